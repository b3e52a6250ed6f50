internal import BudgetCore

extension Reader {
  /// A weekday with what makes one date of it: `Freitag in zwei Wochen`, `Wednesday next week`, `Di 15.12.`
  func weekday(_ weekday: Weekday, _ spelling: Term.Spelling, at index: Int) -> Match<CivilDate>? {
    let next = spelling == .full ? index + 1 : pastStop(index + 1)
    guard endsWord(next) || end(next) != nil, !isTitle(spelling, index, next) else { return nil }
    let date = standpoint.today.next(weekday)
    if let far = distance(from: date, at: next), let day = far.value, day.weekday == weekday {
      return Match(outcome: far.outcome, atoms: index..<far.atoms.upperBound)
    }
    let week = term(next) == .of || term(next) == .in ? next + 1 : next
    if term(week) == .next || term(week) == .coming, term(week + 1) == .span(.week) {
      return match(standpoint.today.monday.adding(days: 7 + weekday.rawValue), index, week + 2)
    }
    if let match = beside(weekday, index, next) { return match }
    var match = match(date, index, next)
    match?.isWeak = spelling != .full
    return match
  }

  /// `Fr. Mustermann`, two or three letters before a full stop and a capital; `45 Fr.`
  func isTitle(_ spelling: Term.Spelling, _ index: Int, _ next: Int) -> Bool {
    guard spelling != .full, next == index + 2 else { return false }
    // 45 Swiss francs
    if number(index - 1) != nil, !isMark(index - 2, ":") { return true }
    guard next < atoms.count, atoms[next].isCapital else { return false }
    if case .word(.month) = atoms[next].kind { return false }
    return true
  }

  /// The date that a weekday stands before: the date holds.
  private func beside(_ weekday: Weekday, _ index: Int, _ next: Int) -> Match<CivilDate>? {
    var start = next
    if start < atoms.count, atoms[start].kind == .pause { start += 1 }
    if term(start) == .den || term(start) == .the { start += 1 }
    guard isPlain(start), let found = date(at: start), let date = found.value else { return nil }
    var match = found.introduced(from: index)
    if match.differing == nil, date.weekday != weekday { match.differing = index..<next }
    return match
  }

  /// A date with the weekday that stands after it.
  func withWeekday(_ found: Match<CivilDate>, from start: Int) -> Match<CivilDate> {
    let index = found.atoms.upperBound
    guard isPlain(start), let date = found.value, startsWord(index),
      case .weekday(let weekday, let spelling) = term(index)
    else { return found }
    let next = spelling == .full ? index + 1 : pastStop(index + 1)
    guard endsWord(next), !isTitle(spelling, index, next) else { return found }
    // `heute So ein Film`
    if date.weekday != weekday, spelling != .full, startsWord(next) { return found }
    var match = found
    match.atoms = found.atoms.lowerBound..<next
    if date.weekday != weekday { match.differing = index..<next }
    return match
  }

  /// Whether a date that begins there says more than a weekday does.
  private func isPlain(_ index: Int) -> Bool {
    guard startsWord(index) else { return false }
    switch atoms[index].kind {
    case .number, .word(.month), .word(.today), .word(.morgen), .word(.tomorrow), .word(.dayAfterTomorrow): return true
    default: return false
    }
  }
}

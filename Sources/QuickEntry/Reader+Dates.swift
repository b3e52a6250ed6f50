internal import BudgetCore

extension Reader {
  /// The longest date that begins at an atom, with the small words that introduce it. Weak for `Mo` and the like,
  /// which count only among the right neighbours.
  func date(at index: Int) -> Match<CivilDate>? {
    var start = index
    var small = Term.unknown
    switch term(index) {
    case .am where isMeridiem(of: index): return nil
    case .am, .on, .ab, .at, .fuer, .von, .from, .um:
      small = term(index)
      start += 1
    default: break
    }
    if term(start) == .the || (term(start) == .den && small != .unknown) { start += 1 }
    guard start == index || startsWord(start) else { return nil }
    if case .weekday(let weekday, let spelling) = term(start) {
      // `the Friday`, `last Friday`
      if start > index && small == .unknown || term(start - 1) == .nth { return nil }
      guard var match = self.weekday(weekday, spelling, at: start) else { return nil }
      if match.isWeak, start == index + 1, makesDay(small, at: index) { match.isWeak = false }
      return match.introduced(from: index)
    }
    guard let match = plainDate(at: start, after: small, hasThe: term(start - 1) == .the && start > index) else {
      return nil
    }
    return withWeekday(match, from: start).introduced(from: index)
  }

  /// Whether a small word makes a day of the two or three letters after it: `on Sun`, not `for sun cream`.
  private func makesDay(_ small: Term, at index: Int) -> Bool {
    if atoms[index + 1].isCapital { return true }
    if term(index + 1) == .weekday(.sunday, .german) { return false }
    return switch small {
    case .am, .on, .ab: true
    case .fuer: line.bytes[atoms[index].bytes.lowerBound + 1] | 0x20 != UInt8(ascii: "o")
    default: false
    }
  }

  /// A date that is no weekday alone.
  private func plainDate(at index: Int, after small: Term, hasThe: Bool) -> Match<CivilDate>? {
    guard index < atoms.count else { return nil }
    let today = standpoint.today
    switch atoms[index].kind {
    case .number: return figures(at: index, after: small)
    case .word(.month(let month)): return hasThe ? nil : monthFirst(month, at: index)
    case .word(.weekend): return match(today.weekend, index, index + 1)
    case .word(.endOfMonth): return match(today.endOfMonth, index, index + 1)
    case .word(.end):
      var next = index + 1
      if term(next) == .of { next += 1 }
      if term(next) == .the || term(next) == .den { next += 1 }
      return term(next) == .span(.month) ? match(today.endOfMonth, index, next + 1) : nil
    case .word(.span(.day)) where term(index + 1) == .after && term(index + 2) == .tomorrow:
      return match(today.adding(days: 2), index, index + 3)
    case .word where hasThe: return nil
    case .word(.in): return distance(from: today, at: index)
    case .word(.this), .word(.coming), .word(.next): return nearing(at: index)
    case .word(let term): return near(term, at: index)
    case .mark, .oneHalf, .pause, .literal: return nil
    }
  }

  /// `heute`, `tomorrow`, and `heute in 14 Tagen`.
  private func near(_ term: Term, at index: Int) -> Match<CivilDate>? {
    let days: Int
    switch term {
    case .today, .tonight: days = 0
    case .morgen:
      // `Guten Morgen`, `jeden Morgen`, `Freitag Morgen`.
      switch self.term(index - 1) {
      case .am, .every, .good, .today, .weekday, .this: return nil
      default: days = 1
      }
    case .tomorrow: days = 1
    case .dayAfterTomorrow: days = 2
    case .yesterday where readsBackwards: days = -1
    case .dayBeforeYesterday where readsBackwards: days = -2
    default: return nil
    }
    let date = standpoint.today.adding(days: days)
    if let far = distance(from: date, at: index + 1), term != .tonight {
      return Match(outcome: far.outcome, atoms: index..<far.atoms.upperBound)
    }
    var match = match(date, index, index + 1)
    match?.staysInTitle = term == .tonight
    return match
  }

  /// `diesen Freitag`, `next week Wednesday`, `this weekend`.
  private func nearing(at index: Int) -> Match<CivilDate>? {
    let today = standpoint.today
    let word = term(index)
    switch term(index + 1) {
    case .weekday(let weekday, let spelling):
      let end = spelling == .full ? index + 2 : pastStop(index + 2)
      let inWeek = today.monday.adding(days: weekday.rawValue)
      switch word {
      case .next: return match(inWeek.adding(days: 7), index, end)
      case .this where inWeek >= today: return match(inWeek, index, end)
      default: return match(today.next(weekday), index, end)
      }
    case .span(.week) where word != .this:
      return inWeek(of: today.monday.adding(days: 7), index, index + 2)
    case .weekend:
      let saturday = today.monday.adding(days: 12)
      return match(word == .next ? saturday : today.weekend, index, index + 2)
    default: return nil
    }
  }

  /// A day, or the weekday after it in its week: `nächste Woche Mittwoch`.
  private func inWeek(of date: CivilDate, _ start: Int, _ next: Int) -> Match<CivilDate>? {
    let index = term(next) == .am || term(next) == .on ? next + 1 : next
    if case .weekday(let weekday, let spelling) = term(index), startsWord(index) {
      let end = spelling == .full ? index + 1 : pastStop(index + 1)
      let day = date.monday.adding(days: weekday.rawValue)
      if !isTitle(spelling, index, end), let match = match(day, start, end) { return match }
    }
    return match(date, start, next)
  }

  /// `in 3 Tagen`, `in zwei Wochen`, `in a month`, from some day on.
  func distance(from date: CivilDate, at index: Int) -> Match<CivilDate>? {
    guard term(index) == .in, startsWord(index + 1), case .span(let span) = term(index + 2),
      let end = end(index + 3)
    else { return nil }
    let count: Int
    if let word = countWord(index + 1) {
      count = word
    } else if case .number(let number, _) = atoms[index + 1].kind {
      count = number ?? .max
    } else {
      return nil
    }
    let refused = Match<CivilDate>(outcome: .refused(.notADate), atoms: index..<end)
    // Ten thousand years have fewer days.
    guard count < 4_000_000 else { return refused }
    let far: CivilDate? =
      switch span {
      case .day: date.adding(days: count)
      case .week: date.adding(days: 7 * count)
      case .month: date.adding(months: count)
      case .year: date.adding(months: 12 * count)
      }
    guard let far, far.year <= 9999 else { return refused }
    return span == .week ? inWeek(of: far, index, index + 3) : match(far, index, index + 3)
  }

  func match(_ date: CivilDate, _ start: Int, _ next: Int) -> Match<CivilDate>? {
    end(next).map { Match(outcome: .value(date), atoms: start..<$0) }
  }
}

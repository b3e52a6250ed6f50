internal import BudgetCore

extension Reader {
  /// A date that begins with digits: `24.12.`, `24. Dezember`, `24th of December`, `2026-12-24`, `12/24`.
  func figures(at index: Int, after small: Term) -> Match<CivilDate>? {
    guard let (first, digits) = number(index) else { return nil }
    let next = index + 1
    if digits == 4 { return iso(first, index) }
    guard digits <= 2 else { return nil }
    if isJoinedMark(next, "/") { return slashed(first, index) }
    if isJoinedMark(next, ".") { return dotted(first, index, small) }
    if term(next) == .ordinal, !atoms[next].startsWord {
      let month = term(next + 1) == .of ? next + 2 : next + 1
      if case .month(let number) = term(month) { return dayFirst(first, number, index, month) }
      // `the 15th` only where the word that introduces it makes a date of it.
      guard small == .on || small == .am, let end = end(next + 1) else { return nil }
      return dayOfMonth(first, index, end)
    }
    guard startsWord(next), case .month(let month) = term(next) else { return nil }
    return dayFirst(first, month, index, next)
  }

  /// `Dec 24`, `December 24th, 2026`; no hour and no length: `Jan 10 Uhr`.
  func monthFirst(_ month: Int, at index: Int) -> Match<CivilDate>? {
    let start = pastStop(index + 1)
    guard startsWord(start), let (day, digits) = number(start), digits <= 2 else { return nil }
    var next = start + 1
    if term(next) == .ordinal, !atoms[next].startsWord { next += 1 }
    switch term(next) {
    case .uhr, .pm, .unit, .span: return nil
    default: return inYear(day, month, index, next)
    }
  }

  /// `24. Dezember`, the month being at `at`.
  private func dayFirst(_ day: Int, _ month: Int, _ index: Int, _ at: Int) -> Match<CivilDate>? {
    guard endsWord(pastStop(at + 1)) else { return nil }
    return inYear(day, month, index, pastStop(at + 1))
  }

  /// With the year that may follow, else the next one that has the day.
  private func inYear(_ day: Int, _ month: Int, _ index: Int, _ next: Int) -> Match<CivilDate>? {
    let at = next < atoms.count && atoms[next].kind == .pause ? next + 1 : next
    if startsWord(at), let (year, digits) = number(at), digits == 4, (1900..<2200).contains(year), let end = end(at + 1)
    {
      return match(CivilDate(year: year, month: month, day: day), index, end)
    }
    guard let end = end(next) else { return nil }
    return match(standpoint.today.next(month: month, day: day), index, end)
  }

  private func dotted(_ day: Int, _ index: Int, _ small: Term) -> Match<CivilDate>? {
    let next = index + 2
    if case .month(let month) = term(next) { return dayFirst(day, month, index, next) }
    guard let (month, digits) = joinedNumber(next) else {
      return small == .am && endsWord(next) ? dayOfMonth(day, index, next) : nil
    }
    guard digits <= 2 else { return nil }
    guard isJoinedMark(next + 1, ".") else {
      // Without its second dot it is a date only after `am`.
      guard small == .am || small == .on, let end = end(next + 1), term(next + 1) != .uhr else { return nil }
      return match(standpoint.today.next(month: month, day: day), index, end)
    }
    if let year = joinedNumber(next + 2) {
      guard let end = end(next + 3), year.digits == 2 || year.digits == 4 else { return nil }
      let full = year.digits == 2 ? 2000 + year.value : year.value
      return match(CivilDate(year: full, month: month, day: day), index, end)
    }
    guard endsWord(next + 2) else { return nil }
    return match(standpoint.today.next(month: month, day: day), index, next + 2)
  }

  private func dayOfMonth(_ day: Int, _ index: Int, _ end: Int) -> Match<CivilDate>? {
    match(standpoint.today.next(day: day), index, end)
  }

  private func iso(_ year: Int, _ index: Int) -> Match<CivilDate>? {
    guard isJoinedMark(index + 1, "-"), let month = joinedNumber(index + 2), month.digits == 2,
      isJoinedMark(index + 3, "-"), let day = joinedNumber(index + 4), day.digits == 2, let end = end(index + 5)
    else { return nil }
    return match(CivilDate(year: year, month: month.value, day: day.value), index, end)
  }

  /// In the configured order, and only when it makes a date.
  private func slashed(_ first: Int, _ index: Int) -> Match<CivilDate>? {
    guard let second = joinedNumber(index + 2), second.digits <= 2 else { return nil }
    let isDayFirst = standpoint.order == .dayFirst
    let (day, month) = isDayFirst ? (first, second.value) : (second.value, first)
    if isJoinedMark(index + 3, "/"), let year = joinedNumber(index + 4), year.digits == 2 || year.digits == 4,
      let end = end(index + 5)
    {
      let full = year.digits == 2 ? 2000 + year.value : year.value
      return CivilDate(year: full, month: month, day: day).flatMap { match($0, index, end) }
    }
    let isFraction =
      first == 24 && second.value == 7 || first == 1 && (2...4).contains(second.value)
      || first == 3 && second.value == 4
    guard !isFraction, let end = end(index + 3) else { return nil }
    return standpoint.today.next(month: month, day: day).flatMap { match($0, index, end) }
  }

  /// A day that no year has is refused.
  private func match(_ date: CivilDate?, _ index: Int, _ end: Int) -> Match<CivilDate> {
    Match(outcome: date.map { .value($0) } ?? .refused(.notADate), atoms: index..<end)
  }
}

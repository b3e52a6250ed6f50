internal import BudgetCore

extension Reader {
  /// What looks like a part and is another thing: a repeat, or a deadline.
  func kept(at index: Int) -> (atoms: Range<Int>, reason: Draft.Hint.Reason)? {
    switch term(index) {
    case .habitually where endsWord(index + 1): return (index..<index + 1, .repeats)
    case .every: return repeated(at: index + 1).map { (index..<$0, .repeats) }
    case .bis, .vor, .deadline: return due(at: index).map { (index..<$0, .deadline) }
    default:
      // `von Montag bis Freitag`
      guard let first = date(at: index)?.atoms.upperBound, term(first) == .bis || term(first) == .to,
        let end = due(at: first)
      else { return nil }
      return (index..<end, .deadline)
    }
  }

  /// What an `every` repeats.
  private func repeated(at index: Int) -> Int? {
    var next = index
    if number(next) != nil || countWord(next) != nil {
      next = pastStop(next + 1)
      if next == index + 2 { return next }
    } else if term(next) == .nth {
      next += 1
    }
    switch term(next) {
    case .weekday, .span, .morgen, .evening, .morning, .weekend, .noon, .month: return end(pastStop(next + 1))
    default: return nil
    }
  }

  /// After a `by`: a date, a time, or both.
  private func due(at index: Int) -> Int? {
    // `viertel vor drei`
    if case .quarter = term(index - 1) { return nil }
    var next = index + 1
    if next < atoms.count, atoms[next].kind == .pause { next += 1 }
    if [.zum, .den, .the].contains(term(next)) { next += 1 }
    guard startsWord(next) else { return nil }
    if let end = dueDay(at: next) { return dueTime(at: end) ?? end }
    return dueTime(at: next).map { dueDay(at: $0) ?? $0 }
  }

  private func dueDay(at index: Int) -> Int? {
    // After it the second dot may be missing: `bis 24.12`.
    guard startsWord(index),
      let match = date(at: index)
        ?? (number(index) == nil ? nil : withWeekday(figures(at: index, after: .am), from: index)),
      match.value != nil, !match.isWeak || atoms[match.atoms.lowerBound].isCapital
    else { return nil }
    return match.atoms.upperBound
  }

  private func dueTime(at index: Int) -> Int? {
    guard startsWord(index), let match = time(at: index), match.value != nil else { return nil }
    return match.atoms.upperBound
  }

  private func withWeekday(_ match: Match<CivilDate>?, from index: Int) -> Match<CivilDate>? {
    match.map { withWeekday($0, from: index) }
  }

  /// `#work`; a number, as in `#4711`, is none.
  func category(at index: Int) -> Match<String>? {
    guard isMark(index, "#"), index + 1 < atoms.count, !atoms[index + 1].startsWord, case .word = atoms[index + 1].kind
    else { return nil }
    var next = index + 2
    while !endsWord(next) {
      switch atoms[next].kind {
      case .word, .number, .mark(UInt8(ascii: "-")), .mark(UInt8(ascii: "_")): next += 1
      default:
        guard end(next) != nil else { return nil }
        return category(index, next, end: next + 1)
      }
    }
    return category(index, next, end: next)
  }

  private func category(_ index: Int, _ next: Int, end: Int) -> Match<String> {
    let name = atoms[index + 1].bytes.lowerBound..<atoms[next - 1].bytes.upperBound
    return Match(outcome: .value(String(decoding: line.bytes[name], as: UTF8.self)), atoms: index..<end)
  }
}

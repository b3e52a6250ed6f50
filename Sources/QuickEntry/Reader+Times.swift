internal import BudgetCore

extension Reader {
  /// What is surely a time and reads further than the length in it: `14-15 Uhr`, `in 45 min`, `um 14h`.
  func longTime(at index: Int) -> Match<TimePart>? {
    if term(index) == .in, let length = length(at: index + 1), term(index + 1) != .fuer {
      switch length.outcome {
      case .value(let value):
        return Match(
          outcome: .value(.fromNow(value)), atoms: index..<length.atoms.upperBound, isWeak: length.isWeak)
      case .refused(let reason):
        return Match(outcome: .refused(reason), atoms: length.atoms, isWeak: length.isWeak)
      }
    }
    if let stretch = stretch(at: index) { return stretch }
    guard let match = time(at: index), case .at(let reading)? = match.value, reading.form == .hourLetter else {
      return nil
    }
    return match
  }

  /// One time of day, with the small word that introduces it; weak without one that a dotted time needs.
  func time(at index: Int) -> Match<TimePart>? {
    let start = introducesTime(index) ? index + 1 : index
    guard let clock = clock(at: start) else { return nil }
    switch clock {
    case .impossible(let next):
      guard let end = end(next) else { return nil }
      return Match(outcome: .refused(.notATime), atoms: start..<end)
    case .reading(let reading, let next):
      guard let end = end(next) else { return nil }
      let match = Match<TimePart>(outcome: .value(.at(reading)), atoms: index..<end)
      let before = start > index ? term(index) : .unknown
      switch reading.form {
      case .plain: return match
      case .dotted:
        var match = match
        match.isWeak = ![.um, .ab, .at, .von, .from].contains(before) && !isAt(index, start)
        return match
      case .hourLetter: return [.um, .ab, .at, .von, .from].contains(before) || isAt(index, start) ? match : nil
      case .bare: return before == .um || before == .at || isAt(index, start) ? match : nil
      case .word:
        // "at one point" is no time.
        return (before == .um || before == .at) && (reading.minutes > 60 || end == atoms.count) ? match : nil
      }
    }
  }

  private func isAt(_ index: Int, _ start: Int) -> Bool { start > index && isMark(index, "@") }

  private func introducesTime(_ index: Int) -> Bool {
    switch term(index) {
    case .um, .ab, .at, .von, .from, .fuer, .am, .on: startsWord(index + 1)
    default: isMark(index, "@")
    }
  }

  /// `14:00-15:30`, `14–15 Uhr`, `2-3pm`, `von 14 bis 15:30`.
  private func stretch(at index: Int) -> Match<TimePart>? {
    let start = introducesTime(index) ? index + 1 : index
    guard case .reading(let first, let firstEnd)? = clock(at: start),
      let joint = joint(at: firstEnd),
      let clock = clock(at: joint.next, asEnd: true)
    else { return nil }
    // `für 1h-2h` is no afternoon.
    if first.form == .hourLetter, term(start - 1) == .fuer { return nil }
    switch clock {
    case .impossible(let next):
      guard first.form == .plain, joint.kind == .tight, let end = end(next) else { return nil }
      return Match(outcome: .refused(.notATime), atoms: start..<end)
    case .reading(let last, let next):
      guard let end = end(next) else { return nil }
      let introduction = start > index ? isMark(index, "@") ? .at : term(index) : .unknown
      guard isStretch(first, joint.kind, last, after: introduction) else { return nil }
      if !first.isAmbiguous, !last.isAmbiguous, first.minutes == last.minutes,
        !(first.mayShareMeridiem && last.hasMeridiem)
      {
        return Match(outcome: .refused(.tooShort), atoms: start..<end)
      }
      return Match(outcome: .value(.stretch(first, last)), atoms: index..<end)
    }
  }

  private enum Joint { case tight, spaced, word }

  /// What stands between the ends of a stretch.
  private func joint(at index: Int) -> (kind: Joint, next: Int)? {
    let next = index + 1
    switch term(index) {
    case .bis, .to: return startsWord(index) && startsWord(next) ? (.word, next) : nil
    default:
      guard isMark(index, "-"), next < atoms.count else { return nil }
      return (atoms[index].startsWord || atoms[next].startsWord ? .spaced : .tight, next)
    }
  }

  /// Whether two numbers are times: `14:00-15` are, and `3-4` of chapters are not.
  private func isStretch(_ first: ClockReading, _ joint: Joint, _ last: ClockReading, after small: Term) -> Bool {
    let isPair = small == .von || small == .from
    if first.form == .word || last.form == .word { return isPair && joint == .word }
    switch (first.form, last.form) {
    case (.bare, .bare): return isPair && joint == .word || joint == .tight && (small == .um || small == .at)
    case (.bare, .plain): return true
    case (.bare, .hourLetter), (.bare, .dotted): return isPair && joint == .word
    case (_, .bare): return joint != .spaced && first.form == .plain || isPair && joint == .word
    default: return true
    }
  }
}

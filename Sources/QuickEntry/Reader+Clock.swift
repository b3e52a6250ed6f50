internal import BudgetCore

extension Reader {
  enum Clock {
    case reading(ClockReading, end: Int)
    /// It looks like a time of day and cannot be one.
    case impossible(end: Int)
  }

  /// A time of day at an atom, nothing introducing it; 24:00 only where it is the end of a stretch.
  func clock(at index: Int, asEnd: Bool = false) -> Clock? {
    guard let (hour, digits) = number(index) else { return worded(at: index) }
    guard digits <= 2 else { return nil }
    let next = index + 1
    if isJoinedMark(next, ":") || isJoinedMark(next, "."), let minute = joinedNumber(next + 1), minute.digits == 2 {
      // 14:00:00 and 24.12.2026 are something else.
      if isJoinedMark(next + 2, ":") || isJoinedMark(next + 2, ".") && joinedNumber(next + 3) != nil { return nil }
      let form: ClockReading.Form = isMark(next, ".") ? .dotted : .plain
      if form == .plain, case .unit(.hour, isLetter: true) = term(next + 2), !atoms[next + 2].startsWord {
        // `um 14:00h`; alone it is a length.
        return minute.value <= 59 ? reading(hour, minute.value, .hourLetter, next + 3, asEnd) : nil
      }
      return completed(hour, minute.value, form, digits, end: next + 2, asEnd)
    }
    if case .unit(.hour, isLetter: true) = term(next), !atoms[next].startsWord {
      if let minute = joinedNumber(next + 1) {
        return minute.digits == 2 && minute.value <= 59
          ? reading(hour, minute.value, .hourLetter, next + 2, asEnd) : nil
      }
      return reading(hour, nil, .hourLetter, next + 1, asEnd, digits: digits)
    }
    return completed(hour, nil, .bare, digits, end: next, asEnd)
  }

  /// With the Uhr, am or pm that may follow.
  private func completed(
    _ hour: Int, _ minute: Int?, _ form: ClockReading.Form, _ digits: Int, end: Int, _ asEnd: Bool
  ) -> Clock? {
    if let (isAfternoon, next) = meridiem(at: end, isBare: form == .bare, hour: hour) {
      guard (1...12).contains(hour), (0...59).contains(minute ?? 0) else { return .impossible(end: next) }
      let minutes = hour % 12 * 60 + (minute ?? 0) + (isAfternoon ? 720 : 0)
      return .reading(ClockReading(form: .plain, minutes: minutes, hasMeridiem: true), end: next)
    }
    if let next = pastUhr(end) {
      // `14 Uhr 30`, where nothing follows that the number may count.
      if form == .bare, startsWord(next), let minutes = number(next), minutes.digits == 2, minutes.value <= 59,
        next + 1 == atoms.count || atoms[next + 1].kind == .pause
      {
        return reading(hour, minutes.value, .plain, next + 1, asEnd)
      }
      return reading(hour, minute, .plain, next, asEnd, digits: digits)
    }
    if form == .dotted, hour > 23 || (minute ?? 0) > 59, !(asEnd && hour == 24 && minute == 0) { return nil }
    if form == .bare, hour > (asEnd ? 24 : 23) || leadsOn(end) { return nil }
    return reading(hour, minute, form, end, asEnd, digits: digits)
  }

  private func reading(
    _ hour: Int, _ minute: Int?, _ form: ClockReading.Form, _ end: Int, _ asEnd: Bool, digits: Int = 2
  ) -> Clock {
    guard (minute ?? 0) <= 59, hour <= 23 || (asEnd && hour == 24 && minute ?? 0 == 0) else {
      return .impossible(end: end)
    }
    // 03 is no hour of two.
    let isTwelveHour = (1...12).contains(hour) && (digits == 1 || hour >= 10)
    return .reading(
      ClockReading(
        form: form, minutes: hour * 60 + (minute ?? 0), isAmbiguous: minute == nil && isTwelveHour,
        mayShareMeridiem: isTwelveHour && form != .hourLetter), end: end)
  }

  /// `noon`, `halb drei`, `viertel nach drei`, `dreiviertel drei`, `half past two`, `a quarter to three`, `drei`.
  private func worded(at index: Int) -> Clock? {
    var next = index
    if term(next) == .article, term(next + 1) == .quarter { next += 1 }
    switch (term(next), term(next + 1)) {
    case (.noon, _): return .reading(ClockReading(form: .plain, minutes: 720), end: next + 1)
    case (.midnight, _): return .reading(ClockReading(form: .plain, minutes: 0), end: next + 1)
    case (.halb, _): return around(next + 1, adding: -30)
    case (.half, .past): return around(next + 2, adding: 30)
    case (.quarter, .nach), (.quarter, .ab), (.quarter, .past): return around(next + 2, adding: 15)
    case (.quarter, .vor), (.quarter, .to): return around(next + 2, adding: -15)
    case (.threeQuarters, _): return around(next + 1, adding: -15)
    case (.number(let hour), _):
      if let end = pastUhr(next + 1) { return reading(hour, nil, .plain, end, false, digits: 1) }
      return leadsOn(next + 1) ? nil : reading(hour, nil, .word, next + 1, false, digits: 1)
    default: return nil
    }
  }

  /// An hour of twelve with so many minutes.
  private func around(_ index: Int, adding minutes: Int) -> Clock? {
    var hour = 0
    if case .number(let word) = term(index) { hour = word } else if let figures = number(index) { hour = figures.value }
    guard (1...12).contains(hour), startsWord(index) else { return nil }
    let reading = ClockReading(form: .plain, minutes: (hour * 60 + minutes) % 720, isAmbiguous: true)
    return .reading(reading, end: pastUhr(index + 1) ?? index + 1)
  }

  private func pastUhr(_ index: Int) -> Int? {
    if term(index) == .uhr { return index + 1 }
    return term(index) == .letterO && isJoinedMark(index + 1, "'") && term(index + 2) == .clock ? index + 3 : nil
  }

  /// Whether a bare number counts what follows: minutes, days, per cent.
  private func leadsOn(_ index: Int) -> Bool {
    switch term(index) {
    case .unit, .span, .month, .quarters: true
    default: isMark(index, "%")
    }
  }

  private func meridiem(at index: Int, isBare: Bool, hour: Int) -> (isAfternoon: Bool, end: Int)? {
    switch term(index) {
    case .pm: return (true, index + 1)
    case .am where !atoms[index].startsWord || isMeridiem(index) && (!isBare || (1...12).contains(hour)):
      return (false, index + 1)
    case .letterP, .article:
      guard atoms[index].bytes.count == 1, isJoinedMark(index + 1, "."),
        term(index + 2) == .unit(.minute, isLetter: true), !atoms[index + 2].startsWord
      else { return nil }
      return (term(index) == .letterP, pastStop(index + 3))
    default: return nil
    }
  }

  /// Whether an `am` belongs to the hour before it.
  func isMeridiem(of index: Int) -> Bool {
    guard index > 0, let hour = number(index - 1), hour.digits <= 2, endsWord(index), isMeridiem(index) else {
      return false
    }
    return hour.value <= 12 || isJoinedMark(index - 2, ":")
  }

  /// Whether an `am` of its own is English, by what follows: `8 am tomorrow`, and not `8 Stühle am Bahnhof`.
  private func isMeridiem(_ index: Int) -> Bool {
    let next = index + 1
    guard startsWord(next) else { return endsWord(next) }
    switch atoms[next].kind {
    case .number: return !isJoinedMark(next + 1, ".")
    case .word(.weekday(_, let spelling)):
      return spelling == .english
        || spelling == .full
          && line.bytes[..<atoms[next].bytes.upperBound].suffix(3)
            .elementsEqual("day".utf8)
    case .word(.weekend), .word(.endOfMonth), .word(.end), .word(.next), .word(.coming), .word(.morgen): return false
    case .word(.month), .word(.today), .word(.tomorrow): return true
    case .word: return !atoms[next].isCapital
    default: return true
    }
  }
}

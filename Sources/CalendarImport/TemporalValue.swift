internal import BudgetCore

/// A DATE or DATE-TIME as it is written: which of the forms of RFC 5545 §3.3.4 and §3.3.5.
enum TemporalValue: Hashable, Sendable {
  case date(CivilDate)
  /// Form 1 or 3: floating, or in the zone of its TZID.
  case local(CivilDateTime)
  /// Form 2.
  case utc(CivilDateTime)

  /// Its date and clock time, 00:00 of a DATE.
  var wall: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date)
    case .local(let wall), .utc(let wall): wall
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  var isLocal: Bool { if case .local = self { true } else { false } }
}

/// What was odd about a value that was read all the same.
enum ValueOddity: Hashable, Sendable {
  case dateWithTime
  case endOfDayAs24
  case repaired
}

extension TemporalValue {
  /// Reads a value; nil for what is none, and for dates that do not exist.
  static func parse(_ text: some StringProtocol, declaredDate: Bool) -> (value: TemporalValue, oddity: ValueOddity?)? {
    var oddity: ValueOddity?
    var bytes = Array(text.utf8).filter { $0 != 0x20 }
    if bytes.contains(UInt8(ascii: "-")) || bytes.contains(UInt8(ascii: ":")) {
      // ISO 8601's extended form; a sign before digits at the end is an offset.
      bytes = bytes.enumerated().filter { index, byte in
        byte != UInt8(ascii: ":") && !(byte == UInt8(ascii: "-") && index < 8)
      }.map(\.element)
      oddity = .repaired
    }
    guard let date = CivilDate(basic: bytes.prefix(8)) else { return nil }
    if bytes.count == 8 { return (.date(date), oddity) }
    guard bytes.count > 8, bytes[8] | 0x20 == UInt8(ascii: "t") else { return nil }
    let clock = bytes[9...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let (seconds, clockOddity) = secondsOfDay(clock) else { return nil }
    oddity = clockOddity ?? oddity
    let wall = CivilDateTime(date).adding(Length(seconds: seconds))
    let value: TemporalValue
    switch zone(bytes[clock.endIndex...]) {
    case .none: return nil
    case .some(.none): value = .local(wall)
    case .some(.some(let offset)):
      value = .utc(wall.adding(Length(seconds: -offset)))
      if bytes.count - clock.endIndex > 1 { oddity = .repaired }
    }
    return declaredDate ? (.date(date), .dateWithTime) : (value, oddity)
  }

  /// HHMMSS, 24:00:00 as the end of the day, 60 as the second after; HHMM is odd.
  private static func secondsOfDay(_ clock: ArraySlice<UInt8>) -> (seconds: Int64, oddity: ValueOddity?)? {
    guard clock.count == 6 || clock.count == 4, let hour = digits(clock.prefix(2)),
      let minute = digits(clock.dropFirst(2).prefix(2)), minute <= 59
    else { return nil }
    let second = clock.count == 6 ? digits(clock.dropFirst(4)) ?? 99 : 0
    guard second <= 60, hour <= 23 || (hour == 24 && minute == 0 && second == 0) else { return nil }
    let oddity: ValueOddity? = hour == 24 ? .endOfDayAs24 : clock.count == 4 ? .repaired : nil
    return (Int64(hour * 3600 + minute * 60 + second), oddity)
  }

  /// The seconds ahead of UTC that follow a clock time; inner nil for none, outer nil for what is no zone.
  private static func zone(_ rest: ArraySlice<UInt8>) -> Int64?? {
    if rest.isEmpty { return .some(nil) }
    if rest.count == 1, rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "z") { return 0 }
    guard let offset = UTCOffset.parse(rest) else { return nil }
    return .some(Int64(offset.seconds))
  }
}

/// UTC-OFFSET (RFC 5545 §3.3.14).
enum UTCOffset {
  /// Reads `+0100`, `-0930`, `+005328`, and, as odd, `+01:00`, `+1`, `0100`; nil for anything else and for a day or more.
  static func parse(_ text: some Collection<UInt8>) -> (seconds: Int, isOdd: Bool)? {
    let written = text.filter { $0 != 0x20 }
    var bytes = written.filter { $0 != UInt8(ascii: ":") }[...]
    var isNegative = false
    var hasSign = false
    if let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      hasSign = true
      isNegative = first == UInt8(ascii: "-")
      bytes = bytes.dropFirst()
    }
    let hourDigits = bytes.count <= 2 ? bytes.count : 2
    guard [1, 2, 4, 6].contains(bytes.count), let hours = digits(bytes.prefix(hourDigits)), hours <= 23 else {
      return nil
    }
    bytes = bytes.dropFirst(hourDigits)
    let isOdd = !hasSign || bytes.isEmpty || written.count != hourDigits + bytes.count + 1
    guard let minutes = bytes.isEmpty ? 0 : digits(bytes.prefix(2)), minutes <= 59,
      let seconds = bytes.count < 4 ? 0 : digits(bytes.suffix(2)), seconds <= 59
    else { return nil }
    let offset = hours * 3600 + minutes * 60 + seconds
    return (isNegative ? -offset : offset, isOdd)
  }
}

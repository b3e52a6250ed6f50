public import BudgetCore

/// Zones written out as a rule: `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2017 §8.3 `TZ`, with RFC 8536 §3.3.1).
public enum PosixZone {
  /// Reads a zone of one offset, or of two that take turns every year; nil for any other text.
  ///
  /// Names are letters, or `<…>` of letters, digits, `+` and `-`, at least three; offsets are 0 to 24 hours either way,
  /// counted west of UTC; times of a rule are −167 to 167 hours, 02:00 when left out. Daylight time is one hour ahead when
  /// its offset is left out, and follows `M3.2.0,M11.1.0` when its rule is, as glibc has it. The name is the text itself.
  public static func parse(_ text: String) -> ZoneRules? {
    PosixRule(text.utf8).map { $0.rules(name: text) }
  }
}

/// What a POSIX `TZ` text says.
enum PosixRule {
  case constant(Int)
  case yearly(YearlyChange)

  init?(_ bytes: some Collection<UInt8>) {
    var parser = PosixParser(rest: Array(bytes)[...])
    guard let rule = parser.rule() else { return nil }
    self = rule
  }

  /// This rule as a zone for all time.
  func rules(name: String) -> ZoneRules {
    switch self {
    case .constant(let offset): ZoneRules(name: name, initialOffset: offset)
    case .yearly(let change): ZoneRules(name: name, initialOffset: change.standardOffset, tail: change)
    }
  }
}

private struct PosixParser {
  var rest: ArraySlice<UInt8>

  mutating func rule() -> PosixRule? {
    guard name(), let west = signed(hours: 24) else { return nil }
    if rest.isEmpty { return .constant(-west) }
    guard name() else { return nil }
    var daylight = -west + 3600
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let west = signed(hours: 24) else { return nil }
      daylight = -west
    }
    if rest.isEmpty { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard take(","), let start = change(), take(","), let end = change(), rest.isEmpty else { return nil }
    return .yearly(YearlyChange(standardOffset: -west, daylightOffset: daylight, start: start, end: end))
  }

  /// Takes an abbreviation.
  private mutating func name() -> Bool {
    let quoted = take("<")
    let length = rest.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): quoted
      default: false
      }
    }.count
    rest = rest.dropFirst(length)
    return length >= 3 && (!quoted || take(">"))
  }

  /// Takes `Jn`, `n` or `Mm.w.d`, and `/time` where there is one.
  private mutating func change() -> YearlyChange.Rule? {
    guard let day = day() else { return nil }
    guard take("/") else { return YearlyChange.Rule(day: day, seconds: 7200) }
    return signed(hours: 167).map { YearlyChange.Rule(day: day, seconds: $0) }
  }

  private mutating func day() -> YearlyChange.Rule.Day? {
    if take("J") { return number(1...365).map { .julian($0) } }
    guard take("M") else { return number(0...365).map { .zeroBased($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."), let day = number(0...6),
      let weekday = Weekday(rawValue: (day + 6) % 7)
    else { return nil }
    return .weekdayOfMonth(month: month, week: week, weekday: weekday)
  }

  /// Takes `[+-]h[h[h]][:mm[:ss]]` as seconds.
  private mutating func signed(hours: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(0...hours).map({ $0 * 3600 }) else { return nil }
    if take(":") {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if take(":") {
        guard let more = number(0...59) else { return nil }
        seconds += more
      }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let written = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let number = digits(written), range.contains(number) else { return nil }
    rest = rest.dropFirst(written.count)
    return number
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

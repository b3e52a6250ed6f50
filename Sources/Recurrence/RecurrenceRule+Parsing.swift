internal import BudgetCore

extension RecurrenceRule {
  /// Reads the value of an RRULE or EXRULE property (RFC 5545 §3.3.10, RFC 7529 §4), or of vCalendar 1.0.
  ///
  /// Case, the order of parts, blanks and empty parts do not matter. What is unsound is noted, and read so that the
  /// series has too many instances rather than too few: values and parts that mean nothing here are ignored. The rule is
  /// nil without a known FREQ, with a part twice, and where a part that makes instances has no sound value. O(bytes).
  public static func parse(_ text: String) -> ParsedRule { parse(text.utf8) }

  /// The same for bytes.
  public static func parse(_ text: some Sequence<UInt8>) -> ParsedRule {
    let bytes = text.map { (97...122).contains($0) ? $0 - 32 : $0 }
    if !bytes.contains(UInt8(ascii: "=")), let old = parseOldFormat(bytes) { return old }
    var reader = RuleReader(bytes)
    let rule = reader.rule()
    return ParsedRule(rule: rule, oddities: reader.oddities.found)
  }
}

/// The parts of one rule by name: so few that a list is quicker than a table.
private struct Parts {
  static let known = [
    "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYSECOND", "BYMINUTE", "BYHOUR", "BYDAY", "BYMONTHDAY", "BYYEARDAY",
    "BYWEEKNO", "BYMONTH", "BYSETPOS", "WKST", "RSCALE", "SKIP",
  ]

  private var list: [(name: String, value: ArraySlice<UInt8>)] = []

  subscript(name: String) -> ArraySlice<UInt8>? { list.last { $0.name == name }?.value }

  /// False when there is one of that name already; the later one holds.
  mutating func insert(_ name: String, _ value: ArraySlice<UInt8>) -> Bool {
    let isNew = self[name] == nil
    list.removeAll { $0.name == name }
    list.append((name, value))
    return isNew
  }

  /// Takes out the empty ones but FREQ; gives their names, sorted.
  mutating func removeEmpty() -> [String] {
    guard list.contains(where: { $0.value.isEmpty }) else { return [] }
    let empty = list.filter { $0.value.isEmpty && $0.name != "FREQ" }.map(\.name).sorted()
    list.removeAll { empty.contains($0.name) }
    return empty
  }
}

/// Reads the parts of one rule.
private struct RuleReader {
  private(set) var oddities = Oddities()
  private var parts = Parts()
  private var broken = false
  private var frequency = RecurrenceRule.Frequency.daily
  /// Other calendars have other ranges; their rules are computed elsewhere.
  private var isGregorian = true

  /// `bytes` in upper case.
  init(_ bytes: [UInt8]) {
    let solid = bytes.filter { $0 > 32 && $0 != 127 }
    for part in solid.split(separator: UInt8(ascii: ";")) {
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
        oddities.note(.notAPart, "", part)
        continue
      }
      let name = String(decoding: part[..<equals], as: UTF8.self)
      let value = part[(equals + 1)...]
      if !Parts.known.contains(name) {
        oddities.note(.unknownPart, name, value)
      } else if !parts.insert(name, value) {
        oddities.note(.partTwice, name, value)
        broken = true
      }
    }
    for name in parts.removeEmpty() { oddities.note(.emptyPart, name, []) }
  }

  mutating func rule() -> RecurrenceRule? {
    guard let word = parts["FREQ"] else {
      oddities.note(.noFrequency, "", [])
      return nil
    }
    let words = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
    guard let index = words.firstIndex(where: { word.elementsEqual($0.utf8) }),
      let frequency = RecurrenceRule.Frequency(rawValue: index)
    else {
      oddities.note(.unknownFrequency, "FREQ", word)
      return nil
    }
    self.frequency = frequency
    var rule = RecurrenceRule(frequency)
    readScale(into: &rule)
    readEnd(into: &rule)
    readInterval(into: &rule)
    if let value = parts["WKST"] {
      if let weekday = weekday(value) { rule.weekStart = weekday } else { oddities.note(.notUnderstood, "WKST", value) }
    }
    rule.bySecond = ascending(numbers("BYSECOND", 0...60, expands: frequency >= .minutely).map { min($0, 59) })
    rule.byMinute = numbers("BYMINUTE", 0...59, expands: frequency >= .hourly)
    rule.byHour = numbers("BYHOUR", 0...23, expands: frequency >= .daily)
    rule.byMonth = numbers("BYMONTH", 1...(isGregorian ? 12 : 13), expands: frequency == .yearly)
    if legal("BYWEEKNO", frequency == .yearly) {
      rule.byWeekNo = numbers("BYWEEKNO", 1...53, signed: true, expands: true)
    }
    if legal("BYYEARDAY", frequency == .yearly || frequency < .daily) {
      rule.byYearDay = numbers("BYYEARDAY", 1...385, signed: true, expands: frequency == .yearly)
    }
    if legal("BYMONTHDAY", frequency != .weekly) {
      rule.byMonthDay = numbers("BYMONTHDAY", 1...31, signed: true, expands: frequency >= .monthly)
    }
    rule.byDay = weekdays(ordinals: frequency == .monthly || frequency == .yearly && rule.byWeekNo.isEmpty)
    readPositions(into: &rule)
    return broken ? nil : rule
  }

  private mutating func readScale(into rule: inout RecurrenceRule) {
    if let value = parts["RSCALE"], !value.elementsEqual("GREGORIAN".utf8) {
      rule.scale = String(decoding: value, as: UTF8.self)
      isGregorian = false
    }
    guard let value = parts["SKIP"] else { return }
    switch String(decoding: value, as: UTF8.self) {
    case "OMIT": rule.skip = .omit
    case "BACKWARD": rule.skip = .backward
    case "FORWARD": rule.skip = .forward
    default: oddities.note(.notUnderstood, "SKIP", value)
    }
    if parts["RSCALE"] == nil { oddities.note(.skipWithoutScale, "SKIP", value) }
  }

  private mutating func readEnd(into rule: inout RecurrenceRule) {
    if let value = parts["COUNT"] {
      if let count = number(value), count > 0 {
        rule.count = count
      } else {
        oddities.note(.countIgnored, "COUNT", value)
      }
    }
    if let value = parts["UNTIL"] {
      if let (until, repaired) = RecurrenceRule.Until.read(value) {
        rule.until = until
        if repaired { oddities.note(.untilRepaired, "UNTIL", value) }
      } else {
        oddities.note(.untilIgnored, "UNTIL", value)
      }
    }
    if rule.count != nil, rule.until != nil { oddities.note(.countAndUntil, "COUNT", parts["COUNT"] ?? []) }
  }

  private mutating func readInterval(into rule: inout RecurrenceRule) {
    guard let value = parts["INTERVAL"] else { return }
    if let number = number(value), number > 0 {
      rule.interval = number
    } else {
      oddities.note(.intervalReadAsOne, "INTERVAL", value)
    }
  }

  private mutating func readPositions(into rule: inout RecurrenceRule) {
    let positions = numbers("BYSETPOS", 1...366, signed: true, expands: false)
    let times = rule.bySecond.isEmpty && rule.byMinute.isEmpty && rule.byHour.isEmpty
    let days = rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty && rule.byWeekNo.isEmpty
    if !positions.isEmpty, times, days, rule.byMonth.isEmpty {
      oddities.note(.positionsAlone, "BYSETPOS", parts["BYSETPOS"] ?? [])
    } else {
      rule.bySetPos = positions
    }
  }

  /// Whether a part is there and may be; one that may not is noted.
  private mutating func legal(_ name: String, _ allowed: Bool) -> Bool {
    guard let value = parts[name] else { return false }
    if !allowed { oddities.note(.illegalForFrequency, name, value) }
    return allowed
  }

  /// The sound values of a list, ascending. `range` holds the magnitudes allowed; one that `expands` makes instances.
  private mutating func numbers(_ name: String, _ range: ClosedRange<Int>, signed: Bool = false, expands: Bool) -> [Int]
  {
    guard let value = parts[name] else { return [] }
    var sound: [Int] = []
    for item in value.split(separator: UInt8(ascii: ",")) {
      // RFC 7529 §4.1: a leap month, only in calendars that have them.
      let plain = name == "BYMONTH" && !isGregorian && item.last == UInt8(ascii: "L") ? item.dropLast() : item
      guard let number = number(plain) else {
        oddities.note(.notUnderstood, name, item)
        continue
      }
      if range.contains(number) || signed && range.contains(Int(clamping: number.magnitude)) {
        sound.append(number)
      } else {
        oddities.note(.outOfRange, name, item)
      }
    }
    check(name, value, isEmpty: sound.isEmpty, expands: expands)
    return ascending(sound)
  }

  private mutating func weekdays(ordinals: Bool) -> [RecurrenceRule.WeekdayNumber] {
    guard let value = parts["BYDAY"] else { return [] }
    var sound: [RecurrenceRule.WeekdayNumber] = []
    for item in value.split(separator: UInt8(ascii: ",")) {
      let prefix = item.dropLast(2)
      guard let weekday = weekday(item.suffix(2)), prefix.isEmpty || number(prefix) != nil else {
        oddities.note(.notUnderstood, "BYDAY", item)
        continue
      }
      if let ordinal = number(prefix), ordinals, ordinal != 0 {
        if ordinal.magnitude <= 53 {
          sound.append(RecurrenceRule.WeekdayNumber(ordinal: ordinal, weekday))
        } else {
          oddities.note(.outOfRange, "BYDAY", item)
        }
      } else {
        if !prefix.isEmpty { oddities.note(.ordinalIgnored, "BYDAY", item) }
        sound.append(RecurrenceRule.WeekdayNumber(weekday))
      }
    }
    check("BYDAY", value, isEmpty: sound.isEmpty, expands: frequency >= .weekly)
    sound.sort { ($0.weekday.rawValue, $0.ordinal ?? 0) < ($1.weekday.rawValue, $1.ordinal ?? 0) }
    return sound.enumerated().filter { $0.offset == 0 || $0.element != sound[$0.offset - 1] }.map(\.element)
  }

  private mutating func check(_ name: String, _ value: ArraySlice<UInt8>, isEmpty: Bool, expands: Bool) {
    guard isEmpty else { return }
    oddities.note(expands ? .nothingLeft : .limitWithoutValue, name, value)
    if expands { broken = true }
  }
}

/// The integer that an optional sign and digits write, cut to the range of Int; nil for anything else.
func number(_ text: ArraySlice<UInt8>) -> Int? {
  let negative = text.first == UInt8(ascii: "-")
  let digits = negative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
  guard !digits.isEmpty else { return nil }
  var value = 0
  for byte in digits {
    guard (48...57).contains(byte) else { return nil }
    let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
    let (sum, carry) = tens.addingReportingOverflow(Int(byte) - 48)
    value = overflow || carry ? Int.max : sum
    if overflow || carry { break }
  }
  return negative ? -value : value
}

/// `MO` to `SU`.
func weekday(_ text: ArraySlice<UInt8>) -> Weekday? {
  let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  return names.firstIndex { text.elementsEqual($0.utf8) }.flatMap(Weekday.init(rawValue:))
}

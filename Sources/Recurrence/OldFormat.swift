internal import BudgetCore

extension RecurrenceRule {
  /// Reads the grammar of vCalendar 1.0, such as `W1 TU #0`, `MP1 1+ TU 20261231T000000` or `MD1 15 LD #5`; nil when the
  /// text is nothing like it. `bytes` in upper case.
  ///
  /// `#n` is COUNT, `#0` is for ever, and without either and without a date it is `#2`, as that grammar says. A rule nested in another one, and times of day that BYHOUR and BYMINUTE
  /// cannot say, cannot be understood.
  static func parseOldFormat(_ bytes: [UInt8]) -> ParsedRule? {
    let words = bytes.split { $0 <= 32 || $0 == 127 || $0 == UInt8(ascii: ";") }
    guard let first = words.first, let (kind, interval) = oldKind(first) else { return nil }
    var oddities = Oddities()
    oddities.note(.oldFormat, "", bytes)
    if interval == 0 { oddities.note(.intervalReadAsOne, "", first) }
    var reader = OldFormatReader(kind: kind, interval: max(interval, 1))
    for word in words.dropFirst() where !reader.read(word) {
      oddities.note(.notUnderstood, "", word)
      return ParsedRule(rule: nil, oddities: oddities.found)
    }
    let rule = reader.finished()
    if rule == nil { oddities.note(.nothingLeft, "", bytes) }
    return ParsedRule(rule: rule, oddities: oddities.found)
  }

  /// The kind and interval that `W2` names.
  fileprivate static func oldKind(_ word: ArraySlice<UInt8>) -> (OldFormatReader.Kind, Int)? {
    let letters = word.prefix { (65...90).contains($0) }
    guard let kind = OldFormatReader.Kind(rawValue: String(decoding: letters, as: UTF8.self)),
      let interval = number(word.dropFirst(letters.count)), interval >= 0
    else { return nil }
    return (kind, interval)
  }
}

private struct OldFormatReader {
  enum Kind: String {
    case daily = "D"
    case weekly = "W"
    case byPosition = "MP"
    case byMonthDay = "MD"
    case byMonth = "YM"
    case byYearDay = "YD"
  }

  private let kind: Kind
  private var rule: RecurrenceRule
  private var numbers: [Int] = []
  private var weekdays: [RecurrenceRule.WeekdayNumber] = []
  /// `1+ 2-` before the weekdays they hold for.
  private var ordinals: [Int] = []
  private var ordinalsAreUsed = false
  private var times: Set<Int> = []
  private var ends = false

  init(kind: Kind, interval: Int) {
    self.kind = kind
    let frequency: RecurrenceRule.Frequency =
      switch kind {
      case .daily: .daily
      case .weekly: .weekly
      case .byPosition, .byMonthDay: .monthly
      case .byMonth, .byYearDay: .yearly
      }
    rule = RecurrenceRule(frequency)
    rule.interval = interval
  }

  /// Whether a word has a meaning here.
  mutating func read(_ word: ArraySlice<UInt8>) -> Bool {
    // `$` marks the last instance of a period; it says nothing about which there are.
    let word = word.last == UInt8(ascii: "$") ? word.dropLast() : word
    if word.first == UInt8(ascii: "#") {
      guard let count = number(word.dropFirst()), count >= 0 else { return false }
      rule.count = count == 0 ? nil : count
      ends = true
      return true
    }
    if word.count >= 8, let (until, _) = RecurrenceRule.Until.read(word) {
      rule.until = until
      ends = true
      return true
    }
    if let weekday = weekday(word), kind == .weekly || kind == .byPosition {
      weekdays += ordinals.isEmpty ? [.init(weekday)] : ordinals.map { .init(ordinal: $0, weekday) }
      ordinalsAreUsed = true
      return true
    }
    if word.elementsEqual("LD".utf8), kind == .byMonthDay {
      numbers.append(-1)
      return true
    }
    if word.count == 4, let time = number(word), time >= 0, time / 100 <= 23, time % 100 <= 59 {
      times.insert(time)
      return true
    }
    return readNumber(word)
  }

  private mutating func readNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let minus = word.last == UInt8(ascii: "-")
    let plain = minus || word.last == UInt8(ascii: "+") ? word.dropLast() : word
    guard let magnitude = number(plain) else { return false }
    let value = minus ? -magnitude : magnitude
    switch kind {
    case .daily, .weekly: return false
    case .byPosition:
      guard (1...5).contains(value.magnitude) else { return false }
      if ordinalsAreUsed { ordinals = [] }
      ordinalsAreUsed = false
      ordinals.append(value)
      return true
    case .byMonthDay: guard (1...31).contains(value.magnitude) else { return false }
    case .byMonth: guard (1...12).contains(value) else { return false }
    case .byYearDay: guard (1...366).contains(value.magnitude) else { return false }
    }
    numbers.append(value)
    return true
  }

  /// nil when its times of day are no product of hours and minutes.
  func finished() -> RecurrenceRule? {
    var rule = rule
    if !ends { rule.count = 2 }
    switch kind {
    case .daily: break
    case .weekly, .byPosition:
      var seen: Set<RecurrenceRule.WeekdayNumber> = []
      rule.byDay = weekdays.filter { seen.insert($0).inserted }
        .sorted { ($0.weekday.rawValue, $0.ordinal ?? 0) < ($1.weekday.rawValue, $1.ordinal ?? 0) }
    case .byMonthDay: rule.byMonthDay = ascending(numbers)
    case .byMonth: rule.byMonth = ascending(numbers)
    case .byYearDay: rule.byYearDay = ascending(numbers)
    }
    rule.byHour = ascending(times.map { $0 / 100 })
    rule.byMinute = ascending(times.map { $0 % 100 })
    return rule.byHour.count * rule.byMinute.count == times.count ? rule : nil
  }
}

extension WorkingWeek {
  /// Reads `mon-fri 08:00-12:00,13:00-17:00; sat 9-11; 2026-12-24 08:00-12:00; sun none`.
  ///
  /// Weekdays are English or German, short or long, in lists and ranges; a time is `8`, `08:00` or `08.00`; the dash
  /// may be an en dash. Overlapping windows are one. A later clause replaces an earlier one for the same day. O(n log n).
  /// Throws the first fault in the text; a window that reaches into the next day's is found last.
  public static func parse(_ text: String) throws(HoursFault) -> WorkingWeek {
    var parser = HoursParser(text)
    return try parser.week()
  }
}

/// Walks the text of `--hours` once, from left to right.
private struct HoursParser {
  struct Written {
    var window: WorkingWeek.Window
    var bytes: Range<Int>
  }

  let bytes: [UInt8]
  var at = 0
  var weekdays: [Weekday: [Written]] = [:]
  var dates: [CivilDate: [Written]] = [:]

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func week() throws(HoursFault) -> WorkingWeek {
    var clauses = 0
    skipSpaces()
    while at < bytes.count {
      if take(";") { continue }
      try clause()
      clauses += 1
    }
    guard clauses > 0 else { throw HoursFault(kind: .empty, bytes: 0..<bytes.count) }
    try checkNights()
    return WorkingWeek(
      weekdays: weekdays.mapValues { $0.map(\.window) }, dates: dates.mapValues { $0.map(\.window) })
  }

  private mutating func clause() throws(HoursFault) {
    var named = Set<Weekday>()
    var dated = Set<CivilDate>()
    repeat {
      try day(&named, &dated)
    } while take(",")
    let windows = try self.windows()
    for weekday in named { weekdays[weekday] = windows }
    for date in dated { dates[date] = windows }
  }

  private mutating func day(_ named: inout Set<Weekday>, _ dated: inout Set<CivilDate>) throws(HoursFault) {
    if at < bytes.count, isDigit(bytes[at]) {
      let word = self.word(with: UInt8(ascii: "-"))
      guard let date = CivilDate(iso8601: text(word)) else {
        let shape = bytes[word].map { isDigit($0) ? UInt8(ascii: "0") : $0 }
        let isDate = shape == Array("0000-00-00".utf8)
        throw HoursFault(
          kind: isDate ? .noSuchDate(text(word)) : .expected(.day, found: text(word)), bytes: word)
      }
      dated.insert(date)
      skipSpaces()
      return
    }
    let first = try weekday(.day)
    guard takeDash() else {
      named.insert(first)
      return
    }
    let last = try weekday(.weekday)
    for step in 0...last.days(after: first) {
      named.insert(Weekday(rawValue: (first.rawValue + step) % 7) ?? first)
    }
  }

  private mutating func weekday(_ expected: HoursFault.Expected) throws(HoursFault) -> Weekday {
    let word = self.word()
    guard let weekday = weekdayNames[lowered(word)] else {
      throw HoursFault(kind: .expected(expected, found: text(word)), bytes: word)
    }
    skipSpaces()
    return weekday
  }

  private mutating func windows() throws(HoursFault) -> [Written] {
    let start = at
    if ["none", "keine"].contains(lowered(word())) {
      skipSpaces()
      try endOfClause()
      return []
    }
    at = start
    var windows: [Written] = []
    repeat {
      windows.append(try window(windows.isEmpty ? .window : .time))
    } while take(",")
    try endOfClause()
    return try merged(windows)
  }

  private func endOfClause() throws(HoursFault) {
    guard at < bytes.count, bytes[at] != UInt8(ascii: ";") else { return }
    var rest = self
    let word = rest.word()
    throw HoursFault(kind: .expected(.separator, found: text(word)), bytes: word)
  }

  private mutating func window(_ expected: HoursFault.Expected) throws(HoursFault) -> Written {
    let first = try time(expected)
    if first.seconds == 86_400 { throw HoursFault(kind: .startsAt24(text(first.bytes)), bytes: first.bytes) }
    skipSpaces()
    guard takeDash() else {
      let word = self.word()
      throw HoursFault(kind: .expected(.dash, found: text(word)), bytes: word)
    }
    let last = try time(.time)
    let range = first.bytes.lowerBound..<last.bytes.upperBound
    skipSpaces()
    if last.seconds == first.seconds { throw HoursFault(kind: .noLength(text(range)), bytes: range) }
    let end = last.seconds < first.seconds ? last.seconds + 86_400 : last.seconds
    return try written(from: first.seconds, to: end, range)
  }

  private func written(from start: Int, to end: Int, _ range: Range<Int>) throws(HoursFault) -> Written {
    guard let window = WorkingWeek.Window(start: start, end: end) else {
      throw HoursFault(kind: .tooLong(text(range), Length(seconds: Int64(end - start))), bytes: range)
    }
    return Written(window: window, bytes: range)
  }

  private mutating func time(
    _ expected: HoursFault.Expected
  ) throws(HoursFault) -> (seconds: Int, bytes: Range<Int>) {
    let word = self.word()
    guard let first = bytes[word].first, isDigit(first) else {
      throw HoursFault(kind: .expected(expected, found: text(word)), bytes: word)
    }
    let parts = bytes[word].split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
    guard parts[0].count <= 2, let hour = digits(parts[0]), hour <= 24,
      let minute = parts.count == 1 ? 0 : parts[1].count == 2 ? digits(parts[1]) : nil,
      minute <= (hour == 24 ? 0 : 59)
    else { throw HoursFault(kind: .notATime(text(word)), bytes: word) }
    return (hour * 3600 + minute * 60, word)
  }

  /// Windows that overlap become one, ascending.
  private func merged(_ windows: [Written]) throws(HoursFault) -> [Written] {
    var merged: [Written] = []
    for next in windows.sorted(by: { $0.window.start < $1.window.start }) {
      guard let last = merged.last, next.window.start < last.window.end else {
        merged.append(next)
        continue
      }
      let range =
        min(last.bytes.lowerBound, next.bytes.lowerBound)..<max(last.bytes.upperBound, next.bytes.upperBound)
      merged[merged.count - 1] = try written(
        from: last.window.start, to: max(last.window.end, next.window.end), range)
    }
    return merged
  }

  /// Refuses a window that ends after the next day's first has begun.
  private func checkNights() throws(HoursFault) {
    for weekday in Weekday.allCases {
      let next = Weekday(rawValue: (weekday.rawValue + 1) % 7) ?? .monday
      try check(weekdays[weekday], of: .weekday(weekday), weekdays[next], next: .weekday(next))
    }
    for date in dates.keys.sorted() {
      for first in [date.adding(days: -1), date] {
        let (evening, morning) = (windows(on: first), windows(on: first.adding(days: 1)))
        try check(evening.0, of: evening.1, morning.0, next: morning.1)
      }
    }
  }

  private func windows(on date: CivilDate) -> ([Written]?, HoursFault.Day) {
    if let windows = dates[date] { return (windows, .date(date)) }
    return (weekdays[date.weekday], .weekday(date.weekday))
  }

  private func check(
    _ windows: [Written]?, of day: HoursFault.Day, _ following: [Written]?, next: HoursFault.Day
  ) throws(HoursFault) {
    guard let last = windows?.last, let first = following?.first, last.window.end - 86_400 > first.window.start,
      let begins = ClockTime(secondOfDay: first.window.start)
    else { return }
    throw HoursFault(
      kind: .reachesNextDay(text(last.bytes), of: day, next: next, begins: begins), bytes: last.bytes)
  }
}

// The letters of the grammar.
extension HoursParser {
  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func lowered(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while at < bytes.count, isSpace(at) { at += bytes[at] == 0xC2 ? 2 : 1 }
  }

  /// ASCII white space, and the no-break space.
  private func isSpace(_ index: Int) -> Bool {
    bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index])
      || (bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0)
  }

  /// How many bytes of a hyphen or an en dash begin here.
  private func dash(_ index: Int) -> Int {
    if bytes[index] == UInt8(ascii: "-") { return 1 }
    return bytes[index...].starts(with: [0xE2, 0x80, 0x93]) ? 3 : 0
  }

  /// Takes what runs up to the next space, comma, semicolon or dash; `joint` belongs to it even so. At one of these it
  /// is that one alone, and empty at the end.
  private mutating func word(with joint: UInt8? = nil) -> Range<Int> {
    let start = at
    while at < bytes.count, !isSpace(at), bytes[at] != UInt8(ascii: ","), bytes[at] != UInt8(ascii: ";"),
      bytes[at] == joint || dash(at) == 0
    { at += 1 }
    if at == start, at < bytes.count, !isSpace(at) { at += max(1, dash(at)) }
    return start..<at
  }

  private mutating func take(_ separator: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: separator) else { return false }
    at += 1
    skipSpaces()
    return true
  }

  private mutating func takeDash() -> Bool {
    guard at < bytes.count, dash(at) > 0 else { return false }
    at += dash(at)
    skipSpaces()
    return true
  }
}

/// English and German, short and long, in lower case.
private let weekdayNames: [String: Weekday] = {
  let names: [Weekday: String] = [
    .monday: "mo mon monday montag",
    .tuesday: "tu tue tues tuesday di dienstag",
    .wednesday: "we wed weds wednesday mi mittwoch",
    .thursday: "th thu thur thurs thursday do donnerstag",
    .friday: "fr fri friday freitag",
    .saturday: "sa sat saturday samstag sonnabend",
    .sunday: "su sun sunday so sonntag",
  ]
  var weekdays: [String: Weekday] = [:]
  for (weekday, list) in names {
    for name in list.split(separator: " ") { weekdays[String(name)] = weekday }
  }
  return weekdays
}()

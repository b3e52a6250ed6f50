/// Walks the text of `--hours` once, from left to right.
struct HoursParser {
  struct Written {
    var window: WorkingWeek.Window
    var bytes: Range<Int>
  }

  let bytes: [UInt8]
  var at = 0
  /// Whether the text is the windows of one day and has no other clause.
  private var isOneDay = false
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

  /// Reads what follows the days in a clause, and nothing else.
  mutating func windowsOfOneDay() throws(HoursFault) -> [WorkingWeek.Window] {
    isOneDay = true
    skipSpaces()
    return try windows().map(\.window)
  }

  private mutating func clause() throws(HoursFault) {
    let start = at
    var named: [Weekday] = []
    var dated: [CivilDate] = []
    repeat {
      try day(&named, &dated)
    } while take(",")
    if let fault = daysApart(from: start) { throw fault }
    let windows = try self.windows()
    for weekday in named { weekdays[weekday] = windows }
    for date in dated { dates[date] = windows }
  }

  private mutating func day(_ named: inout [Weekday], _ dated: inout [CivilDate]) throws(HoursFault) {
    if at < bytes.count, isDigit(bytes[at]) {
      dated.append(try date())
      skipSpaces()
      return
    }
    let first = try weekday(.day)
    guard takeDash() else {
      named.append(first)
      return
    }
    let last = try weekday(.weekday)
    for step in 0...last.days(after: first) {
      named.append(Weekday(rawValue: (first.rawValue + step) % 7) ?? first)
    }
  }

  private mutating func weekday(_ expected: HoursFault.Expected) throws(HoursFault) -> Weekday {
    let word = self.word()
    guard let weekday = Weekday(name: lowered(word)) else {
      throw HoursFault(kind: .expected(expected, found: text(word)), bytes: word)
    }
    skipSpaces()
    return weekday
  }

  private mutating func windows() throws(HoursFault) -> [Written] {
    let start = at
    if ["none", "keine"].contains(lowered(word())) {
      skipSpaces()
      try endOfClause(isOneDay ? .end : .semicolon)
      return []
    }
    at = start
    var windows: [Written] = []
    repeat {
      windows.append(try window(windows.isEmpty ? .window : .time))
    } while take(",")
    try endOfClause(isOneDay ? .comma : .separator)
    return try merged(windows)
  }

  private func endOfClause(_ expected: HoursFault.Expected) throws(HoursFault) {
    guard at < bytes.count, isOneDay || bytes[at] != UInt8(ascii: ";") else { return }
    var rest = self
    let word = rest.word()
    throw HoursFault(kind: .expected(expected, found: text(word)), bytes: word)
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

  /// Windows that overlap or adjoin become one, ascending.
  private func merged(_ windows: [Written]) throws(HoursFault) -> [Written] {
    var merged: [Written] = []
    for next in windows.sorted(by: { $0.window.start < $1.window.start }) {
      guard let last = merged.last, next.window.start <= last.window.end else {
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
    guard let last = windows?.last, let begins = last.window.reached(of: following?.first?.window) else { return }
    throw HoursFault(
      kind: .reachesNextDay(text(last.bytes), of: day, next: next, begins: begins), bytes: last.bytes)
  }
}

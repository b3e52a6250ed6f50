import BudgetCore
import TestSupport
import Testing

@Suite struct WorkingWeekTests {
  @Test(arguments: try Table("hours.txt").rows)
  func `hours mean the windows the table says`(row: Table.Row) throws {
    #expect(Self.said(try WorkingWeek.parse(row[0])) == row[1])
  }

  @Test(arguments: try Table("hours-refused.txt").rows)
  func `what are no hours is refused with a fact and a caret`(row: Table.Row) throws {
    let marked = row[0].split(separator: "[", omittingEmptySubsequences: false)
    let caret = marked[1].split(separator: "]", omittingEmptySubsequences: false)
    let start = marked[0].utf8.count
    do {
      _ = try WorkingWeek.parse("\(marked[0])\(caret[0])\(caret[1])")
      Issue.record("was taken")
    } catch {
      #expect(Self.said(error.kind) == row[1])
      #expect(error.bytes == start..<(start + caret[0].utf8.count))
    }
  }

  static let texts = [
    "mon-fri 08:00-12:00,13:00-17:00; sat 9-11; 2026-12-24 08:00-12:00; sun none",
    "mo–fr 08.00–12.00, 13-24:00; täglich",
  ]

  @Test(arguments: texts) func `no prefix of hours stops the program, and a refusal points into it`(text: String) {
    for count in 0...text.utf8.count { Self.parses(Array(text.utf8.prefix(count))) }
  }

  @Test(arguments: texts) func `no flipped byte of hours stops the program`(text: String) {
    for index in text.utf8.indices {
      for flipped in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
        var bytes = Array(text.utf8)
        bytes[text.utf8.distance(from: text.utf8.startIndex, to: index)] ^= flipped
        Self.parses(bytes)
      }
    }
  }

  @Test func `a text of many thousand clauses is read`() throws {
    let week = try WorkingWeek.parse(String(repeating: "mon,tue,2026-12-24 8-12,13-17;", count: 20_000))
    #expect(Self.said(week) == "12 8:00-12:00 13:00-17:00; 2026-12-24 8:00-12:00 13:00-17:00")
    #expect(throws: HoursFault.self) { try WorkingWeek.parse(String(repeating: "mon,", count: 100_000)) }
  }

  @Test func `a date's windows hold instead of its weekday's, and a day not named has none`() throws {
    let week = try WorkingWeek.parse("thu 8-12; 2026-12-24 10-11; 2026-12-31 none")
    let count = { (text: String) in CivilDate(iso8601: text).map { week.windows(on: $0).map(\.start) } }
    #expect(count("2026-12-17") == [8 * 3600])
    #expect(count("2026-12-24") == [10 * 3600])
    #expect(count("2026-12-31") == [])
    #expect(count("2026-12-18") == [])
  }

  @Test func `the next day with a window is found, across days without and as far as asked`() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let week = try WorkingWeek.parse("wed 8-12")
    #expect(week.nextDay(after: monday, within: 366, zone: .utc) == monday.adding(days: 2))
    #expect(week.nextDay(after: monday.adding(days: 2), within: 366, zone: .utc) == monday.adding(days: 9))
    #expect(week.nextDay(after: monday, within: 1, zone: .utc) == nil)
    #expect(week.nextDay(after: monday, within: 2, zone: .utc) == monday.adding(days: 2))
    #expect(week.nextDay(after: monday, within: 0, zone: .utc) == nil)
    #expect(WorkingWeek.none.nextDay(after: monday, within: 366, zone: .utc) == nil)
  }

  /// By pencil: Zurich goes from 02:00 to 03:00 on 29 March 2026, and from 03:00 back to 02:00 on 25 October.
  @Test(arguments: [
    ("2026-03-29", "0-6", "2026-03-28T23:00:00Z 2026-03-29T04:00:00Z"),
    ("2026-03-29", "2:30-6", "2026-03-29T01:30:00Z 2026-03-29T04:00:00Z"),
    ("2026-03-29", "1-2:30", "2026-03-29T00:00:00Z 2026-03-29T01:30:00Z"),
    ("2026-03-29", "2-3", ""), ("2026-03-29", "2:30-3:15", ""),
    ("2026-03-29", "1-2:30,3-4", "2026-03-29T00:00:00Z 2026-03-29T02:00:00Z"),
    ("2026-03-28", "22-6", "2026-03-28T21:00:00Z 2026-03-29T04:00:00Z"),
    ("2026-10-25", "0-6", "2026-10-24T22:00:00Z 2026-10-25T05:00:00Z"),
    ("2026-10-25", "2:30-6", "2026-10-25T00:30:00Z 2026-10-25T05:00:00Z"),
    ("2026-10-25", "1-2:30", "2026-10-24T23:00:00Z 2026-10-25T00:30:00Z"),
    ("2026-10-24", "22-6", "2026-10-24T20:00:00Z 2026-10-25T05:00:00Z"),
    ("2026-11-30", "8-12,12-13", "2026-11-30T07:00:00Z 2026-11-30T12:00:00Z"),
  ])
  func `a clock change lengthens, shortens or swallows a window`(date: String, windows: String, said: String) throws {
    let day = try #require(CivilDate(iso8601: date))
    let set = try WorkingWeek.parse("\(date) \(windows)").windows(of: day, zone: Zones.zurich)
    #expect(set.intervals.map { "\($0.start.rfc3339) \($0.end.rfc3339)" }.joined(separator: " ") == said)
  }

  /// By pencil, as above: of a window of which nothing is left it is told that there was one.
  @Test(arguments: [
    ("2026-03-29", "2-3", ["2:00-3:00"]), ("2026-03-29", "2:30-3:15", ["2:30-3:15"]),
    ("2026-03-29", "2-2:30,2:40-3,8-12", ["2:40-3:00"]), ("2026-03-29", "2-3:01", []),
    ("2026-03-29", "1-2,2-3", []), ("2026-10-25", "2-3", []), ("2026-11-30", "2-3", []), ("2026-11-30", "none", []),
  ])
  func `a window that a clock change swallows is named`(date: String, windows: String, named: [String]) throws {
    let day = try #require(CivilDate(iso8601: date))
    let swallowed = try WorkingWeek.parse("\(date) \(windows)").swallowedWindows(of: day, zone: Zones.zurich)
    #expect(swallowed.map { "\(clock(Int64($0.start)))-\(clock(Int64($0.end)))" } == named)
  }

  private static func parses(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      _ = try WorkingWeek.parse(text)
    } catch {
      #expect(error.bytes.lowerBound >= 0 && error.bytes.upperBound <= text.utf8.count, "\(text)")
    }
  }

  /// The days with equal windows together, in the order of their first.
  private static func said(_ week: WorkingWeek) -> String {
    let said = { (windows: [WorkingWeek.Window]) in
      windows.isEmpty
        ? "none" : windows.map { "\(clock(Int64($0.start)))-\(clock(Int64($0.end)))" }.joined(separator: " ")
    }
    var clauses: [(days: String, windows: String)] = []
    for weekday in Weekday.allCases {
      guard let windows = week.weekdays[weekday].map(said) else { continue }
      if let index = clauses.firstIndex(where: { $0.windows == windows }) {
        clauses[index].days += "\(weekday.rawValue + 1)"
      } else {
        clauses.append(("\(weekday.rawValue + 1)", windows))
      }
    }
    for (date, windows) in week.dates.sorted(by: { $0.key < $1.key }) { clauses.append((date.iso8601, said(windows))) }
    return clauses.map { "\($0.days) \($0.windows)" }.joined(separator: "; ")
  }

  static func said(_ kind: HoursFault.Kind) -> String {
    let day = { (day: HoursFault.Day) in
      switch day {
      case .weekday(let weekday): "\(weekday.rawValue + 1)"
      case .date(let date): date.iso8601
      }
    }
    return switch kind {
    case .empty: "nothing"
    case .expected(let expected, let found): "expected a \(expected), found \(found)".trimmed
    case .daysApart(let found, let instead): "days apart: \(found), write \(instead)"
    case .noYear(let text): "no year in \(text)"
    case .noSuchDate(let text): "no such date \(text)"
    case .notATime(let text): "not a time \(text)"
    case .startsAt24(let text): "starts at \(text)"
    case .noLength(let text): "no length \(text)"
    case .tooLong(let text, let length): "too long \(text), \(clock(length.seconds))"
    case .reachesNextDay(let text, let of, let next, let begins):
      "\(text) of \(day(of)) reaches \(clock(Int64(begins.secondOfDay))) of \(day(next))"
    case .startsNextDay(let text): "starts on the next day \(text)"
    }
  }
}

extension String {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

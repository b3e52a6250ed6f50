import BudgetCore
import QuickEntry
import TestSupport
import Testing

/// Texts that are one part and nothing else, as flags and arguments are.
@Suite struct WholeTextTests {
  @Test func `a day is named in either language by date, by weekday and by distance`() throws {
    for row in try Table("days.txt").rows {
      let today = try #require(CivilDate(iso8601: row[1]))
      let expected = CivilDate(iso8601: row[2])
      #expect((expected == nil) == (row[2] == "none"), "\(row)")
      #expect(QuickEntry.day(of: row[0], today: today) == expected, "\(row)")
    }
  }

  @Test(arguments: ["", " ", "x", "\"morgen\"", "\\morgen", "morgen x", "x morgen", "morgen,", "14:00"])
  func `nothing else is a day`(text: String) {
    #expect(QuickEntry.day(of: text, today: EntryRow.standpoint.today) == nil)
    #expect(QuickEntry.day(of: String(repeating: "9", count: 100_000), today: EntryRow.standpoint.today) == nil)
  }

  @Test func `every date of the tables is a day by itself`() throws {
    var count = 0
    for row in EntryRow.all {
      guard let bytes = row.expected.bytes(of: .date), bytes != row.expected.bytes(of: .time) else { continue }
      let text = String(decoding: Array(row.line.utf8)[bytes], as: UTF8.self)
      let day = QuickEntry.day(of: text, today: row.standpoint.today, order: row.standpoint.order)
      #expect(day == row.expected.date, "\(row)")
      count += 1
    }
    #expect(count > 150)
  }

  @Test func `a weekday is one to seven days ahead, whatever today is`() throws {
    let names = ["mo", "di", "mi", "do", "fr", "sa", "so"]
    for offset in 0..<7 {
      let today = CivilDate(daysSince1970: 20_787 + offset)
      let days = try names.map { try #require(QuickEntry.day(of: $0, today: today)).days(since: today) }
      #expect(days.sorted() == Array(1...7))
    }
  }

  @Test func `next week's Wednesday is of the next ISO week, also across New Year`() throws {
    // From Thursday 17 December 2026 for thirty days.
    for offset in 0..<30 {
      let today = CivilDate(daysSince1970: 20_804 + offset)
      let day = try #require(QuickEntry.day(of: "nächste Woche Mittwoch", today: today))
      #expect(day.weekday == .wednesday)
      #expect(day.weekNumber == today.adding(days: 7).weekNumber)
      #expect(day == QuickEntry.day(of: "next Wednesday", today: today))
    }
  }

  @Test(arguments: [
    ("14:00", "14:00"), ("14", "14:00"), ("2pm", "14:00"), ("um 3", "15:00"), ("3", "15:00"), ("14.15", "14:15"),
    ("halb drei", "14:30"), ("um 14h", "14:00"), ("14h", "14:00"), ("noon", "12:00"), ("in 45 min", "09:45"),
  ])
  func `a text that is a time is read`(text: String, time: String) {
    #expect(QuickEntry.time(of: text, from: EntryRow.standpoint) == ClockTime(text: time))
  }

  @Test(arguments: ["", "x", "25:00", "24", "14:00 x", "14:00-15:00", "in 20 h", "45min", "\"14:00\"", "14:00,"])
  func `any other text is no time`(text: String) {
    #expect(QuickEntry.time(of: text, from: EntryRow.standpoint) == nil)
  }

  @Test(arguments: [
    ("45min", 45), ("45m", 45), ("45 m", 45), ("1h", 60), ("1h30", 90), ("1h 30m", 90), ("1.5h", 90), ("90 min", 90),
    ("2 Std", 120), ("1,5 Std", 90), ("  90   Minuten ", 90), ("24h", 1440), ("1min", 1), ("eine Stunde", 60),
    ("half an hour", 30),
  ])
  func `a text that is a length is read`(text: String, minutes: Int64) {
    #expect(QuickEntry.length(of: text) == Length(minutes: minutes))
  }

  @Test(arguments: [
    "", " ", "45", "h", "min", "0min", "0.5min", "25h", "24h 1min", "1h 90min", "45min x", "x 45min", "45min 45min",
    "14:00", "\"45min\"", "\\45min", "-45min", "1h30x", "1 30 min", "45,min", "45min,",
  ])
  func `any other text is no length`(text: String) {
    #expect(QuickEntry.length(of: text) == nil)
  }
}

extension CivilDate {
  /// The ISO 8601 week: that of its Thursday.
  fileprivate var weekNumber: Int { (adding(days: 3 - weekday.rawValue).dayOfYear + 6) / 7 }
}

import BudgetCore
import QuickEntry
import Testing

@Suite struct PlacementTests {
  static let today = EntryRow.standpoint.today

  static func day(_ line: String, now: String = "09:00", dayStart: String = "00:00") throws -> Todo.Day {
    let standpoint = Standpoint(
      today: today, now: try #require(ClockTime(text: now)), dayStart: try #require(ClockTime(text: dayStart)))
    return try #require(QuickEntry.draft(of: line, from: standpoint)).day(from: standpoint)
  }

  @Test func `a line without date and time is undated, one with a date is of that day`() throws {
    #expect(try Self.day("Milch") == .undated)
    #expect(try Self.day("Milch 2h #x") == .undated)
    #expect(try Self.day("Milch morgen") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Milch heute 08:00") == .on(Self.today))
    #expect(try Self.day("Milch 24.12.1999 14:00") == .on(try #require(CivilDate(iso8601: "1999-12-24"))))
  }

  @Test func `a time alone is today until its end, or without a length its start, is past`() throws {
    #expect(try Self.day("Anruf 14:00") == .on(Self.today))
    #expect(try Self.day("Anruf 09:00") == .on(Self.today))
    #expect(try Self.day("Anruf 08:59") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf 08:30 45min") == .on(Self.today))
    #expect(try Self.day("Anruf 08:30 30min") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf 08:00-09:01") == .on(Self.today))
    #expect(try Self.day("Anruf 23:00-01:00", now: "23:30") == .on(Self.today))
  }

  @Test func `before day-start the night still belongs to its day`() throws {
    #expect(try Self.day("Anruf 01:00", now: "00:30", dayStart: "04:00") == .on(Self.today))
    #expect(try Self.day("Anruf 01:00", now: "23:00", dayStart: "04:00") == .on(Self.today))
    #expect(try Self.day("Anruf 23:00", now: "00:30", dayStart: "04:00") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf 04:00", now: "23:00", dayStart: "04:00") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf 01:00", now: "23:00") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf in 3 h", now: "23:00", dayStart: "04:00") == .on(Self.today))
    #expect(try Self.day("Anruf in 3 h", now: "23:00") == .on(Self.today.adding(days: 1)))
    #expect(try Self.day("Anruf in 1 h", now: "03:30", dayStart: "04:00") == .on(Self.today.adding(days: 1)))
  }

  @Test func `a time from now is of whole minutes`() throws {
    let standpoint = Standpoint(today: Self.today, now: try #require(ClockTime(hour: 9, minute: 0, second: 59)))
    let draft = try #require(QuickEntry.draft(of: "Anruf in 45 min", from: standpoint))
    #expect(draft.time == ClockTime(hour: 9, minute: 45))
    #expect(draft.day(from: standpoint) == .on(Self.today))
  }
}

import BudgetCore
import Testing

@Suite struct DayCourseTests {
  /// now on Zurich's wall (or in UTC) · day-start · hours · the day that is today.
  @Test(arguments: [
    ("2026-11-30 00:00", "0:00", "mon 8-12", "2026-11-30"),
    ("2026-11-30 23:59:59", "0:00", "mon 8-12", "2026-11-30"),
    ("2026-11-30 03:59:59", "4:00", "mon 8-12", "2026-11-29"),
    ("2026-11-30 04:00", "4:00", "mon 8-12", "2026-11-30"),
    ("2026-11-30 11:59:59", "12:00", "mon 8-12", "2026-11-29"),
    ("2026-11-30 12:00", "12:00", "mon 8-12", "2026-11-30"),
    // A window of the day before that still runs.
    ("2026-12-01 02:00", "0:00", "mon 22-6", "2026-11-30"),
    ("2026-12-01 05:59:59", "0:00", "mon 22-6", "2026-11-30"),
    ("2026-12-01 06:00", "0:00", "mon 22-6", "2026-12-01"),
    ("2026-12-01 02:00", "0:00", "tue 22-6", "2026-12-01"),
    ("2026-12-01 05:00", "4:00", "mon 22-6", "2026-11-30"),
    ("2026-12-01 07:00", "6:30", "mon 22-8; tue 8-9", "2026-11-30"),
    ("2026-12-01 06:00", "0:00", "mon 22-6; tue 6-8", "2026-12-01"),
    // One that has paused between two windows no longer runs.
    ("2026-12-01 00:30", "0:00", "mon 20-0", "2026-12-01"),
    // The day begins once in the hour the clock shows twice: first 02:45 CEST, then 02:15 CET.
    ("2026-10-25T00:29:59Z", "2:30", "mon 8-12", "2026-10-24"),
    ("2026-10-25T00:30:00Z", "2:30", "mon 8-12", "2026-10-25"),
    ("2026-10-25T01:15:00Z", "2:30", "mon 8-12", "2026-10-25"),
    // A day-start in the hour the clock jumps over: the jump.
    ("2026-03-29T00:59:59Z", "2:30", "mon 8-12", "2026-03-28"),
    ("2026-03-29T01:00:00Z", "2:30", "mon 8-12", "2026-03-29"),
  ])
  func `today is the date at now minus day-start, or that of a window that still runs`(
    now: String, dayStart: String, hours: String, today: String
  ) throws {
    let moment = Moment(rfc3339: now) ?? CivilDateTime(now).map { Zones.zurich.moment(of: $0) }
    let start = try #require(ClockTime(secondOfDay: Int(seconds(dayStart) ?? -1)))
    let date = DayCourse.today(
      now: try #require(moment), zone: Zones.zurich, dayStart: start, week: try WorkingWeek.parse(hours))
    #expect(date.iso8601 == today)
  }

  @Test func `a day that a zone skipped is not today`() throws {
    let week = WorkingWeek.none
    let before = try #require(Moment(rfc3339: "2011-12-30T09:59:59Z"))
    let days = [before, before + Length(seconds: 1)].map {
      DayCourse.today(now: $0, zone: Zones.apia, dayStart: .midnight, week: week).iso8601
    }
    #expect(days == ["2011-12-29", "2011-12-31"])
  }

  @Test func `the horizon is the local day, the night up to day-start, the windows and the open pinned tasks`() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let said = { (date: CivilDate, hours: String, start: Int, zone: ZoneRules, todos: [Todo]) in
      let horizon = DayBudget.horizon(
        of: date, zone: zone, hours: try WorkingWeek.parse(hours),
        dayStart: try #require(ClockTime(hour: start, minute: 0)), todos: todos)
      return "\(horizon.start.rfc3339) \(horizon.end.rfc3339)"
    }
    #expect(try said(monday, "mon 8-12", 0, Zones.zurich, []) == "2026-11-29T23:00:00Z 2026-11-30T23:00:00Z")
    #expect(try said(monday, "mon none", 4, Zones.zurich, []) == "2026-11-29T23:00:00Z 2026-12-01T03:00:00Z")
    #expect(try said(monday, "mon 22-6", 0, Zones.zurich, []) == "2026-11-29T23:00:00Z 2026-12-01T05:00:00Z")
    #expect(try said(monday, "mon 22-6", 4, Zones.zurich, []) == "2026-11-29T23:00:00Z 2026-12-01T05:00:00Z")
    let todo = { (days: Int, hour: Int, state: Todo.State) in
      Todo(
        title: "Watch", day: .on(monday.adding(days: days)), time: ClockTime(hour: hour, minute: 0),
        duration: Length(hours: 4), state: state)
    }
    let horizon = { (start: Int, todos: [Todo]) throws in try said(monday, "mon 8-12", start, Zones.zurich, todos) }
    #expect(try horizon(0, [todo(0, 23, .open)]) == "2026-11-29T23:00:00Z 2026-12-01T02:00:00Z")
    #expect(try horizon(4, [todo(0, 3, .open)]) == "2026-11-29T23:00:00Z 2026-12-01T06:00:00Z")
    for other in [[todo(0, 23, .done)], [todo(1, 23, .open)], [todo(0, 20, .open)]] {
      #expect(try horizon(0, other) == "2026-11-29T23:00:00Z 2026-11-30T23:00:00Z")
    }
    let change = try #require(CivilDate(iso8601: "2026-10-25"))
    #expect(try said(change, "mon 8-9", 0, Zones.zurich, []) == "2026-10-24T22:00:00Z 2026-10-25T23:00:00Z")
    let skipped = try #require(CivilDate(iso8601: "2011-12-30"))
    #expect(try said(skipped, "mon 8-9", 0, Zones.apia, []) == "2011-12-30T10:00:00Z 2011-12-30T10:00:01Z")
  }
}

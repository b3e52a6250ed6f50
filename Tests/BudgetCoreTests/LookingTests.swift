import BudgetCore
import TestSupport
import Testing

/// What was done of all, how full a day is, and months; expected values by pencil and a wall calendar.
@Suite struct LookingTests {
  private static let monday = CivilDate(daysSince1970: 20_787)

  private static func count(_ day: Int, _ done: Int, _ open: Int) -> DayCount {
    DayCount(day: monday.adding(days: day), done: done, open: open)
  }

  /// 30 November 2026 is a Monday: today | the first day of the week | the first and the last day shown.
  @Test(arguments: [
    ("2026-11-30", Weekday.monday, "2026-11-30", "2026-12-06"), ("2026-12-06", .monday, "2026-11-30", "2026-12-06"),
    ("2026-11-29", .monday, "2026-11-23", "2026-11-29"), ("2026-11-30", .sunday, "2026-11-29", "2026-12-05"),
    ("2026-11-28", .sunday, "2026-11-22", "2026-11-28"), ("2026-11-29", .saturday, "2026-11-28", "2026-12-04"),
    ("2028-02-29", .monday, "2028-02-28", "2028-03-05"),
  ])
  func `a week is the seven days from its first that today is one of`(
    today: String, start: Weekday, first: String, last: String
  ) throws {
    let today = try #require(CivilDate(iso8601: today))
    let days = ProgressAnswer.days(of: .week, today: today, weekStart: start)
    #expect(days.map(\.iso8601).first == first && days.map(\.iso8601).last == last && days.count == 7)
    #expect(days.contains(today))
  }

  @Test func `a month is the four weeks that end today, on whatever day a week begins`() {
    for start in Weekday.allCases {
      let days = ProgressAnswer.days(of: .month, today: Self.monday, weekStart: start)
      #expect(days.count == 28 && days.first?.iso8601 == "2026-11-03" && days.last == Self.monday)
    }
  }

  @Test func `what is done and all is summed up to today, and what comes after it apart`() {
    let today = Self.monday.adding(days: 2)
    // Monday 2 of 3, Tuesday none, today 1 of 2, tomorrow 1 planned and Friday 4, and a day that is not of this week.
    let answer = ProgressAnswer(
      .week, today: today,
      counts: [Self.count(0, 2, 1), Self.count(2, 1, 1), Self.count(3, 0, 1), Self.count(4, 0, 4), Self.count(7, 9, 9)])
    #expect(answer.days.map(\.all) == [3, 0, 2, 1, 4, 0, 0])
    #expect(answer.done == 3 && answer.all == 5 && answer.toCome == 5 && answer.most == 4 && !answer.isEmpty)
    #expect(answer.weeks.map(\.count) == [7])
    let empty = ProgressAnswer(.month, today: today, counts: [Self.count(7, 9, 9)])
    #expect(empty.isEmpty && empty.weeks.map(\.count) == [7, 7, 7, 7])
  }

  /// Minutes of windows, busy and planned | percent.
  @Test(
    arguments: [
      (480, 0, 0, 0), (480, 120, 0, 25), (480, 120, 120, 50), (480, 479, 0, 99), (480, 480, 0, 100),
      (480, 240, 480, 150),
      (3, 1, 0, 33), (0, 0, 0, nil), (0, 0, 60, nil),
    ] as [(Int64, Int64, Int64, Int?)])
  func `load is what is busy and planned of the windows`(
    windows: Int64, busy: Int64, planned: Int64, percent: Int?
  ) {
    let load = DayLoad(windows: .init(minutes: windows), busy: .init(minutes: busy), planned: .init(minutes: planned))
    #expect(load.percent == percent)
  }

  @Test func `the load of a day has its past windows too, what lies outside them not, and of a past day no tasks`()
    throws
  {
    let day = Self.monday
    let zone = Zones.zurich
    let entries = try ["9-10", "11:30-13:30"].map { try #require(DayTable.entry($0, on: day)) }
    let now = zone.moment(of: CivilDateTime(day, try #require(ClockTime(hour: 12, minute: 0))))
    let budget = DayBudget(
      day: day, now: now, zone: zone, hours: try WorkingWeek.parse("mo 8-12, 13-17"), dayStart: .midnight,
      hasCalendars: true, entries: entries,
      todos: [Todo(title: "a", day: .on(day), duration: Length(minutes: 45))], problems: [])
    // 9 to 10, 11:30 to 12, 13 to 13:30.
    #expect(
      DayLoad(budget, today: day)
        == DayLoad(windows: Length(hours: 8), busy: Length(hours: 2), planned: Length(minutes: 45)))
    #expect(DayLoad(budget, today: day.adding(days: 1)).planned == .zero)
  }

  @Test func `law: the months of a year are its days, one after the other`() {
    for year in [0, 1900, 2000, 2026, 2028, 9999] {
      let days = (1...12).flatMap { CivilMonth(year: year, month: $0)?.days ?? [] }
      #expect(days.count == CivilDate.daysInYear(year))
      #expect(days.first == CivilDate(year: year, month: 1, day: 1))
      #expect(zip(days, days.dropFirst()).allSatisfy { $1.days(since: $0) == 1 })
      for day in days { #expect(CivilMonth(of: day).days.contains(day)) }
    }
    #expect(CivilMonth(of: Self.monday).iso8601 == "2026-11")
    for (year, month) in [(2026, 0), (2026, 13), (-1, 1), (10_000, 1)] {
      #expect(CivilMonth(year: year, month: month) == nil)
    }
  }
}

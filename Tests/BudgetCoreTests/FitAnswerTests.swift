import BudgetCore
import Testing

@Suite struct FitAnswerTests {
  /// windows · busy · tasks · length · asked to be first · the answer: yes, pieces or no, where, what it pushes down.
  @Test(arguments: [
    ("13-17", "", "", "1:00", false, "yes 13:00-14:00"),
    ("13-17", "", "", "4:00", false, "yes 13:00-17:00"),
    ("13-17", "", "", "4:00:01", false, "no"),
    ("13-17", "14-15", "", "1:00:01", false, "yes 15:00-16:00:01"),
    ("13-17", "14-15", "", "3:00", false, "pieces"),
    ("13-17", "14-15", "", "3:00:01", false, "no"),
    ("13-17", "13-17", "", "0:01", false, "no"),
    ("none", "", "", "0:01", false, "no"),
    // After the open tasks: A takes 13 to 15.
    ("13-17", "", "A 2:00", "2:00", false, "yes 15:00-17:00"),
    ("13-17", "", "A 2:00", "2:00:01", false, "no"),
    // A takes the smallest stretch that holds it, 13 to 14, and leaves the other whole.
    ("13-14,15-17", "", "A 1:00", "2:00", false, "yes 15:00-17:00"),
    // A pinned task holds its time.
    ("13-17", "", "A @14:00 1:00", "2:00", false, "yes 15:00-17:00"),
    ("13-17", "", "A @14:30 1:00", "2:00", false, "pieces"),
    // The day is over: at the end of the list it would be below the line, however short.
    ("13-17", "", "A 3:00; B 2:00", "0:05", false, "no"),
    // Before the tasks: what no longer fits is pushed below the line.
    ("13-17", "", "A 3:00; B 2:00", "0:05", true, "yes 13:00-13:05"),
    ("13-17", "", "A 3:00; B 1:00", "0:05", true, "yes 13:00-13:05 B"),
    ("13-17", "", "A 3:00; B 1:00; C; D 0:01", "1:05", true, "yes 13:00-14:05 A B"),
    ("13-17", "", "A @14:30 1:00", "2:00", true, "pieces"),
    ("13-17", "", "A @14:30 1:00", "3:30", true, "yes 13:00-16:30 A"),
    ("13-17", "", "A 1:00", "4:00:01", true, "no"),
  ])
  func `a length fits where it is said to`(
    windows: String, busy: String, tasks: String, length: String, first: Bool, said: String
  ) throws {
    let today = try #require(DayTable.budget(now: "12:00", windows: windows, busy: busy, tasks: tasks))
    let never = try #require(DayTable.budget("2026-12-01", now: "2026-11-30 12:00", windows: "none"))
    let answer = FitAnswer(
      placing: Length(seconds: try #require(seconds(length))), first: first, today: today
    ) { _ in never }
    let wall = { (moment: Moment) in clock(Int64(DayTable.zone.wall(at: moment).time.secondOfDay)) }
    let place = answer.place.map { ["\(wall($0.interval.start))-\(wall($0.interval.end))"] } ?? []
    let words = [answer.fits ? "yes" : answer.isInPieces ? "pieces" : "no"] + place + answer.pushedBelow.map(\.title)
    #expect(words.joined(separator: " ") == said)
  }

  @Test func `the first later day with such a stretch is found, and no day after it is made`() throws {
    let today = try #require(DayTable.budget(now: "16:30", windows: "13-17", tasks: "A 0:30"))
    var made: [String] = []
    let answer = FitAnswer(placing: Length(hours: 2), first: false, today: today) { date in
      made.append(date.iso8601)
      let tasks = date.day == 2 ? "A @14:30 1:00" : ""
      return DayTable.budget(
        date.iso8601, now: "2026-11-30 16:30", windows: date.day == 1 ? "8-9" : "13-17", tasks: tasks)
        ?? today
    }
    #expect(!answer.fits && !answer.isInPieces)
    #expect(answer.place?.day.iso8601 == "2026-12-03")
    #expect(answer.place?.interval.start.rfc3339 == "2026-12-03T12:00:00Z")
    #expect(made == ["2026-12-01", "2026-12-02", "2026-12-03"])
  }

  @Test func `sixty days are looked at, and no more`() throws {
    let today = try #require(DayTable.budget(now: "16:30", windows: "none"))
    var made = 0
    let answer = FitAnswer(placing: Length(hours: 2), first: false, today: today) { _ in
      made += 1
      return today
    }
    #expect(answer.place == nil)
    #expect(made == 60)
  }

  @Test func `the problems of every day looked at are told once`() throws {
    let problem = Problem(calendar: "c", kind: .truncated)
    let day = { (number: Int, problems: [Problem]) throws in
      DayBudget(
        day: CivilDate(daysSince1970: 20_787 + number), now: Moment(seconds: 1_796_025_600), zone: .utc,
        hours: try WorkingWeek.parse(number == 3 ? "mon-sun 8-12" : "2000-01-01 none"), dayStart: .midnight,
        hasCalendars: true, entries: [], todos: [], problems: problems)
    }
    let days = try [
      day(0, [problem]), day(1, [problem]), day(2, [Problem(calendar: "d", kind: .truncated)]), day(3, []),
    ]
    let answer = FitAnswer(placing: Length(hours: 1), first: false, today: days[0]) {
      days[$0.days(since: days[0].day)]
    }
    #expect(answer.place?.day == days[3].day)
    #expect(answer.problems.map(\.calendar) == ["c", "d"])
    #expect(answer.exactness == .upper)
  }

  /// now · windows · busy · tasks · free from, to · or the next stretch · what fits.
  @Test(arguments: [
    ("13:00", "13-17", "", "", "13:00-17:00 then - :"),
    ("13:30", "13-17", "15-16", "", "13:30-15:00 then - :"),
    ("12:30", "8-12,13-17", "", "A 0:30", "- then 13:00-17:00 :"),
    ("15:30", "13-17", "15-16", "", "- then 16:00-17:00 :"),
    ("17:00", "13-17", "", "A 0:30", "- then - :"),
    ("13:00", "none", "", "A 0:30", "- then - :"),
    // The next pinned task ends it, one below the line too; now inside of one is not free.
    ("13:00", "13-17", "", "A 9:00; B @14:00 0:30", "13:00-14:00 then - :"),
    ("14:15", "13-17", "", "B @14:00 0:30", "- then 14:30-17:00 :"),
    ("14:30", "13-17", "", "B @14:00 0:30", "14:30-17:00 then - :"),
    // In list order, one after the other, passing over what is too long; without a duration nothing is said.
    ("13:00", "13-17", "15-16", "A 1:00; B 1:30; C 0:45; D; E 0:15; F 0:01", "13:00-15:00 then - : A C E"),
    ("13:00", "13-17", "15-16", "A 2:00; B 0:01", "13:00-15:00 then - : A"),
  ])
  func `one is free until the next appointment, and what fits into that is told`(
    now: String, windows: String, busy: String, tasks: String, said: String
  ) throws {
    let free = FreeNow(of: try #require(DayTable.budget(now: now, windows: windows, busy: busy, tasks: tasks)))
    let wall = { (moment: Moment) in clock(Int64(DayTable.zone.wall(at: moment).time.secondOfDay)) }
    let stretch = { (interval: Interval?) in interval.map { "\(wall($0.start))-\(wall($0.end))" } ?? "-" }
    let words = ["\(stretch(free.stretch)) then \(stretch(free.next)) :"] + free.fitting.map(\.title)
    #expect(words.joined(separator: " ") == said)
  }
}

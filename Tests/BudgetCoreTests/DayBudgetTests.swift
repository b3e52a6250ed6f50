import BudgetCore
import TestSupport
import Testing

@Suite struct DayBudgetTests {
  @Test(arguments: try Table("days.txt").rows)
  func `a day comes out as it does by hand`(row: Table.Row) throws {
    let budget = try #require(
      DayTable.budget(row[0], now: row[1], windows: row[2], busy: row[3], tasks: row[4]), "unreadable row")
    #expect(clock(budget.left.length.seconds) == row[5])
    #expect(budget.tasks.map { clock($0.cost.seconds) }.joined(separator: " ") == row[6])
    #expect(budget.tasks.map { $0.fits.map { $0 ? "+" : "-" } ?? "?" }.joined() == row[7])
    #expect(budget.lineBefore.map { budget.tasks[$0].todo.title } ?? "" == row[8])
    #expect(DayTable.said(budget.state) == row[9])
    #expect(DayTable.marks(budget.tasks) == row[10])

    // What follows from these.
    let planned = budget.tasks.reduce(Length.zero) { $0 + $1.cost }
    #expect(budget.planned == planned)
    #expect(budget.free - budget.over == budget.left.length - planned)
    #expect(budget.free == .zero || budget.over == .zero)
    #expect(budget.withoutDuration == budget.tasks.count { $0.todo.duration == nil })
    #expect(budget.tasks.allSatisfy { $0.isInPieces == ($0.longestStretch != nil) })
    let shuffled = DayTable.budget(row[0], now: row[1], windows: row[2], busy: row[3], tasks: row[4], shuffled: true)
    #expect(shuffled == budget)
  }

  @Test func `tasks are counted by what they are to the day`() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let todo = { (title: String, days: Int?, state: Todo.State) in
      Todo(
        title: title, day: days.map { .on(monday.adding(days: $0)) } ?? .undated, duration: Length(hours: 1),
        state: state)
    }
    let todos = [
      todo("a", 0, .open), todo("b", -1, .open), todo("c", -400, .open), todo("d", 1, .open), todo("e", nil, .open),
      todo("f", 0, .done), todo("g", -1, .done), todo("h", 1, .done), todo("i", nil, .done), todo("j", 0, .open),
      todo("k", 0, .done),
    ]
    let budget = { (day: Int) throws in
      DayBudget(
        day: monday.adding(days: day), now: try #require(Moment(rfc3339: "2026-11-30T08:00:00Z")), zone: .utc,
        hours: try WorkingWeek.parse("mon-sun 9-17"), dayStart: .midnight, hasCalendars: false, entries: [],
        todos: todos, problems: [])
    }
    let today = try budget(0)
    #expect(today.tasks.map(\.todo.title) == ["a", "j"])
    #expect(today.done.map(\.title) == ["f", "k"])
    #expect([today.leftovers, today.otherDays, today.undated] == [2, 1, 1])
    // Asked about tomorrow: today's are neither past nor of that day.
    let tomorrow = try budget(1)
    #expect(tomorrow.tasks.map(\.todo.title) == ["d"])
    #expect([tomorrow.leftovers, tomorrow.otherDays, tomorrow.undated] == [2, 2, 1])
    // Asked about yesterday: what is past and of another day stays a leftover.
    let yesterday = try budget(-1)
    #expect(yesterday.tasks.map(\.todo.title) == ["b"])
    #expect([yesterday.leftovers, yesterday.otherDays, yesterday.undated] == [1, 3, 1])
  }

  @Test(arguments: [-1, 0, 1])
  func `tasks that were only counted are told like those that were read, and change nothing else`(day: Int) throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let asked = monday.adding(days: day)
    let days: [Int?] = [-1, -3, -3, nil, 0, 0, 0, 1, 1, 5, nil, nil, nil, 2, -2]
    let todos = days.map { days in
      Todo(title: "x", day: days.map { .on(monday.adding(days: $0)) } ?? .undated, duration: Length(hours: 3))
    }
    let budget = { (read: [Todo], elsewhere: TodoCounts) throws in
      DayBudget(
        day: asked, now: try #require(Moment(rfc3339: "2026-11-30T08:00:00Z")), zone: .utc,
        hours: try WorkingWeek.parse("mon-sun 9-17"), dayStart: .midnight, hasCalendars: false, entries: [],
        todos: read, elsewhere: elsewhere, problems: [])
    }
    let others = todos.filter { $0.day != .on(asked) }
    // Some of the others are read, the rest counted by hand.
    for split in 0...others.count {
      let counted = others[split...]
      let count = { (meets: (CivilDate) -> Bool) in
        counted.count { if case .on(let date) = $0.day { meets(date) } else { false } }
      }
      let elsewhere = TodoCounts(
        leftovers: count { $0 < monday }, otherDays: count { $0 >= monday },
        undated: counted.count { $0.day == .undated })
      let read = todos.filter { $0.day == .on(asked) } + others[..<split]
      #expect(try budget(read, elsewhere) == budget(todos, .none))
    }
  }

  @Test func `no hours names the next day that has some, within a year`() throws {
    let next = { (hours: String) throws in
      let state = DayBudget(
        day: try #require(CivilDate(iso8601: "2026-11-30")), now: Moment(seconds: 1_796_025_600), zone: .utc,
        hours: try WorkingWeek.parse(hours), dayStart: .midnight, hasCalendars: true, entries: [], todos: [],
        problems: []
      ).state
      return if case .noHours(let next) = state { next?.iso8601 ?? "never" } else { "hours" }
    }
    #expect(try next("wed 9-12") == "2026-12-02")
    #expect(try next("2027-12-01 9-12") == "2027-12-01")
    #expect(try next("2027-12-02 9-12") == "never")
    #expect(try next("mon 9-12; 2026-11-30 none") == "2026-12-07")
  }

  @Test func `the whole-day entry that covers the windows is named`() throws {
    let budget = try #require(DayTable.budget(now: "07:00", windows: "8-12", busy: "9-10 day"))
    guard case .nothingLeft(.wholeDayEntry(let entry)) = budget.state else {
      Issue.record("\(budget.state)")
      return
    }
    #expect(entry.isWholeDay)
  }

  @Test func `no length, however great, stops the program`() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let lengths: [Int64] = [.max, .max - 1, 1, 0, -1, .min]
    let todos = lengths.flatMap { seconds in
      [nil, ClockTime.midnight, ClockTime(hour: 23, minute: 59)].map {
        Todo(title: "x", day: .on(monday), time: $0, duration: Length(seconds: seconds))
      }
    }
    for now in ["1900-01-01T00:00:00Z", "2026-11-30T10:00:00Z", "9999-12-31T23:59:59Z"] {
      let budget = DayBudget(
        day: monday, now: try #require(Moment(rfc3339: now)), zone: .utc,
        hours: try WorkingWeek.parse("mon 0-12,12:01-24"),
        dayStart: .midnight, hasCalendars: true, entries: [], todos: todos, problems: [])
      #expect(budget.planned == Length(seconds: .max))
      #expect(budget.withoutDuration == 9)
      #expect(budget.lineBefore == 0)
    }
  }

  @Test(.timeLimit(.minutes(1))) func `a hundred thousand tasks are no trouble`() throws {
    let monday = try #require(CivilDate(iso8601: "2026-11-30"))
    let todos = (0..<100_000).map { number in
      Todo(
        title: "\(number)", day: .on(monday),
        time: number % 2 == 0 ? ClockTime(secondOfDay: (number * 7919) % 86_400) : nil,
        duration: Length(seconds: Int64(number % 3 + 1)))
    }
    let budget = DayBudget(
      day: monday, now: try #require(Moment(rfc3339: "2026-11-30T00:00:00Z")), zone: .utc,
      hours: try WorkingWeek.parse("mon 0-12,12:01-24"), dayStart: .midnight, hasCalendars: true, entries: [],
      todos: todos, problems: [])
    // Each costs its duration: 1, 2, 3 seconds in turn (the last pinned one of the day ends before midnight),
    // but for what lies in the minute without a window.
    let line = try #require(budget.lineBefore)
    #expect(budget.tasks[..<line].reduce(0) { $0 + $1.cost.seconds } <= 86_340)
    #expect(budget.tasks[...line].reduce(0) { $0 + $1.cost.seconds } > 86_340)
  }
}

internal import BudgetCore
internal import CalendarImport
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit calendar [MONTH|DAY]`: a month day by day, or the events and tasks of one day.
  func calendar() throws(UsageFault) -> Outcome {
    let text = arguments.operands.joined(separator: " ")
    let planner = try existingPlanner()
    let today = try runningDay(planner)
    if text.isEmpty { return try calendar(CivilMonth(of: today), today, planner) }
    if let month = QuickEntry.month(of: text, today: today) {
      guard Question.years.contains(month.year) else { throw .yearOutside(text, .command(.calendar)) }
      return try calendar(month, today, planner)
    }
    guard let day = QuickEntry.day(of: text, today: today, order: dateOrder) else {
      throw .looking(.notAMonthOrDay(text))
    }
    guard Question.years.contains(day.year) else { throw .yearOutside(text, .command(.calendar)) }
    return try calendar(day, today, planner)
  }

  /// One reading of the calendars for all of the month.
  private func calendar(
    _ month: CivilMonth, _ today: CivilDate, _ planner: Planner?
  ) throws(UsageFault) -> Outcome {
    let days = month.days
    let first = month.first
    let end = first.adding(days: days.count)
    let hours = try hours(for: first, planner)
    let start = try dayStart()
    // The tasks of past days are in no calculation.
    let open = max(first, today).adding(days: -1)
    let todos = try planner?.openTodos(after: open, days: max(0, end.days(since: open) - 1)) ?? [:]
    func horizon(_ day: CivilDate) -> Interval {
      DayBudget.horizon(of: day, zone: zone, hours: hours ?? .none, dayStart: start, todos: todos[day] ?? [])
    }
    let calendars = calendars
    let reading = try read(calendars, days.map(horizon), planner)
    var counts: [DayCount] = []
    if let planner {
      counts = try storing { () throws(StoreFault) in try planner.store.dayCounts(from: first, to: end) }
    }
    let known = Dictionary(counts.map { ($0.day, $0) }) { first, _ in first }
    let looked = days.map { day in
      MonthAnswer.Day(
        count: known[day] ?? DayCount(day: day, done: 0, open: 0),
        load: hours.map {
          DayLoad(
            DayBudget(
              day: day, now: now, zone: zone, hours: $0, dayStart: start, hasCalendars: !calendars.isEmpty,
              entries: reading.entries, todos: todos[day] ?? [], problems: []), today: today)
        })
    }
    let answer = MonthAnswer(
      month: month, today: today, zone: zone, weekStart: weekStart, days: looked, hasCalendars: !calendars.isEmpty,
      problems: reading.problems)
    return outcome(.month(answer), status: answer.problems.exactness.status)
  }

  /// A day's view; of a past one what was done, and what was open at its end.
  private func calendar(_ day: CivilDate, _ today: CivilDate, _ planner: Planner?) throws(UsageFault) -> Outcome {
    let hours = try hours(for: day, planner)
    let isPast = day < today
    var done: [StoredTask] = []
    var open: [StoredTask] = []
    if let planner {
      let store = planner.store
      (done, open) = try storing { () throws(StoreFault) in
        try store.reading { () throws(StoreFault) in
          (try store.done(on: day), try isPast ? store.leftOpen(on: day) : store.openTasks(of: .on(day)))
        }
      }
    }
    let todos = (isPast ? [] : open.compactMap(\.todo)) + done.map { $0.todo(doneOn: day) }
    let start = try dayStart()
    let horizon = DayBudget.horizon(of: day, zone: zone, hours: hours ?? .none, dayStart: start, todos: todos)
    let calendars = calendars
    let reading = try read(calendars, [horizon], planner)
    let budget = DayBudget(
      day: day, now: now, zone: zone, hours: hours ?? .none, dayStart: start, hasCalendars: !calendars.isEmpty,
      entries: reading.entries, todos: todos, problems: reading.problems)
    let answer = CalendarDayAnswer(
      budget: budget, hasHours: hours != nil, done: done.map(\.shown), open: open.map(\.shown),
      context: TaskContext(today: today, zone: zone))
    return outcome(.calendarDay(answer), status: budget.exactness.status)
  }

  private func hours(for day: CivilDate, _ planner: Planner?) throws(UsageFault) -> WorkingWeek? {
    guard let planner else { return try hours() }
    return try planner.hours(for: day)
  }

  /// What the calendars hold in the hull of some stretches, without what was released.
  private func read(
    _ calendars: Calendars, _ stretches: [Interval], _ planner: Planner?
  ) throws(UsageFault) -> CalendarReading {
    guard let range = IntervalSet(stretches).hull else { return CalendarReading(entries: [], problems: []) }
    let reading = calendars.read(range)
    let entries = try planner?.releasing(reading.entries) ?? reading.entries
    return CalendarReading(entries: entries, problems: reading.problems)
  }
}

internal import BudgetCore
internal import QuickEntry
internal import Rendering
internal import Settings
internal import TaskStore

/// The store as one command sees it: which day it is for the person, and which hours it has.
struct Planner {
  let question: Question
  let store: Store
  /// Those of `--hours`, else the configured ones, with those that the store has for single dates from the day before
  /// yesterday on; nil when no hours are known at all.
  let hours: WorkingWeek?
  let dayStart: ClockTime
  let today: CivilDate

  init(_ question: Question, _ store: Store) throws(UsageFault) {
    self.question = question
    self.store = store
    dayStart = try question.dayStart()
    let date = question.zone.wall(at: question.now).date
    hours = try Planner.hours(question, store, from: date.adding(days: -2))
    today = DayCourse.today(now: question.now, zone: question.zone, dayStart: dayStart, week: hours ?? .none)
  }

  /// A date that `--hours` itself names comes before the store's.
  private static func hours(
    _ question: Question, _ store: Store, from date: CivilDate
  ) throws(UsageFault) -> WorkingWeek? {
    let usual = try question.hours()
    let dates = try storing { () throws(StoreFault) in try store.hours(from: date) }
    guard !dates.isEmpty else { return usual }
    var week = usual ?? .none
    for (day, text) in dates {
      if question.arguments.has(.hours), usual?.dates[day] != nil { continue }
      do throws(HoursFault) {
        week = try week.setting(try WorkingWeek.parseWindows(text), on: day)
      } catch {
        throw .task(.hoursOfDay(day))
      }
    }
    return week
  }

  /// The hours as they are needed to look at a day that may be past.
  func hours(for day: CivilDate) throws(UsageFault) -> WorkingWeek? {
    let before = day.adding(days: -1)
    return day < today ? try Planner.hours(question, store, from: before) : hours
  }

  /// Whether the store has hours for a date, and these hold.
  func areHoursSet(on day: CivilDate) throws(UsageFault) -> Bool {
    if question.arguments.has(.hours), try question.hours()?.dates[day] != nil { return false }
    return try storing { () throws(StoreFault) in try store.hours(on: day) } != nil
  }

  var context: TaskContext { TaskContext(today: today, zone: question.zone) }

  /// What a line is read from.
  var standpoint: Standpoint {
    let wall = question.zone.wall(at: question.now)
    return Standpoint(
      today: today, now: wall.time, dayStart: dayStart, order: question.dateOrder, isNight: wall.date > today)
  }

  /// One change of the store, made now.
  @discardableResult
  func change<Answer>(
    _ kind: Change.Kind, _ body: (OpenChange) throws(StoreFault) -> Answer
  ) throws(UsageFault) -> Answer {
    try storing { () throws(StoreFault) in try store.change(kind, on: today, at: question.exactNow, body) }
  }

  /// The tasks that the budget of a day is about: its open ones in order, then what was done on it.
  func todos(of day: CivilDate) throws(UsageFault) -> (todos: [Todo], elsewhere: TodoCounts) {
    try storing { () throws(StoreFault) in
      try store.reading { () throws(StoreFault) in
        let open = try store.openTasks(of: .on(day))
        let done = try store.done(on: day)
        let counts = try store.counts(on: today)
        let dated = counts.today + (try store.laterCount(on: today))
        let elsewhere = TodoCounts(
          leftovers: counts.leftovers - (day < today ? open.count : 0),
          otherDays: dated - (day < today ? 0 : open.count), undated: counts.undated)
        return (open.compactMap(\.todo) + done.map { $0.todo(doneOn: day) }, elsewhere)
      }
    }
  }

  /// The open tasks of the days after one, by day; days without any are left out.
  func openTodos(after day: CivilDate, days: Int) throws(UsageFault) -> [CivilDate: [Todo]] {
    let tasks = try storing { () throws(StoreFault) in
      try store.openTasks(from: day.adding(days: 1), to: day.adding(days: days + 1))
    }
    var byDay: [CivilDate: [Todo]] = [:]
    for task in tasks {
      if case .on(let date) = task.day, let todo = task.todo { byDay[date, default: []].append(todo) }
    }
    return byDay
  }

  /// Entries without what was released of them, from when it was.
  func releasing(_ entries: [Entry]) throws(UsageFault) -> [Entry] {
    guard let first = entries.lazy.map(\.interval.start).min(), let last = entries.lazy.map(\.interval.start).max()
    else { return entries }
    let releases = try storing { () throws(StoreFault) in
      try store.releases(from: first, to: last + Length(seconds: 1))
    }
    if releases.isEmpty { return entries }
    return entries.flatMap { entry in
      let release = releases.first {
        $0.calendar == entry.calendar && $0.uid == entry.uid && $0.start == entry.interval.start
      }
      return release.map { entry.released(from: $0.from, zone: question.zone) } ?? [entry]
    }
  }

  /// Today as it stands, with tasks that are only tried at the end of its list; nil when no hours are known.
  func budget(adding tried: [Todo] = []) throws(UsageFault) -> DayBudget? {
    guard hours != nil else { return nil }
    let day = try DayQuestion(question, self, day: today)
    return try day.with(day.todos + tried).budget(question.calendars)
  }
}

extension Question {
  /// The planner, with a store that is made where there is none.
  func planner() throws(UsageFault) -> Planner { try Planner(self, try door.made()) }

  /// Where there is no store, one in memory: who only asks, or names what is not there, makes none.
  func presentPlanner() throws(UsageFault) -> Planner {
    if let store = try door.existing() { return try Planner(self, store) }
    return try Planner(self, try storing { () throws(StoreFault) in try Store(inMemoryBecause: nil) })
  }

  /// nil where there is no store, or the tasks are those of a file.
  func existingPlanner() throws(UsageFault) -> Planner? {
    if arguments.has(.tasks) { return nil }
    guard let store = try door.existing() else { return nil }
    return try Planner(self, store)
  }
}

extension StoredTask {
  /// nil of an undated one.
  var date: CivilDate? { if case .on(let date) = day { date } else { nil } }

  /// As a day's list of what was done names it, whatever its own day.
  func todo(doneOn day: CivilDate) -> Todo {
    Todo(number: number, title: title, day: .on(day), time: time, duration: duration, state: .done)
  }

  /// As faces show it.
  var shown: ShownTask {
    let state: ShownTask.State =
      switch (self.state, closedOn) {
      case (.done, let date?): .done(on: date)
      case (.dropped, let date?): .dropped(on: date)
      default: .open
      }
    return ShownTask(
      number: number, identity: identity.description, title: title, day: day, time: time, duration: duration,
      note: note, category: category, reminder: reminder.map(ShownTask.Reminder.init), state: state, added: added,
      changed: Part.allCases.map { changed($0) }.max())
  }
}

extension ShownTask.Reminder {
  init(_ reminder: Reminder) {
    switch reminder {
    case .before(let length): self = .before(length)
    case .at(let time): self = .at(time)
    }
  }
}

internal import BudgetCore
internal import CalendarImport
internal import Host
internal import QuickEntry
internal import Settings

/// The day a command asks about, with the hours and tasks it is reckoned from.
struct DayQuestion {
  let question: Question
  /// nil where there is no store, or the tasks are those of a file.
  let planner: Planner?
  let hours: WorkingWeek
  let dayStart: ClockTime
  /// The day that is today at now.
  let today: CivilDate
  /// The day asked about.
  let day: CivilDate
  let todos: [Todo]
  /// How many tasks there are that are not among `todos`.
  let elsewhere: TodoCounts

  /// `word` is the day as it may stand beside `today`.
  init(_ question: Question, word: String? = nil) throws(UsageFault) {
    let planner = try question.existingPlanner()
    let hours = planner == nil ? try question.hours() : planner?.hours
    guard let hours else { throw .noHours }
    let dayStart = try question.dayStart()
    let today =
      planner?.today
      ?? DayCourse.today(now: question.now, zone: question.zone, dayStart: dayStart, week: hours)
    if let word, question.arguments.has(.day) { throw .twoDays(word) }
    var day = today
    if let text = word ?? question.arguments[.day] {
      day = try question.date(text, word == nil ? .day : nil, today: today)
    }
    if let planner {
      try self.init(question, planner, day: day)
    } else {
      self.init(
        question, nil, hours, dayStart, today: today, day: day, todos: try question.todos(today: today), .none)
    }
  }

  /// A day with the tasks of the store. Throws when no hours are known.
  init(_ question: Question, _ planner: Planner, day: CivilDate) throws(UsageFault) {
    guard let hours = try planner.hours(for: day) else { throw .noHours }
    let (todos, elsewhere) = try planner.todos(of: day)
    self.init(
      question, planner, hours, planner.dayStart, today: planner.today, day: day, todos: todos, elsewhere)
  }

  private init(
    _ question: Question, _ planner: Planner?, _ hours: WorkingWeek, _ dayStart: ClockTime, today: CivilDate,
    day: CivilDate, todos: [Todo], _ elsewhere: TodoCounts
  ) {
    self.question = question
    self.planner = planner
    self.hours = hours
    self.dayStart = dayStart
    self.today = today
    self.day = day
    self.todos = todos
    self.elsewhere = elsewhere
  }

  /// The same with other tasks.
  func with(_ todos: [Todo]) -> DayQuestion {
    DayQuestion(question, planner, hours, dayStart, today: today, day: day, todos: todos, elsewhere)
  }

  func horizon(of day: CivilDate, _ todos: [Todo]) -> Interval {
    DayBudget.horizon(of: day, zone: question.zone, hours: hours, dayStart: dayStart, todos: todos)
  }

  /// The budget of the day asked about.
  func budget(_ calendars: Calendars) throws(UsageFault) -> DayBudget {
    let reading = try read(calendars, horizon(of: day, todos))
    return budget(of: day, reading.entries, todos, reading.problems, hasCalendars: !calendars.isEmpty)
  }

  /// What the calendars hold in a range, without what was released.
  func read(_ calendars: Calendars, _ range: Interval) throws(UsageFault) -> CalendarReading {
    let reading = calendars.read(range)
    guard let planner else { return reading }
    return CalendarReading(entries: try planner.releasing(reading.entries), problems: reading.problems)
  }

  func budget(
    of day: CivilDate, _ entries: [Entry], _ todos: [Todo], _ problems: [Problem], hasCalendars: Bool
  ) -> DayBudget {
    DayBudget(
      day: day, now: question.now, zone: question.zone, hours: hours, dayStart: dayStart, hasCalendars: hasCalendars,
      entries: entries, todos: todos, elsewhere: day == self.day ? elsewhere : .none, problems: problems)
  }
}

extension Question {
  /// Those of `--hours`, else the configured ones; nil when there are none.
  func hours() throws(UsageFault) -> WorkingWeek? {
    guard let text = arguments[.hours] else { return settings.hours }
    do throws(HoursFault) {
      return try WorkingWeek.parse(text)
    } catch {
      throw .hours(error, text)
    }
  }

  /// That of `--day-start`, else the configured one, else midnight.
  func dayStart() throws(UsageFault) -> ClockTime {
    guard let text = arguments[.dayStart] else { return settings.dayStart ?? .midnight }
    guard let time = ClockTime(dayStart: text) else { throw .notADayStart(text) }
    return time
  }

  /// The tasks of `--tasks`, a line without a date being of today; none without.
  func todos(today: CivilDate) throws(UsageFault) -> [Todo] {
    guard let path = arguments[.tasks] else { return [] }
    let text: String
    do throws(TextFile.Failure) {
      func read() throws(TextFile.Failure) -> String { try TextFile(path).text() }
      if let kept { text = try kept.tasks(read) } else { text = try read() }
    } catch {
      throw .tasksUnreadable(path, error)
    }
    let wall = zone.wall(at: now)
    let standpoint = Standpoint(
      today: today, now: wall.time, dayStart: try dayStart(), order: dateOrder, isNight: wall.date > today)
    do throws(TaskFile.Fault) {
      return try TaskFile.parse(text, from: standpoint).map { $0.todo(today: today) }
    } catch {
      throw .notTasks(path, error)
    }
  }
}

internal import BudgetCore
internal import CalendarImport
internal import Host
internal import QuickEntry
internal import Settings

/// The day a command asks about, with the hours and tasks it is reckoned from.
struct DayQuestion {
  let question: Question
  let hours: WorkingWeek
  let dayStart: ClockTime
  /// The day that is today at now.
  let today: CivilDate
  /// The day asked about.
  let day: CivilDate
  let todos: [Todo]

  /// `word` is the day as it may stand beside `today`.
  init(_ question: Question, word: String? = nil) throws(UsageFault) {
    self.question = question
    guard let hours = try question.hours() else { throw .noHours }
    self.hours = hours
    dayStart = try question.dayStart()
    today = DayCourse.today(now: question.now, zone: question.zone, dayStart: dayStart, week: hours)
    if let word, question.arguments.has(.day) { throw .twoDays(word) }
    if let text = word ?? question.arguments[.day] {
      day = try question.date(text, word == nil ? .day : nil, today: today)
    } else {
      day = today
    }
    todos = try question.todos(today: today)
  }

  func horizon(of day: CivilDate, _ todos: [Todo]) -> Interval {
    DayBudget.horizon(of: day, zone: question.zone, hours: hours, dayStart: dayStart, todos: todos)
  }

  /// The budget of the day asked about.
  func budget(_ calendars: Calendars) -> DayBudget {
    let reading = calendars.read(horizon(of: day, todos))
    return budget(of: day, reading.entries, todos, reading.problems, hasCalendars: !calendars.isEmpty)
  }

  func budget(
    of day: CivilDate, _ entries: [Entry], _ todos: [Todo], _ problems: [Problem], hasCalendars: Bool
  ) -> DayBudget {
    DayBudget(
      day: day, now: question.now, zone: question.zone, hours: hours, dayStart: dayStart, hasCalendars: hasCalendars,
      entries: entries, todos: todos, problems: problems)
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
      text = try TextFile(path).text()
    } catch {
      throw .tasksUnreadable(path, error)
    }
    let now = zone.wall(at: now).time
    let standpoint = Standpoint(today: today, now: now, dayStart: try dayStart())
    do throws(TaskFile.Fault) {
      return try TaskFile.parse(text, from: standpoint).map { $0.todo(today: today) }
    } catch {
      throw .notTasks(path, error)
    }
  }
}

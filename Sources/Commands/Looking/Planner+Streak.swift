internal import BudgetCore
internal import CalendarImport
internal import Rendering
internal import TaskStore

extension Planner {
  /// Days in a row on which something was done. The calendars are read only for idle days that have windows.
  func streak(_ calendars: Calendars, isStrict: Bool = false) throws(UsageFault) -> StreakAnswer {
    let past = PastDays(planner: self, calendars: calendars)
    let earliest = try storing { () throws(StoreFault) in try store.firstDone() }
    let streak = try Streak(
      today: today, earliest: earliest, isStrict: isStrict,
      done: { day throws(UsageFault) in try past.done(on: day) > 0 },
      hadNoTime: { day throws(UsageFault) in try past.hadNoTime(day) })
    return StreakAnswer(
      streak: streak, isStrict: isStrict, today: today, doneToday: try past.done(on: today),
      problems: past.problems)
  }
}

/// Days as they are asked about one after the other, backwards: what is read for one is kept for those before it.
private final class PastDays {
  private let planner: Planner
  private let calendars: Calendars
  /// Tasks done, by day, of the months that were looked at.
  private var done: [CivilDate: Int] = [:]
  private var hours: (week: WorkingWeek?, from: CivilDate)?
  private var entries: (of: [Entry], from: CivilDate)?
  /// Each once, though several readings meet it.
  private(set) var problems: [Problem] = []
  private var told: Set<Problem> = []

  /// How many days are looked at at once.
  private static var month: Int { 28 }

  init(planner: Planner, calendars: Calendars) {
    self.planner = planner
    self.calendars = calendars
  }

  func done(on day: CivilDate) throws(UsageFault) -> Int {
    if let known = done[day] { return known }
    let first = day.adding(days: 1 - PastDays.month)
    let counts = try storing { () throws(StoreFault) in
      try planner.store.dayCounts(from: first, to: day.adding(days: 1))
    }
    for count in counts { done[count.day] = count.done }
    return done[day] ?? 0
  }

  /// Whether a day had no window, or whole-day entries over all of them.
  func hadNoTime(_ day: CivilDate) throws(UsageFault) -> Bool {
    guard let hours = try hours(for: day) else { return false }
    let zone = planner.question.zone
    if hours.windows(of: day, zone: zone).isEmpty { return true }
    return hours.hasNoTime(on: day, zone: zone, entries: try entries(of: day, hours))
  }

  private func hours(for day: CivilDate) throws(UsageFault) -> WorkingWeek? {
    if let hours, hours.from <= day { return hours.week }
    let first = day.adding(days: 1 - PastDays.month)
    let week = try planner.hours(for: first)
    hours = (week, first)
    return week
  }

  /// Those of the day, and of others. Most streaks end at the first idle day, which is read alone; where one goes on, a
  /// reading costs as much for a month as for a day.
  private func entries(of day: CivilDate, _ hours: WorkingWeek) throws(UsageFault) -> [Entry] {
    if let entries, entries.from <= day { return entries.of }
    let first = entries == nil ? day : day.adding(days: 1 - PastDays.month)
    func horizon(_ day: CivilDate) -> Interval {
      DayBudget.horizon(of: day, zone: planner.question.zone, hours: hours, dayStart: planner.dayStart, todos: [])
    }
    guard let range = IntervalSet([horizon(first), horizon(day)]).hull else { return [] }
    let reading = calendars.read(range)
    let found = try planner.releasing(reading.entries)
    problems += reading.problems.filter { told.insert($0).inserted }
    entries = (found, first)
    return found
  }
}

internal import BudgetCore
internal import CalendarImport
internal import Rendering
internal import TaskStore

extension Planner {
  /// What the first screen says beside the budget: the streak, and what the morning question would ask about. Of today
  /// only; nil of another day.
  func extras(_ budget: DayBudget, _ calendars: Calendars) throws(UsageFault) -> DayExtras? {
    guard budget.day == today else { return nil }
    return DayExtras(streak: try streak(calendars).days, asked: try asked())
  }

  /// How many tasks of earlier days the morning question would ask about.
  func asked() throws(UsageFault) -> Int {
    let counts = try storing { () throws(StoreFault) in try store.counts(on: today) }
    return counts.leftovers - counts.quiet
  }

  /// Days are looked at a month at a time, for one reading of the calendars costs as much as many.
  func streak(_ calendars: Calendars) throws(UsageFault) -> Streak {
    var months: [CivilDate: Set<CivilDate>] = [:]
    func done(_ day: CivilDate) throws(UsageFault) -> Bool {
      let month = day.adding(days: -(day.daysSince1970 % 28))
      if let known = months[month] { return known.contains(day) }
      let counts = try storing { () throws(StoreFault) in
        try store.dayCounts(from: month, to: month.adding(days: 28))
      }
      let days = Set(counts.lazy.filter { $0.done > 0 }.map(\.day))
      months[month] = days
      return days.contains(day)
    }
    let earliest = try storing { () throws(StoreFault) in try store.firstDone() }
    return try Streak(today: today, earliest: earliest, done: done) { day throws(UsageFault) in
      try hadNoTime(day, calendars)
    }
  }

  /// Whether a day had no window, or whole-day entries over all of them.
  private func hadNoTime(_ day: CivilDate, _ calendars: Calendars) throws(UsageFault) -> Bool {
    guard let hours = try hours(for: day) else { return false }
    if hours.windows(of: day, zone: question.zone).isEmpty { return true }
    let horizon = DayBudget.horizon(of: day, zone: question.zone, hours: hours, dayStart: dayStart, todos: [])
    return hours.hasNoTime(on: day, zone: question.zone, entries: try releasing(calendars.read(horizon).entries))
  }
}

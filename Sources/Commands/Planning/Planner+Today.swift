internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Planner {
  /// What the first screen says beside the budget: the streak, and what the morning question would ask about. Of today
  /// only; nil of another day.
  func extras(_ budget: DayBudget, _ calendars: Calendars) throws(UsageFault) -> DayExtras? {
    guard budget.day == today else { return nil }
    return DayExtras(streak: try streak(calendars).streak.days, asked: try asked())
  }

  /// How many tasks of earlier days the morning question would ask about.
  func asked() throws(UsageFault) -> Int {
    let counts = try storing { () throws(StoreFault) in try store.counts(on: today) }
    return counts.leftovers - counts.quiet
  }
}

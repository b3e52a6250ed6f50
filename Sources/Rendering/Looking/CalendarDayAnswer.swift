public import BudgetCore

/// The events and tasks of one day, also of one that is past.
public struct CalendarDayAnswer: Sendable {
  /// Of a past day only what was done is among its tasks.
  public let budget: DayBudget
  /// Whether hours are known: without them nothing is said of load and line.
  public let hasHours: Bool
  /// What was done on the day, whatever its own day.
  public let done: [ShownTask]
  /// Its open tasks, in their order; of a past day those that were open at its end, as they are now.
  public let open: [ShownTask]
  public let context: TaskContext

  public init(budget: DayBudget, hasHours: Bool, done: [ShownTask], open: [ShownTask], context: TaskContext) {
    self.budget = budget
    self.hasHours = hasHours
    self.done = done
    self.open = open
    self.context = context
  }

  public var day: CivilDate { budget.day }
  public var isPast: Bool { day < context.today }
  public var count: DayCount { DayCount(day: day, done: done.count, open: open.count) }
  /// nil where no hours are known.
  public var load: DayLoad? { hasHours ? DayLoad(budget, today: context.today) : nil }
}

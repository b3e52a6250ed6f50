public import BudgetCore

/// What was written into a file for others.
public struct ExportedAnswer: Hashable, Sendable {
  public let path: String
  public let tasks: Int

  public init(path: String, tasks: Int) {
    self.path = path
    self.tasks = tasks
  }
}

/// What was brought in from a file.
public struct ImportedAnswer: Sendable {
  public let count: MergeCount
  /// Components of a calendar that are no tasks.
  public let others: Int
  /// Tasks that repeat there, and were taken once.
  public let repeating: Int
  /// Today as it is now; nil when no hours are known, or nothing changed.
  public let budget: DayBudget?

  public init(count: MergeCount, others: Int, repeating: Int, budget: DayBudget?) {
    self.count = count
    self.others = others
    self.repeating = repeating
    self.budget = budget
  }
}

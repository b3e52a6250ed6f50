extension DayBudget {
  /// How much of the day's windows is left, in whole percent from 0 to 100, rounded down; 0 without windows.
  public var percentLeft: Int {
    let whole = windows.length.seconds
    return whole > 0 ? Int(left.length.seconds * 100 / whole) : 0
  }

  /// The first counted entry that begins after now; of those that begin together the one that ends first.
  public var nextEntry: Entry? { entries.first { $0.verdict.counts && $0.interval.start > now } }

  /// The task to do now: the first open one that has not slipped; nil when there is none.
  public var firstTask: BudgetedTodo? { tasks.first { !$0.isSlipped } }
}

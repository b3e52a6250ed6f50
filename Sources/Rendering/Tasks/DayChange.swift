public import BudgetCore

/// The hours of one date.
public struct HoursAnswer: Sendable {
  public let day: CivilDate
  public let windows: [WorkingWeek.Window]
  /// Whether they are set for this date, instead of those of its weekday.
  public let isSet: Bool
  public let context: TaskContext
  /// Today after a change of its hours; nil otherwise.
  public let budget: DayBudget?

  public init(
    day: CivilDate, windows: [WorkingWeek.Window], isSet: Bool, context: TaskContext, budget: DayBudget?
  ) {
    self.day = day
    self.windows = windows
    self.isSet = isSet
    self.context = context
    self.budget = budget
  }
}

/// An entry that was released, or counts again.
public struct ReleaseAnswer: Sendable {
  public let entry: Entry
  public let day: CivilDate
  /// From when on it does not count; nil when it counts again.
  public let from: Moment?
  public let context: TaskContext
  /// Today after it; nil when it is of another day.
  public let budget: DayBudget?

  public init(entry: Entry, day: CivilDate, from: Moment?, context: TaskContext, budget: DayBudget?) {
    self.entry = entry
    self.day = day
    self.from = from
    self.context = context
    self.budget = budget
  }
}

/// How full a day is: what is busy and planned against its windows.
public struct DayLoad: Hashable, Sendable {
  /// All windows of the day, what is past of them too.
  public let windows: Length
  /// The part of the windows under entries that count.
  public let busy: Length
  /// The cost of the open tasks; zero of a day that is past, whose leftovers are in no calculation.
  public let planned: Length

  public init(windows: Length, busy: Length, planned: Length) {
    self.windows = windows
    self.busy = busy
    self.planned = planned
  }

  /// That of a budget's day; of a past one without its tasks.
  public init(_ budget: DayBudget, today: CivilDate) {
    self.init(
      windows: budget.windows.length, busy: budget.windows.intersection(budget.busy).length,
      planned: budget.day < today ? .zero : budget.planned)
  }

  /// What is taken of it.
  public var taken: Length { busy + planned }

  /// Taken of the windows in percent, cut down, over 100 where more is planned than there is; nil without windows.
  public var percent: Int? {
    windows > .zero ? Int(taken.seconds * 100 / windows.seconds) : nil
  }
}

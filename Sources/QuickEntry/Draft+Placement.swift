public import BudgetCore

extension Draft {
  /// The day of the task that a person adds: the stated one; without date and time none; with a time alone today, or
  /// tomorrow when its end (without a length: its start) is past.
  public func day(from standpoint: Standpoint) -> Todo.Day {
    if let date { return .on(date) }
    guard let time else { return .undated }
    let start = standpoint.seconds(of: time)
    let now = standpoint.secondsNow
    let isPast = duration.map { start + Int($0.seconds) <= now } ?? (start < now)
    return .on(isPast ? standpoint.today.adding(days: 1) : standpoint.today)
  }
}

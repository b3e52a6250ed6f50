/// What became of the tasks of a day.
public struct DayCount: Hashable, Sendable {
  public let day: CivilDate
  /// Tasks done on it, whatever their day.
  public let done: Int
  /// Tasks of it that were still open at its end, wherever they went later; of today and of days to come, those open now.
  public let open: Int

  public init(day: CivilDate, done: Int, open: Int) {
    self.day = day
    self.done = done
    self.open = open
  }

  /// What was done on it, and what was not.
  public var all: Int { done + open }
}

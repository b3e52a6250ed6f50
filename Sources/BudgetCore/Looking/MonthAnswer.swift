/// A month, day by day: how full each is, and what became of its tasks.
public struct MonthAnswer: Hashable, Sendable {
  public struct Day: Hashable, Sendable {
    public let count: DayCount
    /// nil where no hours are known.
    public let load: DayLoad?

    public var day: CivilDate { count.day }
    /// Nothing of it is known, neither a window nor a task.
    public var isBlank: Bool { count.all == 0 && load.map { $0.windows == .zero && $0.planned == .zero } ?? true }

    public init(count: DayCount, load: DayLoad?) {
      self.count = count
      self.load = load
    }
  }

  public let month: CivilMonth
  public let today: CivilDate
  public let zone: ZoneRules
  /// The first day of a week.
  public let weekStart: Weekday
  /// Every day of the month, in order.
  public let days: [Day]
  public let hasCalendars: Bool
  public let problems: [Problem]

  public init(
    month: CivilMonth, today: CivilDate, zone: ZoneRules, weekStart: Weekday, days: [Day], hasCalendars: Bool,
    problems: [Problem]
  ) {
    self.month = month
    self.today = today
    self.zone = zone
    self.weekStart = weekStart
    self.days = days
    self.hasCalendars = hasCalendars
    self.problems = problems
  }

  /// Up to today.
  public var done: Int { ProgressAnswer.sum(days.lazy.map(\.count), to: today).done }
  /// Up to today.
  public var all: Int { ProgressAnswer.sum(days.lazy.map(\.count), to: today).all }
  /// Whether hours are known.
  public var hasHours: Bool { days.contains { $0.load != nil } }
}

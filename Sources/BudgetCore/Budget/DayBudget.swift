/// The whole calculation of one day: the one value every face words.
public struct DayBudget: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case ok
    /// More is planned than is left.
    case over
    case nothingLeft(Cause)
    /// No window today; `next` is the first later day that has one, within a year.
    case noHours(next: CivilDate?)
  }

  /// Why nothing is left.
  public enum Cause: Hashable, Sendable {
    /// Every window has ended.
    case windowsPast
    /// What is ahead of the windows is busy.
    case windowsFull
    /// One whole-day entry covers what is ahead of the windows; without it something would be left.
    case wholeDayEntry(Entry)
  }

  public let day: CivilDate
  /// Whether that day is the one that runs at `now` (`DayCourse.today`).
  public let isToday: Bool
  /// To the second for data, cut to the minute for words: whoever asks decides.
  public let now: Moment
  public let zone: ZoneRules
  /// Whether any calendar was asked at all.
  public let hasCalendars: Bool
  /// The windows of the day, whole, overlapping ones merged.
  public let windows: IntervalSet
  /// Windows of the day of which a clock change leaves nothing, as wall times.
  public let swallowed: [WorkingWeek.Window]
  /// The local day together with the windows and the pinned tasks: the range the entries were asked for.
  public let horizon: Interval
  /// The entries that touch the horizon, by start, then end, then calendar and line.
  public let entries: [Entry]
  /// The union of the counted entries, cut to the horizon.
  public let busy: IntervalSet
  /// The windows from now on, minus busy.
  public let left: IntervalSet
  /// The open tasks of the day, in list order.
  public let tasks: [BudgetedTodo]
  /// The done tasks of the day, in list order.
  public let done: [Todo]
  /// The index in `tasks` of the first below the line; nil when all fit.
  public let lineBefore: Int?
  public let state: State
  /// The sum of the costs.
  public let planned: Length
  /// Open tasks of the day that state no duration.
  public let withoutDuration: Int
  /// Open tasks whose day is past.
  public let leftovers: Int
  /// Tasks of later days.
  public let otherDays: Int
  /// Open tasks without a day.
  public let undated: Int
  public let problems: [Problem]

  public var exactness: Exactness { problems.exactness }
  /// `left` − `planned`, zero when negative.
  public var free: Length { max(.zero, left.length - planned) }
  /// `planned` − `left`, zero when negative.
  public var over: Length { max(.zero, planned - left.length) }

  package init(
    day: CivilDate, isToday: Bool, now: Moment, zone: ZoneRules, hasCalendars: Bool, windows: IntervalSet,
    swallowed: [WorkingWeek.Window] = [], horizon: Interval, entries: [Entry], busy: IntervalSet, left: IntervalSet,
    tasks: [BudgetedTodo], done: [Todo], lineBefore: Int?,
    state: State, planned: Length, withoutDuration: Int, leftovers: Int, otherDays: Int, undated: Int,
    problems: [Problem]
  ) {
    self.day = day
    self.isToday = isToday
    self.now = now
    self.zone = zone
    self.hasCalendars = hasCalendars
    self.windows = windows
    self.swallowed = swallowed
    self.horizon = horizon
    self.entries = entries
    self.busy = busy
    self.left = left
    self.tasks = tasks
    self.done = done
    self.lineBefore = lineBefore
    self.state = state
    self.planned = planned
    self.withoutDuration = withoutDuration
    self.leftovers = leftovers
    self.otherDays = otherDays
    self.undated = undated
    self.problems = problems
  }
}

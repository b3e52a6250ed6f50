public import BudgetCore

/// Everything a command can answer; a face words it, and computes nothing.
public enum Answer: Sendable {
  case left(DayBudget)
  /// `extras` is what the store knows beside it; nil where the tasks are those of a file.
  case today(DayBudget, DayExtras? = nil)
  /// `passedOver`: files of folders that were taken for no calendars. `hoursAreSet`: whether the windows are those of this one
  /// date.
  case why(DayBudget, passedOver: [String], hoursAreSet: Bool = false)
  /// `events`: every entry with its verdict, by title only when `titles`.
  case busy(BusyAnswer, events: Bool, titles: Bool)
  case fits(FitAnswer)
  case freeNow(FreeNow)
  case check(CheckAnswer)
  case echo(EchoAnswer)
  case turned(TurnAnswer)
  case list(TaskListAnswer)
  case hours(HoursAnswer)
  case release(ReleaseAnswer)
  /// Everything there is about tasks.
  case details([ShownTask], TaskContext)
  case streak(StreakAnswer)
  case progress(ProgressAnswer)
  case month(MonthAnswer)
  case calendarDay(CalendarDayAnswer)
}

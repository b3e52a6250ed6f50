public import BudgetCore

/// Everything a command can answer; a face words it, and computes nothing.
public enum Answer: Sendable {
  case left(DayBudget)
  /// `extras` is what the store knows beside it; nil where the tasks are those of a file.
  case today(DayBudget, DayExtras?)
  /// `passedOver`: files of folders that were taken for no calendars.
  case why(DayBudget, passedOver: [String])
  /// `events`: every entry with its verdict, by title only when `titles`.
  case busy(BusyAnswer, events: Bool, titles: Bool)
  case fits(FitAnswer)
  case freeNow(FreeNow)
  case check(CheckAnswer)
  case echo(EchoAnswer)
  case turned(TurnAnswer)
  case list(TaskListAnswer)
  /// Everything there is about tasks.
  case details([ShownTask], TaskContext)
}

internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering
internal import TaskStore

/// Why a command about tasks gets no answer, as facts; UsageWords+Tasks says them.
enum TaskFault: Error, Hashable, Sendable {
  /// Neither XDG_DATA_HOME nor HOME says where the store lies.
  case noDataFolder
  case store(StoreFault)
  /// The hours that the store has for a date do not go with those of the days beside it.
  case hoursOfDay(CivilDate)
  /// No task that the command takes has these words; `others` have them, but are closed, or open.
  case noTaskTitled(String, others: [ShownTask], TaskContext)
  case severalTasks(String, [ShownTask], more: Int, TaskContext)
  /// A command for one task is given several.
  case oneTask(CommandName)
  case emptyLine
  /// The editor gives back several.
  case severalLines
  /// No line holds the task's title.
  case noLine
  case emptyTitle
  /// Words of a line that are no part, beside `--title`.
  case twoTitles(String)
  case longLine(Int)
  case longNote(Int)
  case linesUnreadable(TextFile.Failure)
  case notLines(TaskFile.Fault)
  case notALengthOf(String, Flag)
  case notATimeOf(String, Flag)
  case notAReminder(String)
  case notACategory(String)
  case categoryMissing
  case movePlace(String)
  /// A task that is closed has no place among the open ones.
  case notOpen(ShownTask)
  case doneInFuture(String)
  case notSteps(String)
  /// `undo 12`.
  case undoOfTask(String)
  /// A command that asks, without a terminal.
  case noTerminal(CommandName)
  case editor(Editor.Failure)
  /// `morning --today` and its like take numbers, or `rest`.
  case notNumbers(String, Flag)
  case notALeftover(Int)
  case answeredTwice(Int)
  case restTwice
  /// No counted entry of the day is called that; those there are.
  case noEntry(String, [Entry], CivilDate, TaskContext)
  case severalEntries(String, [Entry], CivilDate, TaskContext)
  /// A time outside the entry that is to be released from then on.
  case notWithin(ClockTime, Entry, CivilDate, TaskContext)
}

public import BudgetCore

/// What a command did, a line a task, and what that does to today.
public struct EchoAnswer: Sendable {
  /// What became of a task.
  public enum Deed: Hashable, Sendable {
    case added
    /// Only tried: nothing is kept.
    case tried
    case edited
    /// Brought to another day, or to none.
    case planned
    case done, reopened, dropped
    /// From 1, among the open ones of its day.
    case moved(place: Int, of: Int)
    case noted, categorised
    /// The morning question leaves it alone before this day.
    case skipped(until: CivilDate)
    /// Everything is as it was.
    case unchanged

    /// The word of data.
    var name: String {
      switch self {
      case .added: "added"
      case .tried: "tried"
      case .edited: "edited"
      case .planned: "planned"
      case .done: "done"
      case .reopened: "reopened"
      case .dropped: "dropped"
      case .moved: "moved"
      case .noted: "noted"
      case .categorised: "categorised"
      case .skipped: "skipped"
      case .unchanged: "unchanged"
      }
    }
  }

  public struct Line: Sendable {
    public let task: ShownTask
    public let deed: Deed
    /// In the language of the answer: what of the line is not as it may seem.
    public let hints: [String]
    /// The number by which the budget has it.
    public let listedAs: Int?

    /// `listedAs`: of a task without a number, that by which the budget has it.
    public init(task: ShownTask, deed: Deed, hints: [String] = [], listedAs: Int? = nil) {
      self.task = task
      self.deed = deed
      self.hints = hints
      self.listedAs = listedAs ?? task.number
    }
  }

  public let lines: [Line]
  public let context: TaskContext
  /// Today as it is after the change; nil when it has no part in it, or no hours are known.
  public let budget: DayBudget?

  public init(lines: [Line], context: TaskContext, budget: DayBudget?) {
    self.lines = lines
    self.context = context
    self.budget = budget
  }
}

/// What `undo` or `redo` turned.
public struct TurnAnswer: Sendable {
  /// One change of the history: the command that made it, and the tasks it was about, as they are now.
  public struct Turned: Sendable {
    /// The name of the command.
    public let kind: String
    /// Those that are there now.
    public let tasks: [ShownTask]
    /// Those that no longer are, as they were.
    public let gone: [ShownTask]

    public init(kind: String, tasks: [ShownTask], gone: [ShownTask]) {
      self.kind = kind
      self.tasks = tasks
      self.gone = gone
    }
  }

  /// In the order in which they were turned.
  public let changes: [Turned]
  /// Whether they were undone, or done again.
  public let isUndone: Bool
  public let context: TaskContext
  /// Today as it is now; nil when no hours are known.
  public let budget: DayBudget?

  public init(changes: [Turned], isUndone: Bool, context: TaskContext, budget: DayBudget?) {
    self.changes = changes
    self.isUndone = isUndone
    self.context = context
    self.budget = budget
  }
}

/// Tasks under headings.
public struct TaskListAnswer: Sendable {
  public enum Heading: Hashable, Sendable {
    case day(CivilDate)
    case undated
    /// Open ones of days that are past.
    case leftovers
    /// Done on a day.
    case doneOn(CivilDate)
    case dropped
    /// What was sought.
    case found(String)
  }

  public struct Group: Sendable {
    public let heading: Heading
    public let tasks: [ShownTask]

    public init(heading: Heading, tasks: [ShownTask]) {
      self.heading = heading
      self.tasks = tasks
    }
  }

  /// The word of data: `week`, `all`.
  public let name: String
  public let groups: [Group]
  public let context: TaskContext
  /// The day whose list this is, where it is one day's and hours are known: then the list has its line.
  public let budget: DayBudget?
  /// Leftovers that are not listed, as they are left alone today.
  public let quiet: Int

  public init(
    name: String, groups: [Group], context: TaskContext, budget: DayBudget? = nil, quiet: Int = 0
  ) {
    self.quiet = quiet
    self.name = name
    self.groups = groups
    self.context = context
    self.budget = budget
  }
}

/// What the planner knows of the day beside its budget.
public struct DayExtras: Hashable, Sendable {
  /// Consecutive days with at least one task done.
  public let streak: Int
  /// Leftovers that the morning question would ask about.
  public let asked: Int

  public init(streak: Int, asked: Int) {
    self.streak = streak
    self.asked = asked
  }
}

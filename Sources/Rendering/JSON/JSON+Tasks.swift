import BudgetCore

extension Shape {
  func echo(_ answer: EchoAnswer) -> [String: JSON] {
    [
      "tasks": .array(
        answer.lines.map { line in
          .object(task(line.task).merging(["deed": .string(line.deed.name)]) { kept, _ in kept })
        }),
      "today": answer.budget.map(effect) ?? .null,
    ]
  }

  func turned(_ answer: TurnAnswer) -> [String: JSON] {
    [
      "changes": .array(
        answer.changes.map { change in
          .object([
            "kind": .string(change.kind), "tasks": .array(change.tasks.map { .object(task($0)) }),
            "gone": .array(change.gone.map { .object(task($0)) }),
          ])
        }),
      "today": answer.budget.map(effect) ?? .null,
    ]
  }

  func list(_ answer: TaskListAnswer) -> [String: JSON] {
    [
      "list": .string(answer.name), "today": .string(answer.context.today.iso8601),
      "tasks": .array(answer.groups.flatMap(\.tasks).map { .object(task($0)) }),
      "line_before": .optional(answer.budget?.lineBefore),
    ]
  }

  func details(_ tasks: [ShownTask]) -> [String: JSON] { ["tasks": .array(tasks.map { .object(task($0)) })] }

  func hours(_ answer: HoursAnswer) -> [String: JSON] {
    [
      "day": .string(answer.day.iso8601), "hours": .string(WorkingWeek.text(of: answer.windows)),
      "set": .bool(answer.isSet), "today": answer.budget.map(effect) ?? .null,
    ]
  }

  func release(_ answer: ReleaseAnswer) -> [String: JSON] {
    [
      "entry": entry(answer.entry), "from": .optional(answer.from?.rfc3339),
      "today": answer.budget.map(effect) ?? .null,
    ]
  }

  func imported(_ answer: ImportedAnswer) -> [String: JSON] {
    [
      "added": .number(answer.count.added), "changed": .number(answer.count.changed),
      "unchanged": .number(answer.count.unchanged), "kept": .number(answer.count.kept),
      "removed": .number(answer.count.removed),
      "hours": .number(answer.count.hours),
      "releases": .number(answer.count.releases), "others": .number(answer.others),
      "repeating": .number(answer.repeating), "today": answer.budget.map(effect) ?? .null,
    ]
  }

  private func effect(_ budget: DayBudget) -> JSON {
    .object([
      "left": length(budget.left.length), "planned": length(budget.planned), "free": length(budget.free),
      "over": length(budget.over), "exact": .bool(budget.exactness == .exact), "bound": bound(budget.exactness),
      "line_before": .optional(budget.lineBefore),
    ])
  }

  func task(_ task: ShownTask) -> [String: JSON] {
    let (state, closed): (String, CivilDate?) =
      switch task.state {
      case .open: ("open", nil)
      case .done(let date): ("done", date)
      case .dropped(let date): ("dropped", date)
      }
    let date: CivilDate? = if case .on(let date) = task.day { date } else { nil }
    return [
      "number": .optional(task.number), "uuid": .optional(task.identity), "title": .string(task.title),
      "date": .optional(date?.iso8601), "time": .optional(task.time?.hoursAndMinutes),
      "duration": task.duration.map(length) ?? .null, "category": .optional(task.category),
      "note": .optional(task.note), "reminder": reminder(task.reminder), "state": .string(state),
      "closed_on": .optional(closed?.iso8601), "added": .optional(task.added?.rfc3339),
      "changed": .optional(task.changed?.rfc3339),
    ]
  }

  private func reminder(_ reminder: ShownTask.Reminder?) -> JSON {
    switch reminder {
    case nil: .null
    case .before(let length): .object(["before": self.length(length)])
    case .at(let time): .object(["at": .string(time.hoursAndMinutes)])
    }
  }
}

/// A line that is only tried, as data: one object a line, with what was understood and where.
public struct TriedDraft: Sendable {
  public struct Hint: Sendable {
    public let reason: String
    /// In the UTF-8 of the line.
    public let bytes: Range<Int>
    public let message: String

    public init(reason: String, bytes: Range<Int>, message: String) {
      self.reason = reason
      self.bytes = bytes
      self.message = message
    }
  }

  public let task: ShownTask
  public let hints: [Hint]
  /// By the name of the part, in the UTF-8 of the line.
  public let ranges: [String: Range<Int>]

  public init(task: ShownTask, hints: [Hint], ranges: [String: Range<Int>]) {
    self.task = task
    self.hints = hints
    self.ranges = ranges
  }

  /// One line of JSON: `{"title","date","time","duration","category","hints":[],"ranges":{}}`.
  public var json: String {
    func range(_ bytes: Range<Int>) -> JSON { .array([.number(bytes.lowerBound), .number(bytes.upperBound)]) }
    let date: CivilDate? = if case .on(let date) = task.day { date } else { nil }
    return JSON.object([
      "title": .string(task.title), "date": .optional(date?.iso8601),
      "time": .optional(task.time?.hoursAndMinutes), "duration": .optional(task.duration.map { Int($0.seconds) }),
      "category": .optional(task.category),
      "hints": .array(
        hints.map { hint in
          .object([
            "reason": .string(hint.reason), "range": range(hint.bytes), "message": .string(hint.message),
          ])
        }),
      "ranges": .object(ranges.mapValues(range)),
    ]).line
  }
}

internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Planner {
  /// What is said of tasks after a change. Today is reckoned only when one of them is, or was before, a task of today.
  func echo(
    _ tasks: [StoredTask], before: [StoredTask] = [], _ deed: (StoredTask) throws(UsageFault) -> EchoAnswer.Deed
  ) throws(UsageFault) -> Outcome {
    var lines: [EchoAnswer.Line] = []
    for task in tasks { lines.append(EchoAnswer.Line(task: task.shown, deed: try deed(task))) }
    return try echo(lines, concernsToday: (tasks + before).contains(where: concernsToday))
  }

  func echo(_ lines: [EchoAnswer.Line], concernsToday: Bool) throws(UsageFault) -> Outcome {
    let budget = concernsToday ? try budget() : nil
    return question.outcome(.echo(EchoAnswer(lines: lines, context: context, budget: budget)), status: 0)
  }

  func concernsToday(_ task: StoredTask) -> Bool { task.day == .on(today) || task.closedOn == today }

  /// Changes tasks one after the other and says so. One that is left as it was is said to be. `costsTime`: whether it can
  /// change anything of a day.
  func changing(
    _ kind: Change.Kind, _ tasks: [StoredTask], to deed: EchoAnswer.Deed, costsTime: Bool = true,
    _ body: (OpenChange, [Int]) throws(StoreFault) -> [StoredTask]
  ) throws(UsageFault) -> Outcome {
    let numbers = tasks.map(\.number)
    let changed = try change(kind) { open throws(StoreFault) in try body(open, numbers) }
    let old = Dictionary(tasks.map { ($0.number, $0) }) { first, _ in first }
    let lines = changed.map { task in
      EchoAnswer.Line(task: task.shown, deed: old[task.number] == task ? .unchanged : deed)
    }
    return try echo(lines, concernsToday: costsTime && (changed + tasks).contains(where: concernsToday))
  }
}

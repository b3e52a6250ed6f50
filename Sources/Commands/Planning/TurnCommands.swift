internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit undo [--steps N]`, across processes.
  func undo() throws(UsageFault) -> Outcome {
    if let word = arguments.operands.first {
      throw TaskNames.numbers(arguments.operands) == nil
        ? .wordTooMany(word, .undo) : .task(.undoOfTask(arguments.operands.joined(separator: " ")))
    }
    return try turn(isUndone: true)
  }

  /// `restzeit redo [--steps N]`.
  func redo() throws(UsageFault) -> Outcome { try turn(isUndone: false) }

  private func turn(isUndone: Bool) throws(UsageFault) -> Outcome {
    var steps = 1
    if let text = arguments[.steps] {
      guard let number = Int(text), (1...1000).contains(number) else { throw .task(.notSteps(text)) }
      steps = number
    }
    let planner = try presentPlanner()
    let (changes, turned) = try storing { () throws(StoreFault) in
      let before = try planner.store.tasksOfHistory(steps)
      let changes =
        isUndone
        ? try planner.store.undo(steps: steps, at: exactNow) : try planner.store.redo(steps: steps, at: exactNow)
      return (changes, try planner.store.turned(changes, before))
    }
    // Hours and releases may be among them, so the day is looked at anew.
    let after = try Planner(self, planner.store)
    let budget = changes.isEmpty ? nil : try after.budget()
    let answer = TurnAnswer(changes: turned, isUndone: isUndone, context: after.context, budget: budget)
    return outcome(.turned(answer), status: 0)
  }
}

extension Store {
  /// The tasks that the last changes in effect are about, by number: undoing one may take them away.
  fileprivate func tasksOfHistory(_ steps: Int) throws(StoreFault) -> [Int: StoredTask] {
    var tasks: [Int: StoredTask] = [:]
    for change in try history(limit: steps + 100) where change.state == .inEffect {
      for number in change.tasks where tasks[number] == nil { tasks[number] = try task(number) }
    }
    return tasks
  }

  /// Changes with their tasks, as they are now or else as they were.
  fileprivate func turned(
    _ changes: [Change], _ before: [Int: StoredTask]
  ) throws(StoreFault) -> [TurnAnswer.Turned] {
    var turned: [TurnAnswer.Turned] = []
    for change in changes {
      var tasks: [ShownTask] = []
      var gone: [ShownTask] = []
      for number in change.tasks {
        if let task = try task(number) {
          tasks.append(task.shown)
        } else if let task = before[number] {
          gone.append(task.shown)
        }
      }
      turned.append(TurnAnswer.Turned(kind: change.kind.rawValue, tasks: tasks, gone: gone))
    }
    return turned
  }
}

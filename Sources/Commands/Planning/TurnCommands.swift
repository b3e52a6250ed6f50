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
    let planner = try self.planner()
    let changes = try storing { () throws(StoreFault) in
      isUndone
        ? try planner.store.undo(steps: steps, at: exactNow) : try planner.store.redo(steps: steps, at: exactNow)
    }
    let turned = try storing { () throws(StoreFault) in
      try planner.store.reading { () throws(StoreFault) in
        var turned: [TurnAnswer.Turned] = []
        for change in changes {
          var tasks: [ShownTask] = []
          var gone: [Int] = []
          for number in change.tasks {
            if let task = try planner.store.task(number) { tasks.append(task.shown) } else { gone.append(number) }
          }
          turned.append(TurnAnswer.Turned(kind: change.kind.rawValue, tasks: tasks, gone: gone))
        }
        return turned
      }
    }
    // Hours and releases may be among them, so the day is looked at anew.
    let after = try self.planner()
    let budget = changes.isEmpty ? nil : try after.budget()
    let answer = TurnAnswer(changes: turned, isUndone: isUndone, context: after.context, budget: budget)
    return outcome(.turned(answer), status: changes.isEmpty ? 1 : 0)
  }
}

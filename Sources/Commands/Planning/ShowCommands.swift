internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit show TASK…`: everything there is about tasks.
  func show() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let tasks = try TaskNames(planner).tasks(arguments.operands)
    return outcome(.details(tasks.map(\.shown), planner.context), status: 0)
  }

  /// `restzeit search WORD…`: tasks of every state.
  func search() throws(UsageFault) -> Outcome {
    let text = arguments.operands.joined(separator: " ")
    let planner = try presentPlanner()
    let found = try storing { () throws(StoreFault) in try planner.store.search(text) }
    let group = TaskListAnswer.Group(heading: .found(text), tasks: found.map(\.shown))
    return outcome(
      .list(TaskListAnswer(name: "found", groups: [group], context: planner.context)), status: 0)
  }
}

internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit show TASK…`: everything there is about tasks.
  func show() throws(UsageFault) -> Outcome {
    let planner = try self.planner()
    let tasks = try TaskNames(planner).tasks(arguments.operands)
    return outcome(.details(tasks.map(\.shown), planner.context), status: 0)
  }

  /// `restzeit search WORD…`: tasks of every state. Status 1 when none is found.
  func search() throws(UsageFault) -> Outcome {
    let text = arguments.operands.joined(separator: " ")
    guard let planner = try existingPlanner() else {
      let today = try runningDay(nil)
      let context = TaskContext(today: today, zone: zone)
      return outcome(.list(TaskListAnswer(name: "found", groups: [], context: context)), status: 1)
    }
    let found = try storing { () throws(StoreFault) in try planner.store.search(text) }
    let group = TaskListAnswer.Group(heading: .found(text), tasks: found.map(\.shown))
    return outcome(
      .list(TaskListAnswer(name: "found", groups: [group], context: planner.context)), status: found.isEmpty ? 1 : 0)
  }
}

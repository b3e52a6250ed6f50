internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit done TASK…`, also on an earlier day.
  func done() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let tasks = try TaskNames(planner).tasks(arguments.operands)
    var day = planner.today
    if let text = arguments[.on] {
      day = try date(text, .on, today: planner.today)
      guard day <= planner.today else { throw .task(.doneInFuture(text)) }
    }
    return try planner.changing(.done, tasks, to: .done) { open, _ throws(StoreFault) in
      // What is done already stays done on its day, unless another is named.
      let isNamed = arguments.has(.on)
      var changed: [StoredTask] = []
      for task in tasks { changed += !isNamed && task.state == .done ? [task] : try open.done([task.number], on: day) }
      return changed
    }
  }

  /// `restzeit reopen TASK…`.
  func reopen() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let tasks = try TaskNames(planner).tasks(arguments.operands)
    return try planner.changing(.reopen, tasks, to: .reopened) { open, numbers throws(StoreFault) in
      try open.reopen(numbers)
    }
  }

  /// `restzeit drop TASK…`.
  func drop() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let tasks = try TaskNames(planner).tasks(arguments.operands)
    return try planner.changing(.drop, tasks, to: .dropped) { open, numbers throws(StoreFault) in
      try open.drop(numbers)
    }
  }
}

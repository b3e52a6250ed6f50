internal import BudgetCore

extension Question {
  /// What the command of the line answers.
  func answer() throws(UsageFault) -> Outcome {
    switch arguments.command {
    case .left: try left()
    case .today: try today()
    case .busy: try busy()
    case .why: try why()
    case .fits: try fits()
    case .check: try check()
    case .add: try add()
    case .list: try list()
    case .done: try done()
    case .reopen: try reopen()
    case .undo: try undo()
    case .redo: try redo()
    case .plan: try plan()
    case .later: try later()
    case .drop: try drop()
    case .move: try move()
    case .edit: try edit()
    case .note: try note()
    case .category: try category()
    case .show: try show()
    case .search: try search()
    case .morning: try morning()
    case .hours: try hoursOfDay()
    case .release: try release()
    case .streak: try streak()
    case .week: try progress(.week)
    case .month: try progress(.month)
    case .calendar: try calendar()
    case .export: try export()
    case .importing: try importing()
    case .reset: try reset()
    case .bar, .introduction, .config, .privacy, .help: preconditionFailure("they ask nothing of a day")
    }
  }
}

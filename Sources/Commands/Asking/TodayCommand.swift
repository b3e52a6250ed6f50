internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit today [DAY]`: the day and its list.
  func today() throws(UsageFault) -> Outcome {
    let day = try DayQuestion(self, word: arguments.operands.first)
    let calendars = calendars
    let budget = try day.budget(calendars)
    let extras = try day.planner?.extras(budget, calendars)
    return outcome(.today(budget, extras), status: budget.exactness.status)
  }
}

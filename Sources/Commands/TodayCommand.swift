internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit today [DAY]`: the day and its list.
  func today() throws(UsageFault) -> Outcome {
    let budget = try DayQuestion(self, word: arguments.operands.first).budget(calendars)
    return outcome(.today(budget), status: budget.exactness.status)
  }
}

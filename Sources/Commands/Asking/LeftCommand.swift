internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit left`: one line.
  func left() throws(UsageFault) -> Outcome {
    let budget = try DayQuestion(self).budget(calendars)
    return outcome(.left(budget), status: budget.exactness.status)
  }
}

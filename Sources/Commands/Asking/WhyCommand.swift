internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit why`: the whole calculation.
  func why() throws(UsageFault) -> Outcome {
    let day = try DayQuestion(self)
    let calendars = calendars
    let budget = try day.budget(calendars)
    let areSet = try day.planner?.areHoursSet(on: day.day) ?? false
    return outcome(
      .why(budget, passedOver: calendars.passedOver, hoursAreSet: areSet), status: budget.exactness.status)
  }
}

internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit streak [--strict]`: days in a row on which something was done.
  func streak() throws(UsageFault) -> Outcome {
    let isStrict = arguments.has(.strict)
    let answer: StreakAnswer
    if let planner = try existingPlanner() {
      answer = try planner.streak(calendars, isStrict: isStrict)
    } else {
      answer = StreakAnswer(streak: .none, isStrict: isStrict, today: try runningDay(nil), doneToday: 0, problems: [])
    }
    return outcome(.streak(answer), status: answer.problems.exactness.status)
  }
}

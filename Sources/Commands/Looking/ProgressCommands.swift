internal import BudgetCore
internal import Rendering
internal import Settings
internal import TaskStore

extension Question {
  /// The first day of a week; Monday unless set.
  var weekStart: Weekday { settings.display.weekStart ?? .monday }

  /// `restzeit week` and `restzeit month`: what was done of all, on the screen or as a picture.
  func progress(_ span: ProgressAnswer.Span) throws(UsageFault) -> Outcome {
    let picture = try pictureWanted()
    let planner = try existingPlanner()
    let today = try runningDay(planner)
    let days = ProgressAnswer.days(of: span, today: today, weekStart: weekStart)
    var counts: [DayCount] = []
    if let planner, let first = days.first, let last = days.last {
      counts = try storing { () throws(StoreFault) in
        try planner.store.dayCounts(from: first, to: last.adding(days: 1))
      }
    }
    let answer = ProgressAnswer(span, today: today, weekStart: weekStart, counts: counts)
    guard let picture else { return outcome(.progress(answer), status: 0) }
    if answer.isEmpty { throw .looking(.noHistory(answer)) }
    return try picture.outcome(rendered(answer, as: picture.kind, in: voice), self)
  }
}

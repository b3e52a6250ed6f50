internal import BudgetCore
internal import Rendering

extension Question {
  /// `restzeit check PATH…`: every problem and oddity of calendar files.
  func check() throws(UsageFault) -> Outcome {
    let answer = Calendars(arguments.operands.map(CalendarSource.init(path:)), zones: zones, zone: zone, now: now)
      .check()
    return outcome(.check(answer), status: answer.problems.exactness.status)
  }
}

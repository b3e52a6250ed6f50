internal import BudgetCore
internal import CalendarImport
internal import QuickEntry
internal import Rendering

extension Question {
  /// `restzeit fits [DURATION]`: does it still fit; without a length, what fits until the next appointment.
  func fits() throws(UsageFault) -> Outcome {
    let text = arguments.operands.joined(separator: " ")
    let day = try DayQuestion(self)
    guard !arguments.operands.isEmpty else {
      if arguments.has(.first) { throw .firstAlone }
      let answer = FreeNow(of: day.budget(calendars))
      return outcome(.freeNow(answer), status: fitsStatus(answer.isYes, answer.budget.exactness))
    }
    guard let length = QuickEntry.length(of: text) else { throw .notALength(text) }
    let answer = FitSearch(day, calendars).answer(length, first: arguments.has(.first))
    return outcome(.fits(answer), status: fitsStatus(answer.fits, answer.exactness))
  }

  /// 0 yes, 1 no or only in pieces, 3 perhaps.
  private func fitsStatus(_ fits: Bool, _ exactness: Exactness) -> Int32 {
    exactness != .exact ? 3 : fits ? 0 : 1
  }
}

extension FreeNow {
  /// Free now; on another day, free at all.
  fileprivate var isYes: Bool { stretch != nil || (!budget.isToday && next != nil) }
}

/// Looks for the first day that holds a length, in as few readings of the calendars as will do.
private struct FitSearch {
  let day: DayQuestion
  let calendars: Calendars

  init(_ day: DayQuestion, _ calendars: Calendars) {
    self.day = day
    self.calendars = calendars
  }

  /// One reading when the day itself holds it, a second one of all the days after it when not, and a third only when
  /// the second met problems: those of days after the one found do not matter.
  func answer(_ length: Length, first: Bool) -> FitAnswer {
    let today = day.budget(calendars)
    var later: CalendarReading?
    let found = FitAnswer(placing: length, first: first, today: today) { date in
      let reading = later ?? read(until: FitAnswer.daysAhead)
      later = reading
      return budget(of: date, reading.entries, [])
    }
    guard let later, !later.problems.isEmpty else { return found }
    let days = found.place.map { $0.day.days(since: day.day) } ?? FitAnswer.daysAhead
    let problems = days < FitAnswer.daysAhead ? read(until: days).problems : later.problems
    return FitAnswer(placing: length, first: first, today: today) { budget(of: $0, later.entries, problems) }
  }

  /// The days after the one asked about; of a file of tasks they have none.
  private func budget(of date: CivilDate, _ entries: [Entry], _ problems: [Problem]) -> DayBudget {
    day.budget(of: date, entries, [], problems, hasCalendars: !calendars.isEmpty)
  }

  /// The calendars' reading from the next day on for so many days.
  private func read(until days: Int) -> CalendarReading {
    let next = day.horizon(of: day.day.adding(days: 1), [])
    let last = day.horizon(of: day.day.adding(days: days), [])
    return calendars.read(Interval(from: next.start, to: last.end) ?? next)
  }
}

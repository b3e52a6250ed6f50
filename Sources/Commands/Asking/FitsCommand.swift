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
      let answer = FreeNow(of: try day.budget(calendars))
      return outcome(.freeNow(answer), status: fitsStatus(answer.isYes, answer.budget.exactness))
    }
    guard let length = QuickEntry.length(of: text) else { throw .notALength(text) }
    let answer = try FitSearch(day, calendars).answer(length, first: arguments.has(.first))
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
  /// The open tasks of the days after the one asked about; those of a file have none.
  let later: [CivilDate: [Todo]]

  init(_ day: DayQuestion, _ calendars: Calendars) throws(UsageFault) {
    self.day = day
    self.calendars = calendars
    later = try day.planner?.openTodos(after: day.day, days: FitAnswer.daysAhead) ?? [:]
  }

  /// One reading when the day itself holds it, a second one of all the days after it when not, and a third only when
  /// the second met problems: those of days after the one found do not matter.
  func answer(_ length: Length, first: Bool) throws(UsageFault) -> FitAnswer {
    let today = try day.budget(calendars)
    var read: CalendarReading?
    let found = try FitAnswer(placing: length, first: first, today: today) { date throws(UsageFault) in
      let reading: CalendarReading
      if let read { reading = read } else { reading = try self.read(until: FitAnswer.daysAhead) }
      read = reading
      return budget(of: date, reading.entries, [])
    }
    guard let read, !read.problems.isEmpty else { return found }
    let days = found.place.map { $0.day.days(since: day.day) } ?? FitAnswer.daysAhead
    let problems = days < FitAnswer.daysAhead ? try self.read(until: days).problems : read.problems
    return FitAnswer(placing: length, first: first, today: today) { budget(of: $0, read.entries, problems) }
  }

  private func budget(of date: CivilDate, _ entries: [Entry], _ problems: [Problem]) -> DayBudget {
    day.budget(of: date, entries, later[date] ?? [], problems, hasCalendars: !calendars.isEmpty)
  }

  /// The calendars' reading from the next day on for so many days.
  private func read(until days: Int) throws(UsageFault) -> CalendarReading {
    let horizons = (1...days).map { count in
      let date = day.day.adding(days: count)
      return day.horizon(of: date, later[date] ?? [])
    }
    let next = horizons[0]
    return try day.read(calendars, Interval(from: next.start, to: horizons.map(\.end).max() ?? next.end) ?? next)
  }
}

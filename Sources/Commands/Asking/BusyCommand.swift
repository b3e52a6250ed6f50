internal import BudgetCore
internal import CalendarImport
internal import Rendering

extension Question {
  /// The longest range `busy` answers.
  static var longestRange: Int { 400 }

  /// `restzeit busy`: merged busy time, of the whole local day unless a range is given.
  func busy() throws(UsageFault) -> Outcome {
    if arguments.has(.titles), !arguments.has(.events) { throw .titlesAlone }
    let planner = try existingPlanner()
    let range = try busyRange(planner)
    return try busy(range, planner, events: arguments.has(.events), titles: arguments.has(.titles))
  }

  /// The busy time of a range, and where asked every entry that touches it.
  func busy(_ range: Interval, _ planner: Planner?, events: Bool, titles: Bool) throws(UsageFault) -> Outcome {
    let calendars = calendars
    let reading = calendars.read(range)
    var entries = reading.entries
    if let planner { entries = try planner.releasing(entries) }
    let answer = BusyAnswer(
      zone: zone, range: range, entries: entries, problems: reading.problems,
      hasCalendars: !calendars.isEmpty)
    return outcome(.busy(answer, events: events, titles: titles), status: answer.problems.exactness.status)
  }

  private func busyRange(_ planner: Planner?) throws(UsageFault) -> Interval {
    let today = try runningDay(planner)
    let bounds = [Flag.from, .to].filter(arguments.has)
    if arguments.has(.day), let bound = bounds.first { throw .exclusive(.day, bound) }
    if bounds == [.from] { throw .incomplete(.from, without: .to) }
    if bounds == [.to] { throw .incomplete(.to, without: .from) }
    guard let from = arguments[.from], let to = arguments[.to] else {
      let day = try arguments[.day].map { text throws(UsageFault) in try date(text, .day, today: today) } ?? today
      guard let range = zone.day(day) else { throw .skippedDay(day, zone: zone.name) }
      return range
    }
    let first = try date(from, .from, today: today)
    let end = try date(to, .to, today: today)
    guard first < end else { throw .emptyRange(from: first, to: end) }
    let days = end.days(since: first)
    guard days <= Question.longestRange else { throw .longRange(days: days, limit: Question.longestRange) }
    guard let range = Interval(from: zone.startOfDay(first), to: zone.startOfDay(end)) else {
      throw .skippedDay(first, zone: zone.name)
    }
    return range
  }
}

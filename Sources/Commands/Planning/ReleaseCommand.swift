internal import BudgetCore
internal import CalendarImport
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit release [ENTRY] [TIME|counts]`: an entry of the day no longer counts from then on; without ENTRY the
  /// entries are shown.
  func release() throws(UsageFault) -> Outcome {
    guard !arguments.operands.isEmpty else {
      let planner = try existingPlanner()
      let day = try releaseDay(try runningDay(planner))
      guard let range = zone.day(day) else { throw .skippedDay(day, zone: zone.name) }
      return try busy(range, planner, events: true, titles: !arguments.has(.json) || arguments.has(.titles))
    }
    let present = try presentPlanner()
    let day = try releaseDay(present.today)
    let horizon = DayBudget.horizon(
      of: day, zone: zone, hours: try present.hours(for: day) ?? .none, dayStart: present.dayStart, todos: [])
    let line = try ReleaseLine(arguments.operands, present, day, calendars.read(horizon).entries)
    let entry = line.entry
    // A meeting that runs ended early; any other does not concern the person at all.
    let from = line.from ?? (entry.interval.contains(now) ? now : entry.interval.start)
    let release = Release(calendar: entry.calendar, uid: entry.uid, start: entry.interval.start, from: from)
    let planner = try self.planner()
    try planner.change(.release) { open throws(StoreFault) in
      if line.isTakenBack { try open.unrelease(release) } else { try open.release(release) }
    }
    let budget = day == planner.today ? try planner.budget() : nil
    let answer = ReleaseAnswer(
      entry: entry, day: day, from: line.isTakenBack ? nil : from, context: planner.context, budget: budget)
    return outcome(.release(answer), status: 0)
  }

  private func releaseDay(_ today: CivilDate) throws(UsageFault) -> CivilDate {
    guard let text = arguments[.day] else { return today }
    return try date(text, .day, today: today)
  }
}

/// The words of `release`, and the entry they name.
private struct ReleaseLine {
  let entry: Entry
  /// nil where no time is given.
  private(set) var from: Moment?
  private(set) var isTakenBack = false

  init(_ words: [String], _ planner: Planner, _ day: CivilDate, _ entries: [Entry]) throws(UsageFault) {
    var names = words
    var time: ClockTime?
    if names.count > 1, let last = names.last {
      if ["counts", "zählt", "zaehlt"].contains(last.lowercased()) {
        isTakenBack = true
        names.removeLast()
      } else if let read = QuickEntry.time(of: last, from: planner.standpoint) {
        time = read
        names.removeLast()
      }
    }
    let text = names.joined(separator: " ")
    let found = ReleaseLine.entries(named: text, planner, day, entries.filter(\.verdict.counts))
    guard let entry = found.first else {
      throw .task(.noEntry(text, entries.filter(\.verdict.counts), day, planner.context))
    }
    guard found.count == 1 else { throw .task(.severalEntries(text, found, day, planner.context)) }
    self.entry = entry
    if let time {
      let moment = planner.moment(of: time, on: day)
      guard entry.interval.contains(moment) else { throw .task(.notWithin(time, entry, day, planner.context)) }
      from = moment
    }
  }

  /// Those that begin at a time, or have words in their title.
  private static func entries(
    named text: String, _ planner: Planner, _ day: CivilDate, _ entries: [Entry]
  ) -> [Entry] {
    if let time = QuickEntry.time(of: text, from: planner.standpoint) {
      let start = planner.moment(of: time, on: day)
      return entries.filter { $0.interval.start == start }
    }
    return entries.filter { Store.title($0.title ?? "", matches: text) }
  }
}

extension Planner {
  /// A time of day on a day; before day-start it lies in the night after it.
  fileprivate func moment(of time: ClockTime, on day: CivilDate) -> Moment {
    question.zone.moment(of: CivilDateTime(time < dayStart ? day.adding(days: 1) : day, time))
  }
}

extension Question {
  /// The day that runs; with a store's hours where there is one.
  func runningDay(_ planner: Planner?) throws(UsageFault) -> CivilDate {
    if let planner { return planner.today }
    return DayCourse.today(now: now, zone: zone, dayStart: try dayStart(), week: try hours() ?? .none)
  }
}

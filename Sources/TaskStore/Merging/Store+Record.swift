public import BudgetCore

extension Store {
  /// Everything but the history, as of one moment. O(n).
  public func record() throws(StoreFault) -> StoreRecord {
    try reading { () throws(StoreFault) in
      var left: [Int: [CivilDate]] = [:]
      let rows = try self.database.all("SELECT task, day FROM left_open ORDER BY day") { row throws(StoreFault) in
        guard let day = try row.date(1) else { throw StoreFault.damaged }
        return (try row.int(0), day)
      }
      for (task, day) in rows { left[task, default: []].append(day) }
      let hours = try self.database.all("SELECT day, hours, hours_at FROM day_hours ORDER BY day") {
        row throws(StoreFault) in
        guard let day = try row.date(0) else { throw StoreFault.damaged }
        return StoreRecord.Hours(day: day, text: try row.text(1), changed: try row.moment(2))
      }
      let releases = try self.database.all(
        "SELECT calendar, uid, start, from_moment, released_at FROM released ORDER BY start, calendar, uid"
      ) { row throws(StoreFault) in
        let uid = try row.text(1)
        return StoreRecord.Release(
          calendar: try row.text(0), uid: uid.isEmpty ? nil : uid, start: try row.moment(2), from: try row.moment(3),
          changed: try row.moment(4))
      }
      let tasks = try self.allTasks().map { $0.record(leftOpen: left[$0.number] ?? []) }
      return StoreRecord(tasks: tasks, hours: hours, releases: releases)
    }
  }
}

extension StoredTask {
  fileprivate func record(leftOpen: [CivilDate]) -> TaskRecord {
    var record = TaskRecord(
      identity: identity, number: number, title: title, day: day, state: state.record, closedOn: closedOn,
      changed: Dictionary(uniqueKeysWithValues: Part.allCases.map { ($0.record, changed($0)) }), timesAreExact: true)
    record.time = time
    record.duration = duration
    record.note = note
    record.category = category
    record.reminder = reminder
    record.quietUntil = quietUntil
    record.place = place
    record.plannedOn = plannedOn
    record.added = added
    record.leftOpen = leftOpen
    return record
  }

  /// A task that the store does not have yet, at a place of its day.
  init(_ record: TaskRecord, number: Int, place: Int, today: CivilDate, now: Moment) {
    self.number = number
    identity = record.identity
    title = record.title
    day = record.day
    time = record.time
    duration = record.duration
    note = record.note
    category = record.category
    reminder = record.reminder
    state = State(record.state)
    closedOn = record.closedOn
    quietUntil = record.quietUntil
    self.place = place
    plannedOn = record.plannedOn ?? today
    let added = record.added ?? record.changed.values.min() ?? now
    self.added = added
    changed = Part.allCases.map { record.changed[$0.record] ?? added }
  }
}

extension StoredTask.State {
  init(_ state: TaskRecord.State) {
    self =
      switch state {
      case .open: .open
      case .done: .done
      case .dropped: .dropped
      }
  }

  fileprivate var record: TaskRecord.State {
    switch self {
    case .open: .open
    case .done: .done
    case .dropped: .dropped
    }
  }
}

extension StoredTask.Part {
  var record: TaskRecord.Part {
    switch self {
    case .title: .title
    case .day: .day
    case .time: .time
    case .duration: .duration
    case .note: .note
    case .category: .category
    case .reminder: .reminder
    case .state: .state
    case .place: .place
    }
  }
}

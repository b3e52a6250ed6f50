public import BudgetCore

extension Store {
  /// Everything but the history, as of one moment. O(n).
  public func record() throws(StoreFault) -> StoreRecord {
    try reading { () throws(StoreFault) in
      StoreRecord(
        tasks: try self.taskRecords(), removals: try self.removals(), hours: try self.hoursRecords(),
        releases: try self.releaseRecords())
    }
  }

  private func taskRecords() throws(StoreFault) -> [TaskRecord] {
    var left: [Int: [CivilDate]] = [:]
    let rows = try database.all("SELECT task, day FROM left_open ORDER BY day") { row throws(StoreFault) in
      guard let day = try row.date(1) else { throw StoreFault.damaged }
      return (try row.int(0), day)
    }
    for (task, day) in rows { left[task, default: []].append(day) }
    let traced = try database.all(
      "SELECT number FROM task WHERE identity IN (SELECT identity FROM task_trace)"
    ) { row throws(StoreFault) in try row.int(0) }
    var known: [Int: StoredTask] = [:]
    for number in traced { known[number] = try self.known(number) }
    return try allTasks().map { (known[$0.number] ?? $0).record(leftOpen: left[$0.number] ?? []) }
  }

  private func removals() throws(StoreFault) -> [StoreRecord.Removal] {
    try database.all(
      """
      SELECT identity, changed_at FROM task_trace
      WHERE part = ?1 AND identity NOT IN (SELECT identity FROM task) ORDER BY identity
      """, [Value(Traces.whole)]
    ) { row throws(StoreFault) in
      guard let identity = Identity(bytes: try row.bytes(0)) else { throw StoreFault.damaged }
      return StoreRecord.Removal(identity: identity, changed: try row.moment(1))
    }
  }

  private func hoursRecords() throws(StoreFault) -> [StoreRecord.Hours] {
    // Each has at most one row, and that one is the value; the later time of it and its trace holds.
    try database.all(
      """
      SELECT day, max(hours), max(at) FROM (SELECT day, hours, hours_at AS at FROM day_hours
      UNION ALL SELECT day, NULL, changed_at FROM hours_trace) GROUP BY day ORDER BY day
      """
    ) { row throws(StoreFault) in
      guard let day = try row.date(0) else { throw StoreFault.damaged }
      return StoreRecord.Hours(day: day, text: try row.optionalText(1), changed: try row.moment(2))
    }
  }

  private func releaseRecords() throws(StoreFault) -> [StoreRecord.Release] {
    try database.all(
      """
      SELECT calendar, uid, start, max(from_moment), max(at) FROM (
      SELECT calendar, uid, start, from_moment, released_at AS at FROM released
      UNION ALL SELECT calendar, uid, start, NULL, changed_at FROM release_trace)
      GROUP BY calendar, uid, start ORDER BY start, calendar, uid
      """
    ) { row throws(StoreFault) in
      let uid = try row.text(1)
      return StoreRecord.Release(
        calendar: try row.text(0), uid: uid.isEmpty ? nil : uid, start: try row.moment(2),
        from: try row.optionalInt(3).map { Moment(seconds: Int64($0)) }, changed: try row.moment(4))
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

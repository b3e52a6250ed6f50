internal import BudgetCore

/// When something was last changed where its row does not tell: it was taken back and is gone, or an undo put an older row
/// back. For whoever is told by another store which of two is newer; a row that says a later time holds.
///
/// An import that is undone leaves none: it is as if it had never been.
enum Traces {
  /// In the place of a part: the task as a whole, which is no longer there.
  static let whole = -1

  /// Later than what it replaces, whatever the clock says: clocks of several machines never agree.
  static func time(_ now: Moment, after old: Moment?) -> Moment {
    guard let old, old >= now else { return now }
    return old + Length(seconds: 1)
  }
}

/// What a change of the history is about, by the keys of its rows.
struct Touched {
  private(set) var tasks: Set<Int> = []
  private(set) var days: Set<Int> = []
  private(set) var releases: Set<Int> = []

  /// Nothing.
  init() {}

  init(_ changes: [UInt8], in database: borrowing Database) throws(StoreFault) {
    for (table, key) in try database.rows(of: changes) {
      switch table {
      case "task": tasks.insert(key)
      case "day_hours": days.insert(key)
      case "released": releases.insert(key)
      default: break
      }
    }
  }
}

/// Rows as they stand at one time, with the times at which they were changed.
struct TouchedRows {
  struct Dated {
    let rest: [Value]
    let changed: Moment
  }

  private(set) var tasks: [Int: StoredTask] = [:]
  private(set) var days: [Int: Dated] = [:]
  private(set) var releases: [Int: Dated] = [:]

  init(_ touched: Touched, in store: Store) throws(StoreFault) {
    for number in touched.tasks { tasks[number] = try store.known(number) }
    for day in touched.days {
      days[day] = try store.database.first(
        "SELECT hours, hours_at FROM day_hours WHERE day = ?1", [Value(day)]
      ) { row throws(StoreFault) in Dated(rest: [try row.value(0)], changed: try row.moment(1)) }
    }
    for number in touched.releases {
      releases[number] = try store.database.first(
        "SELECT calendar, uid, start, from_moment, released_at FROM released WHERE number = ?1", [Value(number)]
      ) { row throws(StoreFault) in
        var values: [Value] = []
        for column in 0..<4 { values.append(try row.value(column)) }
        return Dated(rest: values, changed: try row.moment(4))
      }
    }
  }
}

extension Store {
  /// A row inside a transaction that is open, with the times of its traces.
  func known(_ number: Int) throws(StoreFault) -> StoredTask? {
    guard var task = try row(number) else { return nil }
    let traces = try database.all(
      "SELECT part, changed_at FROM task_trace WHERE identity = ?1", [.bytes(task.identity.bytes)]
    ) { row throws(StoreFault) in (part: try row.int(0), changed: try row.moment(1)) }
    for trace in traces where task.changed.indices.contains(trace.part) {
      task.changed[trace.part] = max(task.changed[trace.part], trace.changed)
    }
    return task
  }

  /// When the hours of a date were last set or taken back; nil when they never were.
  func hoursChanged(on day: CivilDate) throws(StoreFault) -> Moment? {
    try database.number(
      """
      SELECT max(at) FROM (SELECT hours_at AS at FROM day_hours WHERE day = ?1
      UNION ALL SELECT changed_at FROM hours_trace WHERE day = ?1)
      """, [Value(day)]
    ).map { Moment(seconds: Int64($0)) }
  }

  /// When an entry was last released, or counted again; nil when neither ever was. `key` is calendar, UID and start.
  func releaseChanged(_ key: [Value]) throws(StoreFault) -> Moment? {
    try database.number(
      """
      SELECT max(at) FROM (
      SELECT released_at AS at FROM released WHERE calendar = ?1 AND uid = ?2 AND start = ?3
      UNION ALL SELECT changed_at FROM release_trace WHERE calendar = ?1 AND uid = ?2 AND start = ?3)
      """, key
    ).map { Moment(seconds: Int64($0)) }
  }

  /// When a task that is not there was taken back; nil when it never was here, or only by an import that was undone.
  func removed(_ identity: Identity) throws(StoreFault) -> Moment? {
    try database.number(
      "SELECT changed_at FROM task_trace WHERE identity = ?1 AND part = ?2",
      [.bytes(identity.bytes), Value(Traces.whole)]
    ).map { Moment(seconds: Int64($0)) }
  }

  /// Of many tasks at once: the statement is made once.
  private func taskTracing() throws(StoreFault) -> Statement {
    try Statement(
      """
      INSERT INTO task_trace (identity, part, changed_at) VALUES (?1, ?2, ?3)
      ON CONFLICT (identity, part) DO UPDATE SET changed_at = excluded.changed_at WHERE excluded.changed_at > changed_at
      """, in: database)
  }

  private func trace(
    _ identity: Identity, part: Int, at time: Moment, _ tracing: borrowing Statement
  ) throws(StoreFault) {
    try tracing.bind([.bytes(identity.bytes), Value(part), Value(time)])
    _ = try tracing.step()
  }

  /// That a task is no longer there, instead of all that was known of its parts.
  func traceRemoval(_ identity: Identity, at time: Moment) throws(StoreFault) {
    try forgetParts(of: identity)
    try trace(identity, part: Traces.whole, at: time, taskTracing())
  }

  /// For a task whose row says all from now on.
  func forgetParts(of identity: Identity) throws(StoreFault) {
    try database.run(
      "DELETE FROM task_trace WHERE identity = ?1 AND part <> ?2", [.bytes(identity.bytes), Value(Traces.whole)])
  }

  func traceHours(on day: Value, at time: Moment) throws(StoreFault) {
    try database.run(
      """
      INSERT INTO hours_trace (day, changed_at) VALUES (?1, ?2)
      ON CONFLICT (day) DO UPDATE SET changed_at = excluded.changed_at WHERE excluded.changed_at > changed_at
      """, [day, Value(time)])
  }

  /// `key` is calendar, UID and start.
  func traceRelease(_ key: [Value], at time: Moment) throws(StoreFault) {
    try database.run(
      """
      INSERT INTO release_trace (calendar, uid, start, changed_at) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (calendar, uid, start)
      DO UPDATE SET changed_at = excluded.changed_at WHERE excluded.changed_at > changed_at
      """, key + [Value(time)])
  }

  /// Leaves a trace of each thing that is no longer as it was in `before`: an undo and a redo are changes too.
  func leaveTraces(of touched: Touched, since before: TouchedRows, at now: Moment) throws(StoreFault) {
    let after = try TouchedRows(touched, in: self)
    let tracing = try taskTracing()
    for number in touched.tasks {
      switch (before.tasks[number], after.tasks[number]) {
      case (let old?, nil):
        try traceRemoval(old.identity, at: Traces.time(now, after: old.changed.max()))
      case (nil, let new?):
        let time = Traces.time(now, after: try removed(new.identity))
        for part in StoredTask.Part.allCases { try trace(new.identity, part: part.rawValue, at: time, tracing) }
      case (let old?, let new?):
        for part in new.parts(differingFrom: old) {
          try trace(new.identity, part: part.rawValue, at: Traces.time(now, after: old.changed(part)), tracing)
        }
      case (nil, nil): break
      }
    }
    for day in touched.days where before.days[day]?.rest != after.days[day]?.rest {
      let old = try hoursChanged(on: CivilDate(daysSince1970: day))
      let time = Traces.time(now, after: [old, before.days[day]?.changed].compactMap { $0 }.max())
      try traceHours(on: Value(day), at: time)
    }
    for number in touched.releases where before.releases[number]?.rest != after.releases[number]?.rest {
      guard let row = before.releases[number] ?? after.releases[number] else { continue }
      let key = Array(row.rest.prefix(3))
      let old = [try releaseChanged(key), before.releases[number]?.changed].compactMap { $0 }.max()
      try traceRelease(key, at: Traces.time(now, after: old))
    }
  }
}

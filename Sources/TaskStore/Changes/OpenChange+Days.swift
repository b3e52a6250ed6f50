public import BudgetCore

/// An entry of a calendar that no longer counts from a moment on.
public struct Release: Hashable, Sendable {
  /// The calendar's configured name, or its PATH as given.
  public let calendar: String
  public let uid: String?
  /// When the instance begins.
  public let start: Moment
  /// From when on it does not count: its start, when it does not concern the person at all.
  public let from: Moment

  public init(calendar: String, uid: String?, start: Moment, from: Moment) {
    self.calendar = calendar
    self.uid = uid
    self.start = start
    self.from = from
  }

  init(_ row: borrowing Statement) throws(StoreFault) {
    calendar = try row.text(0)
    let uid = try row.text(1)
    self.uid = uid.isEmpty ? nil : uid
    start = try row.moment(2)
    from = try row.moment(3)
  }

  fileprivate var key: [Value] { [.text(calendar), .text(uid ?? ""), Value(start)] }

  fileprivate var values: [Value] { key + [Value(from)] }
}

extension OpenChange {
  /// Sets the hours of one date, as `WorkingWeek` writes those of a day; nil takes them back.
  public func setHours(_ hours: String?, on day: CivilDate) throws(StoreFault) {
    precondition(!isOver, "a change is over when its body is")
    let old = try store.hours(on: day)
    if old == hours { return }
    let time = Traces.time(now, after: try store.hoursChanged(on: day))
    guard let hours else {
      try store.database.run("DELETE FROM day_hours WHERE day = ?1", [Value(day)])
      return try store.traceHours(on: Value(day), at: time)
    }
    try store.database.run(
      """
      INSERT INTO day_hours (day, hours, hours_at) VALUES (?1, ?2, ?3)
      ON CONFLICT (day) DO UPDATE SET hours = excluded.hours, hours_at = excluded.hours_at
      """, [Value(day), .text(hours), Value(time)])
  }

  /// Lets an entry no longer count from `release.from` on, instead of an earlier release of it.
  public func release(_ release: Release) throws(StoreFault) {
    precondition(!isOver, "a change is over when its body is")
    let time = Traces.time(now, after: try store.releaseChanged(release.key))
    try store.database.run(
      """
      INSERT INTO released (calendar, uid, start, from_moment, released_at) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT (calendar, uid, start)
      DO UPDATE SET from_moment = excluded.from_moment, released_at = excluded.released_at
      WHERE from_moment <> excluded.from_moment
      """, release.values + [Value(time)])
  }

  /// Lets an entry count again; whatever `release.from`.
  public func unrelease(_ release: Release) throws(StoreFault) {
    precondition(!isOver, "a change is over when its body is")
    let time = Traces.time(now, after: try store.releaseChanged(release.key))
    try store.database.run(
      "DELETE FROM released WHERE calendar = ?1 AND uid = ?2 AND start = ?3", release.key)
    if store.database.changedRows > 0 { try store.traceRelease(release.key, at: time) }
  }
}

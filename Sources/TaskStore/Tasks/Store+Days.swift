public import BudgetCore

extension Store {
  /// What became of each day from `start` on, `end` not included, in order; days of nothing included. At most 100 000
  /// days. A task counts as open at the end of its day only if it was brought to it no later than on it.
  public func dayCounts(from start: CivilDate, to end: CivilDate) throws(StoreFault) -> [DayCount] {
    guard start < end else { return [] }
    let count = min(end.days(since: start), 100_000)
    return try reading { () throws(StoreFault) in
      let range = [Value(start), Value(start.adding(days: count))]
      let done = try self.byDay(
        "SELECT closed_on, count(*) FROM task WHERE state = 1 AND closed_on >= ?1 AND closed_on < ?2 "
          + "GROUP BY closed_on", range)
      let open = try self.byDay(
        "SELECT day, count(*) FROM task WHERE state = 0 AND day >= ?1 AND day < ?2 AND planned_on <= day GROUP BY day",
        range)
      let left = try self.byDay(
        """
        SELECT day, count(*) FROM left_open WHERE day >= ?1 AND day < ?2 AND NOT EXISTS (
          SELECT 1 FROM task WHERE task.number = left_open.task AND (
            task.state = 1 AND task.closed_on <= left_open.day OR
            task.state = 0 AND task.day = left_open.day AND task.planned_on <= task.day))
        GROUP BY day
        """, range)
      return (0..<count).map { index in
        let day = start.adding(days: index)
        return DayCount(day: day, done: done[day] ?? 0, open: (open[day] ?? 0) + (left[day] ?? 0))
      }
    }
  }

  /// The tasks that `dayCounts` has as open on a day, in the order of their days now.
  public func leftOpen(on day: CivilDate) throws(StoreFault) -> [StoredTask] {
    try reading { () throws(StoreFault) in
      try self.database.all(
        """
        SELECT \(StoredTask.columns) FROM task WHERE NOT (state = 1 AND closed_on <= ?1) AND number IN (
          SELECT task FROM left_open WHERE day = ?1
          UNION SELECT number FROM task WHERE state = 0 AND day = ?1 AND planned_on <= day)
        ORDER BY day IS NULL, day, place, identity
        """, [Value(day)]
      ) { row throws(StoreFault) in try StoredTask(row) }
    }
  }

  private func byDay(_ sql: String, _ range: [Value]) throws(StoreFault) -> [CivilDate: Int] {
    let rows = try database.all(sql, range) { row throws(StoreFault) in
      guard let day = try row.date(0) else { throw StoreFault.damaged }
      return (day, try row.int(1))
    }
    return Dictionary(rows) { first, _ in first }
  }

  /// The hours set for one date; nil when the usual ones hold.
  public func hours(on day: CivilDate) throws(StoreFault) -> String? {
    try reading { () throws(StoreFault) in
      try self.database.first("SELECT hours FROM day_hours WHERE day = ?1", [Value(day)]) {
        row throws(StoreFault) in try row.text(0)
      }
    }
  }

  /// All dates with hours of their own from a day on, in order.
  public func hours(from start: CivilDate) throws(StoreFault) -> [(day: CivilDate, hours: String)] {
    try reading { () throws(StoreFault) in
      try self.database.all("SELECT day, hours FROM day_hours WHERE day >= ?1 ORDER BY day", [Value(start)]) {
        row throws(StoreFault) in
        guard let day = try row.date(0) else { throw StoreFault.damaged }
        return (day, try row.text(1))
      }
    }
  }

  /// The releases of entries that begin from one moment to another, `end` not included, by start.
  public func releases(from start: Moment, to end: Moment) throws(StoreFault) -> [Release] {
    try reading { () throws(StoreFault) in
      try self.database.all(
        """
        SELECT calendar, uid, start, from_moment FROM released WHERE start >= ?1 AND start < ?2
        ORDER BY start, calendar, uid
        """, [Value(start), Value(end)]
      ) { row throws(StoreFault) in try Release(row) }
    }
  }
}

extension Store {
  /// The first day on which a task was done; nil when none ever was. O(log n).
  public func firstDone() throws(StoreFault) -> CivilDate? {
    try reading { () throws(StoreFault) in
      let day = try self.database.number("SELECT min(closed_on) FROM task WHERE state = 1 AND closed_on IS NOT NULL")
      return day.map { CivilDate(daysSince1970: $0) }
    }
  }
}

public import BudgetCore

extension Store {
  /// Takes the last `steps` changes back that are in effect, the newest first; fewer when there are fewer. Each is undone
  /// as a whole, and everything is as it was before, times included; other stores are told that it was changed at `now`, see
  /// `Traces`. The changes undone, in that order.
  ///
  /// Throws `.historyDisagrees` when the rows are no longer those that the change left: then nothing is undone.
  @discardableResult
  public func undo(steps: Int = 1, at now: Moment) throws(StoreFault) -> [Change] {
    try turn(
      steps, at: now, to: .undone,
      "SELECT \(Change.columns), rows FROM change WHERE state = 0 ORDER BY number DESC LIMIT 1")
  }

  /// Does the last `steps` undone changes again, the last undone first. As `undo`.
  @discardableResult
  public func redo(steps: Int = 1, at now: Moment) throws(StoreFault) -> [Change] {
    try turn(
      steps, at: now, to: .inEffect,
      "SELECT \(Change.columns), rows FROM change WHERE state = 1 ORDER BY number LIMIT 1")
  }

  private func turn(
    _ steps: Int, at now: Moment, to state: Change.State, _ next: String
  ) throws(StoreFault) -> [Change] {
    try writing { () throws(StoreFault) in
      var turned: [Change] = []
      while turned.count < steps {
        let found = try self.database.first(next) { row throws(StoreFault) in (try Change(row), try row.bytes(6)) }
        guard let (change, rows) = found else { break }
        // An import that is undone is as one that never was.
        let touched = change.kind == .import ? Touched() : try Touched(rows, in: self.database)
        let before = try TouchedRows(touched, in: self)
        guard try self.database.apply(rows, inverted: state == .undone) else {
          throw .historyDisagrees(change: change.number)
        }
        try self.leaveTraces(of: touched, since: before, at: now)
        try self.database.run(
          "UPDATE change SET state = ?2 WHERE number = ?1", [Value(change.number), Value(state.rawValue)])
        try self.database.run(
          "INSERT INTO turn (change, state, turned_at) VALUES (?1, ?2, ?3)",
          [Value(change.number), Value(state.rawValue), Value(now)])
        turned.append(change)
      }
      return (turned, !turned.isEmpty)
    }
  }

  /// The newest `limit` entries of the history, the newest first; undone ones included.
  public func history(limit: Int) throws(StoreFault) -> [Change] {
    try reading { () throws(StoreFault) in
      try self.database.all(
        "SELECT \(Change.columns) FROM change ORDER BY number DESC LIMIT ?1", [Value(max(0, limit))]
      ) { row throws(StoreFault) in try Change(row) }
    }
  }

  /// The newest `limit` entries that are about a task, the newest first; undone ones included. O(length of the history).
  public func history(of task: Int, limit: Int) throws(StoreFault) -> [Change] {
    try reading { () throws(StoreFault) in
      try self.database.all(
        """
        SELECT \(Change.columns) FROM change WHERE instr(' ' || tasks || ' ', ' ' || ?1 || ' ') > 0
        ORDER BY number DESC LIMIT ?2
        """, [Value(task), Value(max(0, limit))]
      ) { row throws(StoreFault) in try Change(row) }
    }
  }
}

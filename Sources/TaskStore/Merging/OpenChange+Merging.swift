public import BudgetCore

extension OpenChange {
  /// Brings in what another store holds: tasks by their identity, per part the newer change; hours of dates, releases and
  /// what was taken back likewise. A task that is new here gets a new number, or the one it had where no task ever had a
  /// number.
  ///
  /// A second time it changes nothing. O(n log n). Throws `.refusedValue`.
  @discardableResult
  public func merge(_ record: StoreRecord) throws(StoreFault) -> MergeCount {
    precondition(!isOver, "a change is over when its body is")
    var count = MergeCount()
    let numbers = Set(record.tasks.compactMap(\.number))
    let hadTasks = try store.database.number("SELECT seq FROM sqlite_sequence WHERE name = 'task'") ?? 0 > 0
    let keepsNumbers = !hadTasks && numbers.count == record.tasks.count && numbers.allSatisfy { $0 > 0 }
    for told in record.tasks {
      if let number = try number(of: told.identity) {
        switch try merge(told, into: number) {
        case .changed: count.changed += 1
        case .kept: count.kept += 1
        case .same: count.unchanged += 1
        }
      } else if try isTakenBack(told) {
        count.unchanged += 1
      } else {
        try insert(told, keepsNumbers ? told.number : nil)
        count.added += 1
      }
    }
    for removal in record.removals where try takeBack(removal) { count.removed += 1 }
    for hours in record.hours where try merge(hours) { count.hours += 1 }
    for release in record.releases where try merge(release) { count.releases += 1 }
    return count
  }

  private func number(of identity: Identity) throws(StoreFault) -> Int? {
    try store.database.number("SELECT number FROM task WHERE identity = ?1", [.bytes(identity.bytes)])
  }

  private func insert(_ told: TaskRecord, _ number: Int?) throws(StoreFault) {
    let place = if let place = told.place { place } else { try Placing(told.day).end(in: store.database) }
    let task = StoredTask(told, number: number ?? 0, place: place, today: today, now: now)
    try store.database.run(StoredTask.insertion, task.values(number: number))
    let given = store.database.lastRow
    touch(given)
    try keep(told.leftOpen, of: given)
  }

  private enum Outcome {
    case changed, same
    /// Something is told otherwise without a time.
    case kept
  }

  private func merge(_ told: TaskRecord, into number: Int) throws(StoreFault) -> Outcome {
    guard let before = try store.known(number) else { throw .noTask(number) }
    let merging = Merging(before, told, today: today)
    var task = merging.task
    if merging.needsPlace { task.place = try Placing(task.day).end(in: store.database) }
    var kept = try keep(told.leftOpen, of: number)
    if let day = merging.dayLeftOpen(before) { kept = try keep([day], of: number) || kept }
    if task == before { return kept ? .changed : merging.keepsOther ? .kept : .same }
    touch(number)
    // Who tells all tells also at the end of which days it was open.
    if !told.timesAreExact { try keepLeftOpen(before, after: task) }
    try store.database.run(StoredTask.update, task.values(number: number))
    try store.forgetParts(of: task.identity)
    return .changed
  }

  /// Whether there are any that were not known.
  @discardableResult
  private func keep(_ days: [CivilDate], of number: Int) throws(StoreFault) -> Bool {
    var isNew = false
    for day in days {
      try store.database.run(
        "INSERT OR IGNORE INTO left_open (day, task) VALUES (?1, ?2)", [Value(day), Value(number)])
      if store.database.changedRows > 0 { isNew = true }
    }
    return isNew
  }

  /// Whether a task that is not here was taken back after all that is told of it. What is done or dropped is never taken
  /// back by another store, so that it comes to stand on both sides.
  private func isTakenBack(_ told: TaskRecord) throws(StoreFault) -> Bool {
    guard let removed = try store.removed(told.identity), told.state == .open else { return false }
    return told.changed.values.allSatisfy { $0 <= removed }
  }

  /// Whether a task that was here is no longer.
  private func takeBack(_ removal: StoreRecord.Removal) throws(StoreFault) -> Bool {
    guard let number = try number(of: removal.identity), let task = try store.known(number) else {
      try store.traceRemoval(removal.identity, at: removal.changed)
      return false
    }
    guard task.state == .open, task.changed.allSatisfy({ $0 <= removal.changed }) else { return false }
    touch(number)
    try store.database.run("DELETE FROM left_open WHERE task = ?1", [Value(number)])
    try store.database.run("DELETE FROM task WHERE number = ?1", [Value(number)])
    try store.traceRemoval(removal.identity, at: removal.changed)
    return true
  }

  /// Whether anything changed; of two of one second the hours hold that are the greater text, and any before none.
  private func merge(_ told: StoreRecord.Hours) throws(StoreFault) -> Bool {
    let text = try store.hours(on: told.day)
    let old = try store.hoursChanged(on: told.day)
    if let old, told.changed < old || told.changed == old && (told.text ?? "") <= (text ?? "") { return false }
    if let new = told.text {
      try store.database.run(
        """
        INSERT INTO day_hours (day, hours, hours_at) VALUES (?1, ?2, ?3)
        ON CONFLICT (day) DO UPDATE SET hours = excluded.hours, hours_at = excluded.hours_at
        """, [Value(told.day), .text(new), Value(told.changed)])
    } else {
      try store.database.run("DELETE FROM day_hours WHERE day = ?1", [Value(told.day)])
      try store.traceHours(on: Value(told.day), at: told.changed)
    }
    return (told.text ?? text) != nil
  }

  /// Likewise.
  private func merge(_ told: StoreRecord.Release) throws(StoreFault) -> Bool {
    let key: [Value] = [.text(told.calendar), .text(told.uid ?? ""), Value(told.start)]
    let sql = "SELECT from_moment FROM released WHERE calendar = ?1 AND uid = ?2 AND start = ?3"
    let from = try store.database.number(sql, key)
    let old = try store.releaseChanged(key)
    let new = (told.from?.seconds).map { Int($0) }
    if let old, told.changed < old || told.changed == old && (new ?? .min) <= (from ?? .min) { return false }
    if let moment = told.from {
      try store.database.run(
        """
        INSERT INTO released (calendar, uid, start, from_moment, released_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (calendar, uid, start)
        DO UPDATE SET from_moment = excluded.from_moment, released_at = excluded.released_at
        """, key + [Value(moment), Value(told.changed)])
    } else {
      try store.database.run("DELETE FROM released WHERE calendar = ?1 AND uid = ?2 AND start = ?3", key)
      try store.traceRelease(key, at: told.changed)
    }
    return (new ?? from) != nil
  }
}

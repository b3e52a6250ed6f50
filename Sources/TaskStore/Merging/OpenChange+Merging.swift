public import BudgetCore

extension OpenChange {
  /// Brings in what another store holds: tasks by their identity, per part the newer change; hours of dates and releases
  /// likewise. A task that is new here gets a new number, or the one it had where no task ever had a number.
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
        if try merge(told, into: number) { count.changed += 1 } else { count.unchanged += 1 }
      } else {
        try insert(told, keepsNumbers ? told.number : nil)
        count.added += 1
      }
    }
    for hours in record.hours {
      try store.database.run(
        """
        INSERT INTO day_hours (day, hours, hours_at) VALUES (?1, ?2, ?3) ON CONFLICT (day)
        DO UPDATE SET hours = excluded.hours, hours_at = excluded.hours_at
        WHERE excluded.hours_at > hours_at OR excluded.hours_at = hours_at AND excluded.hours > hours
        """, [Value(hours.day), .text(hours.text), Value(hours.changed)])
      count.hours += store.database.changedRows
    }
    for release in record.releases {
      try store.database.run(
        """
        INSERT INTO released (calendar, uid, start, from_moment, released_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (calendar, uid, start)
        DO UPDATE SET from_moment = excluded.from_moment, released_at = excluded.released_at
        WHERE excluded.released_at > released_at
          OR excluded.released_at = released_at AND excluded.from_moment > from_moment
        """,
        [
          .text(release.calendar), .text(release.uid ?? ""), Value(release.start), Value(release.from),
          Value(release.changed),
        ])
      count.releases += store.database.changedRows
    }
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
    try part(given, task)
  }

  /// Whether anything changed.
  private func merge(_ told: TaskRecord, into number: Int) throws(StoreFault) -> Bool {
    guard let before = try store.row(number) else { throw .noTask(number) }
    let merging = Merging(before, told, today: today)
    var task = merging.task
    if merging.needsPlace { task.place = try Placing(task.day).end(in: store.database) }
    let kept = try keep(told.leftOpen, of: number)
    if task == before { return kept }
    touch(number)
    // Who tells all tells also at the end of which days it was open.
    if !told.timesAreExact { try keepLeftOpen(before, after: task) }
    try store.database.run(StoredTask.update, task.values(number: number))
    if task.day != before.day || task.place != before.place { try part(number, task) }
    return true
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

  /// Two tasks that come to stand at one place are moved apart: behind goes the one with the greater identity, so that
  /// every store puts them in the same order.
  private func part(_ number: Int, _ task: StoredTask) throws(StoreFault) {
    let placing = Placing(task.day)
    let other = try store.database.first(
      "SELECT number, identity FROM task WHERE day IS ?1 AND place = ?2 AND number <> ?3 LIMIT 1",
      [placing.day, Value(task.place), Value(number)]
    ) { row throws(StoreFault) in (number: try row.int(0), identity: try row.bytes(1)) }
    guard let other, let identity = Identity(bytes: other.identity) else { return }
    let moved = identity < task.identity ? number : other.number
    let place = try placing.after(task.place, in: store.database)
    try store.database.run("UPDATE task SET place = ?2 WHERE number = ?1", [Value(moved), Value(place)])
  }
}

public import BudgetCore

extension Store {
  /// How many tasks there are of each kind, open unless said otherwise.
  public struct Counts: Hashable, Sendable {
    public let today: Int
    public let leftovers: Int
    /// Of the leftovers: those that the morning question leaves alone today.
    public let quiet: Int
    public let undated: Int
    /// Done today, whatever their day.
    public let doneToday: Int
  }

  /// A row inside a transaction that is open.
  func row(_ number: Int) throws(StoreFault) -> StoredTask? {
    try database.first("SELECT \(StoredTask.columns) FROM task WHERE number = ?1", [Value(number)]) {
      row throws(StoreFault) in try StoredTask(row)
    }
  }

  private func tasks(where condition: String, _ values: [Value]) throws(StoreFault) -> [StoredTask] {
    try reading { () throws(StoreFault) in
      try self.database.all("SELECT \(StoredTask.columns) FROM task WHERE \(condition)", values) {
        row throws(StoreFault) in try StoredTask(row)
      }
    }
  }

  public func task(_ number: Int) throws(StoreFault) -> StoredTask? {
    try tasks(where: "number = ?1", [Value(number)]).first
  }

  public func task(_ identity: Identity) throws(StoreFault) -> StoredTask? {
    try tasks(where: "identity = ?1", [.bytes(identity.bytes)]).first
  }

  /// The tasks of a day, or the undated ones, in their order, whatever their state. O(log n) and their number.
  public func tasks(of day: Todo.Day) throws(StoreFault) -> [StoredTask] {
    try tasks(where: "day IS ?1 ORDER BY place, identity", [Value(day.date)])
  }

  /// The open tasks of a day, or the undated ones, in their order. O(log n) and their number.
  public func openTasks(of day: Todo.Day) throws(StoreFault) -> [StoredTask] {
    try tasks(where: "state = 0 AND day IS ?1 ORDER BY place, identity", [Value(day.date)])
  }

  /// The open tasks of days before `today`, by day and then in their order. Without `quiet`, only those that the
  /// morning question asks about; at most `limit`. O(log n) and the number of those passed.
  public func leftovers(
    on today: CivilDate, quiet: Bool = true, limit: Int = .max
  ) throws(StoreFault) -> [StoredTask] {
    try tasks(
      where: """
        state = 0 AND day < ?1 AND (?2 OR quiet_until IS NULL OR quiet_until <= ?1) ORDER BY day, place, identity LIMIT ?3
        """, [Value(today), Value(quiet ? 1 : 0), Value(max(0, limit))])
  }

  /// The open tasks from a day on, `end` not included, by day and then in their order.
  public func openTasks(from start: CivilDate, to end: CivilDate) throws(StoreFault) -> [StoredTask] {
    try tasks(where: "state = 0 AND day >= ?1 AND day < ?2 ORDER BY day, place, identity", [Value(start), Value(end)])
  }

  /// What was done on a day, in the order in which it was ticked; of one moment in that of its lists.
  public func done(on day: CivilDate) throws(StoreFault) -> [StoredTask] {
    try tasks(where: "state = 1 AND closed_on = ?1 ORDER BY state_at, day, place, identity", [Value(day)])
  }

  /// All tasks in one of the states, by number. O(n).
  public func allTasks(_ states: Set<StoredTask.State> = Set(StoredTask.State.allCases)) throws(StoreFault)
    -> [StoredTask]
  {
    let list = states.map { String($0.rawValue) }.sorted().joined(separator: ", ")
    return try tasks(where: "state IN (\(list)) ORDER BY number", [])
  }

  /// The tasks whose titles have, for each word of `text`, a word that begins with it; upper and lower case and the accents
  /// of Latin letters do not matter. By day, undated ones last, then in their order; none for a text without words. O(n).
  public func search(
    _ text: String, _ states: Set<StoredTask.State> = Set(StoredTask.State.allCases)
  ) throws(StoreFault) -> [StoredTask] {
    let words = SearchWords(text).words
    // More words than SQLite takes values say nothing more.
    if words.isEmpty || words.count > 100 { return [] }
    let list = states.map { String($0.rawValue) }.sorted().joined(separator: ", ")
    let each = words.indices.map { "instr(words, ?\($0 + 1)) > 0" }.joined(separator: " AND ")
    // Those done are most of all: then the table is read page after page, and not by an index (`+`).
    let plus = states.contains(.done) ? "+" : ""
    return try tasks(
      where: "\(plus)state IN (\(list)) AND \(each) ORDER BY day IS NULL, day, place, identity",
      words.map { .text(" " + $0) })
  }

  /// Whether a title has, for each word of `text`, a word that begins with it, as `search` compares; false for a text
  /// without words. O(n).
  public static func title(_ title: String, matches text: String) -> Bool {
    let words = SearchWords(text).words
    let sought = SearchWords(title).words
    return !words.isEmpty && words.allSatisfy { word in sought.contains { $0.hasPrefix(word) } }
  }

  /// O(log n), the number of past days with tasks, and that of quiet ones.
  public func counts(on today: CivilDate) throws(StoreFault) -> Counts {
    try reading { () throws(StoreFault) in
      func count(_ condition: String) throws(StoreFault) -> Int {
        try self.database.number("SELECT count(*) FROM task \(condition)", [Value(today)]) ?? 0
      }
      return Counts(
        today: try self.openCount(from: today.daysSince1970, to: today.daysSince1970),
        leftovers: try self.leftoverCount(on: today),
        quiet: try count("INDEXED BY task_quiet WHERE state = 0 AND quiet_until > ?1 AND day < ?1"),
        undated: try self.openCount(from: Schema.undated, to: Schema.undated),
        doneToday: try count("WHERE state = 1 AND closed_on = ?1"))
    }
  }

  /// How many open tasks are of days before `today`, quiet ones included. O(log n) and the number of such days.
  public func leftoverCount(on today: CivilDate) throws(StoreFault) -> Int {
    try openCount(from: Schema.undated + 1, to: today.daysSince1970 - 1)
  }

  /// How many open tasks are of days after `today`. O(log n) and the number of such days.
  public func laterCount(on today: CivilDate) throws(StoreFault) -> Int {
    try openCount(from: today.daysSince1970 + 1, to: .max)
  }

  /// How many open tasks each day has that has any, from a day on, `end` not included, in order. O(log n) and their number.
  public func openCounts(from start: CivilDate, to end: CivilDate) throws(StoreFault)
    -> [(day: CivilDate, tasks: Int)]
  {
    try reading { () throws(StoreFault) in
      try self.database.all(
        "SELECT day, tasks FROM open_on WHERE day > ?1 AND day >= ?2 AND day < ?3 AND tasks > 0 ORDER BY day",
        [Value(Schema.undated), Value(start), Value(end)]
      ) { row throws(StoreFault) in
        guard let day = try row.date(0) else { throw StoreFault.damaged }
        return (day, try row.int(1))
      }
    }
  }

  /// Both days included.
  private func openCount(from first: Int, to last: Int) throws(StoreFault) -> Int {
    try reading { () throws(StoreFault) in
      try self.database.number(
        "SELECT sum(tasks) FROM open_on WHERE day BETWEEN ?1 AND ?2", [Value(first), Value(last)]) ?? 0
    }
  }
}

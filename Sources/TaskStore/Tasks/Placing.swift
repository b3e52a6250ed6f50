internal import BudgetCore

/// Where a task stands among those of its day: two stores may have put two tasks at one place.
struct Standing {
  let place: Int
  let identity: Identity

  fileprivate var values: [Value] { [Value(place), .bytes(identity.bytes)] }
}

/// The order of the tasks of one day: each has a place, far from the next one's, so that one can be put between.
struct Placing {
  /// Places are from -bound to bound.
  static let bound = 1 << 62
  /// How far a new task is put from the last one. 20 times another can be put between the same two.
  static let stride = 1 << 20

  private let day: Value

  init(_ day: Todo.Day) { self.day = Value(day.date) }

  /// The place after all others.
  func end(in database: borrowing Database) throws(StoreFault) -> Int {
    guard let last = try database.number("SELECT max(place) FROM task WHERE day IS ?1", [day]) else { return 0 }
    return last + Placing.stride
  }

  /// The place before all others.
  func front(in database: borrowing Database) throws(StoreFault) -> Int {
    guard let first = try database.number("SELECT min(place) FROM task WHERE day IS ?1", [day]) else { return 0 }
    return first - Placing.stride
  }

  /// What stands next behind a task, or only what is open; nil when it is the last one.
  func next(
    after here: Standing, isOpen: Bool = false, in database: borrowing Database
  ) throws(StoreFault) -> Standing? {
    try database.first(
      """
      SELECT place, identity FROM task WHERE \(isOpen ? "state = 0 AND" : "") day IS ?1 AND (place, identity) > (?2, ?3)
      ORDER BY place, identity LIMIT 1
      """, [day] + here.values
    ) { row throws(StoreFault) in try Standing(row) }
  }

  /// What stands next in front of a task, or only what is open; nil when it is the first one.
  func next(
    before here: Standing, isOpen: Bool = false, in database: borrowing Database
  ) throws(StoreFault) -> Standing? {
    try database.first(
      """
      SELECT place, identity FROM task WHERE \(isOpen ? "state = 0 AND" : "") day IS ?1 AND (place, identity) < (?2, ?3)
      ORDER BY place DESC, identity DESC LIMIT 1
      """, [day] + here.values
    ) { row throws(StoreFault) in try Standing(row) }
  }

  /// A place right after a task. O(log n); where there is no room left, tasks behind it are spread, at `now`.
  func after(_ here: Standing, at now: Moment, in database: borrowing Database) throws(StoreFault) -> Int {
    guard let upper = try next(after: here, in: database) else { return here.place + Placing.stride }
    let room = upper.place - here.place
    return room > 1 ? here.place + room / 2 : try spread(after: here, at: now, in: database)
  }

  /// A place right before a task. As `after`.
  func before(_ here: Standing, at now: Moment, in database: borrowing Database) throws(StoreFault) -> Int {
    guard let lower = try next(before: here, in: database) else { return here.place - Placing.stride }
    let room = here.place - lower.place
    return room > 1 ? lower.place + room / 2 : try spread(after: lower, at: now, in: database)
  }

  /// Moves as few of the tasks behind `lower` apart as make room, and gives the place before them.
  private func spread(
    after lower: Standing, at now: Moment, in database: borrowing Database
  ) throws(StoreFault) -> Int {
    var count = 8
    while true {
      let following = try database.all(
        """
        SELECT number, place FROM task WHERE day IS ?1 AND (place, identity) > (?2, ?3)
        ORDER BY place, identity LIMIT ?4
        """, [day] + lower.values + [Value(count + 1)]
      ) { row throws(StoreFault) in (number: try row.int(0), place: try row.int(1)) }
      let moved = following.prefix(count)
      // What comes after those that are moved bounds them; at the end of the day nothing does.
      let step =
        following.count > count ? (following[count].place - lower.place) / (count + 2) : Placing.stride
      if step > Placing.stride / 64 {
        for (index, task) in moved.enumerated() {
          // A change of their own: another store must not think that it has the same places.
          try database.run(
            """
            UPDATE task SET place = ?2, place_at = max(?3, place_at + 1, coalesce((SELECT changed_at + 1 FROM task_trace
            WHERE task_trace.identity = task.identity AND part = ?4), 0)) WHERE number = ?1
            """,
            [
              Value(task.number), Value(lower.place + (index + 2) * step), Value(now),
              Value(StoredTask.Part.place.rawValue),
            ])
        }
        return lower.place + step
      }
      count *= 2
    }
  }
}

extension Standing {
  init(_ task: StoredTask) { self.init(place: task.place, identity: task.identity) }

  fileprivate init(_ row: borrowing Statement) throws(StoreFault) {
    guard let identity = Identity(bytes: try row.bytes(1)) else { throw .damaged }
    self.init(place: try row.int(0), identity: identity)
  }
}

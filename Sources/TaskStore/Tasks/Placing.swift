internal import BudgetCore

/// The order of the tasks of one day: each has a place, far from the next one's, so that one can be put between.
struct Placing {
  /// Places are from -bound to bound.
  static let bound = 1 << 62
  /// How far a new task is put from the last one. 20 times another can be put between the same two.
  static let stride = 1 << 20

  let day: Value

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

  /// A place right after `place`, where a task stands. O(log n); where there is no room left, tasks behind it are spread.
  func after(_ place: Int, in database: borrowing Database) throws(StoreFault) -> Int {
    let next = "SELECT min(place) FROM task WHERE day IS ?1 AND place > ?2"
    guard let upper = try database.number(next, [day, Value(place)]) else { return place + Placing.stride }
    return upper - place > 1 ? place + (upper - place) / 2 : try spread(after: place, in: database)
  }

  /// A place right before `place`, where a task stands.
  func before(_ place: Int, in database: borrowing Database) throws(StoreFault) -> Int {
    let next = "SELECT max(place) FROM task WHERE day IS ?1 AND place < ?2"
    guard let lower = try database.number(next, [day, Value(place)]) else { return place - Placing.stride }
    return place - lower > 1 ? lower + (place - lower) / 2 : try spread(after: lower, in: database)
  }

  /// Moves as few of the tasks after `lower` apart as make room, and gives the place before them.
  private func spread(after lower: Int, in database: borrowing Database) throws(StoreFault) -> Int {
    var count = 8
    while true {
      let following = try database.all(
        "SELECT number, place FROM task WHERE day IS ?1 AND place > ?2 ORDER BY place, number LIMIT ?3",
        [day, Value(lower), Value(count + 1)]
      ) { row throws(StoreFault) in (number: try row.int(0), place: try row.int(1)) }
      let moved = following.prefix(count)
      // What comes after those that are moved bounds them; at the end of the day nothing does.
      let step =
        following.count > count ? (following[count].place - lower) / (count + 2) : Placing.stride
      if step > Placing.stride / 64 {
        // From the last on, so that none takes another's place meanwhile.
        for (index, task) in moved.enumerated().reversed() {
          try database.run(
            "UPDATE task SET place = ?2 WHERE number = ?1", [Value(task.number), Value(lower + (index + 2) * step)])
        }
        return lower + step
      }
      count *= 2
    }
  }
}

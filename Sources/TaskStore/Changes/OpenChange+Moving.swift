internal import BudgetCore

extension OpenChange {
  /// Moves a task in the order of its day. Throws `.noTask`, and `.differentDays` when it is to go next to a task of
  /// another day. O(log n), except where many were put at the same spot.
  @discardableResult
  public func move(_ number: Int, _ move: Move) throws(StoreFault) -> StoredTask {
    guard let task = try store.row(number) else { throw .noTask(number) }
    guard let place = try place(of: task, after: move) else {
      touch(number)
      return task
    }
    return try alter(number) { task throws(StoreFault) in task.place = place }
  }

  /// nil when it is there already.
  private func place(of task: StoredTask, after move: Move) throws(StoreFault) -> Int? {
    let placing = Placing(task.day)
    let here = [placing.day, Value(task.place), Value(task.number)]
    switch move {
    case .up:
      let above = """
        SELECT place FROM task WHERE state = 0 AND day IS ?1 AND (place, number) < (?2, ?3)
        ORDER BY place DESC, number DESC LIMIT 1
        """
      return try store.database.number(above, here).map { place throws(StoreFault) in
        try placing.before(place, in: store.database)
      }
    case .down:
      let below = """
        SELECT place FROM task WHERE state = 0 AND day IS ?1 AND (place, number) > (?2, ?3)
        ORDER BY place, number LIMIT 1
        """
      return try store.database.number(below, here).map { place throws(StoreFault) in
        try placing.after(place, in: store.database)
      }
    case .top:
      let isFirst = "SELECT min(place) FROM task WHERE day IS ?1"
      if try store.database.number(isFirst, [placing.day]) == task.place { return nil }
      return try placing.front(in: store.database)
    case .bottom:
      let isLast = "SELECT max(place) FROM task WHERE day IS ?1"
      if try store.database.number(isLast, [placing.day]) == task.place { return nil }
      return try placing.end(in: store.database)
    case .before(let other):
      if other == task.number { return nil }
      let below = try neighbour(other, of: task).place
      let before = "SELECT max(place) FROM task WHERE day IS ?1 AND place < ?2"
      if try store.database.number(before, [placing.day, Value(below)]) == task.place { return nil }
      return try placing.before(below, in: store.database)
    case .after(let other):
      if other == task.number { return nil }
      let above = try neighbour(other, of: task).place
      let after = "SELECT min(place) FROM task WHERE day IS ?1 AND place > ?2"
      if try store.database.number(after, [placing.day, Value(above)]) == task.place { return nil }
      return try placing.after(above, in: store.database)
    }
  }

  private func neighbour(_ number: Int, of task: StoredTask) throws(StoreFault) -> StoredTask {
    guard let other = try store.row(number) else { throw .noTask(number) }
    guard other.day == task.day else { throw .differentDays(task.number, number) }
    return other
  }
}

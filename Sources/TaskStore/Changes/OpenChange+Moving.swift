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
    let here = Standing(task)
    switch move {
    case .up:
      return try placing.next(before: here, isOpen: true, in: store.database).map { above throws(StoreFault) in
        try placing.before(above, at: now, in: store.database)
      }
    case .down:
      return try placing.next(after: here, isOpen: true, in: store.database).map { below throws(StoreFault) in
        try placing.after(below, at: now, in: store.database)
      }
    case .top:
      if try placing.next(before: here, in: store.database) == nil { return nil }
      return try placing.front(in: store.database)
    case .bottom:
      if try placing.next(after: here, in: store.database) == nil { return nil }
      return try placing.end(in: store.database)
    case .before(let other):
      if other == task.number { return nil }
      let below = Standing(try neighbour(other, of: task))
      if try placing.next(before: below, in: store.database)?.identity == task.identity { return nil }
      return try placing.before(below, at: now, in: store.database)
    case .after(let other):
      if other == task.number { return nil }
      let above = Standing(try neighbour(other, of: task))
      if try placing.next(after: above, in: store.database)?.identity == task.identity { return nil }
      return try placing.after(above, at: now, in: store.database)
    }
  }

  private func neighbour(_ number: Int, of task: StoredTask) throws(StoreFault) -> StoredTask {
    guard let other = try store.row(number) else { throw .noTask(number) }
    guard other.day == task.day else { throw .differentDays(task.number, number) }
    return other
  }
}

public import BudgetCore

/// A change that is being made: everything done through it is one transaction and one entry of the history.
///
/// It must not be kept beyond the body of `Store.change`.
public final class OpenChange {
  unowned let store: Store
  let today: CivilDate
  let now: Moment
  private(set) var numbers: [Int] = []
  private var seen: Set<Int> = []
  /// The tasks as they were before this change.
  private var origins: [Int: StoredTask] = [:]
  private(set) var isOver = false

  init(_ store: Store, today: CivilDate, now: Moment) {
    self.store = store
    self.today = today
    self.now = now
  }

  func end() { isOver = true }

  /// Names a task in the entry of the history.
  func touch(_ number: Int) {
    precondition(!isOver, "a change is over when its body is")
    if seen.insert(number).inserted { numbers.append(number) }
  }

  /// Adds tasks at the end of their days, in the order given. Throws `.refusedValue` for a date outside the years 0 to
  /// 9999 and a length that is not positive.
  @discardableResult
  public func add(_ tasks: [NewTask]) throws(StoreFault) -> [StoredTask] {
    precondition(!isOver, "a change is over when its body is")
    var generator = SystemRandomNumberGenerator()
    var ends: [Todo.Day: Int] = [:]
    var added: [StoredTask] = []
    let insertion = try Statement(StoredTask.insertion, in: store.database)
    for new in tasks {
      let place: Int
      if let end = ends[new.day] {
        place = end + Placing.stride
      } else {
        place = try Placing(new.day).end(in: store.database)
      }
      ends[new.day] = place
      let task = StoredTask(new, Identity(using: &generator), place: place, today: today, now: now)
      try insertion.bind(task.values(number: nil))
      _ = try insertion.step()
      added.append(StoredTask(task, number: store.database.lastRow))
      touch(store.database.lastRow)
    }
    return added
  }

  /// Adds one task at the end of its day.
  @discardableResult
  public func add(_ task: NewTask) throws(StoreFault) -> StoredTask {
    guard let added = try add([task]).first else { throw .damaged }
    return added
  }

  /// Sets parts of a task; one that is moved to another day comes to its end. Throws `.noTask`, `.refusedValue`.
  @discardableResult
  public func edit(_ number: Int, _ edits: [Edit]) throws(StoreFault) -> StoredTask {
    try alter(number) { task throws(StoreFault) in
      for edit in edits {
        switch edit {
        case .title(let title): task.title = title
        case .day(let day): try self.bring(&task, to: day)
        case .time(let time): task.time = time
        case .duration(let duration): task.duration = duration
        case .note(let note): task.note = note
        case .category(let category): task.category = category
        case .reminder(let reminder): task.reminder = reminder
        }
      }
    }
  }

  /// Brings tasks to the end of a day, in the order given; one that is of that day stays where it is. Throws `.noTask`.
  @discardableResult
  public func plan(_ numbers: [Int], on day: Todo.Day) throws(StoreFault) -> [StoredTask] {
    try each(numbers) { task throws(StoreFault) in try self.bring(&task, to: day) }
  }

  /// Ticks tasks off, as done on a day. Throws `.noTask`.
  @discardableResult
  public func done(_ numbers: [Int], on day: CivilDate) throws(StoreFault) -> [StoredTask] {
    try each(numbers) { task throws(StoreFault) in
      task.state = .done
      task.closedOn = day
    }
  }

  /// Drops tasks: they are neither open nor done. Throws `.noTask`.
  @discardableResult
  public func drop(_ numbers: [Int]) throws(StoreFault) -> [StoredTask] {
    try each(numbers) { task throws(StoreFault) in
      if task.state == .dropped { return }
      task.state = .dropped
      task.closedOn = self.today
    }
  }

  /// Opens tasks again that were done or dropped, on the day and at the place they had. Throws `.noTask`.
  @discardableResult
  public func reopen(_ numbers: [Int]) throws(StoreFault) -> [StoredTask] {
    try each(numbers) { task throws(StoreFault) in
      task.state = .open
      task.closedOn = nil
    }
  }

  /// Lets the morning question leave tasks alone before a day. Throws `.noTask`.
  @discardableResult
  public func skip(_ numbers: [Int], until day: CivilDate) throws(StoreFault) -> [StoredTask] {
    try each(numbers) { task throws(StoreFault) in task.quietUntil = day }
  }

  private func each(
    _ numbers: [Int], _ body: (inout StoredTask) throws(StoreFault) -> Void
  ) throws(StoreFault) -> [StoredTask] {
    var tasks: [StoredTask] = []
    for number in numbers { tasks.append(try alter(number, body)) }
    return tasks
  }

  private func bring(_ task: inout StoredTask, to day: Todo.Day) throws(StoreFault) {
    if task.day == day { return }
    task.day = day
    task.place = try Placing(day).end(in: store.database)
    task.plannedOn = today
    task.quietUntil = nil
  }

  /// Changes a task and stamps the parts that are no longer the same.
  @discardableResult
  func alter(
    _ number: Int, _ body: (inout StoredTask) throws(StoreFault) -> Void
  ) throws(StoreFault) -> StoredTask {
    guard let before = try store.known(number) else { throw .noTask(number) }
    touch(number)
    var task = before
    try body(&task)
    if task == before { return task }
    let origin = origins[number] ?? before
    origins[number] = origin
    task.stamp(since: origin, at: now)
    try keepLeftOpen(before, after: task)
    try store.database.run(StoredTask.update, task.values(number: number))
    return task
  }

  /// A task that was open at the end of its day stays counted there, wherever it goes later.
  func keepLeftOpen(_ before: StoredTask, after task: StoredTask) throws(StoreFault) {
    guard before.isLeftover(on: today), case .on(let day) = before.day, before.plannedOn <= day else { return }
    if task.state == .open, task.day == before.day { return }
    // It was done in time, and only not ticked.
    if task.state == .done, let closed = task.closedOn, closed <= day { return }
    try store.database.run(
      "INSERT OR IGNORE INTO left_open (day, task) VALUES (?1, ?2)", [Value(day), Value(before.number)])
  }
}

extension StoredTask {
  init(_ new: NewTask, _ identity: Identity, place: Int, today: CivilDate, now: Moment) {
    number = 0
    self.identity = identity
    title = new.title
    day = new.day
    time = new.time
    duration = new.duration
    note = new.note
    category = new.category
    reminder = new.reminder
    state = .open
    self.place = place
    plannedOn = today
    added = now
    changed = Array(repeating: now, count: Part.allCases.count)
  }

  init(_ task: StoredTask, number: Int) {
    self.number = number
    identity = task.identity
    title = task.title
    day = task.day
    time = task.time
    duration = task.duration
    note = task.note
    category = task.category
    reminder = task.reminder
    state = task.state
    closedOn = task.closedOn
    quietUntil = task.quietUntil
    place = task.place
    plannedOn = task.plannedOn
    added = task.added
    changed = task.changed
  }

  /// Notes the time for every part in which the task differs; what is as it was keeps its own.
  fileprivate mutating func stamp(since before: StoredTask, at now: Moment) {
    changed = before.changed
    for part in parts(differingFrom: before) {
      changed[part.rawValue] = Traces.time(now, after: before.changed(part))
    }
  }

  func parts(differingFrom other: StoredTask) -> [Part] {
    Part.allCases.filter { part in
      switch part {
      case .title: title != other.title
      // Brought away and back again, it was brought to its day anew.
      case .day: day != other.day || plannedOn != other.plannedOn
      case .time: time != other.time
      case .duration: duration != other.duration
      case .note: note != other.note
      case .category: category != other.category
      case .reminder: reminder != other.reminder
      case .state: state != other.state || closedOn != other.closedOn
      case .place: place != other.place
      }
    }
  }
}

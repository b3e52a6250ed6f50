internal import BudgetCore

/// One task and what is told of it elsewhere: per part the newer change holds.
///
/// Two stores that tell each other everything come to the same, but for numbers, whichever is told first.
struct Merging {
  private(set) var task: StoredTask
  /// Whether it comes to the end of its day, as nothing says where in its order it belongs.
  private(set) var needsPlace = false
  /// Whether something is told otherwise, and nobody knows when it was changed: it stays as it is here.
  private(set) var keepsOther = false
  private var told: TaskRecord
  private let today: CivilDate

  init(_ task: StoredTask, _ told: TaskRecord, today: CivilDate) {
    self.task = task
    self.told = told
    self.today = today
    if !told.timesAreExact { restoreTexts() }
    let told = self.told
    merge(.title, \.title, told.title) { $0 < $1 }
    merge(.time, \.time, told.time) { ($0?.secondOfDay ?? -1) < ($1?.secondOfDay ?? -1) }
    merge(.duration, \.duration, told.duration) { ($0?.seconds ?? 0) < ($1?.seconds ?? 0) }
    merge(.note, \.note, told.note) { ($0 ?? "") < ($1 ?? "") }
    merge(.category, \.category, told.category) { ($0 ?? "") < ($1 ?? "") }
    merge(.reminder, \.reminder, told.reminder) { Merging.rank($0) < Merging.rank($1) }
    mergeDay()
    mergeState()
  }

  /// A text that went through another format is the same when it is all that this one could hold.
  private mutating func restoreTexts() {
    func held(_ text: String?) -> String {
      let held = CalendarCharacters.held(of: text ?? "")
      return held.allSatisfy(\.isWhitespace) ? "" : held
    }
    if told.isUntitled || held(told.title) == held(task.title) { told.title = task.title }
    if held(told.note) == held(task.note) { told.note = task.note }
    if held(told.category) == held(task.category) { told.category = task.category }
  }

  /// Takes a part over when its change is newer; of two of one second the greater, so that both sides take the same. Where
  /// the time is that of the whole task only a later one is newer.
  private mutating func merge<Value: Equatable>(
    _ part: StoredTask.Part, _ path: WritableKeyPath<StoredTask, Value>, _ value: Value,
    _ isLess: (Value, Value) -> Bool
  ) {
    let old = task.changed(part)
    let isSame = task[keyPath: path] == value
    guard let time = told.changed[part.record] else {
      // What some format has no place for is not told at all.
      if ![.note, .reminder, .place].contains(part), !isSame { keepsOther = true }
      return
    }
    if isSame {
      keepTime(part, time)
    } else if time == old, !told.timesAreExact {
      keepsOther = true
    } else if time > old || time == old && isLess(task[keyPath: path], value) {
      task[keyPath: path] = value
      task.changed[part.rawValue] = time
    }
  }

  /// The same value set later is a later change, where that time is the part's own.
  private mutating func keepTime(_ part: StoredTask.Part, _ time: Moment) {
    if told.timesAreExact, time > task.changed(part) { task.changed[part.rawValue] = time }
  }

  /// A place means something on its day only, and so does until when the morning question is quiet.
  private mutating func mergeDay() {
    let hadSameDay = task.day == told.day
    let old = task.changed(.day)
    merge(.day, \.day, told.day) { ($0.date?.daysSince1970 ?? .min) < ($1.date?.daysSince1970 ?? .min) }
    guard task.day == told.day else { return }
    if hadSameDay {
      if let place = told.place { merge(.place, \.place, place) { $0 < $1 } }
      // They are of the newer of the two times at which it was brought to this day.
      guard let time = told.changed[.day], let planned = told.plannedOn, time >= old else { return }
      if time > old {
        (task.quietUntil, task.plannedOn) = (told.quietUntil, planned)
      } else {
        task.quietUntil = [told.quietUntil, task.quietUntil].compactMap { $0 }.max()
        task.plannedOn = min(planned, task.plannedOn)
      }
      return
    }
    task.quietUntil = told.quietUntil
    task.plannedOn = told.plannedOn ?? today
    needsPlace = told.place == nil
    task.place = told.place ?? task.place
    task.changed[StoredTask.Part.place.rawValue] = told.changed[.place] ?? task.changed(.day)
  }

  /// An older state never opens again what is closed, and of one second the closed one holds. Where the time of the state
  /// itself is not known, what is open says nothing, and what is closed says on which day.
  private mutating func mergeState() {
    let state = StoredTask.State(told.state)
    let old = task.changed(.state)
    if state == task.state, told.closedOn == task.closedOn {
      if let time = told.changed[.state] { keepTime(.state, time) }
      return
    }
    if !told.timesAreExact {
      guard task.state == .open, let closed = told.closedOn else { return }
      guard told.changed[.state].map({ $0 >= old }) ?? (closed >= old.utc.date) else { return }
      task.changed[StoredTask.Part.state.rawValue] = max(old, told.changed[.state] ?? old)
    } else {
      guard let time = told.changed[.state] else { return }
      guard time > old || time == old && rank(state, told.closedOn) > rank(task.state, task.closedOn) else { return }
      task.changed[StoredTask.Part.state.rawValue] = time
    }
    task.state = state
    task.closedOn = told.closedOn
  }

  /// The day at whose end the task was open by what only this store knew, while the other one had it elsewhere.
  ///
  /// A store that has a task on an earlier day at that day's end cannot have known that it had been brought to another by
  /// then. Where it may have known, what it tells is the whole truth. The other store is told of it in its turn.
  func dayLeftOpen(_ before: StoredTask) -> CivilDate? {
    guard told.timesAreExact, before.state == .open, let day = before.day.date, before.plannedOn <= day,
      told.leftOpen.contains(where: { before.plannedOn <= $0 && $0 < day })
    else { return nil }
    if let closed = task.closedOn, closed <= day { return nil }
    let left = task.day.date == day ? task.closedOn : task.plannedOn
    return left.flatMap { $0 > day ? day : nil }
  }

  private static func rank(_ reminder: Reminder?) -> Int64 {
    switch reminder {
    case nil: -1
    case .before(let length): length.seconds * 2
    case .at(let time): Int64(time.secondOfDay) * 2 + 1
    }
  }

  private func rank(_ state: StoredTask.State, _ closed: CivilDate?) -> Int {
    (state.rawValue << 32) + (closed?.daysSince1970 ?? 0)
  }
}

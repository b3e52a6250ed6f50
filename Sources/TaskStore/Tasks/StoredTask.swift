public import BudgetCore

/// A task as the store keeps it.
public struct StoredTask: Hashable, Sendable {
  public enum State: Int, Hashable, Sendable, CaseIterable {
    case open = 0
    case done = 1
    case dropped = 2
  }

  /// What can be changed on its own, and of which the time of the last change is known.
  public enum Part: Int, Hashable, Sendable, CaseIterable {
    case title, day, time, duration, note, category, reminder, state, place
  }

  /// Small, and never given to another task.
  public let number: Int
  /// The same on every machine the task is brought to.
  public let identity: Identity
  /// As written: hostile until a face has cleaned it.
  public internal(set) var title: String
  public internal(set) var day: Todo.Day
  public internal(set) var time: ClockTime?
  /// Positive; nil when the task states none.
  public internal(set) var duration: Length?
  public internal(set) var note: String?
  public internal(set) var category: String?
  public internal(set) var reminder: Reminder?
  public internal(set) var state: State
  /// The day on which it was done or dropped; nil of an open one.
  public internal(set) var closedOn: CivilDate?
  /// The morning question leaves it alone before this day.
  public internal(set) var quietUntil: CivilDate?
  /// Ascending in the order of its day; the numbers themselves mean nothing.
  public internal(set) var place: Int
  /// The day on which it was brought to its day.
  public internal(set) var plannedOn: CivilDate
  public let added: Moment
  /// By `Part.rawValue`.
  var changed: [Moment]

  /// When a part was last changed; what it was added with counts as changed then.
  public func changed(_ part: Part) -> Moment { changed[part.rawValue] }

  /// As the budget sees it; nil of a dropped one.
  public var todo: Todo? {
    guard state != .dropped else { return nil }
    return Todo(
      number: number, title: title, day: day, time: time, duration: duration, state: state == .open ? .open : .done)
  }

  /// Whether it is open and its day is before `today`.
  public func isLeftover(on today: CivilDate) -> Bool {
    guard state == .open, case .on(let day) = day else { return false }
    return day < today
  }
}

/// A task that the store does not have yet.
public struct NewTask: Hashable, Sendable {
  public var title: String
  public var day: Todo.Day
  public var time: ClockTime?
  /// Positive.
  public var duration: Length?
  public var note: String?
  public var category: String?
  public var reminder: Reminder?

  public init(
    title: String, day: Todo.Day = .undated, time: ClockTime? = nil, duration: Length? = nil, note: String? = nil,
    category: String? = nil, reminder: Reminder? = nil
  ) {
    self.title = title
    self.day = day
    self.time = time
    self.duration = duration
    self.note = note
    self.category = category
    self.reminder = reminder
  }
}

/// A new value of one part of a task.
public enum Edit: Hashable, Sendable {
  case title(String)
  case day(Todo.Day)
  case time(ClockTime?)
  case duration(Length?)
  case note(String?)
  case category(String?)
  case reminder(Reminder?)
}

/// Where a task is moved in the order of its day.
public enum Move: Hashable, Sendable {
  /// Before the open task in front of it, or after the one behind it.
  case up, down
  case top, bottom
  /// Next to another task of the same day, by its number.
  case before(Int)
  case after(Int)
}

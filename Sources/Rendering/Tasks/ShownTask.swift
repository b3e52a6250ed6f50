public import BudgetCore

/// A task with everything a face may say of it.
public struct ShownTask: Hashable, Sendable {
  public enum State: Hashable, Sendable {
    case open
    case done(on: CivilDate)
    case dropped(on: CivilDate)
  }

  public enum Reminder: Hashable, Sendable {
    /// So long before its time.
    case before(Length)
    /// At a time of its day.
    case at(ClockTime)
  }

  /// nil of one that is only tried.
  public let number: Int?
  /// A UUID; nil of one that is only tried.
  public let identity: String?
  /// As written: hostile.
  public let title: String
  public let day: Todo.Day
  public let time: ClockTime?
  public let duration: Length?
  /// As written: hostile, also over several lines.
  public let note: String?
  /// As written: hostile.
  public let category: String?
  public let reminder: Reminder?
  public let state: State
  /// nil of one that is only tried.
  public let added: Moment?
  /// When a part of it was last changed.
  public let changed: Moment?

  public init(
    number: Int? = nil, identity: String? = nil, title: String, day: Todo.Day, time: ClockTime? = nil,
    duration: Length? = nil, note: String? = nil, category: String? = nil, reminder: Reminder? = nil,
    state: State = .open, added: Moment? = nil, changed: Moment? = nil
  ) {
    self.number = number
    self.identity = identity
    self.title = title
    self.day = day
    self.time = time
    self.duration = duration
    self.note = note
    self.category = category
    self.reminder = reminder
    self.state = state
    self.added = added
    self.changed = changed
  }

  /// As the budget names it.
  var todo: Todo { Todo(number: number, title: title, day: day, time: time, duration: duration) }
}

/// The day and the zone tasks are seen from.
public struct TaskContext: Hashable, Sendable {
  public let today: CivilDate
  public let zone: ZoneRules

  public init(today: CivilDate, zone: ZoneRules) {
    self.today = today
    self.zone = zone
  }
}

/// All that is known of a task, as one store hands it to another.
public struct TaskRecord: Hashable, Sendable {
  public enum State: String, Hashable, Sendable, CaseIterable {
    case open, done, dropped
  }

  /// What can be changed on its own, and of which the time of the last change may be known.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case title, day, time, duration, note, category, reminder, state, place
  }

  public var identity: Identity
  /// The one it had in the store it comes from.
  public var number: Int?
  /// As written: hostile until a face has cleaned it.
  public var title: String
  /// Whether it had none, and this is a word for that.
  public var isUntitled = false
  public var day: Todo.Day
  public var time: ClockTime?
  /// Positive.
  public var duration: Length?
  public var note: String?
  public var category: String?
  public var reminder: Reminder?
  public var state: State
  /// nil of an open one, and only of an open one.
  public var closedOn: CivilDate?
  /// The morning question leaves it alone before this day.
  public var quietUntil: CivilDate?
  /// Ascending in the order of its day; nil where only the order of the records says it.
  public var place: Int?
  /// The day on which it was brought to its day; nil where nobody knows.
  public var plannedOn: CivilDate?
  public var added: Moment?
  /// When each part was last changed. A part that is missing here is not known to be newer than any other.
  public var changed: [Part: Moment]
  /// Whether the times are those of the parts; else they are no earlier, being those of the whole task.
  public var timesAreExact: Bool
  /// The days at whose end it was open, though it is no longer of them or no longer open.
  public var leftOpen: [CivilDate]

  public init(
    identity: Identity, number: Int? = nil, title: String, day: Todo.Day = .undated, state: State = .open,
    closedOn: CivilDate? = nil, changed: [Part: Moment] = [:], timesAreExact: Bool = false
  ) {
    self.identity = identity
    self.number = number
    self.title = title
    self.day = day
    self.state = state
    self.closedOn = closedOn
    self.changed = changed
    self.timesAreExact = timesAreExact
    leftOpen = []
  }
}

/// All that a store keeps besides its history.
public struct StoreRecord: Hashable, Sendable {
  /// The hours of one date, as `WorkingWeek` writes those of a day.
  public struct Hours: Hashable, Sendable {
    public let day: CivilDate
    /// nil when they were taken back, and the usual ones hold again.
    public let text: String?
    public let changed: Moment

    public init(day: CivilDate, text: String?, changed: Moment) {
      self.day = day
      self.text = text
      self.changed = changed
    }
  }

  /// An entry of a calendar that no longer counts from a moment on.
  public struct Release: Hashable, Sendable {
    public let calendar: String
    public let uid: String?
    public let start: Moment
    /// nil when that was taken back, and it counts again.
    public let from: Moment?
    public let changed: Moment

    public init(calendar: String, uid: String?, start: Moment, from: Moment?, changed: Moment) {
      self.calendar = calendar
      self.uid = uid
      self.start = start
      self.from = from
      self.changed = changed
    }
  }

  /// A task that was taken back as if it had never been added.
  public struct Removal: Hashable, Sendable {
    public let identity: Identity
    public let changed: Moment

    public init(identity: Identity, changed: Moment) {
      self.identity = identity
      self.changed = changed
    }
  }

  /// In the order of their numbers, or of the file they come from.
  public var tasks: [TaskRecord]
  public var removals: [Removal]
  public var hours: [Hours]
  public var releases: [Release]

  public init(
    tasks: [TaskRecord] = [], removals: [Removal] = [], hours: [Hours] = [], releases: [Release] = []
  ) {
    self.tasks = tasks
    self.removals = removals
    self.hours = hours
    self.releases = releases
  }
}

/// What became of a `StoreRecord` that was brought into a store.
public struct MergeCount: Hashable, Sendable {
  public var added = 0
  public var changed = 0
  public var unchanged = 0
  /// Told otherwise without a word of when that was changed: they stay as they are.
  public var kept = 0
  /// Tasks that were taken back.
  public var removed = 0
  public var hours = 0
  public var releases = 0

  public init(unchanged: Int = 0) { self.unchanged = unchanged }
}

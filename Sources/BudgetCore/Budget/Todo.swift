/// A task as the budget sees it.
public struct Todo: Hashable, Sendable {
  public enum Day: Hashable, Sendable {
    case on(CivilDate)
    case undated
  }

  public enum State: Hashable, Sendable {
    case open
    case done
  }

  /// The store's number; nil for a line of a task file.
  public let number: Int?
  /// As written: hostile until a face has cleaned it.
  public let title: String
  public let day: Day
  /// A clock time pins the task; before day-start it lies in the night after its day.
  public let time: ClockTime?
  /// Positive; nil when the task states none.
  public let duration: Length?
  public let state: State

  public init(
    number: Int? = nil, title: String, day: Day, time: ClockTime? = nil, duration: Length? = nil,
    state: State = .open
  ) {
    self.number = number
    self.title = title
    self.day = day
    self.time = time
    self.duration = duration
    self.state = state
  }
}

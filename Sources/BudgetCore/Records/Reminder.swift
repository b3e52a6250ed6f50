/// When a task is called to mind.
public enum Reminder: Hashable, Sendable {
  /// A length before its time, from 0 on.
  case before(Length)
  /// At a time of its day.
  case at(ClockTime)
}

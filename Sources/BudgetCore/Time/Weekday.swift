/// A day of the week, Monday first (ISO 8601); `rawValue` is 0 for Monday to 6 for Sunday.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// Days to go forward from `other` to this weekday, 0 to 6.
  public func days(after other: Weekday) -> Int { (rawValue - other.rawValue).flooredRemainder(7) }
}

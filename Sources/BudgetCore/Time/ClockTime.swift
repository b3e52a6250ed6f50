/// A time of day as a clock shows it, 00:00:00 to 23:59:59.
public struct ClockTime: Hashable, Comparable, Sendable {
  /// Seconds since 00:00:00, 0 to 86 399.
  public let secondOfDay: Int

  /// nil unless 0 ≤ `secondOfDay` < 86 400.
  public init?(secondOfDay: Int) {
    guard (0..<86_400).contains(secondOfDay) else { return nil }
    self.secondOfDay = secondOfDay
  }

  /// nil unless the hour is 0 to 23, the minute and the second 0 to 59.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.secondOfDay = hour * 3600 + minute * 60 + second
  }

  private init(unchecked secondOfDay: Int) { self.secondOfDay = secondOfDay }

  public static let midnight = ClockTime(unchecked: 0)

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static func < (a: ClockTime, b: ClockTime) -> Bool { a.secondOfDay < b.secondOfDay }
}

/// The hours a person works: windows by weekday, and by date where a date is named.
public struct WorkingWeek: Hashable, Sendable {
  /// A stretch of wall time on the day it starts on.
  public struct Window: Hashable, Sendable {
    /// Seconds after 00:00 of its day, 0 to 86 399.
    public let start: Int
    /// Seconds after 00:00 of its day, more than `start`; over 86 400 it crosses midnight.
    public let end: Int

    /// nil unless `start` is 0 to 86 399 and `end` comes 1 second to `WorkingWeek.longestWindow` after it.
    public init?(start: Int, end: Int) {
      guard (0..<86_400).contains(start), end > start,
        end - start <= Int(WorkingWeek.longestWindow.seconds)
      else { return nil }
      self.start = start
      self.end = end
    }

    public var length: Length { Length(seconds: Int64(end - start)) }
  }

  /// A longer window is taken for a slip: 16 hours.
  public static let longestWindow = Length(hours: 16)

  /// No windows on any day.
  public static let none = WorkingWeek(weekdays: [:], dates: [:])

  /// By weekday; one that is not named has none. Ascending by start, never touching.
  public let weekdays: [Weekday: [Window]]
  /// By date, instead of the weekday's; empty for a date without windows. Ascending by start, never touching.
  public let dates: [CivilDate: [Window]]

  /// The windows must ascend, not touch, and not reach into the next day's.
  init(weekdays: [Weekday: [Window]], dates: [CivilDate: [Window]]) {
    self.weekdays = weekdays
    self.dates = dates
  }

  /// The windows that start on a date, as wall times, ascending; overlapping and adjoining ones are one.
  public func windows(on date: CivilDate) -> [Window] {
    dates[date] ?? weekdays[date.weekday] ?? []
  }

  /// The windows that start on a date. Each edge is resolved like the time of an event, so that a clock change
  /// lengthens, shortens or swallows a window (RFC 5545 §3.3.5).
  public func windows(of date: CivilDate, zone: ZoneRules) -> IntervalSet {
    IntervalSet(windows(on: date).compactMap { WorkingWeek.interval(of: $0, on: date, zone: zone) })
  }

  /// The windows that start on a date and of which a clock change leaves nothing, ascending.
  public func swallowedWindows(of date: CivilDate, zone: ZoneRules) -> [Window] {
    windows(on: date).filter { WorkingWeek.interval(of: $0, on: date, zone: zone) == nil }
  }

  private static func interval(of window: Window, on date: CivilDate, zone: ZoneRules) -> Interval? {
    let midnight = CivilDateTime(date)
    return Interval(
      from: zone.moment(of: midnight.adding(Length(seconds: Int64(window.start)))),
      to: zone.moment(of: midnight.adding(Length(seconds: Int64(window.end)))))
  }

  /// The first of the next `days` dates after `date` that has a window; nil when none has. O(days).
  public func nextDay(after date: CivilDate, within days: Int, zone: ZoneRules) -> CivilDate? {
    (0..<max(0, days)).lazy.map { date.adding(days: $0 + 1) }.first { !windows(of: $0, zone: zone).isEmpty }
  }
}

/// A point on the time line, in whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct Moment: Hashable, Comparable, Sendable {
  public let seconds: Int64

  public init(seconds: Int64) { self.seconds = seconds }

  /// The moment at which a clock in UTC shows `civil`.
  public init(utc civil: CivilDateTime) { self.init(seconds: civil.wallSeconds) }

  /// What a clock in UTC shows.
  public var utc: CivilDateTime { CivilDateTime(wallSeconds: seconds) }

  /// The same moment cut down to the minute the clock shows.
  public var cutToMinute: Moment { Moment(seconds: seconds - seconds.flooredRemainder(60)) }

  public static func < (a: Moment, b: Moment) -> Bool { a.seconds < b.seconds }

  public static func + (a: Moment, b: Length) -> Moment { Moment(seconds: a.seconds + b.seconds) }

  public static func - (a: Moment, b: Length) -> Moment { Moment(seconds: a.seconds - b.seconds) }

  public static func - (a: Moment, b: Moment) -> Length { Length(seconds: a.seconds - b.seconds) }
}

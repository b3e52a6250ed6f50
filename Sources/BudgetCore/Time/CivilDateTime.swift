/// A date and a clock time without a zone: what a wall calendar and a wall clock show.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  /// Seconds since 1970-01-01 00:00:00 on the same wall: arithmetic on it is nominal, as if every day had 24 hours.
  public let wallSeconds: Int64

  public init(wallSeconds: Int64) { self.wallSeconds = wallSeconds }

  public init(_ date: CivilDate, _ time: ClockTime = .midnight) {
    self.init(wallSeconds: Int64(date.daysSince1970) * 86_400 + Int64(time.secondOfDay))
  }

  public var date: CivilDate { CivilDate(daysSince1970: Int(wallSeconds.flooredQuotient(86_400))) }

  public var time: ClockTime { ClockTime(secondOfDay: Int(wallSeconds.flooredRemainder(86_400))) ?? .midnight }

  public func adding(_ length: Length) -> CivilDateTime { CivilDateTime(wallSeconds: wallSeconds + length.seconds) }

  public func adding(days: Int) -> CivilDateTime { CivilDateTime(wallSeconds: wallSeconds + Int64(days) * 86_400) }

  public static func < (a: CivilDateTime, b: CivilDateTime) -> Bool { a.wallSeconds < b.wallSeconds }
}

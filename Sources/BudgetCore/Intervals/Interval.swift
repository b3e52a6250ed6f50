/// A stretch of time, half-open and never empty: it holds `start` and every moment before `end`.
public struct Interval: Hashable, Sendable {
  public let start: Moment
  public let end: Moment

  /// nil unless `start` < `end`.
  public init?(from start: Moment, to end: Moment) {
    guard start < end else { return nil }
    self.start = start
    self.end = end
  }

  /// At least one second long, whatever `end`.
  init(startingAt start: Moment, until end: Moment) {
    self.start = start
    self.end = max(end, start + Length(seconds: 1))
  }

  public var length: Length { end - start }

  public func contains(_ moment: Moment) -> Bool { start <= moment && moment < end }

  public func contains(_ other: Interval) -> Bool { start <= other.start && other.end <= end }

  /// Whether the two share a moment; adjoining ones do not.
  public func overlaps(_ other: Interval) -> Bool { start < other.end && other.start < end }

  /// What both hold, nil when they share nothing.
  public func intersection(_ other: Interval) -> Interval? {
    Interval(from: max(start, other.start), to: min(end, other.end))
  }
}

/// The merged busy time of a range.
public struct BusyAnswer: Hashable, Sendable {
  public let zone: ZoneRules
  public let range: Interval
  /// Cut to the range.
  public let busy: IntervalSet
  /// Every entry that touches the range, by start, then end, then calendar and line.
  public let entries: [Entry]
  public let problems: [Problem]
  /// Whether any calendar was asked at all.
  public let hasCalendars: Bool

  public init(
    zone: ZoneRules, range: Interval, entries: [Entry], problems: [Problem], hasCalendars: Bool = true
  ) {
    self.zone = zone
    self.range = range
    self.busy = IntervalSet(entries.lazy.filter(\.verdict.counts).map(\.interval)).clipped(to: range)
    self.entries = entries
    self.problems = problems
    self.hasCalendars = hasCalendars
  }
}

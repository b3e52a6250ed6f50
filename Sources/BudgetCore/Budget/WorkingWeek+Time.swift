extension WorkingWeek {
  /// Whether a date had no time to give: no window, none that a clock change left, or every one of them wholly under
  /// whole-day entries that count.
  ///
  /// `entries` are those that touch the windows; others change nothing. O(n log n).
  public func hasNoTime(on day: CivilDate, zone: ZoneRules, entries: [Entry]) -> Bool {
    let wholeDays = entries.lazy.filter { $0.isWholeDay && $0.verdict.counts }.map(\.interval)
    return windows(of: day, zone: zone).subtracting(IntervalSet(wholeDays)).isEmpty
  }
}

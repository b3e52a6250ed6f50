extension Entry {
  /// What becomes of the entry when the person releases it from a moment on: the part before it keeps its verdict, the
  /// rest does not count.
  ///
  /// One entry when the moment is at or before the start (released) or at or after the end (as it was), or when the
  /// entry does not count anyway; else two, in order. A part of a whole-day entry is no whole-day entry, unless the
  /// moment is the midnight between two of its days in `zone`.
  public func released(from moment: Moment, zone: ZoneRules) -> [Entry] {
    guard verdict.counts, moment < interval.end else { return [self] }
    let released = Verdict(counts: false, rule: .released)
    guard let kept = Interval(from: interval.start, to: moment), let freed = Interval(from: moment, to: interval.end)
    else { return [with(interval, isWholeDay: isWholeDay, released)] }
    let isWholeDay = isWholeDay && zone.startOfDay(zone.wall(at: moment).date) == moment
    return [with(kept, isWholeDay: isWholeDay, verdict), with(freed, isWholeDay: isWholeDay, released)]
  }

  private func with(_ interval: Interval, isWholeDay: Bool, _ verdict: Verdict) -> Entry {
    Entry(
      calendar: calendar, file: file, line: line, uid: uid, title: title, interval: interval, isWholeDay: isWholeDay,
      verdict: verdict, declinedBySomeone: declinedBySomeone)
  }
}

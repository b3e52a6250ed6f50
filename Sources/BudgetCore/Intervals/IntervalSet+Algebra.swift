extension IntervalSet {
  /// Every moment of either. O(n + m).
  public func union(_ other: IntervalSet) -> IntervalSet {
    var sorted: [Interval] = []
    sorted.reserveCapacity(intervals.count + other.intervals.count)
    var i = 0
    var j = 0
    while i < intervals.count || j < other.intervals.count {
      if j == other.intervals.count || (i < intervals.count && intervals[i].start <= other.intervals[j].start) {
        sorted.append(intervals[i])
        i += 1
      } else {
        sorted.append(other.intervals[j])
        j += 1
      }
    }
    return IntervalSet(merging: sorted)
  }

  /// Every moment of both. O(n + m).
  public func intersection(_ other: IntervalSet) -> IntervalSet {
    var shared: [Interval] = []
    var i = 0
    var j = 0
    while i < intervals.count && j < other.intervals.count {
      if let both = intervals[i].intersection(other.intervals[j]) { shared.append(both) }
      if intervals[i].end < other.intervals[j].end { i += 1 } else { j += 1 }
    }
    return IntervalSet(normal: shared)
  }

  /// Every moment of this set that is not in the other. O(n + m).
  public func subtracting(_ other: IntervalSet) -> IntervalSet {
    var rest: [Interval] = []
    var j = 0
    for interval in intervals {
      var from = interval.start
      while j < other.intervals.count && other.intervals[j].end <= from { j += 1 }
      var k = j
      while k < other.intervals.count && other.intervals[k].start < interval.end {
        if let piece = Interval(from: from, to: other.intervals[k].start) { rest.append(piece) }
        from = max(from, other.intervals[k].end)
        k += 1
      }
      if let piece = Interval(from: from, to: interval.end) { rest.append(piece) }
    }
    return IntervalSet(normal: rest)
  }

  /// The moments of this set inside one interval. O(n).
  public func clipped(to interval: Interval) -> IntervalSet {
    IntervalSet(normal: intervals.compactMap { $0.intersection(interval) })
  }

  /// The moments of this set at or after `moment`. O(n).
  public func clipped(from moment: Moment) -> IntervalSet {
    IntervalSet(normal: intervals.compactMap { Interval(from: max($0.start, moment), to: $0.end) })
  }

  /// The moments of this set before `moment`. O(n).
  public func clipped(until moment: Moment) -> IntervalSet {
    IntervalSet(normal: intervals.compactMap { Interval(from: $0.start, to: min($0.end, moment)) })
  }

  /// The first `length` of this set's moments, in order of time: all of them when there are fewer. O(n).
  public func prefix(_ length: Length) -> IntervalSet {
    var taken: [Interval] = []
    var open = length
    for interval in intervals where open > .zero {
      let end = min(interval.end, interval.start + open)
      if let piece = Interval(from: interval.start, to: end) {
        taken.append(piece)
        open -= piece.length
      }
    }
    return IntervalSet(normal: taken)
  }
}

/// How much of an interval set lies within an interval, at a cost that does not depend on how much does.
struct IntervalMeasure {
  private let intervals: [Interval]
  /// The seconds before each interval, and at last those of all.
  private let before: [Int64]

  /// O(n).
  init(_ set: IntervalSet) {
    intervals = set.intervals
    var sums: [Int64] = [0]
    sums.reserveCapacity(intervals.count + 1)
    var sum: Int64 = 0
    for interval in intervals {
      sum += interval.length.seconds
      sums.append(sum)
    }
    before = sums
  }

  /// O(log n).
  func length(within interval: Interval) -> Length {
    Length(seconds: seconds(before: interval.end) - seconds(before: interval.start))
  }

  private func seconds(before moment: Moment) -> Int64 {
    let index = intervals.partitioningIndex { $0.end > moment }
    guard index < intervals.count, intervals[index].start < moment else { return before[index] }
    return before[index] + (moment - intervals[index].start).seconds
  }
}

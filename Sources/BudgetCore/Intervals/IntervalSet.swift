/// A set of moments as intervals: ascending, disjoint and never touching, so that equal sets are equal values.
public struct IntervalSet: Hashable, Sendable {
  /// Ascending; each ends before the next starts.
  public let intervals: [Interval]

  /// The set of no moment.
  public static let empty = IntervalSet(normal: [])

  /// The union of the given intervals, in any order, overlapping or adjoining ones merged. O(n log n).
  public init(_ intervals: some Sequence<Interval>) {
    var sorted = Array(intervals)
    sorted.sort { $0.start < $1.start }
    self.init(merging: sorted)
  }

  public init(_ interval: Interval) { self.init(normal: [interval]) }

  public init(_ interval: Interval?) { self.init(normal: interval.map { [$0] } ?? []) }

  /// `normal` must already be ascending, disjoint and never touching.
  init(normal: [Interval]) { intervals = normal }

  /// `sorted` must ascend by start. O(n).
  init(merging sorted: [Interval]) {
    var merged: [Interval] = []
    merged.reserveCapacity(sorted.count)
    for next in sorted {
      if let last = merged.last, next.start <= last.end {
        if next.end > last.end, let wider = Interval(from: last.start, to: next.end) {
          merged[merged.count - 1] = wider
        }
      } else {
        merged.append(next)
      }
    }
    self.init(normal: merged)
  }

  public var isEmpty: Bool { intervals.isEmpty }

  /// The sum of the lengths. O(n).
  public var length: Length { intervals.reduce(.zero) { $0 + $1.length } }

  /// The length of the longest interval, zero for the empty set. O(n).
  public var longest: Length { intervals.map(\.length).max() ?? .zero }

  /// From the first start to the last end; nil for the empty set.
  public var hull: Interval? {
    guard let first = intervals.first, let last = intervals.last else { return nil }
    return Interval(from: first.start, to: last.end)
  }

  /// O(log n).
  public func contains(_ moment: Moment) -> Bool { interval(holding: moment) != nil }

  /// The interval that holds a moment. O(log n).
  public func interval(holding moment: Moment) -> Interval? {
    var low = 0
    var high = intervals.count
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].end <= moment { low = middle + 1 } else { high = middle }
    }
    return low < intervals.count && intervals[low].start <= moment ? intervals[low] : nil
  }
}

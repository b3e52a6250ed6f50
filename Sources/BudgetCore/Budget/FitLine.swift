/// Where, in list order, the running sum of costs first exceeds what is left.
struct FitLine {
  /// The index of the first cost below the line; nil when all fit.
  let before: Int?
  /// The sum of all costs, those below the line too; held at the greatest `Length` rather than overflowing.
  let planned: Length

  /// O(n).
  init(_ costs: [Length], into left: Length) {
    var sum: Int64 = 0
    var before: Int?
    for (index, cost) in costs.enumerated() {
      let (more, overflow) = sum.addingReportingOverflow(cost.seconds)
      sum = overflow ? .max : more
      if before == nil, sum > left.seconds { before = index }
    }
    self.before = before
    self.planned = Length(seconds: sum)
  }

  func isBelow(_ index: Int) -> Bool { before.map { index >= $0 } ?? false }
}

import BudgetCore

/// The windows of a day as a strip of time: what is left, what is taken, what is past or no working time.
struct DayBar {
  let windows: IntervalSet
  let left: IntervalSet
  let now: Moment
  /// The clock at both ends.
  let first: String
  let last: String

  /// nil where the day has no window, or the screen is too narrow to show one.
  func drawn(in painter: ScreenPainter) -> String? {
    let cells = min(60, painter.voice.width - displayWidth(first) - displayWidth(last) - 2)
    guard let hull = windows.hull, cells >= 12 else { return nil }
    var runs: [(cell: Cell, count: Int)] = []
    for cell in (0..<cells).map({ cell($0, of: cells, in: hull) }) {
      if let last = runs.last, last.cell == cell {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((cell, 1))
      }
    }
    return "\(first) \(runs.map { paint($0.cell, $0.count, painter) }.joined()) \(last)"
  }

  private enum Cell { case left, taken, outside }

  /// What holds most of one cell; a tie goes to what is left.
  private func cell(_ index: Int, of cells: Int, in hull: Interval) -> Cell {
    let step = hull.length.seconds / Int64(cells)
    let rest = hull.length.seconds % Int64(cells)
    func edge(_ index: Int) -> Moment {
      hull.start + Length(seconds: step * Int64(index) + rest * Int64(index) / Int64(cells))
    }
    guard let stretch = Interval(from: edge(index), to: edge(index + 1)) else { return .outside }
    let free = left.clipped(to: stretch).length
    let open = windows.clipped(to: stretch).clipped(from: now).length
    let outside = stretch.length - open
    if free >= max(open - free, outside) { return .left }
    return open - free >= outside ? .taken : .outside
  }

  private func paint(_ cell: Cell, _ count: Int, _ painter: ScreenPainter) -> String {
    switch cell {
    case .left: painter.paint(String(repeating: "█", count: count), .good)
    case .taken: String(repeating: "▒", count: count)
    case .outside: painter.paint(String(repeating: "·", count: count), .faint)
    }
  }
}

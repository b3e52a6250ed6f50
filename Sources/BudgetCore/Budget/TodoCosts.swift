/// The costs and marks of a day's open tasks, before the line is drawn.
struct TodoCosts {
  struct Cost {
    let todo: Todo
    let span: Interval?
    let cost: Length
    let isSlipped: Bool
    let isOnEvent: Bool
    var isDoubleBooked = false
  }

  let costs: [Cost]

  /// O(n log n).
  init(
    _ todos: [Todo], on day: CivilDate, now: Moment, zone: ZoneRules, dayStart: ClockTime, windows: IntervalSet,
    busy: IntervalSet, left: IntervalSet
  ) {
    let left = IntervalMeasure(left)
    let open = IntervalMeasure(windows.subtracting(busy))
    let busy = IntervalMeasure(busy)
    var costs = todos.map { todo in
      guard let time = todo.time else {
        return Cost(todo: todo, span: nil, cost: todo.stated ?? .zero, isSlipped: false, isOnEvent: false)
      }
      let start = DayCourse.moment(of: time, on: day, zone: zone, dayStart: dayStart)
      guard let span = todo.span(from: start) else {
        return Cost(todo: todo, span: nil, cost: .zero, isSlipped: start < now, isOnEvent: false)
      }
      let isPast = span.end <= now
      return Cost(
        todo: todo, span: span, cost: (isPast ? open : left).length(within: span), isSlipped: isPast,
        isOnEvent: busy.length(within: span) > .zero)
    }
    TodoCosts.markDoubleBooked(&costs)
    self.costs = costs
  }

  /// One sweep by start: whatever a task overlaps, it overlaps the one of those before it that ends last.
  private static func markDoubleBooked(_ costs: inout [Cost]) {
    let spans = costs.indices.compactMap { index in costs[index].span.map { (index: index, span: $0) } }
    var latest: (index: Int, span: Interval)?
    for next in spans.sorted(by: { ($0.span.start, $0.index) < ($1.span.start, $1.index) }) {
      if let latest, next.span.start < latest.span.end {
        costs[latest.index].isDoubleBooked = true
        costs[next.index].isDoubleBooked = true
      }
      if latest.map({ next.span.end > $0.span.end }) ?? true { latest = next }
    }
  }
}

extension Todo {
  /// The duration, when it is one.
  var stated: Length? { duration.flatMap { $0 > .zero ? $0 : nil } }

  /// From `start` on for the stated duration, cut at a year so that no sum of times overflows.
  func span(from start: Moment) -> Interval? {
    stated.flatMap { Interval(from: start, to: start + min($0, Length(hours: 366 * 24))) }
  }

  /// Of a pinned task with a duration: its stretch of that day.
  func span(on day: CivilDate, zone: ZoneRules, dayStart: ClockTime) -> Interval? {
    time.flatMap { span(from: DayCourse.moment(of: $0, on: day, zone: zone, dayStart: dayStart)) }
  }
}

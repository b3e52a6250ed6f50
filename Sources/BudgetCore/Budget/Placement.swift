/// Where the tasks above the line go in the time that is left.
///
/// Tasks with a time hold it. Then, in order, each other task goes whole into the smallest stretch that holds it, the
/// earlier of equals; one that none holds fills from the earliest on, in pieces.
struct Placement {
  enum Item {
    /// A pinned task that is not past.
    case held(Interval)
    /// Any other task, by its cost.
    case loose(Length)
  }

  /// For each item: when none of the stretches held it whole, the length of the longest there was.
  let longest: [Length?]
  /// What no item takes.
  let free: IntervalSet

  /// O(items × stretches of `left`).
  init(_ items: [Item], into left: IntervalSet) {
    let held = IntervalSet(
      items.compactMap { item in
        if case .held(let span) = item { span } else { nil }
      })
    var stretches = left.subtracting(held).intervals.map { Stretch(start: $0.start, end: $0.end) }
    longest = items.map { item in
      guard case .loose(let cost) = item, cost > .zero else { return nil }
      return Placement.place(cost, into: &stretches)
    }
    free = IntervalSet(normal: stretches.compactMap { Interval(from: $0.start, to: $0.end) })
  }

  /// What is still open of a stretch: tasks take it from its start on, so that it may become empty.
  private struct Stretch {
    var start: Moment
    let end: Moment
    var length: Length { end - start }
  }

  /// nil when one stretch held it whole, else the longest there was.
  private static func place(_ cost: Length, into stretches: inout [Stretch]) -> Length? {
    var best: Int?
    var longest = Length.zero
    for index in stretches.indices {
      let length = stretches[index].length
      longest = max(longest, length)
      if length >= cost, best.map({ length < stretches[$0].length }) ?? true { best = index }
      if length == cost { break }
    }
    if let best {
      stretches[best].start = stretches[best].start + cost
      return nil
    }
    var open = cost
    for index in stretches.indices where open > .zero {
      let piece = min(open, stretches[index].length)
      stretches[index].start = stretches[index].start + piece
      open -= piece
    }
    return longest
  }
}

extension DayBudget {
  /// Where the day's tasks above the line go.
  var placement: Placement {
    Placement(
      tasks.enumerated().filter { index, _ in lineBefore.map { index < $0 } ?? true }.map(\.element.placed), into: left)
  }
}

extension BudgetedTodo {
  var placed: Placement.Item {
    if let span, !isSlipped { .held(span) } else { .loose(cost) }
  }
}

/// Where the tasks above the line go in the time that is left.
///
/// Tasks with a time hold it. Then, in order, each other task goes whole into the smallest stretch that holds it, the
/// earlier of equals; one that none holds fills from the earliest on, in pieces.
package struct Placement {
  enum Item {
    /// A pinned task that is not past.
    case held(Interval)
    /// Any other task, by its cost.
    case loose(Length)
  }

  /// For each item: when none of the stretches held it whole, the length of the longest there was.
  let longest: [Length?]
  /// What no item takes.
  package let free: IntervalSet

  /// O(n log n) in the items and the stretches of `left`, for times of a few days.
  init(_ items: [Item], into left: IntervalSet) {
    if items.isEmpty {
      (longest, free) = ([], left)
      return
    }
    let held = IntervalSet(
      items.compactMap { item in
        if case .held(let span) = item { span } else { nil }
      })
    var open = OpenStretches(left.subtracting(held))
    longest = items.map { item in
      guard case .loose(let cost) = item, cost > .zero else { return nil }
      return open.place(cost)
    }
    free = open.free
  }
}

/// Stretches of time from which tasks take the front, found by length.
private struct OpenStretches {
  /// By time; a start moves on as tasks take from it, at last to the end.
  private var stretches: [(start: Moment, end: Moment)]
  /// The indices of the stretches of each length, the earliest last. There are few lengths: n different ones take
  /// n²/2 seconds.
  private var byLength: [Length: [Int]] = [:]
  /// The keys of `byLength`, ascending.
  private var lengths: [Length] = []
  /// Every stretch before this one is empty.
  private var earliest = 0

  init(_ set: IntervalSet) {
    stretches = set.intervals.map { ($0.start, $0.end) }
    for index in stretches.indices.reversed() { insert(index) }
  }

  var free: IntervalSet {
    IntervalSet(normal: stretches.compactMap { Interval(from: $0.start, to: $0.end) })
  }

  /// nil when one stretch held it whole, else the longest there was.
  mutating func place(_ cost: Length) -> Length? {
    let fitting = lengths.partitioningIndex { $0 >= cost }
    if fitting < lengths.count {
      take(cost, from: lengths[fitting])
      return nil
    }
    let longest = lengths.last ?? .zero
    var open = cost
    while open > .zero, earliest < stretches.count {
      let length = stretches[earliest].end - stretches[earliest].start
      // The earliest of all is the earliest of its length.
      if length > .zero { take(min(open, length), from: length) }
      if length <= open { earliest += 1 }
      open -= length
    }
    return longest
  }

  /// Takes the front of the earliest stretch of a length.
  private mutating func take(_ piece: Length, from length: Length) {
    guard let index = byLength[length]?.popLast() else { return }
    if byLength[length]?.isEmpty ?? true {
      byLength[length] = nil
      lengths.remove(at: lengths.partitioningIndex { $0 >= length })
    }
    stretches[index].start = stretches[index].start + piece
    insert(index)
  }

  private mutating func insert(_ index: Int) {
    let length = stretches[index].end - stretches[index].start
    guard length > .zero else { return }
    if byLength[length] == nil { lengths.insert(length, at: lengths.partitioningIndex { $0 >= length }) }
    let place = byLength[length, default: []].partitioningIndex { $0 < index }
    byLength[length, default: []].insert(index, at: place)
  }
}

extension Array {
  /// The index of the first element that meets a condition which all after it meet too; `count` when none does. O(log n).
  func partitioningIndex(_ meets: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if meets(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension DayBudget {
  /// Where the day's tasks above the line go.
  package var placement: Placement {
    Placement(
      tasks.enumerated().filter { index, _ in lineBefore.map { index < $0 } ?? true }.map(\.element.placed), into: left)
  }
}

extension BudgetedTodo {
  var placed: Placement.Item {
    if let span, !isSlipped { .held(span) } else { .loose(cost) }
  }
}

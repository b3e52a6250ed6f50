public import BudgetCore

/// What a rule makes of a stretch of wall time.
public struct Instances: Hashable, Sendable {
  /// Ascending, each once.
  public let walls: [CivilDateTime]
  /// Whether instances may be missing because `limit` was reached.
  public let hitBound: Bool
}

extension RecurrenceRule {
  /// The wall times of the series in a half-open range.
  ///
  /// `start` is DTSTART: it is always the first instance and counts towards COUNT, even where the rule would not make it
  /// or `last` is before it (RFC 5545 §3.3.10, §3.8.5.3); what the rule leaves open is taken from it. `last` is the last
  /// wall time that may be an instance; the caller derives it from `until`, which is not read here. At most `limit` wall
  /// times are returned, the earliest. Years run from 0 to 9999: nothing lies outside them but `start`.
  ///
  /// Parts that are illegal for the frequency, which `parse` never leaves in a rule, are not read. A rule with `scale`
  /// is computed as if it had none.
  ///
  /// Cost: O(days of the range + instances found), however long ago the series began. With COUNT, the periods from
  /// `start` to the range are counted, not their instances: at once where they are alike, else each once, and one cycle
  /// of the calendar and the interval (400 years for an interval of 1) stands for all.
  public func instances(
    from start: CivilDateTime, in range: Range<CivilDateTime>, through last: CivilDateTime?, limit: Int
  ) -> Instances {
    var walls: [CivilDateTime] = []
    var hitBound = false
    func add(_ wall: CivilDateTime) -> Bool {
      guard walls.count < limit else {
        hitBound = true
        return false
      }
      walls.append(wall)
      return true
    }
    if range.contains(start), !add(start) { return Instances(walls: walls, hitBound: hitBound) }

    let earliest = CivilDateTime(CivilDate(daysSince1970: CivilDate.daysBeforeMonth(1, of: 0)))
    let latest = CivilDateTime(CivilDate(daysSince1970: CivilDate.daysBeforeMonth(1, of: 10_000)))
    guard earliest <= start, start < latest, count ?? 2 > 1 else { return Instances(walls: walls, hitBound: false) }
    // DTSTART has been dealt with: from here on only what comes after it.
    let afterStart = CivilDateTime(wallSeconds: start.wallSeconds + 1)
    let lower = max(range.lowerBound, afterStart)
    var upper = min(range.upperBound, latest)
    if let last, last < upper { upper = CivilDateTime(wallSeconds: last.wallSeconds + 1) }
    guard lower < upper, let pattern = pattern(from: start) else { return Instances(walls: walls, hitBound: false) }

    var open = Int.max
    if let count {
      var first: [CivilDateTime] = []
      pattern.forEach(in: start..<afterStart) { wall in
        first.append(wall)
        return true
      }
      let before = pattern.count(from: start, before: lower) - first.count
      open = count - 1 - before
    }
    guard open > 0 else { return Instances(walls: walls, hitBound: false) }
    pattern.forEach(in: lower..<upper) { wall in
      guard open > 0 else { return false }
      open -= 1
      return add(wall)
    }
    return Instances(walls: walls, hitBound: hitBound)
  }

  /// Whether the rule makes its DTSTART by itself: it is the first instance either way.
  public func makesStart(_ start: CivilDateTime) -> Bool {
    var makes = false
    pattern(from: start)?.forEach(in: start..<CivilDateTime(wallSeconds: start.wallSeconds + 1)) { _ in
      makes = true
      return false
    }
    return makes
  }

  private func pattern(from start: CivilDateTime) -> (any Pattern)? {
    ClockPattern(self, from: start) ?? CalendarPattern(self, from: start)
  }
}

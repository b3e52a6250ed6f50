internal import BudgetCore

/// The wall times a rule makes by itself, without COUNT and UNTIL, for a DTSTART.
protocol Pattern {
  /// How many lie in [start, end); `start` is DTSTART.
  func count(from start: CivilDateTime, before end: CivilDateTime) -> Int

  /// Calls with those in a range that does not begin before DTSTART, ascending, until false.
  func forEach(in range: Range<CivilDateTime>, _ body: (CivilDateTime) -> Bool)
}

extension RecurrenceRule {
  /// The interval where it matters: one longer than ten thousand years has no second period.
  var boundedInterval: Int { min(max(interval, 1), 1_000_000_000_000) }
}

/// Days after which the Gregorian calendar repeats, weekdays included: 400 years, 20 871 weeks.
let daysPerCycle = 146_097

/// Both positive.
func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}

extension DayFilter {
  func passes(_ day: Int) -> Bool {
    let (year, month, dayOfMonth) = CivilDate(daysSince1970: day).parts
    return days(ofMonth: month, in: year) >> UInt32(dayOfMonth - 1) & 1 == 1
  }

  /// Calls with the first day of each month that shares a day with `range`, and the bits of those in it, until false.
  func forEachMonth(of range: Range<Int>, _ body: (Int, UInt32) -> Bool) {
    guard !range.isEmpty else { return }
    var (year, month, dayOfMonth) = CivilDate(daysSince1970: range.lowerBound).parts
    var first = range.lowerBound - dayOfMonth + 1
    while first < range.upperBound {
      let length = CivilDate.daysInMonth(month, of: year)
      var bits = days(ofMonth: month, in: year) & (UInt32.max >> UInt32(32 - length))
      if first < range.lowerBound { bits &= UInt32.max << UInt32(range.lowerBound - first) }
      if range.upperBound - first < length { bits &= (1 << UInt32(range.upperBound - first)) - 1 }
      if !body(first, bits) { return }
      first += length
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  /// Calls with each day of `range` that passes, ascending, until false.
  func forEachDay(of range: Range<Int>, _ body: (Int) -> Bool) {
    forEachMonth(of: range) { first, bits in
      var rest = bits
      while rest != 0 {
        if !body(first + rest.trailingZeroBitCount) { return false }
        rest &= rest - 1
      }
      return true
    }
  }
}

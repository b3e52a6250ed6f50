internal import BudgetCore

/// SECONDLY to DAILY: periods of a fixed length, of which each in-phase one that the filters let through holds the same
/// instances.
struct ClockPattern {
  /// Seconds of a period.
  private let length: Int
  /// Periods of a day.
  private let perDay: Int
  private let interval: Int
  /// The period of DTSTART, counted from 1970-01-01.
  private let phase: Int
  private let days: DayFilter
  private let times: TimeFilter?
  /// The periods `times` lets through, when these are fewer than the in-phase ones.
  private let listed: [Int]?
  /// How many periods of a day `times` lets through, by their remainder after division by `interval`.
  private let passing: [Int32]
  /// Seconds after a period's start, ascending.
  private let offsets: [Int]
  /// Whether no period ever has an instance: BYSECOND=30 in steps of a minute from 12:00:00, say.
  private let isEmpty: Bool

  /// nil for WEEKLY and above.
  init?(_ rule: RecurrenceRule, from start: CivilDateTime) {
    guard let length = rule.frequency.fixedSeconds else { return nil }
    self.length = length
    let perDay = 86_400 / length
    let interval = rule.boundedInterval
    self.perDay = perDay
    self.interval = interval
    phase = Int(start.wallSeconds.flooredQuotient(Int64(length)))
    days = DayFilter(
      byMonth: rule.byMonth, byYearDay: rule.frequency < .daily ? rule.byYearDay : [], byMonthDay: rule.byMonthDay,
      byDay: rule.byDay.map { RecurrenceRule.WeekdayNumber($0.weekday) })
    let positions = SetPositions(rule.bySetPos)
    let all = TimeOfDay(rule: rule, start: start.time).offsets
    offsets = positions.isOpen ? all : positions.indexes(among: all.count).map { all[$0] }

    times = TimeFilter(rule, length: length)
    var listed: [Int]?
    var passing: [Int32] = []
    if let times {
      if times.count <= perDay / interval { listed = [] }
      passing = Array(repeating: 0, count: min(interval, perDay))
      times.forEach { index in
        passing[index % interval] += 1
        listed?.append(index)
      }
    }
    self.listed = listed
    self.passing = passing
    // The remainders that any day's in-phase periods leave.
    let step = greatestCommonDivisor(interval, perDay)
    let reached = stride(from: phase.flooredRemainder(step), to: passing.count, by: step)
    isEmpty = offsets.isEmpty || times != nil && reached.allSatisfy { passing[$0] == 0 }
  }

  /// The remainder that the in-phase periods of a day leave after division by `interval`, counted from its midnight.
  private func remainder(ofDay day: Int) -> Int {
    // Written out: this is the hot spot, and a generic function of another module is not specialized here.
    let remainder = (phase - day * perDay) % interval
    return remainder < 0 ? remainder + interval : remainder
  }

  /// How many periods of a day count, once the day does.
  private func periods(withRemainder remainder: Int) -> Int {
    guard remainder < perDay else { return 0 }
    return times == nil ? (perDay - 1 - remainder) / interval + 1 : Int(passing[remainder])
  }

  /// Calls with each in-phase period of a day that `times` lets through, ascending from `first` on, until false.
  private func forEachPeriod(ofDay day: Int, from first: Int, _ body: (Int) -> Bool) {
    let remainder = remainder(ofDay: day)
    guard remainder < perDay, periods(withRemainder: remainder) > 0 else { return }
    if let listed {
      for index in listed where index >= first && index % interval == remainder { if !body(index) { return } }
      return
    }
    var index = first <= remainder ? remainder : remainder + ((first - remainder - 1) / interval + 1) * interval
    while index < perDay {
      if times?.allows(index) ?? true, !body(index) { return }
      index += interval
    }
  }

  /// Instances of one day before a second of that day, the day's filter aside.
  private func count(ofDay day: Int, before second: Int) -> Int {
    var count = 0
    forEachPeriod(ofDay: day, from: 0) { index in
      let rest = second - index * length
      guard rest > 0 else { return false }
      count += rest >= length ? offsets.count : offsets.prefix { $0 < rest }.count
      return true
    }
    return count
  }

  /// Instances on a stretch of days: a whole cycle of the calendar and the interval is counted once.
  private func count(on range: Range<Int>) -> Int {
    let turn = interval / greatestCommonDivisor(interval, perDay)
    let cycle = days.isOpen ? turn : turn / greatestCommonDivisor(turn, daysPerCycle) * daysPerCycle
    guard range.count > cycle else { return countEach(of: range, turn: turn) }
    let rest = range.lowerBound + range.count % cycle
    return range.count / cycle * countEach(of: range.lowerBound..<(range.lowerBound + cycle), turn: turn)
      + countEach(of: range.lowerBound..<rest, turn: turn)
  }

  private func countEach(of range: Range<Int>, turn: Int) -> Int {
    var periods = 0
    if turn == 1 {
      days.forEachMonth(of: range) { _, bits in
        periods += bits.nonzeroBitCount
        return true
      }
      periods *= self.periods(withRemainder: remainder(ofDay: range.lowerBound))
    } else {
      days.forEachDay(of: range) { day in
        periods += self.periods(withRemainder: remainder(ofDay: day))
        return true
      }
    }
    return periods * offsets.count
  }
}

extension ClockPattern: Pattern {
  func count(from start: CivilDateTime, before end: CivilDateTime) -> Int {
    guard !isEmpty, start < end else { return 0 }
    let first = start.date.daysSince1970
    let last = end.date.daysSince1970
    var count = count(on: first..<last)
    if days.passes(first) { count -= self.count(ofDay: first, before: start.time.secondOfDay) }
    if days.passes(last) { count += self.count(ofDay: last, before: end.time.secondOfDay) }
    return count
  }

  func forEach(in range: Range<CivilDateTime>, _ body: (CivilDateTime) -> Bool) {
    guard !isEmpty, !range.isEmpty else { return }
    let first = range.lowerBound.date.daysSince1970
    let last = CivilDateTime(wallSeconds: range.upperBound.wallSeconds - 1).date.daysSince1970
    let firstPeriod = range.lowerBound.time.secondOfDay / length
    days.forEachDay(of: first..<(last + 1)) { day in
      var goesOn = true
      forEachPeriod(ofDay: day, from: day == first ? firstPeriod : 0) { index in
        let base = Int64(day) * 86_400 + Int64(index * length)
        for offset in offsets {
          let wall = CivilDateTime(wallSeconds: base + Int64(offset))
          if wall < range.lowerBound { continue }
          goesOn = wall < range.upperBound && body(wall)
          if !goesOn { break }
        }
        return goesOn
      }
      return goesOn
    }
  }
}

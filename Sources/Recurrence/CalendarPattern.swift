internal import BudgetCore

/// WEEKLY, MONTHLY and YEARLY: periods of the calendar, each with a set of days that all have the same times.
struct CalendarPattern {
  private enum Unit {
    case week, month, year
    /// With BYWEEKNO the years counted are week-numbering years (ISO 8601, with WKST): week n of a year belongs to
    /// it wholly, though its days may lie in the year before or after.
    case weekYear
  }

  private let unit: Unit
  private let interval: Int
  /// The period of DTSTART.
  private let phase: Int
  private let weekStart: Int
  private let days: DayFilter
  private let weekNumbers: [Int]
  /// Whether a month's days may reach into the next one, which is a period too.
  private let overlaps: Bool
  /// Seconds of the day, ascending.
  private let times: [Int]
  private let positions: SetPositions

  /// nil for DAILY and below.
  init?(_ rule: RecurrenceRule, from start: CivilDateTime) {
    let (_, startMonth, startDay) = start.date.parts
    let startWeekday = RecurrenceRule.WeekdayNumber(start.date.weekday)
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: return nil
    case .weekly:
      unit = .week
      let byDay = rule.byDay.map { RecurrenceRule.WeekdayNumber($0.weekday) }
      days = DayFilter(byMonth: rule.byMonth, byDay: byDay.isEmpty ? [startWeekday] : byDay)
    case .monthly:
      unit = .month
      let byMonthDay = rule.byMonthDay.isEmpty && rule.byDay.isEmpty ? [startDay] : rule.byMonthDay
      days = DayFilter(byMonth: rule.byMonth, byMonthDay: byMonthDay, byDay: rule.byDay, skip: rule.skip)
    case .yearly where !rule.byWeekNo.isEmpty:
      unit = .weekYear
      let noDays = rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty
      days = DayFilter(
        byMonth: rule.byMonth, byYearDay: rule.byYearDay, byMonthDay: rule.byMonthDay,
        byDay: noDays ? [startWeekday] : rule.byDay.map { RecurrenceRule.WeekdayNumber($0.weekday) })
    case .yearly where !rule.byYearDay.isEmpty:
      unit = .year
      days = DayFilter(
        byMonth: rule.byMonth, byYearDay: rule.byYearDay, byMonthDay: rule.byMonthDay, byDay: rule.byDay,
        ordinalsOfMonth: !rule.byMonth.isEmpty)
    case .yearly where rule.byMonthDay.isEmpty && !rule.byDay.isEmpty:
      unit = .year
      days = DayFilter(byMonth: rule.byMonth, byDay: rule.byDay, ordinalsOfMonth: !rule.byMonth.isEmpty)
    case .yearly:
      unit = .year
      days = DayFilter(
        byMonth: rule.byMonth.isEmpty ? [startMonth] : rule.byMonth,
        byMonthDay: rule.byMonthDay.isEmpty ? [startDay] : rule.byMonthDay, byDay: rule.byDay, skip: rule.skip)
    }
    interval = rule.boundedInterval
    weekStart = rule.weekStart.rawValue
    weekNumbers = rule.byWeekNo
    overlaps = unit == .month && rule.skip == .forward && interval == 1
    times = TimeOfDay(rule: rule, start: start.time).offsets
    positions = SetPositions(rule.bySetPos)
    phase = CalendarPattern.index(ofDay: start.date.daysSince1970, unit, weekStart)
  }

  /// The number of the period that holds a day.
  private static func index(ofDay day: Int, _ unit: Unit, _ weekStart: Int) -> Int {
    let (year, month, _) = CivilDate(daysSince1970: day).parts
    switch unit {
    case .week: return (day + 3 - weekStart).flooredQuotient(7)
    case .month: return year * 12 + month - 1
    case .year: return year
    case .weekYear:
      if day < firstWeek(of: year, weekStart) { return year - 1 }
      return day < firstWeek(of: year + 1, weekStart) ? year : year + 1
    }
  }

  private func index(ofDay day: Int) -> Int { CalendarPattern.index(ofDay: day, unit, weekStart) }

  /// The first day of week 1, the first with four days in the year and so the one that holds 4 January.
  private static func firstWeek(of year: Int, _ weekStart: Int) -> Int {
    let fourth = CivilDate.daysBeforeMonth(1, of: year) + 3
    return fourth - (fourth + 3 - weekStart).flooredRemainder(7)
  }

  /// The days of the `step`th period of the series, ascending. O(days of a period).
  private func days(ofStep step: Int) -> [Int] {
    let index = phase + step * interval
    switch unit {
    case .week:
      let first = index * 7 - 3 + weekStart
      return days(of: first..<(first + 7))
    case .month:
      var result: [Int] = []
      append(month: index, to: &result)
      if overlaps, step > 0, let first = result.first {
        var before: [Int] = []
        append(month: index - 1, to: &before)
        if before.last == first { result.removeFirst() }
      }
      return result
    case .year:
      var result: [Int] = []
      for month in (index * 12)..<(index * 12 + 12) { append(month: month, to: &result) }
      return result
    case .weekYear:
      let first = CalendarPattern.firstWeek(of: index, weekStart)
      let weeks = (CalendarPattern.firstWeek(of: index + 1, weekStart) - first) / 7
      let chosen = ascending(weekNumbers.map { $0 > 0 ? $0 - 1 : weeks + $0 }.filter { (0..<weeks).contains($0) })
      return chosen.flatMap { days(of: (first + $0 * 7)..<(first + $0 * 7 + 7)) }
    }
  }

  private func days(of range: Range<Int>) -> [Int] {
    var result: [Int] = []
    days.forEachDay(of: range) { day in
      result.append(day)
      return true
    }
    return result
  }

  /// `month` counts from January of the year 0.
  private func append(month: Int, to result: inout [Int]) {
    let year = month.flooredQuotient(12)
    let ofYear = month - year * 12 + 1
    var bits = days.days(ofMonth: ofYear, in: year)
    guard bits != 0 else { return }
    let first = CivilDate.daysBeforeMonth(ofYear, of: year)
    while bits != 0 {
      let day = first + bits.trailingZeroBitCount
      if result.last != day { result.append(day) }
      bits &= bits - 1
    }
  }

  /// Calls with the instances of a period, ascending from `first` on, until false.
  private func forEach(ofStep step: Int, from first: CivilDateTime, _ body: (CivilDateTime) -> Bool) {
    let days = days(ofStep: step)
    if positions.isOpen {
      let firstDay = first.date.daysSince1970
      for day in days where day >= firstDay {
        for time in times {
          let wall = CivilDateTime(wallSeconds: Int64(day) * 86_400 + Int64(time))
          if wall >= first, !body(wall) { return }
        }
      }
    } else {
      for index in positions.indexes(among: days.count * times.count) {
        let day = Int64(days[index / times.count])
        let wall = CivilDateTime(wallSeconds: day * 86_400 + Int64(times[index % times.count]))
        if wall >= first, !body(wall) { return }
      }
    }
  }

  /// Instances of a period before `end`; nil counts all.
  private func count(ofStep step: Int, before end: CivilDateTime?) -> Int {
    let days = days(ofStep: step)
    let size = days.count * times.count
    if positions.isOpen {
      guard let end else { return size }
      let endDay = end.date.daysSince1970
      let whole = days.prefix { $0 < endDay }.count
      let partial = whole < days.count && days[whole] == endDay
      return whole * times.count + (partial ? times.prefix { $0 < end.time.secondOfDay }.count : 0)
    }
    let indexes = positions.indexes(among: size)
    guard let end else { return indexes.count }
    return indexes.prefix {
      Int64(days[$0 / times.count]) * 86_400 + Int64(times[$0 % times.count]) < end.wallSeconds
    }.count
  }

  /// Steps after which the counts repeat; nil where the first one is unlike the others.
  private var cycle: Int? {
    let periods =
      switch unit {
      case .week: daysPerCycle / 7
      case .month: 4800
      case .year, .weekYear: 400
      }
    return overlaps ? nil : periods / greatestCommonDivisor(periods, interval)
  }

  /// Instances of the first steps: a whole cycle is counted once.
  private func count(ofFirst steps: Int) -> Int {
    func sum(_ steps: Int) -> Int { (0..<steps).reduce(0) { $0 + count(ofStep: $1, before: nil) } }
    if unit == .week, days.isOpenButWeekdays { return steps * count(ofStep: 0, before: nil) }
    guard let cycle, steps > cycle else { return sum(steps) }
    return steps / cycle * sum(cycle) + sum(steps % cycle)
  }
}

extension CalendarPattern: Pattern {
  func count(from start: CivilDateTime, before end: CivilDateTime) -> Int {
    let last = (index(ofDay: end.date.daysSince1970) - phase).flooredQuotient(interval)
    guard start < end, last >= 0 else { return 0 }
    // The step before the last may reach into it.
    let whole = max(0, last - 1)
    return count(ofFirst: whole) + (whole...last).reduce(0) { $0 + count(ofStep: $1, before: end) }
      - count(ofStep: 0, before: start)
  }

  func forEach(in range: Range<CivilDateTime>, _ body: (CivilDateTime) -> Bool) {
    let last = index(ofDay: range.upperBound.date.daysSince1970)
    var step = max(0, (index(ofDay: range.lowerBound.date.daysSince1970) - phase).flooredQuotient(interval) - 1)
    var goesOn = true
    while goesOn, phase + step * interval <= last {
      forEach(ofStep: step, from: range.lowerBound) { wall in
        goesOn = wall < range.upperBound && body(wall)
        return goesOn
      }
      step += 1
    }
  }
}

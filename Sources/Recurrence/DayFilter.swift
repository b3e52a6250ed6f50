internal import BudgetCore

/// The days of each month that BYMONTH, BYYEARDAY, BYMONTHDAY and BYDAY let through, as bits: bit 0 is the first.
struct DayFilter {
  /// Months 1 to 12 as bits 1 to 12.
  private let months: UInt32
  private let yearDays: [Int]
  /// Positive days as bits 1 to 31, then the negative ones as bits 1 to 31 for −1 to −31.
  private let fromStart: UInt32
  private let fromEnd: UInt32
  private let hasMonthDays: Bool
  private let skip: RecurrenceRule.Skip
  /// Weekdays without ordinal as bits 0 to 6.
  private let weekdays: UInt32
  private let ordinals: [RecurrenceRule.WeekdayNumber]
  /// Whether ordinals count the weekdays of the month, not of the year.
  private let ordinalsOfMonth: Bool

  init(
    byMonth: [Int] = [], byYearDay: [Int] = [], byMonthDay: [Int] = [], byDay: [RecurrenceRule.WeekdayNumber] = [],
    skip: RecurrenceRule.Skip = .omit, ordinalsOfMonth: Bool = true
  ) {
    months = byMonth.isEmpty ? 0x1ffe : byMonth.reduce(0) { $0 | ((1...12).contains($1) ? 1 << UInt32($1) : 0) }
    yearDays = byYearDay
    fromStart = byMonthDay.reduce(0) { $0 | ((1...31).contains($1) ? 1 << UInt32($1) : 0) }
    fromEnd = byMonthDay.reduce(0) { $0 | ((-31 ... -1).contains($1) ? 1 << UInt32(-$1) : 0) }
    hasMonthDays = !byMonthDay.isEmpty
    self.skip = skip
    weekdays = byDay.reduce(0) { $1.ordinal == nil ? $0 | 1 << UInt32($1.weekday.rawValue) : $0 }
    ordinals = byDay.filter { $0.ordinal != nil }
    self.ordinalsOfMonth = ordinalsOfMonth
  }

  /// Whether it lets every day through.
  var isOpen: Bool {
    months == 0x1ffe && yearDays.isEmpty && !hasMonthDays && weekdays == 0 && ordinals.isEmpty
  }

  /// Whether nothing but the weekday decides.
  var isOpenButWeekdays: Bool { months == 0x1ffe && yearDays.isEmpty && !hasMonthDays && ordinals.isEmpty }

  /// The days of a month. With SKIP=FORWARD the bit after the month's last day stands for the first of the next.
  /// O(number of ordinals and of year days).
  func days(ofMonth month: Int, in year: Int) -> UInt32 {
    guard months & 1 << UInt32(month) != 0 else { return 0 }
    let length = CivilDate.daysInMonth(month, of: year)
    let all: UInt32 = UInt32.max >> UInt32(32 - length)
    var days = all
    if hasMonthDays {
      days = (fromStart >> 1) & all
      // The bits −1 to −length, reversed, end at the month's last day.
      days |= reversed(fromEnd >> 1) >> UInt32(32 - length)
      if (fromStart >> 1) & ~all != 0 {
        switch skip {
        case .omit: break
        case .backward: days |= 1 << UInt32(length - 1)
        case .forward: days |= 1 << UInt32(length)
        }
      }
    }
    let first = CivilDate.daysBeforeMonth(month, of: year)
    if !yearDays.isEmpty {
      let yearLength = CivilDate.daysInYear(year)
      let before = first - CivilDate.daysBeforeMonth(1, of: year)
      days &= yearDays.reduce(0) { bits, number in
        let index = (number > 0 ? number - 1 : number + yearLength) - before
        return (0..<yearLength).contains(index + before) && (0..<length).contains(index)
          ? bits | 1 << UInt32(index) : bits
      }
    }
    if weekdays != 0 || !ordinals.isEmpty { days &= weekdayBits(ofMonth: month, in: year, from: first, length: length) }
    return days
  }

  /// Days by BYDAY, the one after the month's last included.
  private func weekdayBits(ofMonth month: Int, in year: Int, from first: Int, length: Int) -> UInt32 {
    let startWeekday = UInt32((first + 3).flooredRemainder(7))
    // Seven weekdays again and again, from the weekday of the first.
    var week = UInt64(weekdays)
    week |= week << 7
    week >>= UInt64(startWeekday)
    week &= 0x7f
    week |= week << 7
    week |= week << 14
    week |= week << 28
    var bits = UInt32(truncatingIfNeeded: week)
    let scopeStart = ordinalsOfMonth ? first : CivilDate.daysBeforeMonth(1, of: year)
    let scopeLength = ordinalsOfMonth ? length : CivilDate.daysInYear(year)
    for number in ordinals {
      guard let ordinal = number.ordinal, (1...53).contains(ordinal.magnitude) else { continue }
      let firstOne = (number.weekday.rawValue - (scopeStart + 3)).flooredRemainder(7)
      let count = (scopeLength - 1 - firstOne) / 7 + 1
      let which = ordinal > 0 ? ordinal - 1 : count + ordinal
      let index = scopeStart + firstOne + 7 * which - first
      if (0..<count).contains(which), (0..<length).contains(index) { bits |= 1 << UInt32(index) }
    }
    return bits
  }
}

/// Bit 0 for bit 31 and so on.
private func reversed(_ bits: UInt32) -> UInt32 {
  var bits = bits
  bits = (bits & 0x5555_5555) << 1 | (bits >> 1) & 0x5555_5555
  bits = (bits & 0x3333_3333) << 2 | (bits >> 2) & 0x3333_3333
  bits = (bits & 0x0f0f_0f0f) << 4 | (bits >> 4) & 0x0f0f_0f0f
  return bits.byteSwapped
}

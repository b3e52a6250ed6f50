internal import BudgetCore

extension CivilDate {
  /// The Monday of its week.
  var monday: CivilDate { adding(days: -weekday.rawValue) }

  /// The next such day after it.
  func next(_ weekday: Weekday) -> CivilDate {
    let days = weekday.days(after: self.weekday)
    return adding(days: days == 0 ? 7 : days)
  }

  /// The same day so many months on, or the last of a shorter month; nil after the year 9999.
  func adding(months: Int) -> CivilDate? {
    let (year, month, day) = parts
    let count = year * 12 + month - 1 + months
    guard count < 120_000 else { return nil }
    let (years, rest) = count.quotientAndRemainder(dividingBy: 12)
    return CivilDate(year: years, month: rest + 1, day: min(day, CivilDate.daysInMonth(rest + 1, of: years)))
  }

  /// The first such day of a year that is not before it; nil for a day that no year has.
  func next(month: Int, day: Int) -> CivilDate? {
    guard (1...12).contains(month) else { return nil }
    // 29 February comes at the latest eight years on.
    let year = self.year
    for year in year...(year + 8) {
      if let date = CivilDate(year: year, month: month, day: day), date >= self { return date }
    }
    return nil
  }

  /// That day of this month, else of the next one that has it; nil beyond 31.
  func next(day: Int) -> CivilDate? {
    let (year, month, _) = parts
    // After a January that is past the 30th comes in March.
    for count in (year * 12 + month - 1)...(year * 12 + month + 1) {
      if let date = CivilDate(year: count / 12, month: count % 12 + 1, day: day), date >= self { return date }
    }
    return nil
  }

  var endOfMonth: CivilDate {
    let (year, month, day) = parts
    return adding(days: CivilDate.daysInMonth(month, of: year) - day)
  }

  /// The next Saturday; on a weekend the day itself.
  var weekend: CivilDate { weekday.rawValue >= Weekday.saturday.rawValue ? self : next(.saturday) }
}

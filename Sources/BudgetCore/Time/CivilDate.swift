/// A date of the proleptic Gregorian calendar, without a zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, negative before it.
  public let daysSince1970: Int

  public init(daysSince1970: Int) { self.daysSince1970 = daysSince1970 }

  /// nil unless the year is 0 to 9999, the month 1 to 12 and the day exists in that month.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysInMonth(month, of: year)
    else { return nil }
    self.init(daysSince1970: CivilDate.daysBeforeMonth(month, of: year) + day - 1)
  }

  public var year: Int { parts.year }
  /// 1 to 12.
  public var month: Int { parts.month }
  /// 1 to 31.
  public var day: Int { parts.day }

  /// Year, month (1 to 12) and day (1 to 31) at once.
  public var parts: (year: Int, month: Int, day: Int) {
    // Years are counted from 1 March, so that the leap day is the last of its year.
    let days = daysSince1970 + 719_468
    let era = days.flooredQuotient(146_097)
    let ofEra = days - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * ofYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, ofYear - (153 * shifted + 2) / 5 + 1)
  }

  public var weekday: Weekday { Weekday(rawValue: (daysSince1970 + 3).flooredRemainder(7)) ?? .monday }

  /// 1 to 366.
  public var dayOfYear: Int { daysSince1970 - CivilDate.daysBeforeMonth(1, of: year) + 1 }

  public func adding(days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }

  /// Days from `other` to this date, negative when it comes before.
  public func days(since other: CivilDate) -> Int { daysSince1970 - other.daysSince1970 }

  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.daysSince1970 < b.daysSince1970 }

  public static func isLeap(_ year: Int) -> Bool {
    year.flooredRemainder(4) == 0 && (year.flooredRemainder(100) != 0 || year.flooredRemainder(400) == 0)
  }

  /// 28 to 31; `month` is 1 to 12.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    precondition((1...12).contains(month), "a month is 1 to 12")
    return switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 365 or 366.
  public static func daysInYear(_ year: Int) -> Int { isLeap(year) ? 366 : 365 }

  /// Days from 1970-01-01 to the first of a month; `month` is 1 to 12, the year any.
  public static func daysBeforeMonth(_ month: Int, of year: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.flooredQuotient(400)
    let yearOfEra = shiftedYear - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }
}

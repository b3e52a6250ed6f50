public import BudgetCore

/// A day as a person names it, in English or German.
public enum DayName: Hashable, Sendable {
  case date(CivilDate)
  /// Days from today.
  case relative(Int)
  /// The next such day after today.
  case weekday(Weekday)
  /// Without a year: the next such day, today included.
  case dayOfMonth(day: Int, month: Int)

  /// Reads `2026-12-24`, `24.12.`, `24.12.26`, `24.12.2026`, `today`, `morgen`, `fri`, `Freitag`, without regard to
  /// case; nil for any other text, and for a date that no year has.
  public init?(_ text: some StringProtocol) {
    let word = text.lowercased()
    if let date = CivilDate(iso8601: word) {
      self = .date(date)
    } else if let days = DayName.relativeDays(word) {
      self = .relative(days)
    } else if let weekday = DayName.weekday(word) {
      self = .weekday(weekday)
    } else if let dotted = DayName.dotted(word) {
      self = dotted
    } else {
      return nil
    }
  }

  /// The date meant by it when today is `today`; nil only for one after the year 9999.
  public func date(today: CivilDate) -> CivilDate? {
    switch self {
    case .date(let date): return date
    case .relative(let days): return today.adding(days: days)
    case .weekday(let weekday):
      let days = weekday.days(after: today.weekday)
      return today.adding(days: days == 0 ? 7 : days)
    case .dayOfMonth(let day, let month):
      // 29 February comes at the latest eight years on.
      let dates = (today.year...(today.year + 8)).lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
      return dates.first { $0 >= today }
    }
  }

  private static func relativeDays(_ word: String) -> Int? {
    switch word {
    case "today", "heute": 0
    case "tomorrow", "tmr", "morgen": 1
    case "übermorgen", "uebermorgen": 2
    case "yesterday", "gestern": -1
    case "vorgestern": -2
    default: nil
    }
  }

  private static func weekday(_ word: String) -> Weekday? {
    switch word {
    case "monday", "mon", "montag", "mo": .monday
    case "tuesday", "tue", "tues", "dienstag", "di": .tuesday
    case "wednesday", "wed", "mittwoch", "mi": .wednesday
    case "thursday", "thu", "thur", "thurs", "donnerstag", "do": .thursday
    case "friday", "fri", "freitag", "fr": .friday
    case "saturday", "sat", "samstag", "sonnabend", "sa": .saturday
    case "sunday", "sun", "sonntag", "so": .sunday
    default: nil
    }
  }

  /// `24.12.` or with a year of two or four digits.
  private static func dotted(_ word: String) -> DayName? {
    let parts = word.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, (1...2).contains(parts[0].count), (1...2).contains(parts[1].count),
      let day = digits(parts[0]), let month = digits(parts[1])
    else { return nil }
    switch parts[2].count {
    case 0:
      // 2028 is a leap year: it has every day there is.
      return CivilDate(year: 2028, month: month, day: day) == nil ? nil : .dayOfMonth(day: day, month: month)
    case 2: return digits(parts[2]).flatMap { CivilDate(year: 2000 + $0, month: month, day: day) }.map(DayName.date)
    case 4: return digits(parts[2]).flatMap { CivilDate(year: $0, month: month, day: day) }.map(DayName.date)
    default: return nil
    }
  }
}

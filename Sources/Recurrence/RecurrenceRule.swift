public import BudgetCore

/// A recurrence rule over civil time: the value of an RRULE or EXRULE property (RFC 5545 §3.3.10, RFC 7529 §4).
///
/// Lists are ascending and hold no value twice; an empty list is an absent part.
public struct RecurrenceRule: Hashable, Sendable {
  public enum Frequency: Int, CaseIterable, Hashable, Comparable, Sendable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    public static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
  }

  /// The last possible instance, inclusive, in the form the rule gave it.
  public enum Until: Hashable, Sendable {
    case date(CivilDate)
    case local(CivilDateTime)
    case utc(Moment)
  }

  /// A value of BYDAY.
  public struct WeekdayNumber: Hashable, Sendable {
    /// Which of these weekdays of the month or the year, −53 to −1 counting from its end, 1 to 53; nil: all of them.
    public let ordinal: Int?
    public let weekday: Weekday

    public init(ordinal: Int? = nil, _ weekday: Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// What becomes of a day that its month does not have, such as 31 April (RFC 7529 §4.1).
  public enum Skip: Hashable, Sendable {
    case omit
    /// The last day of the month.
    case backward
    /// The first day of the next month.
    case forward
  }

  public var frequency: Frequency
  /// Periods from one that counts to the next, at least 1.
  public var interval = 1
  /// Instances in all, DTSTART among them, at least 1.
  public var count: Int?
  public var until: Until?
  /// 0 to 59; a leap second is the second before it (RFC 5545 §3.3.12).
  public var bySecond: [Int] = []
  /// 0 to 59.
  public var byMinute: [Int] = []
  /// 0 to 23.
  public var byHour: [Int] = []
  public var byDay: [WeekdayNumber] = []
  /// −31 to −1, counting from the end of the month, 1 to 31.
  public var byMonthDay: [Int] = []
  /// −366 to −1, counting from the end of the year, 1 to 366.
  public var byYearDay: [Int] = []
  /// −53 to −1, counting from the last week, 1 to 53.
  public var byWeekNo: [Int] = []
  /// 1 to 12; 13 in other calendars.
  public var byMonth: [Int] = []
  /// −366 to −1, counting from the last of the period's instances, 1 to 366.
  public var bySetPos: [Int] = []
  public var weekStart: Weekday = .monday
  /// RSCALE in upper case; nil for the Gregorian calendar. `instances` is for nil only.
  public var scale: String?
  public var skip: Skip = .omit

  public init(_ frequency: Frequency) { self.frequency = frequency }

  /// The rule for a series of whole days: without BYHOUR, BYMINUTE and BYSECOND, which such a series must not have
  /// (RFC 5545 §3.3.10).
  ///
  /// A frequency below a day becomes DAILY: every nth day when its interval is n whole days, else every day, without
  /// COUNT, so that no day is lost on which an instance could lie. BYSETPOS goes too up to DAILY: it counted times.
  public func forWholeDays() -> RecurrenceRule {
    var rule = self
    rule.bySecond = []
    rule.byMinute = []
    rule.byHour = []
    // Their positions counted times of day.
    if frequency <= .daily { rule.bySetPos = [] }
    if frequency < .daily, let length = frequency.fixedSeconds {
      let perDay = 86_400 / length
      rule.frequency = .daily
      rule.interval = interval % perDay == 0 ? interval / perDay : 1
      // A count of hours would end the days too early.
      if interval % perDay != 0 { rule.count = nil }
    }
    return rule
  }
}

extension RecurrenceRule.Frequency {
  /// Seconds of a period; nil where its length varies and for weeks, whose start does.
  var fixedSeconds: Int? {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily: 86_400
    case .weekly, .monthly, .yearly: nil
    }
  }
}

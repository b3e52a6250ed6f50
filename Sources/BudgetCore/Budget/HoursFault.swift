/// Why a text is no working week.
public struct HoursFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The text has nothing but spaces and semicolons.
    case empty
    /// Something else stands where one of these is needed; `found` is empty at the end of the text.
    case expected(Expected, found: String)
    /// Days without a comma between them; `instead` is the clause as it is to be written.
    case daysApart(found: String, instead: String)
    /// A day and a month without a year.
    case noYear(String)
    /// Written like a date, but no month has it.
    case noSuchDate(String)
    /// Written like a time of day, but no clock shows it: hours run from 00:00 to 24:00.
    case notATime(String)
    /// 24:00 stands only at the end of a window.
    case startsAt24(String)
    /// A window that ends when it starts.
    case noLength(String)
    /// A window, or several that overlap or adjoin, longer than `WorkingWeek.longestWindow`.
    case tooLong(String, Length)
    /// A window that crosses midnight and ends after the next day's first has begun.
    case reachesNextDay(String, of: Day, next: Day, begins: ClockTime)
    /// What is taken away leaves this of a window, and it begins after the midnight that the window crosses.
    case startsNextDay(String)
  }

  public enum Expected: Hashable, Sendable {
    /// A weekday, or a date like 2026-12-24 or 24.12.2026.
    case day
    /// A weekday, after the dash of a range of weekdays.
    case weekday
    /// A window like 08:00-12:00, or `none`.
    case window
    /// A time of day, after the dash or the comma.
    case time
    /// The dash between the two times of a window.
    case dash
    /// A comma and another window, a semicolon and other days, or the end.
    case separator
    /// A semicolon and other days, or the end.
    case semicolon
    /// Of the windows of one day: a comma and another window, or the end.
    case comma
    /// Of the windows of one day, after `none`: the end.
    case end
  }

  public enum Day: Hashable, Sendable {
    case weekday(Weekday)
    case date(CivilDate)
  }

  public let kind: Kind
  /// The bytes of the text it is about, for a caret: the furthest point reached. Empty at the end of the text.
  public let bytes: Range<Int>

  public init(kind: Kind, bytes: Range<Int>) {
    self.kind = kind
    self.bytes = bytes
  }
}

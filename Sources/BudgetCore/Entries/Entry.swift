/// One thing in a calendar that could block time: an event instance, or a VFREEBUSY period.
public struct Entry: Hashable, Sendable {
  /// The calendar's configured name, or its PATH as given.
  public let calendar: String
  /// The file, as found under the calendar's path.
  public let file: String
  /// The line on which its component begins, from 1.
  public let line: Int
  public let uid: String?
  /// SUMMARY, unescaped but otherwise as written: hostile until a face has cleaned it.
  public let title: String?
  /// Its whole time, not cut to any range.
  public let interval: Interval
  /// Whether it is given in dates: whole local days of the user.
  public let isWholeDay: Bool
  public let verdict: Verdict
  /// Whether anybody's PARTSTAT is DECLINED while no own address is known.
  public let declinedBySomeone: Bool

  public init(
    calendar: String, file: String, line: Int, uid: String?, title: String?, interval: Interval,
    isWholeDay: Bool, verdict: Verdict, declinedBySomeone: Bool = false
  ) {
    self.calendar = calendar
    self.file = file
    self.line = line
    self.uid = uid
    self.title = title
    self.interval = interval
    self.isWholeDay = isWholeDay
    self.verdict = verdict
    self.declinedBySomeone = declinedBySomeone
  }
}

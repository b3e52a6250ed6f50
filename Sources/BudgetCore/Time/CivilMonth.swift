/// A month of a year.
public struct CivilMonth: Hashable, Sendable {
  public let year: Int
  /// 1 to 12.
  public let month: Int

  /// nil unless the year is 0 to 9999 and the month 1 to 12.
  public init?(year: Int, month: Int) {
    guard (0...9999).contains(year), (1...12).contains(month) else { return nil }
    self.year = year
    self.month = month
  }

  /// The month a day is in.
  public init(of day: CivilDate) {
    let parts = day.parts
    year = parts.year
    month = parts.month
  }

  public var first: CivilDate { CivilDate(daysSince1970: CivilDate.daysBeforeMonth(month, of: year)) }

  /// In order.
  public var days: [CivilDate] { (0..<CivilDate.daysInMonth(month, of: year)).map { first.adding(days: $0) } }

  /// `2026-11`.
  public var iso8601: String { String(first.iso8601.dropLast(3)) }
}

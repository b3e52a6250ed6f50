extension Moment {
  /// RFC 3339 in UTC, to the second: `2026-11-30T08:00:00Z`.
  public var rfc3339: String {
    let civil = utc
    return "\(civil.date.iso8601)T\(civil.time.iso8601)Z"
  }
}

extension CivilDate {
  /// `2026-11-30`.
  public var iso8601: String {
    let (year, month, day) = parts
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

extension ClockTime {
  /// `08:00:00`.
  public var iso8601: String { "\(hoursAndMinutes):\(padded(second, 2))" }

  /// `08:00`; seconds are cut off.
  public var hoursAndMinutes: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}

private func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number.magnitude)
  return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

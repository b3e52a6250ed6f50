extension WorkingWeek {
  /// Reads `mon-fri 08:00-12:00,13:00-17:00; sat 9-11; 2026-12-24 08:00-12:00; sun none`.
  ///
  /// Weekdays are English or German, short or long, in lists and ranges; a time is `8`, `08:00` or `08.00`; the dash
  /// may be an en dash; a date is also `24.12.2026`. Overlapping and adjoining windows are one. A later clause replaces an earlier one for the same day. O(n log n).
  /// Throws the first fault in the text; a window that reaches into the next day's is found last.
  public static func parse(_ text: String) throws(HoursFault) -> WorkingWeek {
    var parser = HoursParser(text)
    return try parser.week()
  }

  /// Reads the windows of one day, `08:00-12:00,13:00-17:00`, `8-12, 13-17`, `none`, `keine`: what follows the days in a
  /// clause. Ascending, never touching. O(n log n). Throws the first fault in the text.
  public static func parseWindows(_ text: String) throws(HoursFault) -> [Window] {
    var parser = HoursParser(text)
    return try parser.windowsOfOneDay()
  }
}

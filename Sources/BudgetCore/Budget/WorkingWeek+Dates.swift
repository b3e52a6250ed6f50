extension WorkingWeek {
  /// The week with these windows on one date, whatever held there before; without any the date has none.
  ///
  /// Throws `reachesNextDay` when the last of them reaches into the next day's first window, or the previous day's last
  /// into the first of them, and `tooLong` as `adding` does. The bytes of a fault lie in `text(of: windows)`. O(n).
  public func setting(_ windows: [Window], on date: CivilDate) throws(HoursFault) -> WorkingWeek {
    let windows = try WorkingWeek.adding(windows, to: [])
    let (before, after) = (date.adding(days: -1), date.adding(days: 1))
    let written = WrittenWindows(windows)
    let nights = [
      (evening: self.windows(on: before).last, of: before, morning: windows.first, next: date, written.ranges.first),
      (evening: windows.last, of: date, morning: self.windows(on: after).first, next: after, written.ranges.last),
    ]
    for (evening, day, morning, next, bytes) in nights {
      guard let evening, let begins = evening.reached(of: morning) else { continue }
      throw HoursFault(
        kind: .reachesNextDay(
          WrittenWindows([evening]).text, of: day == date ? .date(day) : name(of: day),
          next: next == date ? .date(next) : name(of: next), begins: begins),
        bytes: bytes ?? 0..<0)
    }
    return WorkingWeek(weekdays: weekdays, dates: dates.merging([date: windows]) { _, new in new })
  }

  /// Where the windows of a date are named.
  private func name(of date: CivilDate) -> HoursFault.Day {
    dates[date] == nil ? .weekday(date.weekday) : .date(date)
  }
}

extension WorkingWeek.Window {
  /// When the next day's first window begins, if this one ends after that.
  func reached(of next: WorkingWeek.Window?) -> ClockTime? {
    guard let next, end - 86_400 > next.start else { return nil }
    return ClockTime(secondOfDay: next.start)
  }
}

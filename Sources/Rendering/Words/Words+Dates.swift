import BudgetCore

extension Words {
  private static let englishDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
  private static let germanDays = [
    "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
  ]
  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let germanMonths = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
    "Dezember",
  ]
  private static let shortEnglishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let shortGermanMonths = [
    "Jan.", "Feb.", "März", "April", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
  ]

  /// `November`; 1 is January.
  func monthName(_ month: Int) -> String {
    (voice.language == .english ? Self.englishMonths : Self.germanMonths)[month - 1]
  }

  /// `Nov`, `Nov.`; 1 is January.
  func shortMonthName(_ month: Int) -> String {
    (voice.language == .english ? Self.shortEnglishMonths : Self.shortGermanMonths)[month - 1]
  }

  func weekday(_ date: CivilDate) -> String {
    (voice.language == .english ? Self.englishDays : Self.germanDays)[date.weekday.rawValue]
  }

  /// `Mon`, `Mo`; in plain text whole.
  func shortWeekday(_ date: CivilDate) -> String {
    voice.plain ? weekday(date) : String(weekday(date).prefix(voice.language == .english ? 3 : 2))
  }

  /// `Monday 30 November`, `Montag, 30. November`.
  func longDate(_ date: CivilDate) -> String {
    let (_, month, day) = date.parts
    return say(
      "\(weekday(date)) \(day) \(monthName(month))",
      "\(weekday(date)), \(day). \(monthName(month))")
  }

  /// `Mon 7 Dec`, `Mo 7. Dez.`; in plain text as the long date.
  func shortDate(_ date: CivilDate) -> String {
    guard !voice.plain else { return longDate(date) }
    let (_, month, day) = date.parts
    return say(
      "\(shortWeekday(date)) \(day) \(shortMonthName(month))",
      "\(shortWeekday(date)) \(day). \(shortMonthName(month))")
  }

  /// `08:00`, with seconds where there are some, and with the offset where the clock shows the hour twice.
  func clock(_ moment: Moment, _ zone: ZoneRules) -> String {
    let wall = zone.wall(at: moment)
    let time = wall.time.second == 0 ? wall.time.hoursAndMinutes : wall.time.iso8601
    guard case .fold = zone.reading(of: wall) else { return time }
    let offset = zone.offset(at: moment)
    guard let size = ClockTime(secondOfDay: abs(offset) % 86_400) else { return time }
    return time + (offset < 0 ? "-" : "+") + size.hoursAndMinutes
  }

  /// `08:00–12:00` on `day`; ends at the following midnight as 24:00; an edge on another day with its weekday, or its
  /// date when it is a week or more away.
  func range(_ interval: Interval, on day: CivilDate, _ zone: ZoneRules) -> String {
    let end = zone.wall(at: interval.end)
    let isMidnight = end.time == .midnight && end.date == day.adding(days: 1)
    let last = isMidnight ? "24:00" : edge(interval.end, on: day, zone)
    return span(edge(interval.start, on: day, zone), last)
  }

  /// `09:00–10:00`, `09:00 to 10:00`.
  func span(_ first: String, _ last: String) -> String {
    voice.plain ? "\(first) \(say("to", "bis")) \(last)" : "\(first)–\(last)"
  }

  private func edge(_ moment: Moment, on day: CivilDate, _ zone: ZoneRules) -> String {
    let date = zone.wall(at: moment).date
    let time = clock(moment, zone)
    if date == day { return time }
    return (abs(date.days(since: day)) < 7 ? shortWeekday(date) : shortDate(date)) + " " + time
  }

  /// The dates an interval covers wholly, from midnight to midnight; nil when it does not.
  func wholeDays(_ interval: Interval, _ zone: ZoneRules) -> ClosedRange<CivilDate>? {
    let first = zone.wall(at: interval.start).date
    let after = zone.wall(at: interval.end).date
    guard first < after, zone.startOfDay(first) == interval.start, zone.startOfDay(after) == interval.end else {
      return nil
    }
    return first...after.adding(days: -1)
  }

  /// `Mon 30 Nov–Wed 2 Dec`, or the one date.
  func dates(_ days: ClosedRange<CivilDate>) -> String {
    days.lowerBound == days.upperBound
      ? shortDate(days.lowerBound) : span(shortDate(days.lowerBound), shortDate(days.upperBound))
  }
}

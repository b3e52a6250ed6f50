/// Two offsets that take turns every year: the footer of a TZif file, POSIX `TZ` (RFC 8536 §3.3.1).
public struct YearlyChange: Hashable, Sendable {
  /// A day of every year and a time on it.
  public struct Rule: Hashable, Sendable {
    public enum Day: Hashable, Sendable {
      /// `Mm.w.d`: month 1 to 12, week 1 to 5 (5 is the last), weekday.
      case weekdayOfMonth(month: Int, week: Int, weekday: Weekday)
      /// `Jn`: day 1 to 365; 29 February is never counted.
      case julian(Int)
      /// `n`: day 0 to 365; 29 February counts.
      case zeroBased(Int)
    }

    public let day: Day
    /// Seconds after that day's 00:00, −167 to 167 hours.
    public let seconds: Int

    public init(day: Day, seconds: Int) {
      self.day = day
      self.seconds = seconds
    }

    /// The wall time of the rule in a year.
    func wall(in year: Int) -> CivilDateTime {
      let first = CivilDate(daysSince1970: CivilDate.daysBeforeMonth(1, of: year))
      let date: CivilDate
      switch day {
      case .julian(let number):
        date = first.adding(days: number - (CivilDate.isLeap(year) && number >= 60 ? 0 : 1))
      case .zeroBased(let number):
        date = first.adding(days: number)
      case .weekdayOfMonth(let month, let week, let weekday):
        let start = CivilDate(daysSince1970: CivilDate.daysBeforeMonth(month, of: year))
        var offset = weekday.days(after: start.weekday) + (week - 1) * 7
        if offset >= CivilDate.daysInMonth(month, of: year) { offset -= 7 }
        date = start.adding(days: offset)
      }
      return CivilDateTime(date).adding(Length(seconds: Int64(seconds)))
    }
  }

  /// Seconds ahead of UTC outside and inside daylight saving time.
  public let standardOffset: Int
  public let daylightOffset: Int
  /// When daylight saving time starts, on a clock that shows standard time, and ends, on one that shows daylight time.
  public let start: Rule
  public let end: Rule

  public init(standardOffset: Int, daylightOffset: Int, start: Rule, end: Rule) {
    self.standardOffset = standardOffset
    self.daylightOffset = daylightOffset
    self.start = start
    self.end = end
  }

  /// The changes of one year, ascending.
  func transitions(in year: Int) -> [ZoneRules.Transition] {
    let spring = ZoneRules.Transition(
      at: Moment(seconds: start.wall(in: year).wallSeconds - Int64(standardOffset)), offset: daylightOffset)
    let autumn = ZoneRules.Transition(
      at: Moment(seconds: end.wall(in: year).wallSeconds - Int64(daylightOffset)), offset: standardOffset)
    return spring.at < autumn.at ? [spring, autumn] : [autumn, spring]
  }

  /// The stretch of one offset around a moment at or after the last listed transition.
  func segment(
    holding moment: Moment, after last: ZoneRules.Transition?, initialOffset: Int
  ) -> ZoneRules.Segment {
    let year = moment.utc.date.year
    var before = last
    // A rule's time may lie a week outside its year: before or after a change of the year beside it.
    let candidates = ((year - 2)...(year + 2)).flatMap(transitions(in:)).sorted { $0.at < $1.at }
    for candidate in candidates {
      if let last, candidate.at <= last.at { continue }
      // A year that is all daylight time ends and starts it at one moment: no change to see.
      if candidate.offset == (before?.offset ?? initialOffset), before != nil { continue }
      if candidate.at > moment {
        return ZoneRules.Segment(
          start: before?.at, end: candidate.at, offset: before?.offset ?? initialOffset)
      }
      before = candidate
    }
    return ZoneRules.Segment(start: before?.at, end: nil, offset: before?.offset ?? initialOffset)
  }
}

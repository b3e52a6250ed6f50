/// When a person's day begins and ends: at `dayStart` on the wall, 00:00 to 12:00, and not while they still work.
public enum DayCourse {
  /// The date that is today: that of now minus `dayStart`; while a window begun the day before still runs, that day.
  /// In the hour a clock shows twice the day does not begin twice.
  public static func today(now: Moment, zone: ZoneRules, dayStart: ClockTime, week: WorkingWeek) -> CivilDate {
    var date = zone.wall(at: now).date.adding(days: 1)
    // The wall is at most one date ahead of a day's beginning, two where a zone skipped a date.
    for _ in 0..<3 where start(of: date, zone: zone, dayStart: dayStart) > now { date = date.adding(days: -1) }
    let before = date.adding(days: -1)
    return week.windows(of: before, zone: zone).contains(now) ? before : date
  }

  /// The moment a day begins: where a clock change swallows `dayStart`, the change itself; of two, the first.
  public static func start(of day: CivilDate, zone: ZoneRules, dayStart: ClockTime) -> Moment {
    switch zone.reading(of: CivilDateTime(day, dayStart)) {
    case .once(let moment), .fold(first: let moment, second: _): moment
    case .gap(_, jump: let jump): jump
    }
  }

  /// The moment of a task's clock time: before `dayStart` it lies in the night after its day.
  public static func moment(
    of time: ClockTime, on day: CivilDate, zone: ZoneRules, dayStart: ClockTime
  ) -> Moment {
    zone.moment(of: CivilDateTime(time < dayStart ? day.adding(days: 1) : day, time))
  }
}

import BudgetCore

/// Days put together by hand: their figures are worked out with a pencil and given, not computed by the core.
enum Sample {
  static let zurich = ZoneRules(
    name: "Europe/Zurich", initialOffset: 3600,
    tail: YearlyChange(
      standardOffset: 3600, daylightOffset: 7200,
      start: .init(day: .weekdayOfMonth(month: 3, week: 5, weekday: .sunday), seconds: 7200),
      end: .init(day: .weekdayOfMonth(month: 10, week: 5, weekday: .sunday), seconds: 10800)))

  /// A Monday.
  static let monday = date("2026-11-30")

  static func date(_ text: String) -> CivilDate { CivilDate(iso8601: text) ?? CivilDate(daysSince1970: 0) }

  /// `09:12` or `09:12:30` of the Monday, `24:00` included.
  static func at(_ clock: String, of day: CivilDate = monday) -> Moment {
    let parts = clock.split(separator: ":").compactMap { Int64($0) }
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    return zurich.moment(of: CivilDateTime(day).adding(Length(seconds: seconds)))
  }

  /// `08:00-12:00`.
  static func span(_ text: String, of day: CivilDate = monday) -> Interval {
    let edges = text.split(separator: "-").map { at(String($0), of: day) }
    guard edges.count == 2, let span = Interval(from: edges[0], to: edges[1]) else {
      preconditionFailure("\(text) is no span")
    }
    return span
  }

  /// `08:00-12:00 13:00-17:00`.
  static func spans(_ text: String) -> IntervalSet { IntervalSet(text.split(separator: " ").map { span(String($0)) }) }

  static func entry(
    _ time: String, _ title: String?, _ rule: Verdict.Rule = .opaque, counts: Bool = true,
    file: String = "work.ics", line: Int = 8, declined: Bool = false
  ) -> Entry {
    Entry(
      calendar: "calendars/" + file, file: "calendars/" + file, line: line, uid: "\(line)@example.org", title: title,
      interval: time == "whole day" ? span("00:00-24:00") : span(time), isWholeDay: time == "whole day",
      verdict: Verdict(counts: counts, rule: rule), declinedBySomeone: declined)
  }

  static func todo(_ title: String, _ duration: Length? = nil, at time: String? = nil, number: Int? = nil) -> Todo {
    Todo(
      number: number, title: title, day: .on(monday), time: time.flatMap { clock($0) }, duration: duration)
  }

  static func clock(_ text: String) -> ClockTime? {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    return ClockTime(hour: parts[0], minute: parts[1])
  }

  static func minutes(_ minutes: Int64) -> Length { Length(minutes: minutes) }

  /// A day from 8 to 12 and 13 to 17 unless said otherwise; `left` and the figures of the tasks are given.
  static func budget(
    now: String = "09:12", windows: String = "08:00-12:00 13:00-17:00", entries: [Entry] = [], left: String,
    tasks: [BudgetedTodo] = [], done: [Todo] = [], line: Int? = nil, state: DayBudget.State = .ok,
    planned: Length = .zero, withoutDuration: Int = 0, leftovers: Int = 0, otherDays: Int = 0, undated: Int = 0,
    problems: [Problem] = [], hasCalendars: Bool = true
  ) -> DayBudget {
    DayBudget(
      day: monday, isToday: true, now: at(now), zone: zurich, hasCalendars: hasCalendars, windows: spans(windows),
      horizon: span("00:00-24:00"), entries: entries,
      busy: IntervalSet(entries.filter(\.verdict.counts).map(\.interval)), left: spans(left), tasks: tasks, done: done,
      lineBefore: line, state: state, planned: planned, withoutDuration: withoutDuration, leftovers: leftovers,
      otherDays: otherDays, undated: undated, problems: problems)
  }

  static let unreadable = Problem(
    calendar: "calendars/work.ics", file: "calendars/work.ics", kind: .unreadable(.notPermitted))
  static let guessed = Problem(
    calendar: "calendars/team.ics", file: "calendars/team.ics", line: 12, uid: "7@example.org",
    kind: .guessedZone(tzid: "Mars/Olympus", used: "Europe/Zurich"))
  static let settled = Problem(
    calendar: "calendars", file: "calendars/team.ics", line: 40, uid: "9@example.org", kind: .endAndDuration)

  /// 08–12 and 13–17 at 09:12: 6 h 48 min ahead; busy 10–11 and 13–13:30, so 5 h 18 min left. Planned
  /// 1 h 30 + 45 min + 2 h + 3 h = 7 h 15 min, over by 1 h 57 min; the sums are 1 h 30, 2 h 15, 4 h 15, 7 h 15: the line
  /// lies before the last. The stretches are 48 min, 1 h and 3 h 30 min. The dentist takes 14:00–14:45 and leaves 30 min
  /// and 2 h 15 min; the report takes 1 h 30 of these, so that the longest for the archive is 11:00–12:00.
  static let fullDay = budget(
    entries: [
      entry("whole day", "St. Andrew", .transparent, counts: false, file: "holidays.ics", line: 3),
      entry("08:00-08:30", "Stand-up", line: 20),
      entry("10:00-11:00", "Planning with the whole team and the people from the other building", line: 31),
      entry("12:30-13:30", "Lunch talk", .tentative, line: 44),
      entry("16:00-17:00", "Old series", .cancelled, counts: false, line: 60),
    ],
    left: "09:12-10:00 11:00-12:00 13:30-17:00",
    tasks: [
      BudgetedTodo(todo: todo("Write the quarterly report", minutes(90), number: 3), cost: minutes(90), fits: true),
      BudgetedTodo(
        todo: todo("Dentist", minutes(45), at: "14:00", number: 12), span: span("14:00-14:45"), cost: minutes(45),
        fits: true),
      BudgetedTodo(todo: todo("Read the paper on clocks", number: 4), cost: .zero, fits: nil),
      BudgetedTodo(
        todo: todo("Tidy the archive", minutes(120), number: 5), cost: minutes(120), fits: true, isInPieces: true,
        longestStretch: minutes(60)),
      BudgetedTodo(todo: todo("Taxes", minutes(180), number: 6), cost: minutes(180), fits: false),
    ],
    done: [todo("Water the plants", number: 2)], line: 4, state: .over, planned: minutes(435), withoutDuration: 1,
    leftovers: 3, otherDays: 2, undated: 5)

  /// Every mark: slipped, on an event, double booked, cut by the edge of the windows; titles nobody should write.
  static let marks = budget(
    now: "15:00",
    entries: [
      entry("15:30-16:00", nil, file: "a very long name of a calendar file.ics"),
      entry("16:30-24:00", "Ops\u{1B}[2J\u{202E}evil"),
    ],
    left: "15:00-15:30 16:00-16:30",
    tasks: [
      BudgetedTodo(
        todo: todo("Call\nback", minutes(30), at: "14:00"), span: span("14:00-14:30"), cost: minutes(30), fits: true,
        isSlipped: true),
      BudgetedTodo(
        todo: todo("漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字", minutes(60), at: "15:15"), span: span("15:15-16:15"),
        cost: minutes(30), fits: true, isOnEvent: true, isDoubleBooked: true),
      BudgetedTodo(
        todo: todo("Wash up", minutes(20), at: "16:10"), span: span("16:10-16:30"), cost: minutes(20), fits: false,
        isDoubleBooked: true),
    ],
    line: 2, state: .over, planned: minutes(80), problems: [unreadable, guessed, settled])

  /// Half a minute here and there: 08:00:30–12:00 is 3 h 59 min 30 s, of which 10:00–10:00:45 is busy.
  static let seconds = budget(
    now: "08:00", windows: "08:00:30-12:00", entries: [entry("10:00-10:00:45", "Blink", .busystatusBusy)],
    left: "08:00:30-10:00 10:00:45-12:00",
    tasks: [BudgetedTodo(todo: todo("Sweep", Length(seconds: 61)), cost: Length(seconds: 61), fits: true)],
    planned: Length(seconds: 61))

  static let windowsPast = budget(now: "17:00", left: "", state: .nothingLeft(.windowsPast))
  static let windowsFull = budget(
    now: "16:10", entries: [entry("16:00-18:00", "Review", .needsAction)], left: "",
    tasks: [BudgetedTodo(todo: todo("Mail", minutes(15)), cost: minutes(15), fits: false)], line: 0,
    state: .nothingLeft(.windowsFull), planned: minutes(15))
  static let holiday = entry("whole day", "Day off", .wholeDay, file: "holidays.ics", line: 5)
  static let coveredByHoliday = budget(entries: [holiday], left: "", state: .nothingLeft(.wholeDayEntry(holiday)))
  static let noHours = budget(windows: "", left: "", state: .noHours(next: date("2026-12-07")))
  /// The Tuesday, asked about on the Monday.
  static let nextDay = DayBudget(
    day: tuesday, isToday: false, now: at("09:12"), zone: zurich, hasCalendars: true,
    windows: IntervalSet(span("08:00-12:00", of: tuesday)), horizon: span("00:00-24:00", of: tuesday), entries: [],
    busy: .empty, left: IntervalSet(span("08:00-12:00", of: tuesday)), tasks: [], done: [], lineBefore: nil, state: .ok,
    planned: .zero, withoutDuration: 0, leftovers: 0, otherDays: 0, undated: 0, problems: [])
  /// The spring night: 02:30–03:30 falls into the jump from 02:00 to 03:00.
  static let swallowed = DayBudget(
    day: date("2026-03-29"), isToday: true, now: at("00:00", of: date("2026-03-29")), zone: zurich, hasCalendars: true,
    windows: .empty, swallowed: [WorkingWeek.Window(start: 9000, end: 12600)].compactMap(\.self),
    horizon: span("00:00-23:00", of: date("2026-03-29")), entries: [], busy: .empty, left: .empty, tasks: [], done: [],
    lineBefore: nil, state: .noHours(next: date("2026-03-30")), planned: .zero, withoutDuration: 0, leftovers: 0,
    otherDays: 0, undated: 0, problems: [])
  static let nothingKnown = budget(left: "09:12-12:00 13:00-17:00", hasCalendars: false)
}

/// The other answers, by hand too.
extension Sample {
  static let tuesday = date("2026-12-01")

  static func fit(
    _ duration: Length = minutes(45), isToday: Bool = true, fits: Bool, inPieces: Bool = false,
    on day: CivilDate? = monday,
    at time: String = "15:00-15:45", pushed: [Todo] = [], problems: [Problem] = []
  ) -> FitAnswer {
    FitAnswer(
      duration: duration, zone: zurich, today: monday, isToday: isToday, fits: fits, isInPieces: inPieces,
      place: day.map { FitAnswer.Place(day: $0, interval: span(time, of: $0)) }, pushedBelow: pushed,
      problems: problems)
  }

  static func free(
    _ stretch: String?, next: String? = nil, fitting: [Todo] = [], budget: DayBudget = fullDay
  ) -> FreeNow {
    FreeNow(stretch: stretch.map { span($0) }, next: next.map { span($0) }, fitting: fitting, budget: budget)
  }

  /// Monday 08:00–08:30, 10–11 and a night from Tuesday 23:00; Wednesday whole.
  static let threeDays = BusyAnswer(
    zone: zurich, range: range(monday, date("2026-12-03")),
    entries: [
      entry("08:00-08:30", "Stand-up", line: 20), entry("10:00-11:00", nil, .freebusyBusy, line: 30, declined: true),
      Entry(
        calendar: "calendars/ops.ics", file: "calendars/ops.ics", line: 4, uid: nil, title: "Night shift",
        interval: range(at("23:00", of: tuesday), at("02:00", of: date("2026-12-02"))), isWholeDay: false,
        verdict: Verdict(counts: true, rule: .busystatusTentative)),
    ], problems: [])

  static let busyDay = BusyAnswer(
    zone: zurich, range: range(monday, tuesday), entries: fullDay.entries, problems: [guessed])
  static let idleDay = BusyAnswer(zone: zurich, range: range(monday, tuesday), entries: [], problems: [])
  static let daysOff = BusyAnswer(
    zone: zurich, range: range(monday, date("2026-12-03")),
    entries: [
      Entry(
        calendar: "home", file: "home.ics", line: 4, uid: "x", title: "Away",
        interval: range(monday, date("2026-12-02")),
        isWholeDay: true, verdict: Verdict(counts: true, rule: .wholeDay))
    ], problems: [])

  static let checked = CheckAnswer(
    files: 3, components: 120,
    problems: [
      guessed, Problem(calendar: "calendars", file: "calendars/team.ics", line: 40, uid: nil, kind: .endAndDuration),
      unreadable,
    ],
    passedOver: ["calendars/work.ics~"])
  static let clean = CheckAnswer(files: 1, components: 1, problems: [], passedOver: [])

  private static func range(_ first: CivilDate, _ after: CivilDate) -> Interval {
    range(zurich.startOfDay(first), zurich.startOfDay(after))
  }

  private static func range(_ start: Moment, _ end: Moment) -> Interval {
    guard let interval = Interval(from: start, to: end) else { preconditionFailure("no range") }
    return interval
  }
}

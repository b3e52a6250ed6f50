import BudgetCore

/// Zones written by hand from the rules their countries announced.
enum Zones {
  /// CET-1CEST,M3.5.0,M10.5.0/3
  static let zurich = ZoneRules(
    name: "Europe/Zurich", initialOffset: 3600,
    tail: YearlyChange(
      standardOffset: 3600, daylightOffset: 7200,
      start: .init(day: .weekdayOfMonth(month: 3, week: 5, weekday: .sunday), seconds: 7200),
      end: .init(day: .weekdayOfMonth(month: 10, week: 5, weekday: .sunday), seconds: 10_800)))

  /// AEST-10AEDT,M10.1.0,M4.1.0/3: summer spans the turn of the year.
  static let sydney = ZoneRules(
    name: "Australia/Sydney", initialOffset: 36_000,
    tail: YearlyChange(
      standardOffset: 36_000, daylightOffset: 39_600,
      start: .init(day: .weekdayOfMonth(month: 10, week: 1, weekday: .sunday), seconds: 7200),
      end: .init(day: .weekdayOfMonth(month: 4, week: 1, weekday: .sunday), seconds: 10_800)))

  /// <+1030>-10:30<+11>-11,M10.1.0,M4.1.0: half an hour.
  static let lordHowe = ZoneRules(
    name: "Australia/Lord_Howe", initialOffset: 37_800,
    tail: YearlyChange(
      standardOffset: 37_800, daylightOffset: 39_600,
      start: .init(day: .weekdayOfMonth(month: 10, week: 1, weekday: .sunday), seconds: 7200),
      end: .init(day: .weekdayOfMonth(month: 4, week: 1, weekday: .sunday), seconds: 7200)))

  /// Across the date line: 30 December 2011 never was.
  static let apia = ZoneRules(
    name: "Pacific/Apia", initialOffset: -36_000,
    transitions: [.init(at: Moment(seconds: 1_325_239_200), offset: 50_400)])

  /// The clock goes from 24:00 on 15 August to 01:00 on the 16th 2026, and from 24:00 on 31 October back to 23:00.
  static let midnight = ZoneRules(
    name: "Test/Midnight", initialOffset: 0,
    transitions: [
      .init(at: Moment(seconds: 1_786_838_400), offset: 3600), .init(at: Moment(seconds: 1_793_487_600), offset: 0),
    ])

  static let all = [
    "UTC": ZoneRules.utc, "Zurich": zurich, "Sydney": sydney, "LordHowe": lordHowe, "Apia": apia,
    "Midnight": midnight,
  ]
}

extension CivilDateTime {
  /// Reads `2026-11-30 08:00`, seconds if need be.
  init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let date = CivilDate(iso8601: parts[0]), let time = seconds(parts[1]) else { return nil }
    self.init(wallSeconds: Int64(date.daysSince1970) * 86_400 + time)
  }
}

/// Reads `8:00` and `8:00:30` as seconds, hours over 24 included.
func seconds(_ text: some StringProtocol) -> Int64? {
  let parts = text.split(separator: ":").map { Int64($0) }
  guard (2...3).contains(parts.count), let hours = parts[0], let minutes = parts[1] else { return nil }
  return hours * 3600 + minutes * 60 + (parts.count == 3 ? parts[2] ?? 0 : 0)
}

/// Writes seconds as `8:00`, with seconds if there are any.
func clock(_ seconds: Int64) -> String {
  let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
  return "\(seconds / 3600):\(two(seconds / 60 % 60))" + (seconds % 60 == 0 ? "" : ":\(two(seconds % 60))")
}

internal import BudgetCore
internal import CalendarImport
internal import Host

/// The calendars that are asked: where their files lie, and what could not be found.
struct Calendars {
  private let calendars: [CalendarFiles]
  private let problems: [Problem]
  /// Names left alone in folders.
  let passedOver: [String]
  private let zones: SystemZones
  private let zone: ZoneRules
  private let ownAddresses: [String]
  /// nil for one who asks once.
  private let kept: Kept?

  /// Lists the files of each calendar; opens none. `now` is what their age is reckoned from.
  init(
    _ sources: [CalendarSource], zones: SystemZones, zone: ZoneRules, ownAddresses: [String] = [], now: Moment,
    kept: Kept? = nil
  ) {
    let listings = sources.map { ($0, CalendarFolder($0.path).listing(calendar: $0.name)) }
    calendars = listings.map { CalendarFiles(name: $0.name, files: $1.files, policy: $0.policy) }
    problems = listings.flatMap { $1.problems + ($0.ageProblem(of: $1.files, now: now).map { [$0] } ?? []) }
    passedOver = listings.flatMap(\.1.passedOver)
    self.zones = zones
    self.zone = zone
    self.ownAddresses = ownAddresses
    self.kept = kept
  }

  var isEmpty: Bool { calendars.isEmpty }

  /// One reading of all the files.
  func read(_ range: Interval) -> CalendarReading {
    if isEmpty { return CalendarReading(entries: [], problems: []) }
    let key = Kept.Key(calendars: calendars, range: range, zone: zone, ownAddresses: ownAddresses)
    let reading = kept?.reading(key, anew) ?? anew(key)
    return CalendarReading(entries: reading.entries, problems: problems + reading.problems)
  }

  private func anew(_ key: Kept.Key) -> CalendarReading {
    CalendarReader(files: DiskFiles(), zones: zones).read(
      key.calendars, for: CalendarRequest(range: key.range, zone: key.zone, ownAddresses: key.ownAddresses))
  }

  /// Every problem and oddity, whatever the day.
  func check() -> CheckAnswer {
    let answer = CalendarReader(files: DiskFiles(), zones: zones).check(calendars, zone: zone)
    return CheckAnswer(
      files: answer.files, components: answer.components, problems: problems + answer.problems,
      passedOver: passedOver + answer.passedOver)
  }
}

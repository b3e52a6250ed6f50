public import BudgetCore

/// Reads calendars, strictly read-only, from files to entries with verdicts.
public struct CalendarReader<Files: FileSource, Zones: ZoneSource> {
  let files: Files
  let zones: Zones

  public init(files: Files, zones: Zones) {
    self.files = files
    self.zones = zones
  }

  /// The entries of calendars that touch the range asked, and every problem that may touch it.
  public func read(_ calendars: [CalendarFiles], for request: CalendarRequest) -> CalendarReading {
    CalendarReading(entries: [], problems: [])
  }

  /// Every problem and oddity of calendars, whatever the day.
  public func check(_ calendars: [CalendarFiles], zone: ZoneRules) -> CheckAnswer {
    CheckAnswer(files: 0, components: 0, problems: [], passedOver: [])
  }
}

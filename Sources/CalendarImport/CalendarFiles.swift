public import BudgetCore

/// One calendar: the files under one PATH, which share series and are weighed together.
public struct CalendarFiles: Hashable, Sendable {
  /// The configured name, or the PATH as given.
  public let name: String
  public let files: [String]
  public let policy: BusyPolicy

  public init(name: String, files: [String], policy: BusyPolicy = BusyPolicy()) {
    self.name = name
    self.files = files
    self.policy = policy
  }
}

/// What a calendar's owner set to count otherwise than by default.
public struct BusyPolicy: Hashable, Sendable {
  /// `transparent = count`: TRANSP:TRANSPARENT counts.
  public var countsTransparent: Bool
  /// `tentative = ignore`: what is tentative or unanswered does not count.
  public var ignoresTentative: Bool
  /// `all-day = ignore`: whole-day entries do not count.
  public var ignoresWholeDays: Bool

  public init(countsTransparent: Bool = false, ignoresTentative: Bool = false, ignoresWholeDays: Bool = false) {
    self.countsTransparent = countsTransparent
    self.ignoresTentative = ignoresTentative
    self.ignoresWholeDays = ignoresWholeDays
  }
}

/// What is asked of calendars.
public struct CalendarRequest: Sendable {
  /// Entries that touch it are answered.
  public let range: Interval
  /// The user's zone: floating times and whole days are read in it.
  public let zone: ZoneRules
  /// The user's own e-mail addresses, with or without `mailto:`, in any case.
  public let ownAddresses: [String]

  public init(range: Interval, zone: ZoneRules, ownAddresses: [String] = []) {
    self.range = range
    self.zone = zone
    self.ownAddresses = ownAddresses
  }
}

/// What calendars say of a range.
public struct CalendarReading: Sendable {
  /// Every entry that touches the range, by start, then end, then calendar, file and line.
  public let entries: [Entry]
  /// By calendar and file as given, then line.
  public let problems: [Problem]

  public init(entries: [Entry], problems: [Problem]) {
    self.entries = entries
    self.problems = problems
  }
}

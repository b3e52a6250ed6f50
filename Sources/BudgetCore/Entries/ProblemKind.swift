extension Problem {
  /// What is wrong or odd, as facts; texts are quoted from the file, cut to a readable length, and hostile.
  public enum Kind: Hashable, Sendable {
    // Whole files and folders.
    case unreadable(ReadFailure)
    case notACalendar(Content)
    case noCalendarsInFolder
    /// The last component never ends: a download that broke off.
    case truncated
    case bound(Bound, limit: Int)
    /// X-CLIPSTART/X-CLIPEND: the export covers only these dates, `last` inclusive.
    case clipped(first: CivilDate?, last: CivilDate?)

    // Events that cannot be placed, or not wholly.
    case noStart
    case unreadableValue(property: String, value: String)
    case unreadableRule(text: String)
    /// RSCALE names a calendar whose rules are not known here.
    case unknownCalendarScale(String)

    // Readings that may be wrong either way.
    /// The export is older than its owner allows.
    case stale(age: Length)
    /// How old the export is cannot be known.
    case unknownAge(ReadFailure)
    case guessedZone(tzid: String, used: String)
    /// Some of a VTIMEZONE is not understood.
    case unsoundZoneDefinition(tzid: String)
    case contradictingDuplicates
    case overrideOfNothing
    /// An EXDATE or RECURRENCE-ID: which instance it takes away is not known.
    case unreadableException(property: String, value: String)
    /// A bound of a rule cannot be read, and the series goes on without it.
    case unboundedRule(text: String, part: String)

    // Odd, and read by a stated rule.
    case unclosed(component: String)
    case strayText(String)
    case repeatedProperty(String)
    case endAndDuration
    case negativeLength
    case dateWithTime(property: String, value: String)
    case endOfDayAs24(property: String)
    case repairedValue(property: String, value: String)
    case oddRule(text: String, part: String)
    case overrideWithoutStart
    case ruleInOverride
    case oddZoneDefinition(tzid: String)
    case oldFormat
    case encoding(Encoding)
  }

  /// What a file that is no calendar holds.
  public enum Content: String, Hashable, Sendable {
    case nothing
    case html
    case other
  }

  /// Encodings a file was read in other than UTF-8.
  public enum Encoding: String, Hashable, Sendable {
    case utf16
    case controlCharacters = "control-characters"
    case notUTF8 = "not-utf-8"
  }

  /// What was cut short so that no input can hang or bloat the program.
  public enum Bound: String, Hashable, Sendable, CaseIterable {
    case lineBytes = "line-bytes"
    case componentBytes = "component-bytes"
    case nesting
    case entries
    case ruleExpansions = "rule-expansions"
    case allExpansions = "all-expansions"
    case zoneExpansions = "zone-expansions"
    case allZoneExpansions = "all-zone-expansions"
    case folderFiles = "folder-files"
    case folderDepth = "folder-depth"
  }
}

extension Problem.Kind {
  public var effect: Problem.Effect {
    switch self {
    case .unreadable, .notACalendar, .noCalendarsInFolder, .truncated, .bound, .clipped, .noStart,
      .unreadableValue, .unreadableRule, .unknownCalendarScale:
      .missing
    case .stale, .unknownAge, .guessedZone, .unsoundZoneDefinition, .contradictingDuplicates, .overrideOfNothing,
      .unreadableException, .unboundedRule:
      .doubtful
    case .unclosed, .strayText, .repeatedProperty, .endAndDuration, .negativeLength, .dateWithTime,
      .endOfDayAs24, .repairedValue, .oddRule, .overrideWithoutStart, .ruleInOverride,
      .oddZoneDefinition, .oldFormat, .encoding:
      .settled
    }
  }

  /// A stable name for data: `guessed-zone`.
  public var name: String {
    switch self {
    case .unreadable: "unreadable"
    case .notACalendar: "not-a-calendar"
    case .noCalendarsInFolder: "no-calendars-in-folder"
    case .truncated: "truncated"
    case .bound: "bound"
    case .clipped: "clipped"
    case .noStart: "no-start"
    case .unreadableValue: "unreadable-value"
    case .unreadableRule: "unreadable-rule"
    case .unknownCalendarScale: "unknown-calendar-scale"
    case .stale: "stale"
    case .unknownAge: "unknown-age"
    case .guessedZone: "guessed-zone"
    case .unsoundZoneDefinition: "unsound-zone-definition"
    case .contradictingDuplicates: "contradicting-duplicates"
    case .overrideOfNothing: "override-of-nothing"
    case .unreadableException: "unreadable-exception"
    case .unboundedRule: "unbounded-rule"
    case .unclosed: "unclosed"
    case .strayText: "stray-text"
    case .repeatedProperty: "repeated-property"
    case .endAndDuration: "end-and-duration"
    case .negativeLength: "negative-length"
    case .dateWithTime: "date-with-time"
    case .endOfDayAs24: "end-of-day-as-24"
    case .repairedValue: "repaired-value"
    case .oddRule: "odd-rule"
    case .overrideWithoutStart: "override-without-start"
    case .ruleInOverride: "rule-in-override"
    case .oddZoneDefinition: "odd-zone-definition"
    case .oldFormat: "old-format"
    case .encoding: "encoding"
    }
  }
}

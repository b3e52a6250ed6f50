public import BudgetCore

/// What a person has set: the content of a configuration file.
public struct Settings: Hashable, Sendable {
  /// nil when no day is named.
  public var hours: WorkingWeek?
  /// nil unless set.
  public var dayStart: ClockTime?
  /// In the order of the file; no two have the same name.
  public var calendars: [Calendar] = []
  /// The person's own e-mail addresses, in the order of the file.
  public var ownAddresses: [String] = []
  public var display = Display()
  public var reminders = Reminders()

  public init() {}

  /// A `[calendar NAME]`.
  public struct Calendar: Hashable, Sendable {
    public let name: String
    /// An absolute path of a file or a folder, `~` expanded.
    public var path: String
    /// `transparent = count`.
    public var countsTransparent = false
    /// `tentative = ignore`.
    public var ignoresTentative = false
    /// `all-day = ignore`.
    public var ignoresWholeDays = false
    /// An export older than this is doubted; nil: none is.
    public var staleAfter: Length?
    /// The file or folder whose age is that of the calendar; nil: the calendar's own.
    public var freshBy: String?

    public init(name: String, path: String) {
      self.name = name
      self.path = path
    }
  }

  /// `[display]`; nil is what is not set.
  public struct Display: Hashable, Sendable {
    public var language: Language?
    public var plain: Bool?
    public var weekStart: Weekday?
    public var dateOrder: DateOrder?
    /// From this much left down a bar says that it is little, 0 to 24 hours.
    public var low: Length?

    public init() {}
  }

  public enum Language: String, Hashable, Sendable, CaseIterable {
    case english = "en"
    case german = "de"
  }

  /// The order of day and month in dates that are written with both as numbers.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    case dayFirst = "day-month"
    case monthFirst = "month-day"
  }

  /// `[reminders]`; nil is what is not set.
  public struct Reminders: Hashable, Sendable {
    /// How long before a time it is reminded of, 0 to 24 hours.
    public var lead: Length?

    public init() {}
  }
}

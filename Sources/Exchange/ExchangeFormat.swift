public import BudgetCore

/// The three ways in which tasks are written for others.
public enum ExchangeFormat: Hashable, Sendable, CaseIterable {
  /// Everything, for another store.
  case json
  /// Components VTODO of RFC 5545, for calendar programs.
  case calendar
  /// One line a task, as of todotxt.org.
  case todoTxt

  /// By how a text begins, else by the end of its file's name; nil when neither tells.
  public init?(of text: String, named name: String) {
    let start = text.unicodeScalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }.prefix(15)
    let name = name.lowercased()
    if start.first == "{" || name.hasSuffix(".json") {
      self = .json
    } else if String(String.UnicodeScalarView(start)).uppercased() == "BEGIN:VCALENDAR" || name.hasSuffix(".ics") {
      self = .calendar
    } else if name.hasSuffix(".txt") {
      self = .todoTxt
    } else {
      return nil
    }
  }

  /// The text of all that the format holds. `now` is when it is made; `zone` is the person's. O(n).
  public func text(of record: StoreRecord, now: Moment, zone: ZoneRules) -> String {
    switch self {
    case .json: ExportText.text(of: record, now: now)
    case .calendar: CalendarText.text(of: record, now: now, zone: zone)
    case .todoTxt: TodoTxt.text(of: record, zone: zone)
    }
  }

  /// All that is in a text; `zones` know those that a calendar names. Dates are of the years 1970 to 9000.
  ///
  /// `today` is the person's: what was closed nobody knows when was closed on its day, if that has come, else today.
  /// `untitled` is the title of a task that has no words.
  public func read(
    _ text: String, today: CivilDate, untitled: String, zone: ZoneRules, zones: some ZoneSource
  ) throws(ExchangeFault) -> ExchangeReading {
    switch self {
    case .json: ExchangeReading(record: try ExportText.read(text))
    case .calendar: try CalendarText.read(text, today: today, untitled: untitled, zone: zone, zones: zones)
    case .todoTxt: ExchangeReading(record: try TodoTxt.read(text, today: today))
    }
  }

  /// The years of the days and times that are taken.
  static let years = 1970...9000
  /// In seconds: a year.
  static let lengths: ClosedRange<Int64> = 1...31_622_400
}

/// What a file holds.
public struct ExchangeReading: Hashable, Sendable {
  public let record: StoreRecord
  /// How many components of a calendar are no tasks, and were left alone.
  public var others = 0
  /// How many tasks repeat there: each is taken once.
  public var repeating = 0
}

extension CivilDate {
  /// nil unless its year is one that is taken.
  var ifTaken: CivilDate? { ExchangeFormat.years.contains(year) ? self : nil }
}

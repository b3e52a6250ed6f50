internal import BudgetCore

/// A section of a configuration.
public enum SettingsSection: Hashable, Sendable {
  case hours
  case calendar(String)
  case me
  case display
  case reminders

  /// The sections as they are written in brackets.
  public static let spellings = ["hours", "calendar NAME", "me", "display", "reminders"]

  /// What stands in the brackets: `hours`, `calendar work`.
  public var spelling: String {
    switch self {
    case .hours: "hours"
    case .calendar(let name): "calendar \(name)"
    case .me: "me"
    case .display: "display"
    case .reminders: "reminders"
    }
  }

  /// The keys a section may have; in `[hours]` also ranges and lists of weekdays, and dates.
  public var keys: [String] {
    switch self {
    case .hours: ["day-start", "mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    case .calendar: ["path", "transparent", "tentative", "all-day", "stale-after", "fresh-by"]
    case .me: ["address"]
    case .display: ["language", "plain", "week-start", "date-order", "low"]
    case .reminders: ["lead"]
    }
  }

  /// Reads what stands in the brackets, without regard to case but for a calendar's name.
  init(_ text: String) throws(UnknownSection) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let name = words.count > 1 ? trimmed(words[1]) : ""
    switch (words.first?.lowercased(), name.isEmpty) {
    case ("hours", true): self = .hours
    case ("me", true): self = .me
    case ("display", true): self = .display
    case ("reminders", true): self = .reminders
    case ("calendar", false): self = .calendar(name)
    case ("calendar", true): throw .calendarWithoutName
    default: throw .unknown(trimmed(text))
    }
  }

  /// Why it cannot be written in brackets: a calendar's name may be anything; nil when it can.
  var fault: SettingsFault.Kind? {
    switch IniText("[\(spelling)]").lines.first?.content {
    case .section(spelling, _): nil
    case .fault(.longSectionName(let limit), _): .longSectionName(limit: limit)
    default: .unknownSection(spelling)
    }
  }

  enum UnknownSection: Error {
    case calendarWithoutName
    case unknown(String)

    var kind: SettingsFault.Kind {
      switch self {
      case .calendarWithoutName: .calendarWithoutName
      case .unknown(let name): .unknownSection(name)
      }
    }
  }
}

/// One thing that can be set: a key of a section.
public struct SettingsKey: Hashable, Sendable {
  public let section: SettingsSection
  /// In lower case; a day of `[hours]` as it was written.
  public let name: String

  init(_ section: SettingsSection, _ name: String) {
    self.section = section
    self.name = name.lowercased()
  }

  /// Reads `hours.fri`, `calendar.work.path`, `display.language`. Throws the fault of it: its line is 1, its text the key.
  public init(_ text: String) throws(SettingsFault) {
    func fault(_ kind: SettingsFault.Kind, _ bytes: Range<Int>) -> SettingsFault {
      SettingsFault(kind: kind, line: 1, text: text, bytes: bytes)
    }
    let whole = 0..<text.utf8.count
    if let place = text.utf8.enumerated().first(where: { $0.element < 0x20 || $0.element == 0x7F })?.offset {
      throw fault(.controlCharacter, place..<place + 1)
    }
    guard let first = text.firstIndex(of: "."), let last = text.lastIndex(of: ".") else {
      throw fault(.noSection(text), whole)
    }
    let middle = first < last ? text[text.index(after: first)..<last] : ""
    let section: SettingsSection
    do throws(SettingsSection.UnknownSection) {
      section = try SettingsSection(middle.isEmpty ? String(text[..<first]) : "\(text[..<first]) \(middle)")
    } catch {
      throw fault(error.kind, 0..<text.utf8.distance(from: text.startIndex, to: last))
    }
    if let kind = section.fault { throw fault(kind, 0..<text.utf8.distance(from: text.startIndex, to: last)) }
    self.init(section, String(text[text.index(after: last)...]))
    let start = whole.upperBound - name.utf8.count
    if let kind = self.fault { throw fault(kind, max(0, start)..<whole.upperBound) }
  }

  /// Why there is no such key; nil when there is.
  var fault: SettingsFault.Kind? {
    if section.keys.contains(name) { return nil }
    guard section == .hours, !name.contains(";") else { return .unknownKey(name, section) }
    do throws(HoursFault) {
      _ = try days
      return nil
    } catch {
      if case .noSuchDate = error.kind { return .hours(error.kind) }
      return .unknownKey(name, section)
    }
  }

  /// The days that a key of `[hours]` names, each without windows.
  var days: WorkingWeek {
    get throws(HoursFault) { try WorkingWeek.parse("\(name) none") }
  }
}

/// The text without blanks and tabs at its ends. By bytes, as an accent may begin a text.
func trimmed(_ text: String) -> String {
  let isText = { (byte: UInt8) in !IniText.isBlank(byte) }
  guard let first = text.utf8.firstIndex(where: isText), let last = text.utf8.lastIndex(where: isText) else {
    return ""
  }
  return String(Substring(text.utf8[first...last]))
}

public import BudgetCore

/// What is wrong with a line of a configuration.
public struct SettingsFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    // The form of the line.
    /// It has more than `limit` bytes.
    case longLine(limit: Int)
    case controlCharacter
    /// Neither `[section]` nor `key = value`.
    case notAPair
    case unclosedSection
    case textAfterSection(String)
    case longSectionName(limit: Int)

    // Names.
    /// A key before the first section.
    case noSection(String)
    case unknownSection(String)
    case calendarWithoutName
    case unknownKey(String, SettingsSection)
    /// The key, or another name of the same day, stands in an earlier line of the section.
    case twice(String, firstLine: Int)
    case calendarWithoutPath(String)
    /// `fresh-by` without `stale-after`.
    case freshByAlone

    // Values.
    case noValue(String)
    /// inih begins a comment at a semicolon after a blank; none may be part of a value.
    case semicolon
    case notAllowed(String, Allowed)
    case hours(HoursFault.Kind)
  }

  /// What a value may be.
  public enum Allowed: Hashable, Sendable {
    /// 00:00 to 12:00.
    case dayStart
    /// From the root, or from the home folder as `~/…`.
    case path
    case countOrIgnore
    /// Within these bounds, both included.
    case length(Length, Length)
    case address
    case language
    case yesOrNo
    case weekday
    case dateOrder
  }

  public let kind: Kind
  /// From 1.
  public let line: Int
  /// The whole line without its end; hostile.
  public let text: String
  /// The bytes of `text` it is about, for a caret: the furthest point reached.
  public let bytes: Range<Int>

  public init(kind: Kind, line: Int, text: String, bytes: Range<Int>) {
    self.kind = kind
    self.line = line
    self.text = text
    self.bytes = bytes
  }

  /// Where in the line it begins, in characters from 1.
  public var column: Int { String(decoding: text.utf8.prefix(bytes.lowerBound), as: UTF8.self).count + 1 }
}

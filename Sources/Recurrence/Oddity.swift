/// What was unsound in the text of a rule, as a fact; `text` quotes it.
public struct Oddity: Hashable, Sendable {
  public enum Fact: Hashable, Sendable {
    // The rule cannot be understood:
    case noFrequency
    case unknownFrequency
    case partTwice
    /// No value is left of a part that makes instances, as BYMONTHDAY does in MONTHLY.
    case nothingLeft
    // The part is ignored:
    case unknownPart
    case notAPart
    case emptyPart
    case illegalForFrequency
    /// No value is left of a part that only holds instances back.
    case limitWithoutValue
    /// BYSETPOS without another BY part.
    case positionsAlone
    case countIgnored
    case untilIgnored
    // The value, or a piece of it, is ignored:
    case outOfRange
    case notUnderstood
    /// The number before a weekday, where the frequency allows none.
    case ordinalIgnored
    // Read all the same:
    case intervalReadAsOne
    case countAndUntil
    case untilRepaired
    case skipWithoutScale
    /// The grammar of vCalendar 1.0.
    case oldFormat
  }

  public let fact: Fact
  /// The name of the part in upper case; empty for the whole rule.
  public let part: String
  /// The odd text in upper case, cut to 60 bytes.
  public let text: String

  /// Whether the series may lack instances because of it: where it may only have too many, none is lost silently.
  public var mayMissInstances: Bool {
    switch fact {
    case .noFrequency, .unknownFrequency, .partTwice, .nothingLeft, .emptyPart, .notUnderstood: true
    case .unknownPart: !part.hasPrefix("X-")
    case .notAPart, .illegalForFrequency, .limitWithoutValue, .positionsAlone, .countIgnored, .untilIgnored,
      .outOfRange,
      .ordinalIgnored, .intervalReadAsOne, .countAndUntil, .untilRepaired, .skipWithoutScale, .oldFormat:
      false
    }
  }
}

/// A rule as its text says it, and what was odd about the text.
public struct ParsedRule: Hashable, Sendable {
  /// nil when the text cannot be understood as a whole; `oddities` then says why.
  public let rule: RecurrenceRule?
  /// In the order found, each once, at most 32.
  public let oddities: [Oddity]
}

/// Oddities as they are found.
struct Oddities {
  private(set) var found: [Oddity] = []

  mutating func note(_ fact: Oddity.Fact, _ part: some Sequence<UInt8>, _ text: some Sequence<UInt8>) {
    let oddity = Oddity(
      fact: fact, part: String(decoding: Array(part.prefix(60)), as: UTF8.self),
      text: String(decoding: Array(text.prefix(60)), as: UTF8.self))
    if found.count < 32, !found.contains(where: { $0.fact == fact && $0.part == oddity.part }) { found.append(oddity) }
  }

  mutating func note(_ fact: Oddity.Fact, _ part: String, _ text: some Sequence<UInt8>) {
    note(fact, part.utf8, text)
  }
}

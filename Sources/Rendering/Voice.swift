/// The language of the words.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case german = "de"
}

/// How an answer is said: all that a face depends on besides the answer.
public struct Voice: Sendable, Hashable {
  public var language: Language
  /// One fact a line in whole words, for screen readers: no box, no padding, no colour.
  public var plain: Bool
  /// Whether ANSI colours may be used; never when `plain`.
  public var colour: Bool
  /// Columns of the screen, at least 20.
  public var width: Int

  public init(language: Language, plain: Bool = false, colour: Bool = false, width: Int = 80) {
    self.language = language
    self.plain = plain
    self.colour = colour && !plain
    self.width = max(20, width)
  }
}

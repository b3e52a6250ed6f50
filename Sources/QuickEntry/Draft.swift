public import BudgetCore

/// A task as one line describes it: what was understood, and where.
public struct Draft: Hashable, Sendable {
  public enum Part: Hashable, Sendable {
    case time
    case length
  }

  /// A part of the line that was understood, the small word that introduces it included.
  public struct Understood: Hashable, Sendable {
    public let part: Part
    /// In the UTF-8 of the line.
    public let bytes: Range<Int>

    public init(part: Part, bytes: Range<Int>) {
      self.part = part
      self.bytes = bytes
    }
  }

  /// Why something that looks like a part stays in the title.
  public struct Hint: Hashable, Sendable {
    public enum Reason: Hashable, Sendable {
      /// `25:00`: a time of day runs from 00:00 to 23:59.
      case notATime
      /// `0min`: a length is at least `QuickEntry.shortest`.
      case tooShort
      /// A length is at most `QuickEntry.longest`.
      case tooLong
    }

    public let reason: Reason
    /// In the UTF-8 of the line.
    public let bytes: Range<Int>

    public init(reason: Reason, bytes: Range<Int>) {
      self.reason = reason
      self.bytes = bytes
    }
  }

  /// Never empty. As written but single-spaced, without what was understood: hostile until a face has cleaned it.
  public let title: String
  public let time: ClockTime?
  public let duration: Length?
  /// By place in the line.
  public let understood: [Understood]
  /// By place in the line.
  public let hints: [Hint]

  public init(
    title: String, time: ClockTime? = nil, duration: Length? = nil, understood: [Understood] = [], hints: [Hint] = []
  ) {
    self.title = title
    self.time = time
    self.duration = duration
    self.understood = understood
    self.hints = hints
  }
}

public import BudgetCore

/// A task as one line describes it: what was understood, and where.
public struct Draft: Hashable, Sendable {
  /// What a line may state beside its title.
  public enum Part: String, CaseIterable, Hashable, Sendable {
    case date
    case time
    case duration
    case category

    /// Every part: what a line is read for unless told otherwise.
    public static let all = Set(allCases)
  }

  /// A part of the line that was understood, the small word that introduces it included.
  public struct Understood: Hashable, Sendable {
    public let part: Part
    /// In the UTF-8 of the line. A stretch such as `14:00-15:30` is both the time and the duration.
    public let bytes: Range<Int>

    public init(part: Part, bytes: Range<Int>) {
      self.part = part
      self.bytes = bytes
    }
  }

  /// Something of the line that is not as it may seem.
  public struct Hint: Hashable, Sendable {
    /// All but `weekdayDiffers` stay in the title.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
      /// `25:00`: a time of day runs from 00:00 to 23:59.
      case notATime = "not_a_time"
      /// `14.15` in a line with a date: `14:15` or `um 14.15` is a time.
      case perhapsATime = "perhaps_a_time"
      /// `31.02.`: no year has that day.
      case notADate = "not_a_date"
      /// `Mon 1 Dec`, when that is a Tuesday: the date holds.
      case weekdayDiffers = "weekday_differs"
      /// `0min`: a length is at least `QuickEntry.shortest`.
      case tooShort = "too_short"
      /// A length is at most `QuickEntry.longest`.
      case tooLong = "too_long"
      /// `every Monday`, `daily`: repeats are not kept.
      case repeats
      /// `by Friday`: a deadline is not kept.
      case deadline
    }

    /// Words are made of it elsewhere.
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
  /// As stated, a past one too; nil when the line states none (`day(from:)` says where the task belongs).
  public let date: CivilDate?
  public let time: ClockTime?
  /// 1 minute to 24 hours.
  public let duration: Length?
  /// Without its `#`, as written.
  public let category: String?
  /// By place in the line; at most one of each part.
  public let understood: [Understood]
  /// By place in the line.
  public let hints: [Hint]

  public init(
    title: String, date: CivilDate? = nil, time: ClockTime? = nil, duration: Length? = nil, category: String? = nil,
    understood: [Understood] = [], hints: [Hint] = []
  ) {
    self.title = title
    self.date = date
    self.time = time
    self.duration = duration
    self.category = category
    self.understood = understood
    self.hints = hints
  }

  /// Where a part was understood; nil for one the line does not state.
  public func bytes(of part: Part) -> Range<Int>? { understood.first { $0.part == part }?.bytes }
}

/// An open task of the day with what the budget says of it.
public struct BudgetedTodo: Hashable, Sendable {
  public let todo: Todo
  /// Of a pinned task with a duration: its stretch.
  public let span: Interval?
  /// What it takes out of what is left; zero without a duration.
  public let cost: Length
  /// false below the line, true above it, nil without a duration or at no cost.
  public let fits: Bool?
  /// Pinned, its span wholly past, still open.
  public let isSlipped: Bool
  /// Pinned, and part of its span lies on counted busy time.
  public let isOnEvent: Bool
  /// Pinned, and its span overlaps another open pinned task's.
  public let isDoubleBooked: Bool
  /// Above the line, and no single stretch of left holds it.
  public let isInPieces: Bool
  /// When in pieces: the length of the longest stretch there was.
  public let longestStretch: Length?

  public init(
    todo: Todo, span: Interval? = nil, cost: Length, fits: Bool?, isSlipped: Bool = false,
    isOnEvent: Bool = false, isDoubleBooked: Bool = false, isInPieces: Bool = false,
    longestStretch: Length? = nil
  ) {
    self.todo = todo
    self.span = span
    self.cost = cost
    self.fits = fits
    self.isSlipped = isSlipped
    self.isOnEvent = isOnEvent
    self.isDoubleBooked = isDoubleBooked
    self.isInPieces = isInPieces
    self.longestStretch = longestStretch
  }
}

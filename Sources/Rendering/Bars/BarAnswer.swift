public import BudgetCore

/// What a bar shows: a day, or why there is none.
public enum BarAnswer: Sendable {
  /// `asked`: how many tasks of earlier days the morning question would ask about. `notes`: what else is to be said, as of
  /// the store; `isWhole`: whether no tasks are known to be missing from it.
  case day(DayBudget, asked: Int, notes: [String], isWhole: Bool = true)
  /// Why there is no answer, and what can be done, each a sentence; and the open tasks of the day, which need none.
  case unknown(reason: String, remedy: String, tasks: [Todo] = [])
}

/// How a bar is to look: all that its text depends on besides the day and the bar.
public struct BarLook: Sendable, Hashable {
  public var voice: Voice
  /// In columns, at least `narrowest`; nil: as wide as it comes.
  public var maxWidth: Int?
  public var ascii = false
  /// Whether titles stand in the text, and those of entries in the tooltip or menu.
  public var titles = false
  public var colour = false
  public var urgent = false
  /// The states in which nothing is shown.
  public var hidden: Set<BarState> = []
  /// From this much left down the state is low.
  public var low = BarLook.usualLow
  public var template: BarTemplate?
  /// nil: the bar's own.
  public var escape: Escape?

  public static let usualLow = Length(minutes: 30)
  /// Every figure has a form this wide: `<=24h59`.
  public static let narrowest = 8

  public init(voice: Voice) { self.voice = voice }
}

public import BudgetCore

/// One entry of the history: what one command did.
public struct Change: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case add, edit, note, category, move, plan, later, done, reopen, drop, skip, morning, hours, release
    case `import`
    /// One that only a newer program knows.
    case other
  }

  public enum State: Int, Hashable, Sendable {
    case inEffect = 0
    case undone = 1
    /// Undone, and then something else was changed: it is kept, but cannot be redone.
    case superseded = 2
  }

  /// Ascending in time, and never used again.
  public let number: Int
  public let kind: Kind
  public let made: Moment
  /// The day on which it was made, as the person counts days.
  public let madeOn: CivilDate
  /// The numbers of the tasks it was about, in the order in which it took them.
  public let tasks: [Int]
  public let state: State

  static let columns = "number, kind, made_at, made_on, tasks, state"

  init(_ row: borrowing Statement) throws(StoreFault) {
    guard let madeOn = try row.date(3), let state = State(rawValue: try row.int(5)) else { throw .damaged }
    self.number = try row.int(0)
    self.kind = Kind(rawValue: try row.text(1)) ?? .other
    self.made = try row.moment(2)
    self.madeOn = madeOn
    self.tasks = try row.text(4).split(separator: " ").compactMap { Int($0) }
    self.state = state
  }
}

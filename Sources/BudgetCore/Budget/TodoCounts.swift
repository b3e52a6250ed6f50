/// How many open tasks there are that stand in no calculation: they are counted without being read.
public struct TodoCounts: Hashable, Sendable {
  /// Of days before the one that is today.
  public let leftovers: Int
  /// Of any other day than the one asked about, from today on.
  public let otherDays: Int
  /// Without a day.
  public let undated: Int

  public init(leftovers: Int = 0, otherDays: Int = 0, undated: Int = 0) {
    self.leftovers = leftovers
    self.otherDays = otherDays
    self.undated = undated
  }

  public static let none = TodoCounts()
}

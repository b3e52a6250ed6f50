public import BudgetCore

/// What lies under one calendar's PATH.
public struct CalendarListing: Hashable, Sendable {
  /// The files to be read, in byte order: PATH joined with the way below it.
  public let files: [String]
  /// What could not be listed, by file; each is *missing*.
  public let problems: [Problem]
  /// Files and folders left alone because of their name, in byte order: dot-files, `*.tmp`, `*~`, and copies a
  /// synchronising program made of a conflict.
  public let passedOver: [String]
}

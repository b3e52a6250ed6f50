/// How much a task may hold, wherever it comes from: a line, a flag, an editor, or a file of another store.
public enum TaskLimits {
  /// Of a title or a category, in bytes of UTF-8: 8 KiB, as of a line of a task file.
  public static let longestLine = 8192
  /// Of a note, in bytes of UTF-8: 64 KiB.
  public static let longestNote = 65_536
  /// At the end of how many days a task may have been open: those of ten years.
  public static let mostDaysLeftOpen = 3660
}

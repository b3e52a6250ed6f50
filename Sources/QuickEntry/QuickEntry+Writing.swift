internal import BudgetCore

extension QuickEntry {
  /// A line as `draft` reads it, and the parts of a task that it holds.
  public struct WrittenLine: Hashable, Sendable {
    public let text: String
    /// The category is no part of it where no line can hold it.
    public let parts: Set<Draft.Part>
  }

  /// A line that is read as this draft again, date, time, length and category included: `Zahnarzt 2026-12-01 14:00 45min`.
  ///
  /// A title is single-spaced; one with words that would be understood goes into quotes, or gets a backslash before each
  /// word. Times and lengths are written to the minute. nil for a title that no line can hold.
  public static func line(of draft: Draft, from standpoint: Standpoint) -> WrittenLine? {
    let title = draft.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let escaped = title.split(separator: " ").map { "\\" + $0 }.joined(separator: " ")
    for parts in [Draft.Part.all, Draft.Part.all.subtracting([.category])] {
      let wanted = Draft(
        title: title, date: draft.date, time: draft.time, duration: draft.duration,
        category: parts.contains(.category) ? draft.category : nil)
      let rest = rest(of: wanted)
      for start in [title, "\"\(title)\"", "«\(title)»", "„\(title)“", escaped] {
        let text = ([start] + rest).joined(separator: " ")
        if let read = self.draft(of: text, from: standpoint), read.isSame(as: wanted) {
          return WrittenLine(text: text, parts: parts)
        }
      }
    }
    return nil
  }

  private static func rest(of draft: Draft) -> [String] {
    [
      draft.date?.iso8601, draft.time?.hoursAndMinutes, draft.duration.map(text), draft.category.map { "#" + $0 },
    ].compactMap { $0 }
  }

  /// `45min`, `1h30`, `2h`.
  private static func text(of length: Length) -> String {
    let (hours, minutes) = (length.seconds / 60).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(minutes)min" }
    return minutes == 0 ? "\(hours)h" : "\(hours)h\(minutes < 10 ? "0" : "")\(minutes)"
  }
}

extension Draft {
  /// Whether it is the same task, wherever its parts stood.
  fileprivate func isSame(as other: Draft) -> Bool {
    title == other.title && date == other.date && time == other.time && duration == other.duration
      && category == other.category
  }
}

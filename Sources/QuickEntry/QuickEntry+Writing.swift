internal import BudgetCore

extension QuickEntry {
  /// A line that is read as this draft again, its date, time, length and category included: `Zahnarzt 2026-12-01 14:00 45min`.
  ///
  /// A title with words that would be understood goes into quotes, or gets a backslash before each word. Times and lengths
  /// are written to the minute. nil for a title that no line gives back (one with line ends, or several spaces on end).
  public static func line(of draft: Draft, from standpoint: Standpoint) -> String? {
    var parts: [String] = []
    if let date = draft.date { parts.append(date.iso8601) }
    if let time = draft.time { parts.append(time.hoursAndMinutes) }
    if let duration = draft.duration { parts.append(text(of: duration)) }
    if let category = draft.category { parts.append("#" + category) }
    let escaped = draft.title.split(separator: " ").map { "\\" + $0 }.joined(separator: " ")
    let titles = [
      draft.title, "\"\(draft.title)\"", "«\(draft.title)»", "„\(draft.title)“", escaped,
    ]
    for title in titles {
      let line = ([title] + parts).joined(separator: " ")
      guard let read = self.draft(of: line, from: standpoint) else { continue }
      if read.title == draft.title, read.date == draft.date, read.time == draft.time,
        read.duration == draft.duration, read.category == draft.category
      {
        return line
      }
    }
    return nil
  }

  /// `45min`, `1h30`, `2h`.
  private static func text(of length: Length) -> String {
    let (hours, minutes) = (length.seconds / 60).quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(minutes)min" }
    return minutes == 0 ? "\(hours)h" : "\(hours)h\(minutes < 10 ? "0" : "")\(minutes)"
  }
}

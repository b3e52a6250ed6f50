public import BudgetCore

/// Reads one line of German or English as a task; nothing is guessed: what was not understood stays in the title.
public enum QuickEntry {
  /// The shortest and the longest length a line can state: 1 minute and 24 hours.
  public static let shortest = Length(minutes: 1)
  public static let longest = Length(hours: 24)

  /// Reads a line: the first time of day and the first length, wherever they stand, and the rest as the title. When
  /// nothing would be left, nothing was meant and the whole line is the title. nil for a line of spaces only. O(n).
  public static func draft(of line: String) -> Draft? {
    let words = Words(line)
    if words.list.isEmpty { return nil }
    let times = Finding<ClockTime>(words) { words.time(at: $0) }
    let lengths = Finding<Length>(words) { index in
      if let time = times.taken, time.contains(index) { return nil }
      guard let match = words.length(at: index) else { return nil }
      return match.isBareMetres && !words.isAtEnd(match, orBeside: times.taken) ? nil : match
    }
    let hints = (times.hints + lengths.hints).sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    let title = words.title(without: [times.taken, lengths.taken])
    if title.isEmpty { return Draft(title: words.whole, hints: hints) }
    let understood: [Draft.Understood?] = [
      times.taken.map { Draft.Understood(part: .time, bytes: words.bytes(of: $0)) },
      lengths.taken.map { Draft.Understood(part: .length, bytes: words.bytes(of: $0)) },
    ]
    return Draft(
      title: title, time: times.value, duration: lengths.value,
      understood: understood.compactMap { $0 }.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }, hints: hints)
  }

  /// Reads a text that is a length and nothing else, as `fits 45min` has it; nil for any other, and for one shorter
  /// than `shortest` or longer than `longest`.
  public static func length(of text: String) -> Length? {
    let words = Words(text)
    guard let match = words.length(at: 0), match.words == 0..<words.list.count else { return nil }
    if case .value(let length) = match.outcome { return length }
    return nil
  }
}

/// What one kind of part comes to in a line: the first that can be, and a hint for each that cannot.
private struct Finding<Value> {
  private(set) var value: Value?
  /// The words it takes.
  private(set) var taken: Range<Int>?
  private(set) var hints: [Draft.Hint] = []

  init(_ words: Words, _ match: (Int) -> Words.Match<Value>?) {
    var index = 0
    while index < words.list.count {
      guard let match = match(index) else {
        index += 1
        continue
      }
      switch match.outcome {
      case .value(let found):
        if value == nil {
          value = found
          taken = match.words
        }
      case .refused(let reason):
        hints.append(Draft.Hint(reason: reason, bytes: words.bytes(of: match.words)))
      }
      index = match.words.upperBound
    }
  }
}

internal import BudgetCore
internal import Host
internal import Rendering

/// What is said of a command line that gets no answer: what was found and what is allowed, where, and one thing to do.
struct UsageNotice: Hashable {
  /// Without the program's name in front.
  let headline: String
  /// A value and the part of it that is meant.
  var excerpt: Excerpt?
  /// Lines between the headline and the remedy: the tasks that are meant.
  var list: [String] = []
  let remedy: String

  struct Excerpt: Hashable {
    let text: String
    /// In bytes of `text`.
    let bytes: Range<Int>

    /// All of a value.
    static func whole(_ text: String) -> Excerpt { Excerpt(text: text, bytes: 0..<text.utf8.count) }

    /// The value, cut to what lies near the part, and below it carets where the part is.
    var lines: [String] {
      let units = Array(text.utf8)
      let from = min(max(0, bytes.lowerBound), units.count)
      let to = min(max(from, bytes.upperBound), units.count)
      let texts = [units[..<from], units[from..<to], units[to...]].map { String(decoding: $0, as: UTF8.self) }
      let before = keepingPlaces(texts[0].count > 50 ? "…" + texts[0].suffix(49) : texts[0])
      let part = keepingPlaces(texts[1].count > 50 ? texts[1].prefix(49) + "…" : texts[1])
      let after = keepingPlaces(texts[2].count > 50 ? texts[2].prefix(49) + "…" : texts[2])
      let carets = String(repeating: "^", count: max(1, displayWidth(part)))
      return ["  " + before + part + after, "  " + String(repeating: " ", count: displayWidth(before)) + carets]
    }
  }

  /// The whole notice, each line ended; in plain words without the excerpt.
  func text(plain: Bool) -> String {
    var lines = ["restzeit: \(headline)"]
    if let excerpt, !plain { lines += excerpt.lines }
    lines += list
    lines.append("  \(remedy)")
    return lines.map { $0 + "\n" }.joined()
  }
}

/// A value from the command line, safe to show and cut to a readable length.
func shown(_ word: String) -> String {
  let safe = clean(String(word.prefix(200)))
  return safe.count > 60 ? "\(safe.prefix(59))…" : safe
}

/// The text with everything unsafe to show replaced, but with its blanks where they were.
func keepingPlaces(_ text: String) -> String {
  String(
    text.map { letter -> String in
      let safe = clean(String(letter))
      return safe.isEmpty ? " " : safe
    }.joined())
}

/// `a, b and c`.
func list(_ words: [String], _ and: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return "\(words.dropLast().joined(separator: ", ")) \(and) \(last)"
}

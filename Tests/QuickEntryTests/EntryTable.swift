import BudgetCore
import QuickEntry
import TestSupport
import Testing

/// A row of the tables of lines: what is written, from where, and what comes of it.
struct EntryRow: CustomStringConvertible, Sendable {
  let line: String
  let standpoint: Standpoint
  let expected: Draft
  let description: String

  static let all = ["Entries.de.txt", "Entries.en.txt", "Refusals.txt"].flatMap { name in
    ((try? Table(name))?.rows ?? []).compactMap(EntryRow.init)
  }

  /// Monday 30 November 2026, 09:00.
  static let standpoint = Standpoint(
    today: CivilDate(daysSince1970: 20_787), now: ClockTime(secondOfDay: 9 * 3600) ?? .midnight)

  /// nil for a row that is not written as a row is; a test counts them.
  init?(_ row: Table.Row) {
    guard let marked = Marked(row[0]) else { return nil }
    let from = row[6].split(separator: " ").map(String.init)
    let standpoint = from.isEmpty ? EntryRow.standpoint : Standpoint(words: from)
    guard let standpoint else { return nil }
    let date = CivilDate(iso8601: row[2])
    let time = ClockTime(text: row[3])
    let minutes = Int64(row[4])
    guard (date == nil) == row[2].isEmpty, (time == nil) == row[3].isEmpty, (minutes == nil) == row[4].isEmpty else {
      return nil
    }
    line = marked.line
    self.standpoint = standpoint
    expected = Draft(
      title: row[1], date: date, time: time, duration: minutes.map { Length(minutes: $0) },
      category: row[5].isEmpty ? nil : row[5], understood: marked.understood, hints: marked.hints)
    description = row.description
  }
}

/// A line of the tables without its marks, and where they were.
struct Marked {
  var line = ""
  var understood: [Draft.Understood] = []
  var hints: [Draft.Hint] = []

  private static let parts: [Character: [Draft.Part]] = [
    "d": [.date], "t": [.time], "l": [.duration], "s": [.time, .duration], "c": [.category], "n": [.date, .time],
  ]
  private static let reasons: [Character: Draft.Hint.Reason] = [
    "T": .notATime, "P": .perhapsATime, "D": .notADate, "W": .weekdayDiffers, "S": .tooShort, "L": .tooLong,
    "R": .repeats, "B": .deadline,
  ]

  init?(_ text: String) {
    var open: [(mark: Character, start: Int)] = []
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "<":
        guard let mark = rest.popFirst(), rest.popFirst() == " " else { return nil }
        open.append((mark, line.utf8.count))
      case ">":
        guard let (mark, start) = open.popLast() else { return nil }
        let bytes = start..<line.utf8.count
        if let reason = Marked.reasons[mark] {
          hints.append(Draft.Hint(reason: reason, bytes: bytes))
        } else if let parts = Marked.parts[mark] {
          understood += parts.map { Draft.Understood(part: $0, bytes: bytes) }
        } else {
          return nil
        }
      default: line.append(character)
      }
    }
    if !open.isEmpty { return nil }
  }
}

extension Standpoint {
  /// `2026-11-30 09:00`, and `month` where the month comes first.
  init?(words: [String]) {
    guard words.count >= 2, let today = CivilDate(iso8601: words[0]), let now = ClockTime(text: words[1]) else {
      return nil
    }
    self.init(today: today, now: now, order: words.last == "month" ? .monthFirst : .dayFirst)
  }
}

extension ClockTime {
  /// `09:00`
  init?(text: String) {
    let parts = text.split(separator: ":").compactMap { Int($0) }
    guard text.utf8.count == 5, parts.count == 2 else { return nil }
    self.init(hour: parts[0], minute: parts[1])
  }
}

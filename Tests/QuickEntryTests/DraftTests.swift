import BudgetCore
import QuickEntry
import TestSupport
import Testing

@Suite struct DraftTests {
  /// A line of the table without its marks, and where they were.
  struct Marked {
    var line = ""
    var understood: [Range<Int>] = []
    var hints: [(Range<Int>, Character)] = []

    init(_ text: String) {
      var start = 0
      var last: Character = " "
      for character in text {
        switch character {
        case "[", "{": start = line.utf8.count
        case "]": understood.append(start..<line.utf8.count)
        case "}":
          line.removeLast()
          hints.append((start..<line.utf8.count, last))
        default: line.append(character)
        }
        last = character
      }
    }
  }

  @Test(arguments: try Table("lines.txt").rows)
  func `a line is understood as the table says`(row: Table.Row) throws {
    let marked = Marked(row[0])
    let draft = try #require(QuickEntry.draft(of: marked.line))
    #expect(draft.title == row[1])
    #expect(draft.time.map { "\($0.hour):\($0.minute < 10 ? "0" : "")\($0.minute)" } ?? "" == row[2])
    #expect(draft.duration.map { "\($0.seconds / 60)" } ?? "" == row[3])
    #expect(draft.duration.map { $0.seconds % 60 } ?? 0 == 0)
    #expect(draft.understood.map(\.bytes) == marked.understood)
    #expect(draft.hints.map(\.bytes) == marked.hints.map(\.0))
    let reasons: [Draft.Hint.Reason: Character] = [.notATime: "!", .tooShort: "<", .tooLong: ">"]
    #expect(draft.hints.map { reasons[$0.reason] } == marked.hints.map(\.1))
    #expect(draft.understood.count == (draft.time == nil ? 0 : 1) + (draft.duration == nil ? 0 : 1))
  }

  @Test func `what was understood is named by kind`() throws {
    let draft = try #require(QuickEntry.draft(of: "45min Zahnarzt um 14:00"))
    #expect(draft.understood == [.init(part: .length, bytes: 0..<5), .init(part: .time, bytes: 15..<23)])
  }

  @Test(arguments: ["", " ", "\t \u{A0}\u{202F}\u{3000}\r\n"]) func `a line of spaces is no task`(line: String) {
    #expect(QuickEntry.draft(of: line) == nil)
  }

  @Test func `spaces that do not break are spaces`() {
    let draft = QuickEntry.draft(of: "Bericht\u{A0}90\u{202F}min\u{2009}lesen")
    #expect(draft?.title == "Bericht lesen")
    #expect(draft?.duration == Length(minutes: 90))
  }

  @Test(arguments: [
    ("45min", 45), ("45m", 45), ("45 m", 45), ("1h", 60), ("1h30", 90), ("1h 30m", 90), ("1.5h", 90), ("90 min", 90),
    ("2 Std", 120), ("1,5 Std", 90), ("  90   Minuten ", 90), ("24h", 1440), ("1min", 1),
  ])
  func `a text that is a length is read`(text: String, minutes: Int64) {
    #expect(QuickEntry.length(of: text) == Length(minutes: minutes))
  }

  @Test(arguments: [
    "", " ", "45", "h", "min", "0min", "0.5min", "25h", "24h 1min", "1h 90min", "45min x", "x 45min", "45min 45min",
    "14:00", "\"45min\"", "\\45min", "-45min", "1h30x", "1 30 min", "45,min",
  ])
  func `any other text is no length`(text: String) {
    #expect(QuickEntry.length(of: text) == nil)
  }

  @Test func `no prefix and no flipped byte stops the program, and every range lies in its line`() {
    let lines = [
      "Zahnarzt um 14:00 Uhr, ca. 1 Std. 30 Min. „in Bern“", "\\14:00 «45min» 1h30m 25:00 0min \"a b 1.5h",
      "5m Kabel 1,5\u{A0}Stunden",
    ]
    var read = 0
    for line in lines {
      let bytes = Array(line.utf8)
      for count in 0...bytes.count { read += Self.check(Array(bytes[..<count])) }
      for index in bytes.indices {
        for mask in [1, 2, 4, 8, 16, 32, 64, 128, 255] as [UInt8] {
          var flipped = bytes
          flipped[index] ^= mask
          read += Self.check(flipped)
        }
      }
    }
    #expect(read > 1000)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["„ ", "\" ", "1h ", "25:00 ", "\\", "1 ", "für ", "9", ","])
  func `a line of one thing over and over is read`(thing: String) {
    let line = String(repeating: thing, count: 10_000)
    #expect(QuickEntry.draft(of: line)?.title.isEmpty == false)
  }

  private static func check(_ bytes: [UInt8]) -> Int {
    let line = String(decoding: bytes, as: UTF8.self)
    guard let draft = QuickEntry.draft(of: line) else { return 0 }
    let ranges = draft.understood.map(\.bytes) + draft.hints.map(\.bytes)
    #expect(ranges.allSatisfy { $0.lowerBound >= 0 && !$0.isEmpty && $0.upperBound <= line.utf8.count }, "\(line)")
    #expect(!draft.title.isEmpty, "\(line)")
    return 1
  }
}

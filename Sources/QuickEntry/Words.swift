/// A line cut into words, each with its bytes in the line.
struct Words {
  struct Word {
    /// What stands in the title: without the marks of a quotation or the backslash of a literal word.
    let title: String
    /// In lower case (ASCII), without commas and semicolons at its end; empty for a word that is only ever title.
    let core: [UInt8]
    /// The bytes of the word, those commas not included.
    let bytes: Range<Int>
    /// Whether such a comma follows, so that nothing reads on across it.
    let endsPart: Bool
  }

  /// Something read from one word or several.
  struct Match<Value> {
    enum Outcome {
      case value(Value)
      case refused(Draft.Hint.Reason)
    }

    var outcome: Outcome
    var words: Range<Int>
    /// A length written with `m` alone, which may as well be metres.
    var isBareMetres = false
  }

  let list: [Word]
  /// The whole line, single-spaced.
  let whole: String

  init(_ line: String) {
    var cutter = WordCutter(line)
    list = cutter.words()
    whole = WordCutter.singleSpaced(Array(line.utf8)[...])
  }

  /// The bytes from the first of the words to the last.
  func bytes(of words: Range<Int>) -> Range<Int> {
    list[words.lowerBound].bytes.lowerBound..<list[words.upperBound - 1].bytes.upperBound
  }

  /// The words that are in none of `parts`, single-spaced.
  func title(without parts: [Range<Int>?]) -> String {
    list.indices.filter { index in !parts.contains { $0?.contains(index) ?? false } }.map { list[$0].title }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  func isAtEnd<Value>(_ match: Match<Value>, orBeside part: Range<Int>?) -> Bool {
    match.words.upperBound == list.count || part?.lowerBound == match.words.upperBound
      || part?.upperBound == match.words.lowerBound
  }

  /// Whether the word at `index` is one of these, and what follows it may belong to it.
  func introduces(_ index: Int, _ small: Set<String>) -> Bool {
    index + 1 < list.count && !list[index].endsPart && small.contains(String(decoding: list[index].core, as: UTF8.self))
  }
}

/// Walks a line once.
private struct WordCutter {
  let bytes: [UInt8]
  var at = 0
  /// The opening marks that nothing closes any more.
  var unclosed: Set<[UInt8]> = []

  init(_ line: String) { bytes = Array(line.utf8) }

  mutating func words() -> [Words.Word] {
    var words: [Words.Word] = []
    skipSpaces()
    while at < bytes.count {
      words.append(quotation() ?? literal() ?? plain())
      skipSpaces()
    }
    return words
  }

  private mutating func plain() -> Words.Word {
    let start = at
    skipWord()
    var end = at
    while end > start + 1, bytes[end - 1] == UInt8(ascii: ",") || bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    return Words.Word(
      title: String(decoding: bytes[start..<at], as: UTF8.self),
      core: bytes[start..<end].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, bytes: start..<end,
      endsPart: end < at)
  }

  /// A word after a backslash.
  private mutating func literal() -> Words.Word? {
    guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count, spaceWidth(at + 1) == 0 else { return nil }
    let start = at
    skipWord()
    return Words.Word(
      title: String(decoding: bytes[(start + 1)..<at], as: UTF8.self), core: [], bytes: start..<at, endsPart: true)
  }

  /// What stands in quotation marks, with what is written together with the closing one.
  private mutating func quotation() -> Words.Word? {
    guard let marks = quotationMarks.first(where: { bytes[at...].starts(with: $0.open) }),
      !unclosed.contains(marks.open)
    else { return nil }
    let inside = at + marks.open.count
    var close = inside
    while close < bytes.count {
      if let mark = marks.close.first(where: { bytes[close...].starts(with: $0) }) {
        let start = at
        at = close + mark.count
        skipWord()
        let title =
          WordCutter.singleSpaced(bytes[inside..<close])
          + String(decoding: bytes[(close + mark.count)..<at], as: UTF8.self)
        return Words.Word(title: title, core: [], bytes: start..<at, endsPart: true)
      }
      close += 1
    }
    unclosed.insert(marks.open)
    return nil
  }

  private mutating func skipWord() {
    while at < bytes.count, spaceWidth(at) == 0 { at += 1 }
  }

  private mutating func skipSpaces() {
    while at < bytes.count, spaceWidth(at) > 0 { at += spaceWidth(at) }
  }

  private func spaceWidth(_ index: Int) -> Int { WordCutter.spaceWidth(bytes[index...]) }

  /// How many bytes of white space begin a text: ASCII's, and the spaces of U+00A0, U+2000 to U+200A, U+202F, U+3000.
  private static func spaceWidth(_ bytes: ArraySlice<UInt8>) -> Int {
    let first = bytes.startIndex
    switch bytes.first {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D: return 1
    case 0xC2: return bytes.count > 1 && bytes[first + 1] == 0xA0 ? 2 : 0
    case 0xE2:
      guard bytes.count > 2, bytes[first + 1] == 0x80 else { return 0 }
      return (0x80...0x8A).contains(bytes[first + 2]) || bytes[first + 2] == 0xAF ? 3 : 0
    case 0xE3: return bytes.count > 2 && bytes[first + 1] == 0x80 && bytes[first + 2] == 0x80 ? 3 : 0
    default: return 0
    }
  }

  static func singleSpaced(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var index = bytes.startIndex
    var gap = false
    while index < bytes.endIndex {
      let width = spaceWidth(bytes[index...])
      if width > 0 {
        gap = !text.isEmpty
        index += width
      } else {
        if gap { text.append(0x20) }
        gap = false
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

private struct QuotationMarks {
  let open: [UInt8]
  let close: [[UInt8]]

  init(_ open: String, _ close: String...) {
    self.open = Array(open.utf8)
    self.close = close.map { Array($0.utf8) }
  }
}

private let quotationMarks = [
  QuotationMarks("\"", "\""), QuotationMarks("„", "“", "”"), QuotationMarks("“", "”"), QuotationMarks("«", "»"),
]

/// Walks a line once.
struct WordCutter {
  /// A piece of the line; `literal` is what a quotation or a backslash makes of it.
  struct Piece {
    let bytes: Range<Int>
    let literal: String?
  }

  private let bytes: [UInt8]
  private var at = 0
  /// The opening marks that nothing closes any more.
  private var unclosed: Set<[UInt8]> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Piece? {
    skipSpaces()
    return at < bytes.count ? quotation() ?? literal() ?? plain() : nil
  }

  private mutating func plain() -> Piece {
    let start = at
    skipWord()
    return Piece(bytes: start..<at, literal: nil)
  }

  /// A word after a backslash.
  private mutating func literal() -> Piece? {
    guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.count, spaceWidth(at + 1) == 0 else { return nil }
    let start = at
    skipWord()
    return Piece(bytes: start..<at, literal: String(decoding: bytes[(start + 1)..<at], as: UTF8.self))
  }

  /// What stands in quotation marks, with what is written together with the closing one.
  private mutating func quotation() -> Piece? {
    // Every opening mark begins with one of these.
    guard bytes[at] == UInt8(ascii: "\"") || bytes[at] == 0xE2 || bytes[at] == 0xC2,
      let marks = quotationMarks.first(where: { bytes[at...].starts(with: $0.open) }),
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
        return Piece(bytes: start..<at, literal: title)
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

/// The letters of the grammar.
extension HoursParser {
  func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func lowered(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  mutating func skipSpaces() {
    while at < bytes.count, isSpace(at) { at += bytes[at] == 0xC2 ? 2 : 1 }
  }

  /// ASCII white space, and the no-break space.
  private func isSpace(_ index: Int) -> Bool {
    bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index])
      || (bytes[index] == 0xC2 && index + 1 < bytes.count && bytes[index + 1] == 0xA0)
  }

  /// How many bytes of a hyphen or an en dash begin here.
  func dash(_ index: Int) -> Int {
    if bytes[index] == UInt8(ascii: "-") { return 1 }
    return bytes[index...].starts(with: [0xE2, 0x80, 0x93]) ? 3 : 0
  }

  /// Takes what runs up to the next space, comma, semicolon or dash; `joint` belongs to it even so. At one of these it
  /// is that one alone, and empty at the end.
  mutating func word(with joint: UInt8? = nil) -> Range<Int> {
    let start = at
    while at < bytes.count, !isSpace(at), bytes[at] != UInt8(ascii: ","), bytes[at] != UInt8(ascii: ";"),
      bytes[at] == joint || dash(at) == 0
    { at += 1 }
    if at == start, at < bytes.count, !isSpace(at) { at += max(1, dash(at)) }
    return start..<at
  }

  mutating func take(_ separator: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: separator) else { return false }
    at += 1
    skipSpaces()
    return true
  }

  mutating func takeDash() -> Bool {
    guard at < bytes.count, dash(at) > 0 else { return false }
    at += dash(at)
    skipSpaces()
    return true
  }
}

extension Weekday {
  /// Reads a name in lower case: English or German, short or long.
  init?(name: String) {
    let day = Weekday.names.firstIndex { $0.split(separator: " ").contains(name[...]) }
    guard let day else { return nil }
    self.init(rawValue: day)
  }

  /// From Monday on.
  private static let names = [
    "mo mon monday montag",
    "tu tue tues tuesday di dienstag",
    "we wed weds wednesday mi mittwoch",
    "th thu thur thurs thursday do donnerstag",
    "fr fri friday freitag",
    "sa sat saturday samstag sonnabend",
    "su sun sunday so sonntag",
  ]
}

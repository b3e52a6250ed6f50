/// How bytes are told apart and folded: case, umlauts, and the many dashes and primes of typed text.
enum Spelling {
  enum Kind {
    case digit
    case letter
    /// The ASCII mark it stands for, and its width in bytes.
    case mark(UInt8, Int)
  }

  /// Stands for ½; no ASCII mark.
  static let oneHalf: UInt8 = 0xBD

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  static func pauses(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  static func kind(_ bytes: [UInt8], at index: Int) -> Kind {
    let byte = bytes[index]
    if isDigit(byte) { return .digit }
    if (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) { return .letter }
    if byte < 0x80 { return .mark(byte, 1) }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    let third = index + 2 < bytes.count ? bytes[index + 2] : 0
    switch (byte, next, third) {
    case (0xC2, oneHalf, _): return .mark(oneHalf, 2)
    // U+2010 to U+2015 and U+2212, the dashes and the minus.
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return .mark(UInt8(ascii: "-"), 3)
    // U+2019 and U+2032, the apostrophe and the prime.
    case (0xE2, 0x80, 0x99), (0xE2, 0x80, 0xB2): return .mark(UInt8(ascii: "'"), 3)
    default: return .letter
    }
  }

  /// Appends a letter in lower case, an umlaut as two, and returns its width in bytes.
  static func fold(_ bytes: [UInt8], at index: Int, into key: inout [UInt8]) -> Int {
    let byte = bytes[index]
    if byte < 0x80 {
      key.append(byte | 0x20)
      return 1
    }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch (byte, next) {
    case (0xC3, 0xA4), (0xC3, 0x84): key += [UInt8(ascii: "a"), UInt8(ascii: "e")]
    case (0xC3, 0xB6), (0xC3, 0x96): key += [UInt8(ascii: "o"), UInt8(ascii: "e")]
    case (0xC3, 0xBC), (0xC3, 0x9C): key += [UInt8(ascii: "u"), UInt8(ascii: "e")]
    // U+0308, the dots on their own.
    case (0xCC, 0x88): key.append(UInt8(ascii: "e"))
    default:
      key.append(byte)
      return 1
    }
    return 2
  }

  /// Whether a capital letter of German or English stands there.
  static func isCapital(_ bytes: [UInt8], at index: Int) -> Bool {
    let byte = bytes[index]
    if byte < 0x80 { return (0x41...0x5A).contains(byte) }
    return byte == 0xC3 && index + 1 < bytes.count && (0x80...0x9E).contains(bytes[index + 1])
  }
}

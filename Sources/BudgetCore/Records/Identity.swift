/// What names a task on every machine: 128 random bits (a UUID of version 4, RFC 9562 §5.4).
public struct Identity: Hashable, Sendable, CustomStringConvertible {
  /// 16 of them.
  public let bytes: [UInt8]

  /// nil unless there are 16.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// A new one.
  public init(using generator: inout some RandomNumberGenerator) {
    // Two at once: each is a question to the system.
    var bytes = [generator.next(), generator.next()].flatMap { (half: UInt64) in
      (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.bytes = bytes
  }

  /// Reads `f81d4fae-7dec-41d0-a765-00a0c91e6bf6` (RFC 9562 §4), in either case; nil for any other text.
  public init?(_ text: some StringProtocol) {
    let characters = Array(text.utf8)
    guard characters.count == 36 else { return nil }
    var bytes: [UInt8] = []
    var high: UInt8?
    for (index, character) in characters.enumerated() {
      if [8, 13, 18, 23].contains(index) {
        guard character == UInt8(ascii: "-") else { return nil }
        continue
      }
      guard let digit = Character(UnicodeScalar(character)).hexDigitValue else { return nil }
      if let first = high {
        bytes.append(first << 4 | UInt8(digit))
        high = nil
      } else {
        high = UInt8(digit)
      }
    }
    self.bytes = bytes
  }

  /// In lower case.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text.append(UInt8(ascii: "-")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The same one for the same text, for what is named in another way (version 8, RFC 9562 §5.8: FNV-1a of 128 bits).
  public init(naming text: String) {
    let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in text.utf8 { hash = (hash ^ UInt128(byte)) &* prime }
    var bytes = (0..<16).map { UInt8(truncatingIfNeeded: hash >> UInt128(8 * (15 - $0))) }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    self.bytes = bytes
  }
}

extension Identity: Comparable {
  public static func < (a: Identity, b: Identity) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

/// What a person pressed.
public enum Key: Hashable, Sendable {
  /// A character that can be seen, or a space.
  case character(Character)
  case enter
  case escape
  /// The end of input that a terminal has a key for (Ctrl-D), or the terminal is gone.
  case endOfInput
  /// Any other: an arrow, a function key, a character with Alt or Ctrl.
  case other

  /// Reads a key from its first byte on; `next` gives each byte that came with it, nil when none does.
  ///
  /// An escape alone is the key; with what follows it, one of those that send a sequence (ECMA-48 §5.4).
  init(_ first: UInt8, endOfInput: UInt8, next: () -> UInt8?) {
    switch first {
    case endOfInput where endOfInput != 0: self = .endOfInput
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): self = .enter
    case 0x1B: self = Key.takeSequence(next) ? .other : .escape
    case 0x00..<0x20, 0x7F: self = .other
    default: self = Key.character(first, next)
    }
  }

  /// Takes the rest of a sequence; whether there is one.
  private static func takeSequence(_ next: () -> UInt8?) -> Bool {
    guard let kind = next() else { return false }
    switch kind {
    case UInt8(ascii: "["):
      // Parameters, then a final byte; the console of Linux has a second bracket and one byte more.
      var byte = next()
      if byte == UInt8(ascii: "[") { byte = next() }
      while let more = byte, !(0x40...0x7E).contains(more) { byte = next() }
    case UInt8(ascii: "O"): _ = next()
    case 0x80...: _ = character(kind, next)
    default: break
    }
    return true
  }

  /// A whole character of UTF-8.
  private static func character(_ first: UInt8, _ next: () -> UInt8?) -> Key {
    var bytes = [first]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    while bytes.count < length, let byte = next() { bytes.append(byte) }
    guard let text = String(validating: bytes, as: UTF8.self), let character = text.first, text.count == 1,
      text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control })
    else { return .other }
    return .character(character)
  }
}

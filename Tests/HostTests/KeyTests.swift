import Glibc
import TestSupport
import Testing

@testable import Host

/// The keys of a person at a terminal.
@Suite struct KeyTests {
  /// Reads all keys of bytes that come at once.
  private static func keys(_ bytes: [UInt8]) -> [Key] {
    var rest = bytes[...]
    var keys: [Key] = []
    while let first = rest.popFirst() { keys.append(Key(first, endOfInput: 4, next: { rest.popFirst() })) }
    return keys
  }

  /// By ECMA-48 §5.4 and console_codes(4).
  @Test(
    arguments: [
      ("a", [.character("a")]), (" Z", [.character(" "), .character("Z")]), ("ä", [.character("ä")]),
      ("中😀", [.character("中"), .character("😀")]), ("\n", [.enter]), ("\r", [.enter]), ("\u{4}", [.endOfInput]),
      ("\u{1B}", [.escape]), ("\t\u{7F}\u{1}", [.other, .other, .other]), ("\u{80}", [.other]),
      // Arrows, Ctrl with an arrow, Delete, F1 of xterm and of the console; each is one key.
      ("\u{1B}[Ax", [.other, .character("x")]), ("\u{1B}OAx", [.other, .character("x")]),
      ("\u{1B}[1;5Cx", [.other, .character("x")]), ("\u{1B}[3~x", [.other, .character("x")]),
      ("\u{1B}OPx", [.other, .character("x")]), ("\u{1B}[[Ax", [.other, .character("x")]),
      ("\u{1B}ax", [.other, .character("x")]), ("\u{1B}äx", [.other, .character("x")]), ("\u{1B}[", [.other]),
      ("\u{1B}[12", [.other]), ("\u{1B}O", [.other]), ("\u{1B}\u{1B}", [.other]),
    ] as [(String, [Key])])
  func `bytes are keys`(text: String, keys: [Key]) {
    #expect(Self.keys(Array(text.utf8)) == keys)
  }

  @Test func `another end of input is the one the terminal has, and none when it has none`() {
    #expect(Key(7, endOfInput: 7, next: { nil }) == .endOfInput)
    #expect(Key(4, endOfInput: 7, next: { nil }) == .other)
    #expect(Key(0, endOfInput: 0, next: { nil }) == .other)
  }

  @Test func `no bytes are more keys than bytes, and what is no UTF-8 is another key`() {
    for seed in 0..<2000 as Range<UInt64> {
      var random = Seeded(seed)
      let bytes = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        Bool.random(using: &random) ? UInt8.random(in: 0...255, using: &random) : [0x1B, 0x5B, 0xC3][Int(seed % 3)]
      }
      #expect((1...bytes.count).contains(Self.keys(bytes).count), "seed \(seed)")
    }
    for bytes in [[0xC3], [0xE4, 0xB8], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80]] as [[UInt8]] {
      #expect(Self.keys(bytes) == [.other], "\(bytes)")
    }
  }
}

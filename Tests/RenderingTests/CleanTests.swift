import TestSupport
import Testing

@testable import Rendering

@Suite struct CleanTests {
  private func text(_ hexadecimal: String) throws -> String {
    var scalars = String.UnicodeScalarView()
    for code in hexadecimal.split(separator: " ") {
      scalars.append(try #require(UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)))
    }
    return String(scalars)
  }

  @Test func `hostile characters become harmless ones`() throws {
    for row in try Table("clean.txt").rows {
      let cleaned = clean(try text(row[0]))
      #expect(Array(cleaned.unicodeScalars) == Array(try text(row[1]).unicodeScalars), "\(row)")
    }
  }

  @Test func `nothing is left to clean in what is clean, whatever character stood in it`() throws {
    var unclean: [String] = []
    for value in (0..<0x110000 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = clean("a\(scalar)b")
      if clean(once) != once || once.unicodeScalars.contains(where: { $0.value < 0x20 }) {
        unclean.append("U+\(String(value, radix: 16))")
      }
    }
    #expect(unclean == [])
  }

  @Test func `a screen reader gets no drawing characters`() { #expect(spoken("a─│ █▒b") == "a b") }

  @Test func `every wide character takes two columns`() throws {
    var tried = 0
    var narrow: [String] = []
    for row in try Table("wide.txt").rows {
      for value in try #require(UInt32(row[0], radix: 16))...(try #require(UInt32(row[1], radix: 16))) {
        guard let scalar = Unicode.Scalar(value), clean(String(scalar)) == String(scalar) else { continue }
        if columns(of: scalar) != 2 { narrow.append("U+\(String(value, radix: 16))") }
        tried += 1
      }
    }
    #expect(narrow == [] && tried > 110_000)
  }

  @Test(arguments: [(5, "🇨🇭…"), (6, "🇨🇭…"), (7, "🇨🇭 a…"), (8, "🇨🇭 ab…"), (10, "🇨🇭 ab…"), (11, "🇨🇭 ab🇩🇪")])
  func `a flag is whole or not there`(width: Int, text: String) { #expect(cut("🇨🇭 ab🇩🇪", to: width) == text) }

  @Test func `letters of narrow scripts take one column and marks none`() {
    for scalar in "aZ9~éßЖωאبक—…·–".unicodeScalars { #expect(columns(of: scalar) == 1, "\(scalar)") }
    for scalar in "\u{301}\u{20DD}\u{5B0}\u{11A8}".unicodeScalars { #expect(columns(of: scalar) == 0) }
    for scalar in "漢ｗ가😀⌚".unicodeScalars { #expect(columns(of: scalar) == 2) }
  }

  @Test func `a text is cut at the width of the screen, never inside a character`() {
    #expect(cut("abcdef", to: 6) == "abcdef")
    #expect(cut("abcdef", to: 5) == "abcd…")
    #expect(cut("abc def", to: 5) == "abc…")
    #expect(cut("漢字漢字", to: 8) == "漢字漢字")
    #expect(cut("漢字漢字", to: 7) == "漢字漢…")
    #expect(cut("漢字漢字", to: 6) == "漢字…")
    #expect(cut("e\u{301}e\u{301}e\u{301}", to: 3) == "e\u{301}e\u{301}e\u{301}")
    #expect(cut("e\u{301}e\u{301}e\u{301}", to: 2) == "e\u{301}…")
    #expect(cut("", to: 1) == "")
    #expect(cut("漢", to: 1) == "…")
  }

  @Test func `lines break at spaces, but not between a number and its unit`() {
    #expect(wrapped("the longest is 40 min", to: 17) == ["the longest is", "40 min"])
    #expect(wrapped("the longest is 40 min", to: 21) == ["the longest is 40 min"])
    #expect(wrapped("abcdefgh ij", to: 4) == ["abcd", "efgh", "ij"])
    #expect(wrapped("", to: 4) == [""])
    #expect(wrapped(facts: ["aa", "bb", "cc"], to: 7) == ["aa · bb", "cc"])
    #expect(wrapped(facts: [], to: 7) == [])
  }
}

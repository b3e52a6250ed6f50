import TestSupport
import Testing

@testable import Commands

struct NearestTests {
  static let commands = ["today", "left", "busy", "why", "fits", "check", "help"]

  @Test(arguments: [
    ("lef", ["left"]), ("letf", ["left"]), ("LEFT", ["left"]), ("tody", ["today"]), ("toady", ["today"]),
    ("bussy", ["busy"]), ("wy", ["why"]), ("chekc", ["check"]), ("hlep", ["help"]), ("f", ["fits"]),
    ("xylophone", []), ("", []), ("weigh", []),
  ])
  func `a word with few mistakes finds the name it was meant to be`(word: String, expected: [String]) {
    #expect(nearest(to: word, among: Self.commands) == expected)
  }

  @Test func `a swap of neighbours is one mistake, and so is a letter more, less or other`() {
    func distance(_ a: String, _ b: String) -> Int { editDistance(Array(a.utf8), Array(b.utf8)) }
    #expect(distance("left", "left") == 0)
    #expect(distance("letf", "left") == 1)
    #expect(distance("lft", "left") == 1)
    #expect(distance("leftt", "left") == 1)
    #expect(distance("lift", "left") == 1)
    #expect(distance("kitten", "sitting") == 3)
    #expect(distance("", "abc") == 3)
    #expect(distance("abc", "") == 3)
  }

  @Test func `law: a distance is the same both ways and no more than the longer word`() {
    var random = Seeded(7)
    for _ in 0..<2000 {
      let a = (0..<Int.random(in: 0...6, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let b = (0..<Int.random(in: 0...6, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
      let there = editDistance(a, b)
      #expect(there == editDistance(b, a), "seed 7: \(a) \(b)")
      #expect(there <= max(a.count, b.count) && there >= abs(a.count - b.count), "seed 7: \(a) \(b)")
      #expect((there == 0) == (a == b), "seed 7: \(a) \(b)")
    }
  }

  @Test func `a very long word costs no more than its beginning`() {
    #expect(nearest(to: String(repeating: "l", count: 1_000_000), among: Self.commands) == [])
  }
}

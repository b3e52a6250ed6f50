import BudgetCore
import TestSupport
import Testing

@testable import Host

@Suite struct FileNameTests {
  /// Bytes in, scalars out, by pencil.
  @Test(
    arguments: [
      ([0x61], [0x61]), ([], []), ([0x42, 0xFC, 0x72], [0x42, 0xF7FC, 0x72]), ([0xC3, 0xBC], [0xFC]),
      ([0xC3], [0xF7C3]), ([0xC3, 0x61], [0xF7C3, 0x61]), ([0x80, 0xFF], [0xF780, 0xF7FF]),
      ([0xF0, 0x9F, 0x98, 0x80], [0x1F600]), ([0xF0, 0x9F, 0x98], [0xF7F0, 0xF79F, 0xF798]),
      // Overlong, a surrogate, beyond Unicode.
      ([0xC0, 0xAF], [0xF7C0, 0xF7AF]), ([0xED, 0xA0, 0x80], [0xF7ED, 0xF7A0, 0xF780]),
      ([0xF4, 0x90, 0x80, 0x80], [0xF7F4, 0xF790, 0xF780, 0xF780]),
      // A letter and its accent, which are one character, stay two scalars.
      ([0x65, 0xCC, 0x81], [0x65, 0x301]), ([0x0D, 0x0A], [0x0D, 0x0A]),
      // The carriers themselves, written in a name; their neighbours.
      ([0xEF, 0x9E, 0x80], [0xF7EF, 0xF79E, 0xF780]), ([0xEF, 0x9F, 0xBF], [0xF7EF, 0xF79F, 0xF7BF]),
      ([0xEF, 0x9D, 0xBF], [0xF77F]), ([0xEF, 0xA0, 0x80], [0xF800]),
    ] as [([UInt8], [UInt32])])
  func `bytes that are not UTF-8 are carried, and come back`(bytes: [UInt8], scalars: [UInt32]) {
    let text = FileName.text(of: bytes)
    #expect(text.unicodeScalars.map(\.value) == scalars)
    #expect(FileName.bytes(of: text) == bytes)
  }

  @Test func `law: every name of two bytes, and random longer ones, come back as they were`() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        if FileName.bytes(of: FileName.text(of: [first, second])) != [first, second] {
          Issue.record("\(first) \(second)")
        }
      }
    }
    for seed in 0..<2000 as Range<UInt64> {
      var random = Seeded(seed)
      let pens: [[UInt8]] = [[0xEF, 0x9E, 0x9F, 0x80, 0xBF], Array(0x80...0xFF), Array(1...0x7F)]
      let bytes = (0..<12).compactMap { _ in pens.randomElement(using: &random)?.randomElement(using: &random) }
      #expect(FileName.bytes(of: FileName.text(of: bytes)) == bytes, "seed \(seed)")
      #expect(String(validating: FileName.text(of: bytes).utf8, as: UTF8.self) != nil, "seed \(seed)")
    }
  }

  @Test func `files and folders whose names are not UTF-8 are listed and opened`() throws {
    let scratch = Scratch()
    Program.run(#"cd \#(scratch.path) && d=$(printf 'B\374ro') && mkdir "$d" && ln -s "$d" l"#)
    Program.run(#"cd \#(scratch.path)/l && printf abc > "$(printf 'M\344rz.ics')""#)
    let listing = CalendarFolder(scratch.path).listing(calendar: "home")
    #expect(listing.files == [scratch.path + "/B\u{F7FC}ro/M\u{F7E4}rz.ics"] && listing.problems == [])
    #expect(try TextFile(#require(listing.files.first)).text() == "abc")
    // By their bytes: B, EF…, FC.
    let names = Scratch()
    Program.run(#"cd \#(names.path) && touch "$(printf '\374.ics')" "$(printf '\357\274\241.ics')" B.ics"#)
    let order = CalendarFolder(names.path).listing(calendar: "home").files.map { $0.dropFirst(names.path.count + 1) }
    #expect(order == ["B.ics", "\u{FF21}.ics", "\u{F7FC}.ics"])
    #expect(throws: ReadFailure.notFound) { try DiskFiles().open(scratch.path + "/B\u{FC}ro/M\u{E4}rz.ics") }
  }
}

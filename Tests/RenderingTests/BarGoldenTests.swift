import FoundationEssentials
import TestSupport
import Testing

@testable import Rendering

/// Updates read by eye and held against the parsers' rules, and snippets as they are printed. `=== format | day | flags`, then the
/// text with ␀, ␟ and ␛ for NUL, U+001F and ESC; RESTZEIT_WRITES_BARS writes them anew, to be read before they are kept.
@Suite struct BarGoldenTests {
  private static let days = [("full-day", "en"), ("hostile", "en titles"), ("marks", "de titles"), ("unknown", "de")]

  private func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { ["\u{0}": "␀", "\u{1F}": "␟", "\u{1B}": "␛"][$0] ?? $0 }))
  }

  private func compare(_ text: String, _ file: String) throws {
    if ProcessInfo.processInfo.environment["RESTZEIT_WRITES_BARS"] != nil {
      var folder = "\(#filePath)"
      folder.removeSubrange((folder.lastIndex(of: "/") ?? folder.startIndex)...)
      try Data(text.utf8).write(to: URL(filePath: folder + "/Golden/" + file))
      return
    }
    let kept = try fileText("Golden/" + file).split(separator: "=== ")
    let said = text.split(separator: "=== ")
    #expect(said.count == kept.count)
    for (said, kept) in zip(said, kept) { #expect(said == kept) }
  }

  @Test func `each format reads as it was read by eye`() throws {
    var text = ""
    for format in BarFormat.allCases {
      for (day, flags) in Self.days {
        let answer = try #require(BarSample.answers[day])
        let face = BarSample.face(format, flags)
        text += "=== \(format.rawValue) | \(day) | \(flags)\n" + visible(face.header + face.update(answer))
      }
    }
    try compare(text, "bars.txt")
  }

  @Test func `each snippet reads as it was read by eye`() throws {
    var text = ""
    for format in BarFormat.allCases {
      for language in Language.allCases {
        let commands = BarCommands(program: "/opt/rest zeit/bin/restzeit", language: language)
        text +=
          "=== \(format.rawValue) | \(language.rawValue)\n"
          + BarSnippet(format, commands, flags: ["--titles"]).text
      }
    }
    try compare(text, "snippets.txt")
  }
}

import Rendering
import Testing

/// Pages read by eye and found right, kept as files: `=== page | voice`, the text, with ␛ for ESC.
@Suite struct GoldenTests {
  @Test(arguments: ["today.txt", "why.txt", "busy.txt", "fits.txt", "free.txt", "check.txt"])
  func `each page reads as it was read by eye`(file: String) throws {
    let text = try fileText("Golden/" + file)
    var blocks = 0
    for block in text.split(separator: "=== ") {
      let lines = block.lines
      let head = lines[0].split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      let page = try #require(pages.first { $0.name == head[0] }, "\(head)")
      let said = words(for: page.answer, in: voice(head[1]))
      #expect(
        said.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛")
          == lines.dropFirst().joined(separator: "\n"), "\(file): \(head)")
      blocks += 1
    }
    #expect(blocks >= 4)
  }

  @Test func `every page is in a golden file in both languages`() throws {
    for (name, _) in pages {
      let text = try fileText("Golden/\(name.split(separator: " ")[0]).txt")
      for language in ["en", "de"] { #expect(text.contains("=== \(name) | \(language) "), "\(name) \(language)") }
    }
  }
}

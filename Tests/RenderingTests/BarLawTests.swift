import BudgetCore
import FoundationEssentials
import TestSupport
import Testing

@testable import Rendering

@Suite struct BarLawTests {
  private static let looks = [
    "en", "de titles", "en titles width=8", "de titles width=23 ascii", "en titles colour urgent",
    "de plain titles ascii",
  ]

  private func isHarmless(_ scalar: Unicode.Scalar, _ format: BarFormat) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n" || (format == .rofi && (scalar == "\u{0}" || scalar == "\u{1F}"))
    case .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private struct Object: Decodable {
    var text: String?
    var full_text: String?
    var tooltip: String?
    var percentage: Int?
  }

  /// A text of GLib's markup: nothing of it is an element but what colours it, and each `&` begins a reference.
  private func isPlainMarkup(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if text.hasPrefix("<span foreground=\"#"), text.hasSuffix("</span>") { rest = rest.dropFirst(28).dropLast(7) }
    return !rest.contains(UInt8(ascii: "<")) && !rest.contains(UInt8(ascii: ">"))
      && rest.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
        ["amp;", "lt;", "gt;"].contains { part.starts(with: $0.utf8) }
      }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `law of bars: whatever the day, an update is what the bar reads, and nothing else`(seed: UInt64) throws {
    var random = RandomDay(seed: seed)
    let day = BarAnswer.day(random.budget(grain: 60), asked: Int(seed % 3), notes: [])
    for answer in [day] + (seed == 1 ? Array(BarSample.answers.values) : []) {
      for flags in Self.looks {
        let look = BarSample.look(flags)
        for format in BarFormat.allCases where !(format == .bash && look.colour) {
          let place: Comment = "seed \(seed), \(format), \(flags)"
          let text = BarSample.face(format, flags).update(answer)
          #expect(text.hasSuffix("\n"), place)
          #expect(text.unicodeScalars.allSatisfy { isHarmless($0, format) && (!look.ascii || $0.isASCII) }, place)
          try check(text, format, look, place)
        }
      }
    }
  }

  private func check(_ text: String, _ format: BarFormat, _ look: BarLook, _ place: Comment) throws {
    let line = String(text.dropLast())
    switch format.description.shape {
    case .tags:
      // Names, types and values, and one empty line that commits them.
      #expect(text.hasSuffix("\n\n") && !text.dropLast(2).contains("\n\n"), place)
      for tag in text.dropLast(2).split(separator: "\n") {
        #expect(tag.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false).count == 3, place)
      }
      return
    case .menu(let dialect):
      let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0 == "---" } == 2, place)
      for row in lines where row != "---" {
        #expect(!row.hasPrefix("-") && !row.contains("---"), place)
        #expect(
          row.count { $0 == "|" }
            == (dialect.attributes.isEmpty ? row.contains(" | bash=") || row.contains(" | color=") ? 1 : 0 : 1), place)
      }
      return
    case .lines: return
    case .rows:
      for row in line.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(row.count { $0 == "\u{0}" } == 1 && row.count { $0 == "\u{1F}" } == 1, place)
      }
      return
    case .line, .clickable, .object, .stream, .panel: break
    }
    #expect(!line.contains("\n") && line.contains { $0 != " " }, place)
    switch format.description.shape {
    case .line where look.template == nil && !look.colour:
      // What doubles or parts signs makes a text no narrower.
      if let limit = look.maxWidth, format.description.escape == .none { #expect(displayWidth(line) <= limit, place) }
    case .object:
      let object = try JSONDecoder().decode(Object.self, from: Data(line.utf8))
      if let percent = object.percentage { #expect((0...100).contains(percent), place) }
      if format == .waybar || format == .statusRust {
        #expect(isPlainMarkup(object.text ?? "<") && isPlainMarkup(object.tooltip ?? ""), place)
      }
      if format == .i3blocks { #expect(!line.contains("\\"), place) }
    case .stream:
      let array = BarSample.face(format, "en").header.split(separator: "\n").dropFirst().joined() + line + "]"
      let blocks = try JSONDecoder().decode([[Object]].self, from: Data(array.utf8))
      #expect(blocks.count == 2 && blocks[1].first?.full_text?.isEmpty == false, place)
    case .panel:
      #expect(line.split(separator: "</tool>").count == 2 && line.split(separator: "<txt>").count == 1, place)
    default: break
    }
  }
}

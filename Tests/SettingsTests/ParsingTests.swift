import BudgetCore
import TestSupport
import Testing

@testable import Settings

/// A table's field as a text of several lines.
func lines(_ field: String) -> String {
  field.split(separator: "¶", omittingEmptySubsequences: false).joined(separator: "\n")
}

@Suite struct ParsingTests {
  @Test func `a sound text is read, and written anew reads the same`() throws {
    for row in try Table("sound.txt", separator: "¦").rows {
      let reading = Settings.parse(lines(row[0]), home: "/home/a")
      #expect(reading.faults == [], "\(row)")
      #expect(reading.settings.text == (row[1].isEmpty ? "" : lines(row[1]) + "\n"), "\(row)")
      #expect(Settings.parse(reading.settings.text, home: nil).settings == reading.settings, "\(row)")
      let windows = lines(row[0]).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
      #expect(Settings.parse(windows, home: "/home/a") == reading, "\(row)")
    }
  }

  @Test func `what is refused is named, with its line and its bytes`() throws {
    for row in try Table("refused.txt", separator: "¦").rows {
      let marked = row[0].split(separator: "¶", omittingEmptySubsequences: false)
      let index = try #require(marked.firstIndex { $0.contains("‹") }, "\(row)")
      let parts = marked[index].split(omittingEmptySubsequences: false) { "‹›".contains($0) }
      let text = lines(row[0]).filter { !"‹›".contains($0) }
      let reading = Settings.parse(text, home: "/home/a")
      let anew = Settings.parse(reading.settings.text, home: nil)
      #expect(anew.settings == reading.settings && anew.faults == [], "\(row)")
      let faults = reading.faults
      let fault = try #require(faults.first, "\(row)")
      #expect(faults.count == 1 && fault.line == index + 1, "\(row): \(faults)")
      #expect(name(fault.kind) == row[1], "\(row)")
      let start = parts[0].utf8.count
      #expect(fault.bytes == start..<start + parts[1].utf8.count, "\(row)")
      #expect(fault.text == parts.joined() && fault.column == parts[0].count + 1, "\(row)")
    }
  }

  /// A fault as the table writes it.
  private func name(_ kind: SettingsFault.Kind) -> String {
    let whole =
      switch kind {
      case .hours(.tooLong(let text, _)): "tooLong(\"\(text)\")"
      case .hours(.reachesNextDay(let text, _, _, _)): "reachesNextDay(\"\(text)\")"
      case .hours(let kind): "\(kind)"
      case .notAllowed(let text, .length): "notAllowed(\"\(text)\", length)"
      case .notAllowed(let text, let allowed): "notAllowed(\(text.debugDescription), \(allowed))"
      default: "\(kind)"
      }
    return whole.split(separator: "Settings.SettingsSection.").joined().split(
      separator: "Settings.SettingsFault.Allowed."
    )
    .joined().split(separator: "BudgetCore.HoursFault.Expected.").joined()
  }

  @Test func `every fault of a text is told, in the order of its lines`() {
    let reading = Settings.parse(
      "mon = 8-12\n[calendar a]\nall-day = no\n[hours]\nmon = x\ntue = 8-12\n[x]\ny = 1\n[display]\nplain = 7\n",
      home: nil)
    #expect(reading.faults.map(\.line) == [1, 2, 3, 5, 7, 10])
    #expect(reading.settings.hours?.weekdays.keys.map(\.self) == [.tuesday])
    #expect(reading.settings.calendars == [])
  }

  @Test func `a line of 199 bytes is read whole, one of 200 is refused, and a comment may be longer`() {
    for letters in [189, 190] {
      let path = "/" + String(repeating: "x", count: letters)
      let reading = Settings.parse("[calendar a]\n  path = \(path)  \n# \(path)\(path)\n", home: nil)
      // 8 bytes of key and sign.
      if letters + 9 <= 199 {
        #expect(reading.settings.calendars.map(\.path) == [path] && reading.faults == [])
      } else {
        #expect(reading.faults.first?.kind == .longLine(limit: 199) && reading.faults.first?.line == 2)
        #expect(reading.settings.calendars == [])
      }
    }
    // A letter of two bytes stands across the bound: the fault begins with it.
    let letters = "path  = " + String(repeating: "é", count: 97)
    let fault = Settings.parse("[calendar a]\n\(letters)", home: nil).faults.first
    #expect(fault?.bytes == 198..<202 && fault?.column == 104)
    let just = "[calendar a]\npath = /" + String(repeating: "x", count: 191)
    #expect(Settings.parse(just, home: nil).faults == [])
    #expect(Settings.parse(just + "x", home: nil).faults.map(\.kind).first == .longLine(limit: 199))
  }

  @Test func `a name of 49 bytes is read whole`() {
    let name = String(repeating: "n", count: 40)
    #expect(Settings.parse("[calendar \(name)]\npath = /a", home: nil).settings.calendars.map(\.name) == [name])
  }

  @Test func `control characters are refused, and tabs are blanks`() {
    for bad in ["\0", "\u{1}", "\u{B}", "\u{1B}[2J", "\u{7F}", "\r"] {
      let reading = Settings.parse("[hours]\nmon = 8-12\(bad)x\ntue = 8-12", home: nil)
      #expect(reading.faults.map(\.kind) == [.controlCharacter] && reading.faults[0].bytes == 10..<11)
      #expect(reading.settings.hours?.weekdays.count == 1)
    }
    #expect(Settings.parse("\t[hours]\t\n\tmon\t=\t8-12\t;\tx\n", home: nil).settings.hours?.weekdays.count == 1)
  }

  @Test func `a home nobody knows makes a path from it one that is refused`() {
    #expect(
      Settings.parse("[calendar a]\npath = ~/a", home: nil).faults.map(\.kind).contains(.notAllowed("~/a", .path)))
  }
}

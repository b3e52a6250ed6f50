import TestSupport
import Testing

@testable import Settings

@Suite struct EditingTests {
  @Test func `a key is set and everything else stays as it is`() throws {
    for row in try Table("edits.txt", separator: "¦").rows {
      for end in ["\n", "\r\n"] {
        let text = lines(row[0]).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        let after = lines(row[3]).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end)
        if end == "\r\n", !text.contains(end) { continue }
        let key = try SettingsKey(row[1])
        let edit = try Settings.setting(key, to: row[2], in: text, home: nil)
        #expect(Array(edit.text.utf8) == Array(after.utf8), "\(row)")
        let line = edit.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[edit.line - 1]
        #expect(line.contains(row[2]), "\(row)")
        // Once more changes nothing more.
        #expect(try Settings.setting(key, to: row[2], in: edit.text, home: nil) == edit, "\(row)")
      }
    }
  }

  @Test(arguments: [
    ("hours.fri", SettingsSection.hours, "fri"), ("hours.mon-fri", .hours, "mon-fri"),
    ("Hours.2026-12-24", .hours, "2026-12-24"), ("hours.Day-Start", .hours, "day-start"),
    ("calendar.work.path", .calendar("work"), "path"), ("calendar.my.work.path", .calendar("my.work"), "path"),
    ("calendar.My Work.path", .calendar("My Work"), "path"), ("me.address", .me, "address"),
    ("display.plain", .display, "plain"), ("reminders.lead", .reminders, "lead"),
  ])
  func `a key is a section and a name`(text: String, section: SettingsSection, name: String) throws {
    let key = try SettingsKey(text)
    #expect(key.section == section && key.name == name)
  }

  @Test(arguments: [
    ("fri", SettingsFault.Kind.noSection("fri"), 0..<3), ("", .noSection(""), 0..<0),
    ("x.y", .unknownSection("x"), 0..<1), ("hours.x.mon", .unknownSection("hours x"), 0..<7),
    ("calendar.path", .calendarWithoutName, 0..<8), ("calendar..path", .calendarWithoutName, 0..<9),
    ("calendar.0123456789012345678901234567890123456789x.path", .longSectionName(limit: 49), 0..<50),
    ("calendar.a]b.path", .unknownSection("calendar a]b"), 0..<12),
    ("calendar.a ;b.path", .unknownSection("calendar a ;b"), 0..<13),
    ("hours.", .unknownKey("", .hours), 6..<6), ("hours.x", .unknownKey("x", .hours), 6..<7),
    ("me.adress", .unknownKey("adress", .me), 3..<9), ("calendar.a\n.path", .controlCharacter, 10..<11),
  ])
  func `what is no key is told`(text: String, kind: SettingsFault.Kind, bytes: Range<Int>) {
    let fault = #expect(throws: SettingsFault.self) { try SettingsKey(text) }
    #expect(fault?.kind == kind && fault?.bytes == bytes && fault?.text == text)
  }

  @Test(arguments: ["[hours]\nfri = 8-12 ; short\n", "[hours]\nfri =\n", "[hours]\n", ""])
  func `blanks around a value are not part of it, and none is a value too`(text: String) throws {
    let key = try SettingsKey("hours.fri")
    #expect(Array(trimmed(" \u{7F2}ho\t\u{301}a \t").utf8) == Array("\u{7F2}ho\t\u{301}a".utf8))
    for value in ["", " ", "\t9-10", "9-10 ", " 9-10\t"] {
      let edit = try Settings.setting(key, to: value, in: text, home: nil)
      #expect(try Settings.setting(key, to: value, in: edit.text, home: nil) == edit, "\(value.debugDescription)")
      let bare = String(value.filter { $0 != " " && $0 != "\t" })
      #expect(try Settings.setting(key, to: bare, in: text, home: nil) == edit, "\(value.debugDescription)")
    }
  }

  @Test func `a value never becomes more than a value`() throws {
    let key = try SettingsKey("hours.fri")
    for (bad, kind) in [
      ("8-12\n[me]", SettingsFault.Kind.controlCharacter), ("8-12 ;x", .semicolon), (";", .semicolon),
    ] {
      let fault = #expect(throws: SettingsFault.self) { try Settings.setting(key, to: bad, in: "", home: nil) }
      #expect(fault?.kind == kind)
    }
  }
}

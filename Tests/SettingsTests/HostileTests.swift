import BudgetCore
import TestSupport
import Testing

@testable import Settings

@Suite struct HostileTests {
  private static let whole = """
    # Mine
    [hours]
    mon-fri = 08:00-12:00, 13:00-17:00 ; as always
    2026-12-24 = none
    day-start = 04:00
    [calendar work]
    path = ~/cal/wörk.ics
    all-day = ignore
    stale-after = 3d
    fresh-by = ~/.vdirsyncer/status
    [me]
    address = me@example.org, i@example.org
    [display]
    language = de
    week-start = monday
    [reminders]
    lead = 10min

    """

  /// What holds of every text: places lie in their lines, and what is sound can be written and read again.
  private func check(_ text: String) {
    let reading = Settings.parse(text, home: "/home/a")
    let lines = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    for fault in reading.faults {
      #expect(fault.line >= 1 && fault.line <= lines.count, "\(text.debugDescription)")
      #expect(fault.bytes.upperBound <= fault.text.utf8.count, "\(text.debugDescription): \(fault)")
    }
    #expect(Settings.parse(reading.settings.text, home: nil).settings == reading.settings, "\(text.debugDescription)")
  }

  @Test func `every prefix ends in settings or in faults`() {
    let bytes = Array(Self.whole.utf8)
    #expect(Settings.parse(Self.whole, home: "/home/a").faults == [])
    for count in bytes.indices { check(String(decoding: bytes[..<count], as: UTF8.self)) }
  }

  @Test func `every flipped byte ends in settings or in faults`() {
    let bytes = Array(Self.whole.utf8)
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << bit
        check(String(decoding: flipped, as: UTF8.self))
      }
    }
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `law: what is set in any text that is sound after it reads as set`(seed: UInt64) throws {
    var random = Seeded(seed)
    let rows = [
      "[hours]", "[me]", "[display]", "[calendar a]", "mon = 8-12", "mon-fri = 9-17", "fri = none", "plain = yes",
      "path = /a", "# c", "", "language = en ; x", "address = a@example.org", "[x", "x = y",
    ]
    let sets = [("hours.fri", "10-11"), ("display.language", "de"), ("calendar.a.path", "/b"), ("hours.mon", "7-9")]
    var sound = 0
    for round in 0..<400 {
      let text = (0..<Int.random(in: 0...9, using: &random)).map { _ in rows.randomElement(using: &random) ?? "" }
        .joined(separator: "\n")
      let (name, value) = sets.randomElement(using: &random) ?? sets[0]
      let edit = try Settings.setting(SettingsKey(name), to: value, in: text, home: nil)
      let reading = Settings.parse(edit.text, home: nil)
      guard reading.faults.isEmpty else { continue }
      sound += 1
      let said: String? =
        switch name {
        case "hours.fri": reading.settings.hours?.weekdays[.friday].map { "\($0[0].start / 3600)-\($0[0].end / 3600)" }
        case "hours.mon": reading.settings.hours?.weekdays[.monday].map { "\($0[0].start / 3600)-\($0[0].end / 3600)" }
        case "display.language": reading.settings.display.language?.rawValue
        default: reading.settings.calendars.first { $0.name == "a" }?.path
        }
      #expect(said == value, "seed \(seed), round \(round): \(text.debugDescription) \(name)")
    }
    #expect(sound > 20)
  }

  @Test func `a text of many lines is read, each line once`() {
    let calendars = Settings.parse((0..<4000).map { "[calendar \($0)]\npath = /" }.joined(separator: "\n"), home: nil)
    #expect(calendars.settings.calendars.count == 4000 && calendars.faults == [])
    let twice = Settings.parse("[hours]\n" + String(repeating: "mon = 8-12\n", count: 4000), home: nil)
    #expect(twice.faults.count == 3999 && twice.faults.last?.line == 4001)
    #expect(Settings.parse(String(repeating: "[", count: 60_000), home: nil).faults.count == 1)
  }
}

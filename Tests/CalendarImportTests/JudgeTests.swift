import BudgetCore
import CalendarImport
import FoundationEssentials
import Host
import TestSupport
import Testing

/// Most events pass the scan unread. It loses nothing by that: entries and problems are those of the slow way, which
/// reads every event.
@Suite struct JudgeTests {
  /// Both readings of the files of one calendar, over a range of local days.
  static func expectOne(
    _ files: [String: [UInt8]], over range: Interval, zone: ZoneRules = HostileTests.zone, own: [String] = [],
    _ comment: @autoclosure () -> Comment
  ) {
    let calendar = [CalendarFiles(name: "x", files: files.keys.sorted())]
    let request = CalendarRequest(range: range, zone: zone, ownAddresses: own)
    func read(judges: Bool) -> CalendarReading {
      CalendarReader(files: MemoryFiles(contents: files), zones: CachedZones.shared, judges: judges)
        .read(calendar, for: request)
    }
    let fast = read(judges: true)
    let slow = read(judges: false)
    #expect(fast.entries == slow.entries, comment())
    #expect(fast.problems == slow.problems, comment())
  }

  static func expectOne(_ bytes: [UInt8], _ comment: @autoclosure () -> Comment) throws {
    try expectOne(["x.ics": bytes], over: #require(HostileTests.range), own: ["me@example.org"], comment())
  }

  @Test(arguments: CasesTests.rows) func `a calendar with known answers is read alike`(_ row: CasesTests.Row) throws {
    let zone = try #require(CachedZones.shared.rules(named: row.fields[1]))
    let first = try #require(CivilDate(iso8601: row.fields[2]))
    let end = try #require(CivilDate(iso8601: row.fields[3]))
    let bytes = try HostileTests.bytes(of: row.file)
    for (before, after) in [(0, 0), (1, -1), (-2, 3)] {
      let from = zone.startOfDay(first.adding(days: -before))
      let to = zone.startOfDay(end.adding(days: after))
      guard let range = Interval(from: from, to: to) else { continue }
      Self.expectOne(
        ["x.ics": bytes], over: range, zone: zone, own: row.fields[4].isEmpty ? [] : [row.fields[4]],
        "\(before) days before, \(after) after")
    }
  }

  @Test(arguments: 0..<20) func `law: a random calendar is read alike`(_ block: Int) throws {
    let day = try #require(HostileTests.range)
    let week = try #require(Interval(from: day.start, to: day.start + Length(hours: 168)))
    for seed in block * 25..<block * 25 + 25 {
      var random = RandomCalendar(seed: UInt64(seed))
      let files = random.files()
      Self.expectOne(files, over: day, "seed \(seed), a day")
      Self.expectOne(files, over: week, "seed \(seed), a week")
    }
  }

  @Test(arguments: HostileTests.files) func `every case file is read alike on any day`(_ name: String) throws {
    let bytes = try HostileTests.bytes(of: name)
    for (first, end) in [("2026-03-10", "2026-03-11"), ("2026-11-30", "2026-12-07"), ("2026-01-01", "2027-01-01")] {
      let zone = HostileTests.zone
      let days = try [#require(CivilDate(iso8601: first)), #require(CivilDate(iso8601: end))]
      let range = try #require(Interval(from: zone.startOfDay(days[0]), to: zone.startOfDay(days[1])))
      Self.expectOne(["x.ics": bytes], over: range, own: ["me@example.org"], "\(first) to \(end)")
    }
  }

  /// A case of `fuzz_busy.py`.
  struct Fuzzed: Decodable {
    let zone: String
    let first: String
    let last: String
    let text: String
  }

  @Test func `every fuzz case is read alike`() throws {
    let script = CasesTests.folder.appending(path: "../../Oracle/fuzz_busy.py").path
    let run = try ChildProcess.run("/usr/bin/python3", [script, "--print", "--cases", "300"])
    let cases = try run.outputText.split(separator: "\n").map {
      try JSONDecoder().decode(Fuzzed.self, from: Data($0.utf8))
    }
    #expect(cases.count == 300, "\(run.errorText)")
    for fuzzed in cases {
      let zone = try #require(CachedZones.shared.rules(named: fuzzed.zone))
      let first = try #require(CivilDate(iso8601: fuzzed.first))
      let last = try #require(CivilDate(iso8601: fuzzed.last))
      for (before, after) in [(0, 0), (1, -1), (-2, 3)] {
        let (from, to) = (first.adding(days: -before), last.adding(days: after))
        guard let range = Interval(from: zone.startOfDay(from), to: zone.startOfDay(to)) else { continue }
        Self.expectOne(["x.ics": Array(fuzzed.text.utf8)], over: range, zone: zone, "\(fuzzed.text), \(from) to \(to)")
      }
    }
  }

  static let broken = [
    "025-xwr-timezone-floating.ics", "337-rrule-lower-case.ics", "402-moved-into-day.ics", "417-thisandfuture.ics",
  ]

  @Test(arguments: broken) func `every prefix and every flipped byte is read alike`(_ name: String) throws {
    let bytes = try HostileTests.bytes(of: name)
    for index in bytes.indices {
      try Self.expectOne(Array(bytes[..<index]), "\(name) cut at \(index)")
      var flipped = bytes
      flipped[index] ^= UInt8(1 << (index % 8))
      try Self.expectOne(flipped, "\(name) flipped at \(index)")
    }
  }
}

import BudgetCore
import CalendarImport
import FoundationEssentials
import Host
import Testing

/// Broken and malicious bytes end in an answer or a named problem.
@Suite struct HostileTests {
  static let zones = SystemZones(folders: ["/usr/share/zoneinfo"])
  static let zone = zones.rules(named: "Europe/Zurich") ?? .utc
  static let range = Interval(
    from: Moment(rfc3339: "2026-03-10T00:00:00+01:00") ?? Moment(seconds: 0),
    to: Moment(rfc3339: "2026-03-11T00:00:00+01:00") ?? Moment(seconds: 1))

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: CasesTests.folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted()
  }()

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: CasesTests.folder.appending(path: name)))
  }

  static func read(_ bytes: [UInt8], chunk: Int = 1 << 20) throws -> CalendarReading {
    let reader = CalendarReader(files: MemoryFiles(contents: ["x.ics": bytes], chunk: chunk), zones: zones)
    let request = CalendarRequest(range: try #require(range), zone: zone, ownAddresses: ["me@example.org"])
    return reader.read([CalendarFiles(name: "x", files: ["x.ics"])], for: request)
  }

  @Test func `all case files are tried`() {
    #expect(Self.files.count == 175)
  }

  /// A file that breaks off is never an exact answer, unless what broke off is white space.
  @Test(arguments: files) func `every prefix of a calendar is answered`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let step = max(1, bytes.count / 600)
    let whole = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let isComplete = try !Self.read(bytes).problems.contains { $0.kind == .truncated }
    for end in stride(from: 0, to: whole, by: step) {
      let read = try Self.read(Array(bytes[..<end]))
      let text = String(decoding: bytes[..<end], as: UTF8.self).uppercased()
      let isBetweenCalendars = text.split { $0.isWhitespace }.last == "END:VCALENDAR"
      if isComplete, !isBetweenCalendars, read.problems.exactness == .exact {
        Issue.record("\(name) cut at \(end) is exact")
      }
    }
  }

  @Test(arguments: files) func `every flipped byte of a calendar is answered`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let step = max(1, bytes.count / 600)
    for index in stride(from: 0, to: bytes.count, by: step) {
      var broken = bytes
      broken[index] ^= UInt8(1 << (index % 8))
      _ = try Self.read(broken)
    }
  }

  @Test(arguments: files) func `the size of the chunks changes nothing`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let whole = try Self.read(bytes)
    for chunk in [1, 2, 3, 7, 64, 1000] where bytes.count / chunk < 20_000 {
      let pieces = try Self.read(bytes, chunk: chunk)
      #expect(pieces.entries == whole.entries)
      #expect(pieces.problems == whole.problems)
    }
  }
}

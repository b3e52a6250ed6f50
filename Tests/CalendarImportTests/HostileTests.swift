import BudgetCore
import CalendarImport
import FoundationEssentials
import Host
import TestSupport
import Testing

/// Broken and malicious bytes end in an answer or a named problem.
@Suite struct HostileTests {
  static let zones = CachedZones.shared
  static let zone = zones.rules(named: "Europe/Zurich") ?? .utc
  static let range = Interval(
    from: Moment(rfc3339: "2026-03-10T00:00:00+01:00") ?? Moment(seconds: 0),
    to: Moment(rfc3339: "2026-03-11T00:00:00+01:00") ?? Moment(seconds: 1))

  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: CasesTests.folder.path)) ?? []
    return names.filter { $0.hasSuffix(".ics") }.sorted()
  }()

  /// Read by the program's own means: `Data(contentsOf:)` leaks where a file is empty.
  static func bytes(of name: String) throws -> [UInt8] {
    let source = try DiskFiles().open(CasesTests.folder.appending(path: name).path)
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try unsafe chunk.withUnsafeMutableBytes { try unsafe source.read(into: $0) }
      if count == 0 { return all }
      all += chunk[..<count]
    }
  }

  static func read(_ bytes: [UInt8], chunk: Int = 1 << 20) throws -> CalendarReading {
    let reader = CalendarReader(files: MemoryFiles(contents: ["x.ics": bytes], chunk: chunk), zones: zones)
    let request = CalendarRequest(range: try #require(range), zone: zone, ownAddresses: ["me@example.org"])
    return reader.read([CalendarFiles(name: "x", files: ["x.ics"])], for: request)
  }

  /// Every place of a small file; of others seeded ones, as many as RESTZEIT_PLACES says (500).
  static func places(in count: Int) -> [Int] {
    let asked = ProcessInfo.processInfo.environment["RESTZEIT_PLACES"].flatMap { Int($0) }
    if count < 2048, asked ?? count >= count { return Array(0..<count) }
    var random = Seeded(UInt64(count))
    return (0..<min(asked ?? 500, count)).map { _ in Int.random(in: 0..<count, using: &random) }
  }

  @Test func `all case files are tried`() {
    #expect(Self.files.count == 175)
  }

  /// A file that breaks off is never an exact answer, unless what broke off is white space.
  @Test(arguments: files) func `every prefix of a calendar is answered`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let whole = bytes.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? 0
    let isComplete = try !Self.read(bytes).problems.contains { $0.kind == .truncated }
    for end in Self.places(in: bytes.count) where end < whole {
      let read = try Self.read(Array(bytes[..<end]))
      let words = bytes[..<end].split { $0 <= 0x20 }.suffix(2).map { String(decoding: $0, as: UTF8.self).uppercased() }
      // Nor can anybody know that a further calendar was to follow.
      let isBetweenCalendars =
        words.last == "END:VCALENDAR"
        || (words.first == "END:VCALENDAR" && "BEGIN:VCALENDA".hasPrefix(words.last ?? "-"))
      if isComplete, !isBetweenCalendars {
        #expect(read.problems.exactness != .exact, "\(name) cut at \(end) is exact")
      }
    }
  }

  @Test(arguments: files) func `every flipped byte of a calendar is answered`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    for index in Self.places(in: bytes.count) {
      var broken = bytes
      broken[index] ^= UInt8(1 << (index % 8))
      _ = try Self.read(broken)
    }
  }

  @Test(arguments: files) func `the size of the chunks changes nothing`(_ name: String) throws {
    let bytes = try Self.bytes(of: name)
    let whole = try Self.read(bytes)
    for chunk in [1, 2, 3, 7, 16, 64, 1000] where bytes.count / chunk < 20_000 {
      let pieces = try Self.read(bytes, chunk: chunk)
      #expect(pieces.entries == whole.entries)
      #expect(pieces.problems == whole.problems)
    }
  }
}

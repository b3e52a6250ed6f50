import BudgetCore
import Host
import Testing

/// TZif bytes put together by hand, after RFC 8536 §3, and real ones spoilt.
@Suite struct ZoneFileTests {
  /// The parts of a file, each of which a test can spoil.
  struct Parts {
    var version: UInt8 = UInt8(ascii: "2")
    var times: [Int64] = [0, 100]
    var indices: [UInt8] = [1, 0]
    var types: [(offset: Int32, isDaylight: UInt8, name: UInt8)] = [(3600, 0, 0), (7200, 1, 4)]
    var names = Array("CET\u{0}CEST\u{0}".utf8)
    var leapSeconds = 0
    var standard: [UInt8] = []
    var ut: [UInt8] = []
    var footer = "\nCET-1\n"

    func block(version: UInt8, timeBytes: Int) -> [UInt8] {
      var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
      for count in [ut.count, standard.count, leapSeconds, times.count, types.count, names.count] {
        bytes += big(Int64(count), 4)
      }
      for time in times { bytes += big(time, timeBytes) }
      bytes += indices
      for type in types { bytes += big(Int64(type.offset), 4) + [type.isDaylight, type.name] }
      return bytes + names + [UInt8](repeating: 0, count: leapSeconds * (timeBytes + 4)) + standard + ut
    }

    var bytes: [UInt8] {
      let first = block(version: version, timeBytes: 4)
      return version == 0 ? first : first + block(version: version, timeBytes: 8) + Array(footer.utf8)
    }

    var rules: ZoneRules? { ZoneFile.rules(name: "X", bytes: bytes) }

    private func big(_ number: Int64, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> Int64(8 * (count - 1 - $0))) }
    }
  }

  static func parts(_ change: (inout Parts) -> Void) -> Parts {
    var parts = Parts()
    change(&parts)
    return parts
  }

  @Test(arguments: [0, UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")])
  func `versions one to four are read, with the first type before the first change`(version: UInt8) throws {
    let rules = try #require(ZoneFileTests.parts { $0.version = version }.rules)
    #expect(rules.offset(at: Moment(seconds: -1)) == 3600)
    #expect(rules.offset(at: Moment(seconds: 0)) == 7200)
    #expect(rules.offset(at: Moment(seconds: 99)) == 7200)
    #expect(rules.offset(at: Moment(seconds: 100)) == 3600)
  }

  @Test func `the second block of a newer version counts, with times no 32 bits hold`() throws {
    let far: Int64 = 1 << 40
    let rules = try #require(ZoneFileTests.parts { $0.times = [-far, far] }.rules)
    #expect(rules.changes(from: 1, to: 9999).isEmpty)
    #expect(rules.offset(at: Moment(seconds: -far - 1)) == 3600)
    #expect(rules.offset(at: Moment(seconds: -far)) == 7200)
  }

  @Test func `a file without changes is what its footer says`() throws {
    let rules = try #require(
      ZoneFileTests.parts {
        ($0.times, $0.indices) = ([], [])
        $0.footer = "\n<-03>3<-02>,M3.5.0/-2,M10.5.0/-1\n"
      }.rules)
    // America/Nuuk's footer: 2030-03-30 22:00 at −03 is 2030-03-31T01:00Z, a Sunday's eve.
    let jump = try #require(Moment(rfc3339: "2030-03-31T01:00:00Z"))
    #expect(rules.offset(at: jump - Length(seconds: 1)) == -10_800)
    #expect(rules.offset(at: jump) == -7200)
  }

  @Test func `after the last change an empty footer lets its offset be`() throws {
    let rules = try #require(ZoneFileTests.parts { $0.footer = "\n\n" }.rules)
    #expect(rules.offset(at: Moment(seconds: 1 << 40)) == 3600)
  }

  /// One rule of RFC 8536 §3 broken at a time.
  static let unsound: [(String, Parts)] = [
    ("version 5", parts { $0.version = UInt8(ascii: "5") }),
    ("version 1 written as a digit", parts { $0.version = UInt8(ascii: "1") }),
    ("no types", parts { ($0.types, $0.times, $0.indices) = ([], [], []) }),
    ("no names", parts { $0.names = [] }),
    ("leap seconds", parts { $0.leapSeconds = 1 }),
    ("leap seconds in version 1", parts { ($0.version, $0.leapSeconds) = (0, 1) }),
    ("times that go back", parts { $0.times = [100, 0] }),
    ("one time twice", parts { $0.times = [100, 100] }),
    ("a time before the Big Bang", parts { $0.times = [Int64.min, 0] }),
    ("a time past all ages", parts { $0.times = [0, Int64.max] }),
    ("an index of no type", parts { $0.indices = [2, 0] }),
    ("an offset of −2³¹", parts { $0.types[0].offset = Int32.min }),
    ("an offset past 26 hours", parts { $0.types[0].offset = 93_600 }),
    ("an offset past −25 hours", parts { $0.types[0].offset = -90_000 }),
    ("daylight 2", parts { $0.types[1].isDaylight = 2 }),
    ("a name beyond the names", parts { $0.types[1].name = 9 }),
    ("a name that does not end", parts { $0.names = Array("CET\u{0}CEST".utf8) }),
    ("too few standard indicators", parts { $0.standard = [1] }),
    ("a standard indicator 2", parts { $0.standard = [2, 0] }),
    ("a UT indicator without a standard one", parts { ($0.standard, $0.ut) = ([0, 0], [1, 0]) }),
    ("no footer", parts { $0.footer = "" }),
    ("a footer that does not end", parts { $0.footer = "\nCET-1" }),
    ("a footer that is no rule", parts { $0.footer = "\nCET\n" }),
    ("a footer of another offset", parts { $0.footer = "\nCET-2\n" }),
    ("a NUL in the footer", parts { $0.footer = "\nCET-1\u{0}\n" }),
  ]

  @Test(arguments: unsound.indices)
  func `a file that breaks one rule of the standard is no zone`(index: Int) {
    let (rule, parts) = ZoneFileTests.unsound[index]
    #expect(parts.rules == nil, "\(rule)")
    #expect(Parts().rules != nil)
  }

  @Test func `counts of four thousand million are refused, not reserved`() {
    for field in 0..<6 {
      var bytes = Parts().bytes
      for index in 0..<4 { bytes[20 + field * 4 + index] = 0xFF }
      #expect(ZoneFile.rules(name: "X", bytes: bytes) == nil, "count \(field)")
    }
  }

  /// A change every half year, a type without changes and one with a rule: small files, so that all of each is spoilt.
  @Test(arguments: ["Europe/Zurich", "Etc/UTC", "Asia/Kathmandu", "Africa/Cairo", "America/Nuuk"])
  func `no prefix and no flipped byte of a real file stops the program`(name: String) throws {
    let scratch = Scratch()
    Program.run("/usr/sbin/zic -b slim -d \(scratch.path) /usr/share/zoneinfo/tzdata.zi 2>/dev/null")
    let whole = Program.run("cat \(scratch.path)/\(name)").output
    let sound = try #require(ZoneFile.rules(name: name, bytes: whole))
    let probes = [-(1 << 40), 0, 1_800_000_000, 1 << 40].map { CivilDateTime(wallSeconds: $0) }
    var read = 0
    for length in 0..<whole.count {
      #expect(ZoneFile.rules(name: name, bytes: Array(whole[..<length])) == nil, "the first \(length) bytes")
    }
    for index in whole.indices {
      for flip: UInt8 in [0x01, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] ^= flip
        guard let rules = ZoneFile.rules(name: name, bytes: bytes) else { continue }
        read += 1
        for probe in probes {
          let moment = rules.moment(of: probe)
          #expect(abs(moment.seconds - probe.wallSeconds) <= 93_600 + 86_400, "byte \(index) ^ \(flip)")
        }
      }
    }
    #expect(read > 0)
    #expect(sound.name == name)
  }
}

import BudgetCore
import Host
import TestSupport
import Testing

@Suite struct PosixZoneTests {
  /// POSIX.1-2017 §8.3, RFC 8536 §3.3.1 and footers of the database, with each part left out where it may be.
  static let sound = [
    "UTC0", "GMT0", "EST5", "CET-1", "IST-5:30", "NPT-5:45", "LMT0:34:08", "AAA24", "AAA-24", "<+03>-3", "<-00>0",
    "<+1245>-12:45", "<UTC+3>-3", "EST+5", "aaa-01:30:15",
    "EST5EDT", "CET-1CEST", "EST5EDT4", "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0",
    "AEST-10AEDT,M10.1.0,M4.1.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1", "<-03>3<-02>,M3.5.0/-2,M10.5.0/-1",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "EET-2EEST,M4.5.5/0,M10.5.4/24", "IST-2IDT,M3.4.4/26,M10.5.0",
    "NST3:30NDT2:30,M3.2.0/0:01,M11.1.0/0:01:30", "CET-1CEST,J60,J300", "CET-1CEST,J59/3,J61/4", "CET-1CEST,59,300",
    "CET-1CEST,58,60/0", "AAA3BBB1,M5.1.1/1,M9.5.6/23:59:59",
  ]

  @Test func `a rule changes the clock when zdump says so`() throws {
    // Without a database: glibc would take EST5EDT from a file, and a missing rule from the history of `posixrules`.
    let zdump = Zdump(PosixZoneTests.sound, from: 1996, to: 2032, database: "/nonexistent")
    for text in PosixZoneTests.sound {
      let rules = try #require(PosixZone.parse(text), "\(text)")
      #expect(rules.name == text)
      #expect(rules.tail == nil || !rules.changes(from: 1996, to: 2032).isEmpty, "\(text)")
      if let expected = zdump.zones[text] {
        #expect(rules.changes(from: 1996, to: 2032) == expected.changes, "\(text)")
        #expect(rules.offset(at: Moment(seconds: 820_454_400)) == expected.initial, "\(text)")
      } else {
        Issue.record("zdump says nothing of \(text)")
      }
    }
  }

  @Test func `a year that is all daylight time never changes`() throws {
    // RFC 8536 §3.3.1: `XXX3EDT4,0/0,J365/23` is on daylight time all year round.
    let rules = try #require(PosixZone.parse("XXX3EDT4,0/0,J365/23"))
    #expect(rules.changes(from: 2000, to: 2030).isEmpty)
    #expect(rules.offset(at: Moment(seconds: 1_800_000_000)) == -4 * 3600)
  }

  @Test func `times of a rule reach a week either way`() throws {
    let rules = try #require(PosixZone.parse("AAA0BBB,J10/167,J300/-167"))
    // 10 January and 167 hours is 16 January 23:00; 27 October less 167 hours is 20 October 01:00 on the daylight clock.
    #expect(
      rules.changes(from: 2026, to: 2027).map { Moment(seconds: $0.at).rfc3339 } == [
        "2026-01-16T23:00:00Z", "2026-10-20T00:00:00Z",
      ])
  }

  @Test func `changes that a rule moves into the next year come in their order there`() throws {
    // Daylight time starts on 30 December and 167 hours, 5 January 23:00, and ends three days before, on 2 January.
    let rules = try #require(PosixZone.parse("AAA0BBB,J364/167,J2/1"))
    #expect(
      rules.changes(from: 2026, to: 2028).map { Moment(seconds: $0.at).rfc3339 } == [
        "2026-01-02T00:00:00Z", "2026-01-05T23:00:00Z", "2027-01-02T00:00:00Z", "2027-01-05T23:00:00Z",
      ])
    #expect(rules.offset(at: Moment(seconds: 1_800_000_000)) == 3600)
  }

  @Test(arguments: [
    "", "0", "UTC", "Europe/Zurich", "CE-1", "<+0>-1", "<+03-3", "+03>-3", "CET-25", "CET-1:60", "CET-1:00:60",
    "CET-1:",
    "CET--1", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M3.5.0,M10.5.0/3x",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5,M10.5.0", "CET-1CEST,J0,J300", "CET-1CEST,J366,J300",
    "CET-1CEST,366,300", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/-168,M10.5.0", "CET-1CEST,M3.5.0/,M10.5.0",
    "CET-1 CEST", " CET-1", "CET-1\n", "CÉT-1", "CET-1CEST,M3.5.0,M10.5.0,M10.5.0", "CET-99999999999999999999",
    "<>-1", "CET-1CE,M3.5.0,M10.5.0",
  ])
  func `any other text is no rule`(text: String) {
    #expect(PosixZone.parse(text) == nil)
  }

  @Test func `no prefix and no flipped byte of a rule stops the program`() {
    for text in PosixZoneTests.sound {
      let bytes = Array(text.utf8)
      for index in bytes.indices {
        _ = PosixZone.parse(String(decoding: bytes[..<index], as: UTF8.self))
        for flip: UInt8 in [0x01, 0x10, 0x80] {
          var spoilt = bytes
          spoilt[index] ^= flip
          let rules = PosixZone.parse(String(decoding: spoilt, as: UTF8.self))
          #expect(rules.map { abs($0.offset(at: Moment(seconds: 0))) <= 93_600 } ?? true, "\(text) at \(index)")
        }
      }
    }
  }

  @Test func `the laws of a wall time hold in random rules`() throws {
    let seed: UInt64 = 8536
    var random = Seeded(seed)
    for _ in 0..<300 {
      let (west, spring, autumn) = (
        Int.random(in: -12...12, using: &random), Int.random(in: 1...6, using: &random),
        Int.random(in: 7...12, using: &random)
      )
      let text = "AAA\(west)BBB,M\(spring).\(Int.random(in: 1...5, using: &random)).0/3,M\(autumn).2.3/1"
      let rules = try #require(PosixZone.parse(text))
      let wall = CivilDateTime(wallSeconds: Int64.random(in: 0...4_000_000_000, using: &random))
      switch rules.reading(of: wall) {
      case .once(let moment): #expect(rules.wall(at: moment) == wall, "\(text), seed \(seed)")
      case .gap(let moment, let jump): #expect(moment >= jump, "\(text), seed \(seed)")
      case .fold(let first, let second):
        #expect(
          rules.wall(at: first) == wall && rules.wall(at: second) == wall && first < second, "\(text), seed \(seed)")
      }
    }
  }
}

import BudgetCore
import Recurrence
import TestSupport
import Testing

@Suite struct HostileTests {
  /// Whatever a text is read as, it answers for a day far from its start, ascending and inside the range.
  private func answers(_ text: some Collection<UInt8>) -> Bool {
    guard let rule = RecurrenceRule.parse(text).rule else { return true }
    let start = CivilDateTime(wallSeconds: 878_806_800)
    let day = start.adding(days: 10_000)..<start.adding(days: 10_001)
    let found = rule.instances(from: start, in: day, through: nil, limit: 50)
    return found.walls.count <= 50 && found.walls.allSatisfy(day.contains)
      && zip(found.walls, found.walls.dropFirst()).allSatisfy { $0 < $1 }
  }

  @Test(arguments: ["rfc5545.txt", "edges.txt", "texts.txt"])
  func `every prefix of every rule has an answer`(table: String) throws {
    for row in try Table(table).rows {
      let bytes = Array(row[0].utf8)
      for length in 0...bytes.count { #expect(answers(bytes[..<length]), "\(row) cut at \(length)") }
    }
  }

  @Test(arguments: ["rfc5545.txt", "edges.txt", "texts.txt"])
  func `every rule with a byte flipped has an answer`(table: String) throws {
    var random = Seeded(5)
    for row in try Table(table).rows {
      let bytes = Array(row[0].utf8)
      for index in bytes.indices {
        for bit in [0, Int.random(in: 1...7, using: &random)] {
          var flipped = bytes
          flipped[index] ^= 1 << UInt8(bit)
          #expect(answers(flipped), "seed 5: \(row) flipped at \(index), bit \(bit)")
        }
      }
    }
  }

  @Test func `numbers and starts beyond all measure have an answer`() throws {
    let big = "9223372036854775807"
    let texts = [
      "FREQ=YEARLY;INTERVAL=\(big);COUNT=\(big)", "FREQ=SECONDLY;INTERVAL=\(big)", "FREQ=WEEKLY;COUNT=\(big)",
      "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=366,-366", "FREQ=DAILY;INTERVAL=2147483647", "FREQ=MINUTELY;COUNT=\(big)1",
      "FREQ=YEARLY;BYWEEKNO=53,-53,1,-1;BYDAY=SU", "FREQ=YEARLY;BYDAY=-53MO,53SU;BYSETPOS=-1",
      "FREQ=SECONDLY;BYSECOND=59;INTERVAL=86399;COUNT=\(big)",
    ]
    let seconds: [Int64] = [.min, -62_167_219_201, -62_167_219_200, 0, 253_402_300_799, 253_402_300_800, .max]
    let walls = seconds.map(CivilDateTime.init(wallSeconds:))
    for text in texts {
      var rule = try #require(RecurrenceRule.parse(text).rule)
      for start in [walls[0], walls[2], walls[4], walls[6]] {
        for (from, to) in [(walls[0], walls[2]), (walls[4], walls[5]), (walls[0], walls[6])] {
          let found = rule.instances(from: start, in: from..<to, through: walls[5], limit: 3)
          #expect(found.walls.contains(start) == (from <= start && start < to), "\(text)")
        }
      }
      rule.interval = -5
      rule.bySetPos = [.min, .max, 0]
      rule.byMonth = [.min, 99]
      rule.byDay = [.init(ordinal: .min, .monday), .init(ordinal: .max, .monday)]
      rule.byMonthDay = [.max]
      rule.byHour = [-1, 99]
      #expect(rule.instances(from: walls[3], in: walls[0]..<walls[6], through: nil, limit: 9).walls == [walls[3]])
    }
  }

  @Test func `the limit is kept, and told only when it hid something`() throws {
    let rule = try #require(RecurrenceRule.parse("FREQ=DAILY;COUNT=3").rule)
    let start = CivilDateTime(wallSeconds: 0)
    let range = start..<start.adding(days: 30)
    #expect(rule.instances(from: start, in: range, through: nil, limit: 3).hitBound == false)
    let cut = rule.instances(from: start, in: range, through: nil, limit: 2)
    #expect(cut.hitBound && cut.walls == [start, start.adding(days: 1)])
    #expect(rule.instances(from: start, in: range, through: nil, limit: 0).hitBound)
    #expect(!rule.instances(from: start, in: start..<start, through: nil, limit: 0).hitBound)
  }
}

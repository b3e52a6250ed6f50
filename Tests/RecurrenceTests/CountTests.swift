import BudgetCore
import Recurrence
import TestSupport
import Testing

@Suite struct CountTests {
  @Test func `law: COUNT ends a series at its nth instance, seen from any range`() throws {
    let seed: UInt64 = 6
    var random = Seeded(seed)
    for _ in 0..<400 {
      let question = RandomQuestion(.all, using: &random)
      var rule = try #require(RecurrenceRule.parse(question.text).rule)
      rule.count = nil
      let end = question.range.upperBound
      let all = rule.instances(
        from: question.start, in: question.start..<max(end, question.start.nextSecond), through: nil, limit: 6000
      )
      .walls
      let count = Int.random(in: 1...all.count, using: &random)
      rule.count = count
      let from = Int.random(in: max(0, count - 5)..<count, using: &random)
      let range = all[from]..<all[all.count - 1].nextSecond
      #expect(
        rule.instances(from: question.start, in: range, through: nil, limit: 100).walls == Array(all[from..<count]),
        "seed \(seed): \(question.text), COUNT \(count) from \(question.start.basic)")
    }
  }

  /// The calendar repeats after 400 years, and each of these takes a shorter way then.
  @Test(arguments: [
    "FREQ=DAILY;BYMONTHDAY=-1,13", "FREQ=DAILY;INTERVAL=3;BYMONTHDAY=-1,13", "FREQ=WEEKLY;INTERVAL=3;BYMONTH=2,5",
    "FREQ=MONTHLY;BYDAY=5MO", "FREQ=YEARLY;INTERVAL=3;BYWEEKNO=53,1", "FREQ=YEARLY;BYYEARDAY=366,1;BYHOUR=1,2",
    "FREQ=HOURLY;INTERVAL=1001;BYDAY=MO", "FREQ=MINUTELY;INTERVAL=100003;BYHOUR=9,10", "FREQ=DAILY;INTERVAL=97",
    "RSCALE=GREGORIAN;SKIP=FORWARD;FREQ=MONTHLY;BYMONTHDAY=1,31",
  ])
  func `counting over thousands of years agrees with walking them`(text: String) throws {
    var rule = try #require(RecurrenceRule.parse(text).rule)
    let start = try #require(CivilDateTime(basic: "01000131T093000"))
    let end = try #require(CivilDateTime(basic: "20260101T000000"))
    let all = rule.instances(from: start, in: start..<end, through: nil, limit: 1_000_000).walls
    #expect(all.count > 700, "\(text)")
    for count in [all.count, all.count - 1, all.count / 2] {
      rule.count = count
      let found = rule.instances(from: start, in: all[count - 2]..<end, through: nil, limit: 10)
      #expect(found.walls == Array(all[(count - 2)..<count]), "\(text) COUNT \(count)")
    }
  }

  @Test func `a series of a billion answers for a day half a century on`() throws {
    let start = try #require(CivilDateTime(basic: "19700101T090000"))
    let day = try #require(CivilDateTime(basic: "20260310T000000"))
    let daily = try #require(RecurrenceRule.parse("FREQ=DAILY;COUNT=1000000000").rule)
    #expect(
      daily.instances(from: start, in: day..<day.adding(days: 1), through: nil, limit: 9).walls.map(\.basic)
        == ["20260310T090000"])
    // 28 × 365 + 7 leap days from 1970 to 1998: that many days of seconds end at 09:00 on 1 January 1998.
    let secondly = try #require(RecurrenceRule.parse("FREQ=SECONDLY;COUNT=\((28 * 365 + 7) * 86_400)").rule)
    let last = try #require(CivilDateTime(basic: "19980101T085959"))
    #expect(
      secondly.instances(from: start, in: last..<last.adding(days: 1), through: nil, limit: 9).walls == [last])
  }
}

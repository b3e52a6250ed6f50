import BudgetCore
import Rendering
import TestSupport
import Testing

/// A meeting from 10 to 12 that its person released at 10:40 stands in two rows.
@Suite struct ReleasedTests {
  static let review = Sample.entry("10:00-12:00", "Review", line: 20)
  static let entries = review.released(from: Sample.at("10:40"), zone: Sample.zurich)

  static func budget(now: String) throws -> DayBudget {
    DayBudget(
      day: Sample.monday, now: Sample.at(now), zone: Sample.zurich, hours: try WorkingWeek.parse("mon 8-12"),
      dayStart: .midnight, hasCalendars: true, entries: entries, todos: [], problems: [])
  }

  private static func rows(_ answer: Answer, _ language: Language) -> [String] {
    words(for: answer, in: Voice(language: language, plain: true)).split(separator: "\n").map(String.init)
      .filter { $0.contains("Review") }
  }

  @Test func `why and busy name both parts with their times`() throws {
    #expect(
      Self.rows(.why(try Self.budget(now: "10:40"), passedOver: []), .english) == [
        "10:00 to 10:40: Review, counts: busy, as nothing says otherwise, work.ics:20",
        "10:40 to 12:00: Review, does not count: released by you, work.ics:20",
      ])
    let range = try #require(Sample.zurich.day(Sample.monday))
    let busy = BusyAnswer(zone: Sample.zurich, range: range, entries: Self.entries, problems: [])
    #expect(busy.busy == Sample.spans("10:00-10:40"))
    #expect(
      Self.rows(.busy(busy, events: true, titles: true), .german) == [
        "10:00 bis 10:40: Review, work.ics:20, zählt: belegt, da nichts anderes steht",
        "10:40 bis 12:00: Review, work.ics:20, zählt nicht: von dir freigegeben",
      ])
  }

  @Test func `today shows what is still to come of it, and gives the time back`() throws {
    let after = try Self.budget(now: "10:40")
    #expect(after.left == Sample.spans("10:40-12:00"))
    #expect(
      Self.rows(.today(after), .english) == ["10:40 to 12:00: Review, does not count: released by you"])
    let before = try Self.budget(now: "09:00")
    #expect(before.left == Sample.spans("09:00-10:00 10:40-12:00"))
    #expect(Self.rows(.today(before), .english).count == 2)
  }
}

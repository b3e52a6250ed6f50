import BudgetCore
import TestSupport
import Testing

@testable import Rendering

@Suite struct WordTests {
  private let english = Words(Voice(language: .english))
  private let german = Words(Voice(language: .german))
  private let plainEnglish = Words(Voice(language: .english, plain: true))
  private let plainGerman = Words(Voice(language: .german, plain: true))

  @Test func `lengths are said to the second and no unit is said in vain`() throws {
    for row in try Table("lengths.txt").rows {
      let length = Length(seconds: try #require(Int64(row[0])))
      #expect(english.length(length) == row[1], "\(row)")
      #expect(german.length(length) == row[1], "\(row)")
      #expect(plainEnglish.length(length) == row[2], "\(row)")
      #expect(plainGerman.length(length) == row[3], "\(row)")
    }
  }

  @Test func `a stretch is said in local time as seen from its day`() throws {
    for row in try Table("ranges.txt").rows {
      let start = try #require(Moment(rfc3339: row[0]))
      let end = try #require(Moment(rfc3339: row[1]))
      let interval = try #require(Interval(from: start, to: end))
      let day = try #require(CivilDate(iso8601: row[2]))
      #expect(english.range(interval, on: day, Sample.zurich) == row[3], "\(row)")
      #expect(german.range(interval, on: day, Sample.zurich) == row[4], "\(row)")
      #expect(plainEnglish.range(interval, on: day, Sample.zurich) == row[5], "\(row)")
    }
  }

  @Test func `what the system refuses is said in own words`() throws {
    for row in try Table("system.txt").rows {
      #expect(systemWords(row[0], in: .english) == row[1], "\(row)")
      #expect(systemWords(row[0], in: .german) == row[2], "\(row)")
    }
    #expect(systemWords("\u{1B}[2J", in: .english) == "\u{FFFD}[2J")
  }

  @Test func `a title is cut on a screen and never in plain text`() {
    let long = String(repeating: "long ", count: 2000) + "end"
    #expect(plainEnglish.title(of: Sample.todo(long)) == long)
    #expect(plainGerman.title(of: Sample.entry("09:00-10:00", long)) == long)
    #expect(english.title(of: Sample.todo(long)).count <= 200)
    #expect(english.title(of: Sample.entry("09:00-10:00", long)).hasSuffix("…"))
  }

  @Test func `every month and weekday has its name`() throws {
    let first = try #require(CivilDate(year: 2026, month: 1, day: 5))
    let months = (1...12).compactMap { CivilDate(year: 2027, month: $0, day: 1) }
    #expect(
      (0..<7).map { english.shortDate(first.adding(days: $0)) } == [
        "Mon 5 Jan", "Tue 6 Jan", "Wed 7 Jan", "Thu 8 Jan", "Fri 9 Jan", "Sat 10 Jan", "Sun 11 Jan",
      ])
    #expect(
      (0..<7).map { german.shortDate(first.adding(days: $0)) } == [
        "Mo 5. Jan.", "Di 6. Jan.", "Mi 7. Jan.", "Do 8. Jan.", "Fr 9. Jan.", "Sa 10. Jan.", "So 11. Jan.",
      ])
    #expect(
      months.map(english.longDate) == [
        "Friday 1 January", "Monday 1 February", "Monday 1 March", "Thursday 1 April", "Saturday 1 May",
        "Tuesday 1 June", "Thursday 1 July", "Sunday 1 August", "Wednesday 1 September", "Friday 1 October",
        "Monday 1 November", "Wednesday 1 December",
      ])
    #expect(
      months.map(german.longDate) == [
        "Freitag, 1. Januar", "Montag, 1. Februar", "Montag, 1. März", "Donnerstag, 1. April", "Samstag, 1. Mai",
        "Dienstag, 1. Juni", "Donnerstag, 1. Juli", "Sonntag, 1. August", "Mittwoch, 1. September",
        "Freitag, 1. Oktober", "Montag, 1. November", "Mittwoch, 1. Dezember",
      ])
    #expect(plainGerman.shortDate(first) == "Montag, 5. Januar")
  }

  @Test func `every rule of a verdict has its words in both languages`() throws {
    let rows = try Table("verdicts.txt").rows
    for row in rows {
      let rule = try #require(Verdict.Rule(rawValue: row[0]), "\(row)")
      let verdict = Verdict(counts: row[1] == "counts", rule: rule)
      #expect(english.verdict(verdict) == row[2], "\(row)")
      #expect(german.verdict(verdict) == row[3], "\(row)")
    }
    #expect(Set(rows.map { $0[0] }) == Set(Verdict.Rule.allCases.map(\.rawValue)))
  }
}

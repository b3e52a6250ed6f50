import BudgetCore
import Rendering
import TestSupport
import Testing

@Suite struct ProblemTests {
  private func message(_ kind: Problem.Kind, _ language: Language) -> String {
    Rendering.message(for: Problem(calendar: "work.ics", kind: kind), in: Voice(language: language))
  }

  @Test func `every kind of problem has its sentence in both languages`() throws {
    let kinds = allKinds(quoting: "X;Y")
    let rows = try Table("problems.txt").rows
    #expect(rows.count == kinds.count && kinds.allSatisfy(isKnown))
    #expect(Set(kinds.map(\.name)).count == 32)
    for (row, kind) in zip(rows, kinds) {
      #expect(row[0] == kind.name, "\(row)")
      #expect("work.ics: " + row[1] == message(kind, .english), "\(row)")
      #expect("work.ics: " + row[2] == message(kind, .german), "\(row)")
    }
  }

  @Test func `a message says where and whose`() {
    func said(_ problem: Problem) -> String { Rendering.message(for: problem, in: Voice(language: .english)) }
    let sentence = "DTEND and DURATION together: DTEND holds"
    #expect(said(Problem(calendar: "cal", kind: .endAndDuration)) == "cal: " + sentence)
    #expect(said(Problem(calendar: "cal", file: "a/b.ics", kind: .endAndDuration)) == "a/b.ics: " + sentence)
    #expect(said(Problem(calendar: "cal", file: "b.ics", line: 12, kind: .endAndDuration)) == "b.ics:12: " + sentence)
    #expect(
      said(Problem(calendar: "cal", file: "b.ics", line: 12, uid: "7\u{1B}[2J\n@x", kind: .endAndDuration))
        == "b.ics:12: \(sentence) (UID 7\u{FFFD}[2J @x)")
  }

  @Test func `a quoted text is cut to sixty columns`() {
    let long = String(repeating: "x", count: 1000)
    let cut = String(repeating: "x", count: 59) + "…"
    #expect(message(.strayText(long), .english) == "work.ics: '\(cut)' belongs to nothing: passed over")
  }

  @Test func `what changes the answer is remarked, and not where the answer says it itself`() {
    let voice = Voice(language: .english)
    let declined = Sample.budget(
      entries: [Sample.entry("10:00-11:00", "A", declined: true), Sample.entry("11:00-12:00", "B", declined: true)],
      left: "13:00-17:00", problems: [Sample.settled, Sample.guessed])
    let doubt = "calendars/team.ics:12: TZID 'Mars/Olympus' is no known zone: read as Europe/Zurich (UID 7@example.org)"
    #expect(
      remarks(for: .left(declined), in: voice) == [doubt, "2 entries were declined by someone: you? --me ADDRESS"])
    #expect(remarks(for: .today(declined), in: voice) == [doubt])
    #expect(words(for: .today(declined), in: voice).contains("2 entries were declined by someone: you? --me ADDRESS\n"))
    #expect(remarks(for: .why(declined, passedOver: []), in: voice) == [])
    #expect(remarks(for: .check(Sample.checked), in: voice) == [])
    #expect(remarks(for: .busy(Sample.busyDay, events: false, titles: false), in: voice) == [doubt])
  }
}

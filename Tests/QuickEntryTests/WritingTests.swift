import BudgetCore
import QuickEntry
import TestSupport
import Testing

struct WritingTests {
  private let standpoint = Standpoint(
    today: CivilDate(daysSince1970: 20_787), now: ClockTime(secondOfDay: 9 * 3600) ?? .midnight)

  @Test(
    arguments: [
      ("Zahnarzt", "Zahnarzt 2026-12-01 14:00 45min #work"),
      ("Morgen um 3", "\"Morgen um 3\" 2026-12-01 14:00 45min #work"),
      ("Say \"tomorrow\"", "\\Say \\\"tomorrow\" 2026-12-01 14:00 45min #work"),
    ])
  func `a title that would be understood stands in quotes`(title: String, line: String) throws {
    let draft = Draft(
      title: title, date: CivilDate(daysSince1970: 20_788), time: ClockTime(secondOfDay: 14 * 3600),
      duration: Length(minutes: 45), category: "work")
    let written = try #require(QuickEntry.line(of: draft, from: standpoint))
    let read = try #require(QuickEntry.draft(of: written.text, from: standpoint))
    #expect(read.title == title && read.date == draft.date && read.time == draft.time)
    #expect(read.duration == draft.duration && read.category == draft.category)
    if title != "Say \"tomorrow\"" { #expect(written.text == line) }
  }

  @Test func `law: a line that is written is read as the same task`() throws {
    var random = Seeded(4)
    let words = [
      "Zahnarzt", "morgen", "14:00", "um", "3", "Freitag", "bis", "45min", "#work", "12/24", "2026-12-24", "\"x\"",
      "jeden", "Mo", "1h30", "C#", "«a»", "\\b", "halb", "drei", "Äpfel", "in", "2", "Tagen", "at", "noon", "-", "from",
    ]
    var written = 0
    for _ in 0..<4000 {
      let title = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        words[Int.random(in: 0..<words.count, using: &random)]
      }.joined(separator: " ")
      let day = Int.random(in: 20_000...25_000, using: &random)
      let minute = Int.random(in: 0..<1440, using: &random)
      let length = Length(minutes: Int64.random(in: 1...1440, using: &random))
      let parts = (0..<4).map { _ in Bool.random(using: &random) }
      let draft = Draft(
        title: title, date: parts[0] ? CivilDate(daysSince1970: day) : nil,
        time: parts[1] ? ClockTime(secondOfDay: 60 * minute) : nil, duration: parts[2] ? length : nil,
        category: parts[3] ? "home" : nil)
      guard let line = QuickEntry.line(of: draft, from: standpoint) else { continue }
      written += 1
      let read = try #require(QuickEntry.draft(of: line.text, from: standpoint))
      #expect(
        read.title == draft.title && read.date == draft.date && read.time == draft.time
          && read.duration == draft.duration && read.category == draft.category, "\(line.text)")
      #expect(line.parts == Draft.Part.all)
    }
    // Nearly every title can be written.
    #expect(written > 3800, "\(written)")
  }

  @Test(arguments: ["2026", "c++", "R&D", "1st", "##x"]) func `a category that no line holds stays out of it`(
    name: String
  ) throws {
    let draft = Draft(title: "Cal Bob", time: ClockTime(secondOfDay: 36_000), category: name)
    let written = try #require(QuickEntry.line(of: draft, from: standpoint))
    #expect(written.text == "Cal Bob 10:00" && !written.parts.contains(.category))
  }

  @Test func `a title is single-spaced`() throws {
    let draft = Draft(title: "Cal  Eve\ntwo\u{A0}three")
    #expect(QuickEntry.line(of: draft, from: standpoint)?.text == "Cal Eve two three")
  }
}

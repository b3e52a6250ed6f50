import BudgetCore
import QuickEntry
import TestSupport
import Testing

@Suite struct EntryTests {
  @Test(arguments: EntryRow.all) func `a line is understood as the table says`(row: EntryRow) throws {
    let draft = try #require(QuickEntry.draft(of: row.line, from: row.standpoint))
    #expect(draft.title == row.expected.title)
    #expect(draft.date == row.expected.date, "\(draft.date?.iso8601 ?? "none")")
    #expect(draft.time == row.expected.time, "\(draft.time?.iso8601 ?? "none")")
    #expect(draft.duration == row.expected.duration)
    #expect(draft.category == row.expected.category)
    #expect(draft.understood == row.expected.understood)
    #expect(draft.hints == row.expected.hints)
  }

  @Test func `every row of the tables is read`() throws {
    let names = ["Entries.de.txt", "Entries.en.txt", "Refusals.txt"]
    let rows = try names.flatMap { try Table($0).rows }
    for row in rows { #expect(EntryRow(row) != nil, "\(row)") }
    #expect(rows.count == EntryRow.all.count)
    for (count, row) in zip(1..., rows) {
      #expect(rows[count...].allSatisfy { $0[0] != row[0] || $0[6] != row[6] }, "twice: \(row)")
    }
  }

  @Test(arguments: ["", " ", "\t \u{A0}\u{202F}\u{3000}\r\n"]) func `a line of spaces is no task`(line: String) {
    #expect(QuickEntry.draft(of: line, from: EntryRow.standpoint) == nil)
  }

  @Test func `spaces that do not break are spaces`() {
    let draft = QuickEntry.draft(of: "Bericht\u{A0}90\u{202F}min\u{2009}lesen", from: EntryRow.standpoint)
    #expect(draft?.title == "Bericht lesen")
    #expect(draft?.duration == Length(minutes: 90))
  }

  @Test func `an umlaut of two characters is one`() {
    let draft = QuickEntry.draft(of: "Anruf u\u{308}bermorgen", from: EntryRow.standpoint)
    #expect(draft?.date == CivilDate(iso8601: "2026-12-02"))
  }

  @Test func `a part that is not wanted stays in the title`() throws {
    let line = "Bericht morgen 14:00-15:00 #work 25:00 bis Freitag"
    for part in Draft.Part.allCases {
      let wanted = Set(Draft.Part.allCases).subtracting([part])
      let draft = try #require(QuickEntry.draft(of: line, from: EntryRow.standpoint, wanted: wanted))
      #expect((draft.date == nil) == (part == .date))
      #expect((draft.time == nil) == (part == .time))
      #expect((draft.duration == nil) == (part == .duration || part == .time))
      #expect((draft.category == nil) == (part == .category))
      #expect(draft.title.contains("morgen") == (part == .date))
      #expect(draft.title.contains("#work") == (part == .category))
      #expect(draft.title.contains("14:00-15:00") == (part == .time))
      #expect(draft.hints.map(\.reason) == (part == .time ? [.deadline] : [.notATime, .deadline]))
    }
    let none = try #require(QuickEntry.draft(of: line, from: EntryRow.standpoint, wanted: []))
    #expect(none.title == line)
    let far = try #require(QuickEntry.draft(of: "Anruf in 15 h", from: EntryRow.standpoint, wanted: [.time]))
    #expect(far.time == .midnight && far.date == nil)
  }

  @Test func `the parts are found by name`() throws {
    let draft = try #require(QuickEntry.draft(of: "14-15 Uhr Rat #a", from: EntryRow.standpoint))
    #expect(draft.bytes(of: .time) == 0..<9)
    #expect(draft.bytes(of: .duration) == 0..<9)
    #expect(draft.bytes(of: .category) == 14..<16)
    #expect(draft.bytes(of: .date) == nil)
  }
}

import BudgetCore
import QuickEntry
import Testing

/// A month and nothing else, as `calendar MONTH` has it.
@Suite struct MonthTests {
  /// Asked on 30 November 2026.
  @Test(
    arguments: [
      ("2026-11", "2026-11"), ("2027-1", "2027-01"), ("11", "2026-11"), ("1", "2026-01"), ("01", "2026-01"),
      ("november", "2026-11"), ("November", "2026-11"), ("NOV", "2026-11"), ("nov.", "2026-11"), ("dez", "2026-12"),
      ("dezember 2027", "2027-12"), ("2027 december", "2027-12"), ("märz", "2026-03"), ("März 2025", "2025-03"),
      ("mai", "2026-05"), ("may", "2026-05"), ("11.2026", "2026-11"), ("11/2026", "2026-11"), ("11-2026", "2026-11"),
      ("0000-01", "0000-01"),
      ("13", nil), ("0", nil), ("00", nil), ("2026-13", nil), ("2026-00", nil), ("2026", nil), ("2026-11-30", nil),
      ("24.12.", nil), ("24.12", nil), ("november 5", nil), ("5. november", nil), ("novembre", nil), ("-11", nil),
      ("11-", nil), ("2026--11", nil), ("", nil), (" ", nil), (".", nil), ("friday", nil), ("morgen", nil),
      ("٢٠٢٦-١١", nil), ("99999999999999999999", nil), ("november november", nil), ("2026 2026", nil), ("+11", nil),
    ] as [(String, String?)])
  func `a month is read where a text is one and nothing else`(text: String, month: String?) throws {
    let today = try #require(CivilDate(iso8601: "2026-11-30"))
    #expect(QuickEntry.month(of: text, today: today)?.iso8601 == month)
  }

  @Test func `what is a month is no day, but for the day of a month alone`() throws {
    let today = try #require(CivilDate(iso8601: "2026-11-30"))
    for text in ["2026-11", "11", "november", "nov.", "dezember 2027", "märz", "11.2026", "11/2026"] {
      #expect(QuickEntry.day(of: text, today: today) == nil, "\(text)")
    }
  }
}

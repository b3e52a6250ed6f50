import BudgetCore
import QuickEntry
import TestSupport
import Testing

struct DayNameTests {
  @Test func `a day is named in either language by date, by weekday and by distance`() throws {
    for row in try Table("day-names.txt").rows {
      let today = try #require(CivilDate(iso8601: row[1]))
      let expected = CivilDate(iso8601: row[2])
      #expect((expected == nil) == (row[2] == "none"), "\(row)")
      #expect(DayName(row[0]).flatMap { $0.date(today: today) } == expected, "\(row)")
    }
  }

  @Test func `nothing is no day`() {
    #expect(DayName("") == nil)
    #expect(DayName(" ") == nil)
    #expect(DayName(String(repeating: "9", count: 100_000)) == nil)
  }

  @Test func `a weekday is one to seven days ahead, whatever today is`() throws {
    let names = ["mo", "di", "mi", "do", "fr", "sa", "so"]
    for offset in 0..<7 {
      let today = CivilDate(daysSince1970: 20_787 + offset)
      let days = try names.map { try #require(DayName($0)?.date(today: today)).days(since: today) }
      #expect(days.sorted() == Array(1...7))
    }
  }
}

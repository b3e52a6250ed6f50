import BudgetCore
import Testing

@Suite struct CivilDateTests {
  @Test func `every day from 1600 to 2400 follows the day before, in number, date and weekday`() throws {
    // Counted by hand: 1600-01-01 was a Saturday, 135 140 days before 1970-01-01.
    var number = -135_140
    var weekday = Weekday.saturday
    for year in 1600...2400 {
      let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
      var ofYear = 1
      for (month, days) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
        for day in 1...days {
          let date = CivilDate(daysSince1970: number)
          guard date.parts == (year, month + 1, day), date.weekday == weekday, date.dayOfYear == ofYear,
            CivilDate(year: year, month: month + 1, day: day) == date
          else {
            Issue.record("\(year)-\(month + 1)-\(day)")
            return
          }
          number += 1
          ofYear += 1
          weekday = try #require(Weekday(rawValue: (weekday.rawValue + 1) % 7))
        }
        #expect(CivilDate(year: year, month: month + 1, day: days + 1) == nil)
      }
    }
  }

  @Test(arguments: [
    ("1969-12-31", -1, Weekday.wednesday), ("1970-01-01", 0, .thursday), ("2000-02-29", 11_016, .tuesday),
    ("2026-11-30", 20_787, .monday), ("0000-01-01", -719_528, .saturday), ("9999-12-31", 2_932_896, .friday),
  ])
  func `a known date has its number and weekday`(text: String, number: Int, weekday: Weekday) throws {
    let date = try #require(CivilDate(iso8601: text))
    #expect(date.daysSince1970 == number)
    #expect(date.weekday == weekday)
    #expect(date.iso8601 == text)
  }

  @Test(arguments: [
    "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-31", "2026-1-1", "20261130", "2026/11/30", " 2026-11-30",
    "2026-11-30 ", "-026-11-30", "2026-11-3é", "٢٠٢٦-11-30",
  ])
  func `a text that is no date is none`(text: String) {
    #expect(CivilDate(iso8601: text) == nil)
  }

  @Test(arguments: [
    ("2026-11-30T09:00:00+01:00", 1_796_025_600), ("2026-11-30T08:00:00Z", 1_796_025_600),
    ("2026-11-30t08:00:00.999z", 1_796_025_600), ("2026-11-30 03:30:00-04:30", 1_796_025_600),
    ("1969-12-31T23:59:59Z", -1), ("2016-12-31T23:59:60Z", 1_483_228_800),
    ("2017-01-01T00:59:60+01:00", 1_483_228_800), ("2016-12-31T18:29:60.5-05:30", 1_483_228_800),
  ])
  func `an RFC 3339 time is the moment it names`(text: String, seconds: Int64) {
    #expect(Moment(rfc3339: text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "2026-11-30", "2026-11-30T09:00:00", "2026-11-30T24:00:00Z", "2026-11-30T09:60:00Z", "2026-11-30T09:00:61Z",
    "2026-11-30T09:00:00.Z", "2026-11-30T09:00:00+1:00", "2026-11-30T09:00:00+01:60", "2026-11-30T09:00:00ZZ",
    "2026-11-30T08:00:60Z", "2026-11-30T23:59:60+01:00", "2016-12-31T23:58:60Z", "2026-11-30T09:00Z",
    "2026-11-31T09:00:00Z",
  ])
  func `a text that is no RFC 3339 time is none`(text: String) {
    #expect(Moment(rfc3339: text) == nil)
  }

  @Test func `a moment says itself in UTC and is cut down to its minute, before 1970 too`() {
    #expect(Moment(seconds: 1_796_025_600).rfc3339 == "2026-11-30T08:00:00Z")
    #expect(Moment(seconds: -1).rfc3339 == "1969-12-31T23:59:59Z")
    #expect(Moment(seconds: -1).cutToMinute == Moment(seconds: -60))
    #expect(Moment(seconds: 119).cutToMinute == Moment(seconds: 60))
  }
}

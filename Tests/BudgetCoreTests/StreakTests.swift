import BudgetCore
import TestSupport
import Testing

/// Days in a row on which something was done. A history is written day by day, today last: `+` something done, `-`
/// nothing, `0` nothing and no time for it.
@Suite struct StreakTests {
  static let today = CivilDate(daysSince1970: 20_787)

  /// The streak, and about which days was asked whether they had no time, as days before today.
  static func streak(_ history: String, isStrict: Bool = false, earliest: Int? = nil) -> (days: Int, asked: [Int]) {
    let days = Array(history.reversed())
    var asked: [Int] = []
    let first = earliest ?? days.lastIndex(of: "+")
    let streak = Streak(
      today: today, earliest: first.map { today.adding(days: -$0) }, isStrict: isStrict,
      done: { days[today.days(since: $0)] == "+" },
      hadNoTime: { day in
        asked.append(today.days(since: day))
        return days[today.days(since: day)] == "0"
      })
    return (streak.days, asked)
  }

  /// By pencil: history | streak | strict streak | the days asked about, before today.
  @Test(arguments: [
    ("+", 1, 1, []), ("-", 0, 0, []), ("0", 0, 0, []), ("", 0, 0, []),
    ("+++", 3, 3, []), ("++-", 2, 2, []), ("++0", 2, 2, []), ("+--", 0, 0, [1]), ("+-+", 1, 1, [1]),
    ("+0+", 2, 1, [1]), ("+00+", 2, 1, [1, 2]), ("+0-", 1, 0, [1]), ("+-0+", 1, 1, [1, 2]), ("-+++", 3, 3, []),
    ("+++--+0++", 3, 2, [2, 4]), ("0000+", 1, 1, []), ("+0000", 1, 0, [1, 2, 3]),
  ])
  func `days in a row are counted, over those without time and not over an idle one`(
    history: String, days: Int, strict: Int, asked: [Int]
  ) {
    #expect(Self.streak(history).days == days)
    #expect(Self.streak(history).asked == asked)
    #expect(Self.streak(history, isStrict: true).days == strict)
    #expect(Self.streak(history, isStrict: true).asked == [])
  }

  @Test func `nothing is asked about before the first day on which anything was done, nor after today`() {
    for earliest in [nil, Self.today.adding(days: 1)] {
      var asked = 0
      let streak = Streak(
        today: Self.today, earliest: earliest,
        done: { _ in
          asked += 1
          return true
        }, hadNoTime: { _ in true })
      #expect(streak.days == 0 && asked == 0)
    }
    // The third day back is the first; without it the day before it would be asked about.
    #expect(Self.streak("0+00+", earliest: 3) == (2, [1, 2]))
  }

  @Test func `what a question throws comes through`() {
    #expect(throws: ReadFailure.notFound) {
      _ = try Streak(
        today: Self.today, earliest: Self.today, done: { _ throws(ReadFailure) in throw ReadFailure.notFound },
        hadNoTime: { _ throws(ReadFailure) in true })
    }
  }

  /// Every history of eight days, against words: drop today's idleness and the days without time, take the run of `+`.
  @Test func `law: the streak is the run of days with something done, those without time left out`() {
    let signs: [Character] = ["+", "-", "0"]
    for code in 0..<6561 {
      var rest = code
      let history = String(
        (0..<8).map { _ -> Character in
          defer { rest /= 3 }
          return signs[rest % 3]
        })
      let upToNow = history.hasSuffix("+") ? history : String(history.dropLast())
      let expected = upToNow.filter { $0 != "0" }.reversed().prefix { $0 == "+" }.count
      let (days, asked) = Self.streak(history)
      let strict = Self.streak(history, isStrict: true)
      #expect(days == expected && strict.days == upToNow.reversed().prefix { $0 == "+" }.count, "\(history)")
      #expect(Set(asked).count == asked.count && !asked.contains(0) && strict.asked.isEmpty, "\(history)")
    }
  }

  /// By pencil. Zurich loses 02:00 to 03:00 on 29 March 2026.
  @Test(arguments: [
    ("2026-11-30", "none", "", true), ("2026-11-30", "8-12", "", false), ("2026-11-30", "8-12", "day", true),
    ("2026-11-30", "8-12", "(day)", false), ("2026-11-30", "8-12", "8-12", false),
    ("2026-11-30", "8-12", "7-13", false),
    ("2026-11-30", "8-12,20-2", "day", false), ("2026-11-30", "8-12,20-24", "day 9-10", true),
    ("2026-03-29", "2-3", "", true), ("2026-03-29", "2-3:30", "", false), ("2026-03-29", "2-3:30", "day", true),
  ])
  func `a day has no time without windows, or when whole-day entries cover all of them`(
    date: String, windows: String, busy: String, hasNone: Bool
  ) throws {
    let day = try #require(CivilDate(iso8601: date))
    let week = try WorkingWeek.parse("\(date) \(windows)")
    let entries = try busy.split(separator: " ").map { try #require(DayTable.entry(String($0), on: day)) }
    #expect(week.hasNoTime(on: day, zone: Zones.zurich, entries: entries) == hasNone)
  }
}

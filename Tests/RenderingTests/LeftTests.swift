import BudgetCore
import TestSupport
import Testing

@testable import Rendering

@Suite struct LeftTests {
  private func line(_ budget: DayBudget, _ language: Language = .english, plain: Bool = false) -> String {
    words(for: .left(budget), in: Voice(language: language, plain: plain))
  }

  private func budget(left: Int64, planned: Int64, problems: [Problem] = [], withoutDuration: Int = 0) -> DayBudget {
    let start = Sample.at("08:00")
    return DayBudget(
      day: Sample.monday, isToday: true, now: start, zone: Sample.zurich, hasCalendars: true,
      windows: IntervalSet(Sample.span("08:00-17:00")), horizon: Sample.span("00:00-24:00"), entries: [], busy: .empty,
      left: IntervalSet(Interval(from: start, to: start + Length(seconds: left))), tasks: [], done: [], lineBefore: nil,
      state: planned > left ? .over : .ok, planned: Length(seconds: planned), withoutDuration: withoutDuration,
      leftovers: 0, otherDays: 0, undated: 0, problems: problems)
  }

  @Test func `left is one line whose figures are rounded against the person`() throws {
    for row in try Table("left.txt").rows {
      let problems: [Problem] =
        switch row[2] {
        case "upper": [Sample.guessed, Sample.unreadable]
        case "about": [Sample.settled, Sample.guessed]
        default: [Sample.settled]
        }
      let budget = budget(
        left: try #require(Int64(row[0])), planned: try #require(Int64(row[1])), problems: problems,
        withoutDuration: try #require(Int(row[3])))
      #expect(line(budget) == row[4] + "\n", "\(row)")
      #expect(line(budget, .german) == row[5] + "\n", "\(row)")
    }
  }

  @Test func `zero names its cause`() {
    #expect(line(Sample.windowsPast) == "nothing left · the windows are past\n")
    #expect(line(Sample.windowsPast, .german) == "nichts mehr übrig · die Zeitfenster sind vorbei\n")
    #expect(line(Sample.windowsFull) == "nothing left · the windows are full · 15 min over\n")
    #expect(line(Sample.windowsFull, .german) == "nichts mehr übrig · die Zeitfenster sind voll · 15 min zu viel\n")
    #expect(
      line(Sample.coveredByHoliday)
        == "nothing left · a whole-day entry covers them, holidays.ics: set all-day = ignore if it should not count\n")
    #expect(
      line(Sample.coveredByHoliday, .german)
        == "nichts mehr übrig · ein ganztägiger Eintrag deckt sie zu, holidays.ics: "
        + "all-day = ignore setzen, wenn er nicht zählen soll\n")
  }

  @Test func `an old export is named in the line, and several are counted`() {
    func stale(_ name: String, days: Int64) -> Problem {
      Problem(calendar: "work", file: name, kind: .stale(age: Length(hours: days * 24 + 5)))
    }
    let one = budget(left: 12000, planned: 0, problems: [stale("/home/a/work.ics", days: 9)])
    #expect(line(one) == "about 3 h 20 min left · work.ics is 9 days old\n")
    #expect(line(one, .german) == "ungefähr noch 3 h 20 min · work.ics ist 9 Tage alt\n")
    #expect(line(one, plain: true) == "about 3 hours 20 minutes left, work.ics is 9 days old\n")
    #expect(remarks(for: .left(one), in: Voice(language: .english)) == [])
    let two = budget(left: 12000, planned: 0, problems: [stale("a.ics", days: 9), stale("b.ics", days: 12)])
    #expect(line(two) == "about 3 h 20 min left · 2 calendars are old, up to 12 days\n")
    #expect(line(two, .german) == "ungefähr noch 3 h 20 min · 2 Kalender sind alt, bis zu 12 Tage\n")
    #expect(remarks(for: .left(two), in: Voice(language: .english)).count == 2)
  }

  @Test func `a guessed zone makes nothing left probable unless the windows are past`() {
    func nothing(_ cause: DayBudget.Cause) -> DayBudget {
      Sample.budget(left: "", state: .nothingLeft(cause), problems: [Sample.guessed])
    }
    #expect(line(nothing(.windowsFull)) == "probably nothing left · the windows are full\n")
    #expect(line(nothing(.windowsFull), .german) == "vermutlich nichts mehr übrig · die Zeitfenster sind voll\n")
    #expect(line(nothing(.windowsPast)) == "nothing left · the windows are past\n")
  }

  @Test func `a day without hours names the next ones`() {
    #expect(line(Sample.noHours) == "no hours today · next Mon 7 Dec\n")
    #expect(line(Sample.noHours, .german) == "heute kein Zeitfenster · das nächste am Mo 7. Dez.\n")
    let never = Sample.budget(windows: "", left: "", state: .noHours(next: nil))
    #expect(line(never) == "no hours today\n")
  }

  @Test func `a day to come or gone by is not called today`() {
    let saturday = Sample.date("2026-12-05")
    let later = day(saturday, isToday: false)
    #expect(line(later) == "no hours on Sat 5 Dec · next Mon 7 Dec\n")
    #expect(line(later, .german) == "am Sa 5. Dez. kein Zeitfenster · das nächste am Mo 7. Dez.\n")
    #expect(line(day(saturday, isToday: true)) == "no hours today · next Mon 7 Dec\n")
  }

  private func day(_ saturday: CivilDate, isToday: Bool) -> DayBudget {
    DayBudget(
      day: saturday, isToday: isToday, now: Sample.at("09:12"), zone: Sample.zurich, hasCalendars: true,
      windows: .empty,
      horizon: Sample.span("00:00-24:00", of: saturday), entries: [], busy: .empty, left: .empty, tasks: [], done: [],
      lineBefore: nil, state: .noHours(next: Sample.date("2026-12-07")), planned: .zero, withoutDuration: 0,
      leftovers: 0, otherDays: 0, undated: 0, problems: [])
  }

  @Test func `another day than today is named`() {
    #expect(line(Sample.nextDay) == "4 h left · Tue 1 Dec\n")
    #expect(line(Sample.nextDay, .german) == "noch 4 h · Di 1. Dez.\n")
    #expect(line(Sample.nextDay, plain: true) == "4 hours left, Tuesday 1 December\n")
  }

  @Test func `no calendar is said`() {
    #expect(line(Sample.nothingKnown) == "6 h 48 min left · no calendar\n")
    #expect(line(Sample.nothingKnown, .german) == "noch 6 h 48 min · kein Kalender\n")
  }

  @Test func `plain text is one line of whole words`() {
    #expect(
      line(Sample.fullDay, plain: true)
        == "5 hours 18 minutes left, 1 hour 57 minutes over, 1 task without duration\n")
    #expect(
      line(Sample.fullDay, .german, plain: true)
        == "noch 5 Stunden 18 Minuten, 1 Stunde 57 Minuten zu viel, 1 Aufgabe ohne Dauer\n")
    #expect(line(budget(left: 59, planned: 0), plain: true) == "under 1 minute left\n")
  }
}

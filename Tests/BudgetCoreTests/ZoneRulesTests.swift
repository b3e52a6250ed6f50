import BudgetCore
import TestSupport
import Testing

@Suite struct ZoneRulesTests {
  @Test(arguments: try Table("walls.txt").rows)
  func `a wall time is the moment the table says, and the wall shows it again`(row: Table.Row) throws {
    let zone = try #require(Zones.all[row[0]])
    let wall = try #require(CivilDateTime(row[1]))
    let moments = row[3].split(separator: " ").compactMap { Moment(rfc3339: $0) }
    #expect(zone.moment(of: wall) == moments[0])
    switch zone.reading(of: wall) {
    case .once(let moment):
      #expect(row[2] == "once")
      #expect(zone.wall(at: moment) == wall)
    case .fold(let first, let second):
      #expect(row[2] == "fold")
      #expect([first, second] == moments)
      #expect(zone.wall(at: first) == wall)
      #expect(zone.wall(at: second) == wall)
    case .gap(let moment, let jump):
      #expect(row[2] == "gap")
      #expect(moment >= jump)
      let hole = zone.offset(at: jump) - zone.offset(at: jump - Length(seconds: 1))
      #expect(zone.wall(at: moment) == wall.adding(Length(seconds: Int64(hole))))
    }
  }

  @Test func `a day lasts 23, 24 or 25 hours, or 24 and a half, and one that was skipped is none`() throws {
    let lengths: [(String, String, Int64?)] = [
      ("Zurich", "2026-03-29", 23 * 60), ("Zurich", "2026-03-28", 24 * 60), ("Zurich", "2026-10-25", 25 * 60),
      ("Sydney", "2026-10-04", 23 * 60), ("Sydney", "2026-04-05", 25 * 60), ("LordHowe", "2026-10-04", 23 * 60 + 30),
      ("LordHowe", "2026-04-05", 24 * 60 + 30), ("Apia", "2011-12-29", 24 * 60), ("Apia", "2011-12-30", nil),
      ("Apia", "2011-12-31", 24 * 60), ("Midnight", "2026-08-16", 23 * 60), ("Midnight", "2026-10-31", 25 * 60),
    ]
    for (name, date, minutes) in lengths {
      let zone = try #require(Zones.all[name])
      let day = zone.day(try #require(CivilDate(iso8601: date)))
      #expect(day?.length == minutes.map { Length(minutes: $0) }, "\(name) \(date)")
    }
  }

  @Test func `law: the wall at any moment reads back to that moment`() {
    for (name, zone) in Zones.all.sorted(by: { $0.key < $1.key }) {
      var random = Seeded(7)
      for _ in 0..<3000 {
        let moment = Moment(seconds: Int64.random(in: -2_000_000_000...8_000_000_000, using: &random))
        let readsBack =
          switch zone.reading(of: zone.wall(at: moment)) {
          case .once(let back): back == moment
          case .fold(let first, let second): first == moment || second == moment
          case .gap: false
          }
        #expect(readsBack, "seed 7, \(name), \(moment.rfc3339)")
      }
    }
  }

  @Test func `days of the year name the change with and without the leap day`() {
    // J60 is 1 March in every year; 59 counted from zero is 29 February in a leap year, 1 March in others.
    for (day, dates) in [
      (YearlyChange.Rule.Day.julian(60), ["2027-03-01", "2028-03-01"]), (.zeroBased(59), ["2027-03-01", "2028-02-29"]),
    ] {
      let zone = ZoneRules(
        name: "Test", initialOffset: 0,
        tail: YearlyChange(
          standardOffset: 0, daylightOffset: 3600, start: .init(day: day, seconds: 0),
          end: .init(day: .julian(300), seconds: 0)))
      for date in dates {
        let start = Moment(rfc3339: "\(date)T00:00:00Z") ?? Moment(seconds: 0)
        #expect(zone.offset(at: start) == 3600)
        #expect(zone.offset(at: start - Length(seconds: 1)) == 0)
      }
    }
  }

  @Test func `of two transitions at one moment the later in the list holds`() {
    let at = Moment(seconds: 1000)
    let zone = ZoneRules(
      name: "Test", initialOffset: 0, transitions: [.init(at: at, offset: 60), .init(at: at, offset: 120)])
    #expect(zone.offset(at: at) == 120)
    #expect(zone.offset(at: at - Length(seconds: 1)) == 0)
  }
}

import BudgetCore
import TestSupport
import Testing

/// An entry that its person released from a moment on.
@Suite struct ReleaseTests {
  static func moment(_ text: String) throws -> Moment {
    let wall = try #require(CivilDateTime(text))
    return Zones.zurich.moment(of: wall)
  }

  static func entry(
    _ start: String, _ end: String, isWholeDay: Bool = false, counts: Bool = true, rule: Verdict.Rule = .tentative
  ) throws -> Entry {
    let interval = try #require(Interval(from: moment(start), to: moment(end)))
    return Entry(
      calendar: "work", file: "work/a.ics", line: 7, uid: "u", title: "Review", interval: interval,
      isWholeDay: isWholeDay, verdict: Verdict(counts: counts, rule: rule), declinedBySomeone: true)
  }

  private static func said(_ entries: [Entry]) -> [String] {
    entries.map { entry in
      let edges = [entry.interval.start, entry.interval.end].map { moment in
        let wall = Zones.zurich.wall(at: moment)
        return "\(wall.date.day) \(wall.time.hoursAndMinutes)"
      }
      return edges.joined(separator: "-") + (entry.verdict.counts ? " counts " : " not ") + entry.verdict.rule.rawValue
        + (entry.isWholeDay ? " whole" : "")
    }
  }

  @Test(arguments: [
    ("09:00", ["30 10:00-30 12:00 not released"]), ("10:00", ["30 10:00-30 12:00 not released"]),
    ("10:40", ["30 10:00-30 10:40 counts tentative", "30 10:40-30 12:00 not released"]),
    ("12:00", ["30 10:00-30 12:00 counts tentative"]), ("18:00", ["30 10:00-30 12:00 counts tentative"]),
  ])
  func `from the moment on it does not count, before that as it did`(moment: String, said: [String]) throws {
    let entry = try Self.entry("2026-11-30 10:00", "2026-11-30 12:00")
    let parts = entry.released(from: try Self.moment("2026-11-30 \(moment)"), zone: Zones.zurich)
    #expect(Self.said(parts) == said)
    for part in parts {
      #expect([part.calendar, part.file, part.uid, part.title] == ["work", "work/a.ics", "u", "Review"])
      #expect(part.line == 7 && part.declinedBySomeone)
    }
  }

  @Test func `an entry that does not count anyway stays as it is`() throws {
    let entry = try Self.entry("2026-11-30 10:00", "2026-11-30 12:00", counts: false, rule: .declined)
    for moment in ["09:00", "11:00", "13:00"] {
      #expect(entry.released(from: try Self.moment("2026-11-30 \(moment)"), zone: Zones.zurich) == [entry])
    }
  }

  /// By pencil: the clock goes back at 03:00 on 25 October 2026, so that day has 25 hours.
  @Test(arguments: [
    ("2026-10-24 00:00", ["24 00:00-27 00:00 not released whole"]),
    ("2026-10-25 00:00", ["24 00:00-25 00:00 counts whole-day whole", "25 00:00-27 00:00 not released whole"]),
    ("2026-10-26 00:00", ["24 00:00-26 00:00 counts whole-day whole", "26 00:00-27 00:00 not released whole"]),
    ("2026-10-25 23:00", ["24 00:00-25 23:00 counts whole-day", "25 23:00-27 00:00 not released"]),
    ("2026-10-26 12:00", ["24 00:00-26 12:00 counts whole-day", "26 12:00-27 00:00 not released"]),
  ])
  func `a part of a whole-day entry is one only if it is of whole days`(moment: String, said: [String]) throws {
    let entry = try Self.entry("2026-10-24 00:00", "2026-10-27 00:00", isWholeDay: true, rule: .wholeDay)
    #expect(Self.said(entry.released(from: try Self.moment(moment), zone: Zones.zurich)) == said)
  }

  @Test func `law: a release frees what nothing else keeps busy, and the time before it stays as it was`() throws {
    for seed in 0..<300 as Range<UInt64> {
      let day = SlotDay(seed: seed)
      var random = Seeded(seed ^ 0xABCD)
      let moment = SlotDay.moment(Int.random(in: 0..<SlotDay.slots, using: &random))
      let entries = day.entries
      guard let index = entries.indices.randomElement(using: &random), let before = day.budget() else { continue }
      var changed = entries
      changed.replaceSubrange(index...index, with: entries[index].released(from: moment, zone: .utc))
      let after = try #require(day.budget(entries: changed))
      var others = entries
      let released = others.remove(at: index)
      let kept = IntervalSet(others.filter(\.verdict.counts).map(\.interval))
      let freed = IntervalSet(released.verdict.counts ? released.interval : nil).clipped(from: moment)
      #expect(after.busy == before.busy.subtracting(freed.subtracting(kept)), "seed \(seed)")
    }
  }
}

import BudgetCore
import Host
import TestSupport
import Testing

@testable import Commands

/// A random day: its windows, events and tasks in minutes after local midnight, and what follows from them by counting
/// minutes one by one.
private struct RandomDay {
  static let zones = [
    ("UTC", "2026-11-30", 0), ("Europe/Zurich", "2026-11-30", 60), ("Europe/Zurich", "2026-07-15", 120),
    ("America/New_York", "2026-11-30", -300), ("Asia/Kolkata", "2026-07-15", 330),
  ]

  let zone: (name: String, date: String, offset: Int)
  var windows: [Range<Int>] = []
  var events: [(minutes: Range<Int>, counts: Bool)] = []
  var tasks: [(minutes: Int?, pinned: Int?)] = []
  let now: Int

  init(using random: inout Seeded) {
    zone = Self.zones.randomElement(using: &random) ?? Self.zones[0]
    var at = Int.random(in: 0...600, using: &random)
    for _ in 0..<Int.random(in: 1...3, using: &random) where at < 1300 {
      let end = min(1440, at + Int.random(in: 10...300, using: &random))
      windows.append(at..<end)
      at = end + Int.random(in: 1...120, using: &random)
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let start = Int.random(in: -60...1430, using: &random)
      events.append(
        (start..<(start + Int.random(in: 1...240, using: &random)), Int.random(in: 0..<4, using: &random) > 0))
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let kind = Int.random(in: 0..<4, using: &random)
      let minutes = kind == 0 ? nil : Int.random(in: 1...180, using: &random)
      tasks.append((minutes, kind == 1 ? Int.random(in: 0..<1380, using: &random) : nil))
    }
    now = Int.random(in: 0..<1440, using: &random)
  }

  /// The minutes left, by counting.
  var left: [Bool] {
    (0..<1440).map { minute in
      minute >= now && windows.contains { $0.contains(minute) }
        && !events.contains { $0.counts && $0.minutes.contains(minute) }
    }
  }

  var leftMinutes: Int { left.count(where: \.self) }

  /// The longest run of minutes left.
  var longest: Int {
    var best = 0
    var run = 0
    for minute in left {
      run = minute ? run + 1 : 0
      best = max(best, run)
    }
    return best
  }

  func clock(_ minutes: Int) -> String {
    let hour = minutes / 60
    let minute = minutes % 60
    return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  var hours: String {
    "\(zone.date) " + windows.map { "\(clock($0.lowerBound))-\(clock($0.upperBound))" }.joined(separator: ", ")
  }

  var taskLines: String {
    tasks.enumerated().map { index, task in
      "task\(index) " + (task.pinned.map { clock($0) + " " } ?? "") + (task.minutes.map { "\($0)min" } ?? "")
    }.joined(separator: "\n")
  }

  func moment(_ minutes: Int) throws -> Moment {
    let date = try #require(CivilDate(iso8601: zone.date))
    return Moment(seconds: Int64(date.daysSince1970) * 86_400 + Int64(minutes - zone.offset) * 60)
  }

  func ics() throws -> String {
    calendar(
      try events.map { event in
        let edges = try [event.minutes.lowerBound, event.minutes.upperBound].map { edge in
          try moment(edge).rfc3339.filter { $0 != "-" && $0 != ":" }
        }
        return "DTSTART:\(edges[0])\nDTEND:\(edges[1])\nTRANSP:\(event.counts ? "OPAQUE" : "TRANSPARENT")"
      })
  }
}

struct OneNumberTests {
  /// The minutes in front of `left` in a line such as `3 h 20 min left`; nothing left is none.
  private func minutesLeft(_ text: String) -> Int? {
    for line in text.split(separator: "\n") {
      if line.contains("nothing left") { return 0 }
      let words = line.split(separator: " ").prefix { $0 != "left" }
      guard words.count < line.split(separator: " ").count else { continue }
      var minutes = 0
      var found = false
      for (number, unit) in zip(words, words.dropFirst()) {
        guard let value = Int(number) else { continue }
        switch unit {
        case "h": minutes += value * 60
        case "min": minutes += value
        default: continue
        }
        found = true
      }
      if found { return minutes }
    }
    return nil
  }

  private func run(_ day: RandomDay, _ command: [String], seconds: Int64, _ folder: Scratch) throws -> Outcome {
    let now = try day.moment(day.now) + Length(seconds: seconds)
    let files = ["--calendar", "\(folder.path)/a.ics", "--tasks", "\(folder.path)/tasks.txt"]
    let arguments = command + files + ["--hours", day.hours, "--zone", day.zone.name, "--now", now.rfc3339]
    return Program.outcome(
      of: Session(arguments: arguments, environment: HostEnvironment(variables: ["TERM": "xterm"]), now: now))
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `law: left, today, why, fits and the data say one number, the one that counting gives`(seed: UInt64) throws {
    var random = Seeded(seed)
    for round in 0..<15 {
      let day = RandomDay(using: &random)
      let seconds = Int64.random(in: 0...59, using: &random)
      let place: Comment = "seed \(seed), round \(round): \(day)"
      let folder = try Scratch(["a.ics": day.ics(), "tasks.txt": day.taskLines])
      for command in ["left", "today", "why"] {
        let said = try run(day, [command], seconds: seconds, folder)
        #expect(minutesLeft(said.output) == day.leftMinutes, place)
        #expect(said.status == 0, place)
        let data = try decode(BudgetData.self, run(day, [command, "--json"], seconds: 0, folder).output)
        #expect(data.left == day.leftMinutes * 60, place)
        #expect(data.planned == data.tasks.map(\.cost).reduce(0, +), place)
        #expect(data.free - data.over == data.left - data.planned, place)
        var sum = 0
        let line = data.tasks.firstIndex { task in
          sum += task.cost
          return sum > data.left
        }
        #expect(data.line_before == line, place)
        #expect(data.without_duration == day.tasks.count { $0.minutes == nil }, place)
      }
      try Scratch.empty("\(folder.path)/tasks.txt")
      if day.longest > 0 {
        #expect(try run(day, ["fits", "\(day.longest)min"], seconds: seconds, folder).status == 0, place)
      }
      #expect(try run(day, ["fits", "\(day.longest + 1)min"], seconds: seconds, folder).status == 1, place)
    }
  }
}

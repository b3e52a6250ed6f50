import BudgetCore
import TestSupport

/// A random day in UTC whose every edge lies on a grid of ten minutes, and the same day worked out slot by slot.
struct SlotDay {
  static let slots = 240
  static let date = CivilDate(daysSince1970: 20_787)
  static let midnight = Int64(20_787 * 86_400)

  struct Job {
    var start: Int?
    var count: Int?
  }

  var windows: [Range<Int>] = []
  var events: [(range: Range<Int>, counts: Bool)] = []
  var jobs: [Job] = []
  var now: Int

  init(seed: UInt64) {
    var random = Seeded(seed)
    now = Int.random(in: 0..<180, using: &random)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let start = Int.random(in: 0..<144, using: &random)
      windows.append(start..<(start + Int.random(in: 1...24, using: &random)))
    }
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let start = Int.random(in: 0..<180, using: &random)
      events.append(
        (start..<(start + Int.random(in: 1...18, using: &random)), Int.random(in: 0...3, using: &random) > 0))
    }
    for _ in 0..<Int.random(in: 0...7, using: &random) {
      jobs.append(
        Job(
          start: Bool.random(using: &random) ? nil : Int.random(in: 0..<144, using: &random),
          count: Int.random(in: 0...5, using: &random) == 0 ? nil : Int.random(in: 1...12, using: &random)))
    }
  }

  // The day as the program works it out.

  static func moment(_ slot: Int) -> Moment { Moment(seconds: midnight + Int64(slot) * 600) }

  static func interval(_ slots: Range<Int>) -> Interval? {
    Interval(from: moment(slots.lowerBound), to: moment(slots.upperBound))
  }

  var hours: WorkingWeek? {
    let edge = { (slot: Int) in clock(Int64(slot % 144) * 600) }
    let spec = windows.map { "\(edge($0.lowerBound))-\(edge($0.upperBound))" }.joined(separator: ",")
    return try? WorkingWeek.parse("2026-11-30 \(windows.isEmpty ? "none" : spec)")
  }

  var entries: [Entry] {
    events.enumerated().compactMap { index, event in
      Self.interval(event.range).map {
        Entry(
          calendar: "c", file: "f", line: index, uid: nil, title: nil, interval: $0, isWholeDay: false,
          verdict: Verdict(counts: event.counts, rule: event.counts ? .opaque : .transparent))
      }
    }
  }

  var todos: [Todo] {
    jobs.map { job in
      Todo(
        title: "t", day: .on(Self.date), time: job.start.flatMap { ClockTime(secondOfDay: $0 * 600) },
        duration: job.count.map { Length(minutes: Int64($0) * 10) })
    }
  }

  func budget(entries: [Entry]? = nil) -> DayBudget? {
    hours.map {
      DayBudget(
        day: Self.date, now: Self.moment(now), zone: .utc, hours: $0, dayStart: .midnight, hasCalendars: true,
        entries: entries ?? self.entries, todos: todos, problems: [])
    }
  }

  // The day slot by slot.

  func isWindow(_ slot: Int) -> Bool { windows.contains { $0.contains(slot) } }
  func isBusy(_ slot: Int) -> Bool {
    slot < max(144, (windows + jobs.compactMap(span)).map(\.upperBound).max() ?? 0)
      && events.contains { $0.counts && $0.range.contains(slot) }
  }
  func isLeft(_ slot: Int) -> Bool { slot >= now && isWindow(slot) && !isBusy(slot) }

  func span(_ job: Job) -> Range<Int>? {
    if let start = job.start, let count = job.count { start..<(start + count) } else { nil }
  }

  func isSlipped(_ job: Job) -> Bool { job.start.map { span(job).map { $0.upperBound <= now } ?? ($0 < now) } ?? false }

  func cost(_ job: Job) -> Int {
    guard job.start != nil else { return job.count ?? 0 }
    return (span(job) ?? 0..<0).count { isSlipped(job) ? isWindow($0) && !isBusy($0) : isLeft($0) }
  }

  var line: Int? {
    let left = (0..<Self.slots).count(where: isLeft)
    return jobs.indices.first { index in jobs[...index].reduce(0) { $0 + cost($1) } > left }
  }

  /// Which slots stay free when the tasks above the line are placed, and the longest stretch of those in pieces.
  var placed: (free: [Bool], longest: [Int: Int]) {
    var free = (0..<Self.slots).map(isLeft)
    let above = jobs[..<(line ?? jobs.count)]
    for job in above where !isSlipped(job) {
      for slot in span(job) ?? 0..<0 { free[slot] = false }
    }
    var longest: [Int: Int] = [:]
    for (index, job) in above.enumerated() where (job.start == nil || isSlipped(job)) && cost(job) > 0 {
      var runs: [Range<Int>] = []
      for slot in free.indices where free[slot] {
        if let last = runs.last, last.upperBound == slot {
          runs[runs.count - 1] = last.lowerBound..<(slot + 1)
        } else {
          runs.append(slot..<(slot + 1))
        }
      }
      let most = runs.map(\.count).max() ?? 0
      let taken: [Int]
      if most >= cost(job) {
        let least = runs.map(\.count).filter { $0 >= cost(job) }.min()
        let run = runs.first { $0.count == least } ?? 0..<0
        taken = Array(run.prefix(cost(job)))
      } else {
        longest[index] = most
        taken = Array(free.indices.filter { free[$0] }.prefix(cost(job)))
      }
      for slot in taken { free[slot] = false }
    }
    return (free, longest)
  }
}

import BudgetCore
import TaskStore
import TestSupport

/// Commands as a person might give them, one after the other, over some days.
struct RandomCommands {
  var random: Seeded
  var day = today
  var moment = now

  init(seed: UInt64) { random = Seeded(seed) }

  /// Makes one change; false when it came to nothing.
  mutating func make(in store: Store) throws -> Bool {
    moment = moment + Length(minutes: Int64.random(in: 1...90, using: &random))
    if Int.random(in: 0..<6, using: &random) == 0 { day = day.adding(days: 1) }
    let last = try store.history(limit: 1).first?.number
    let known = try store.allTasks().map(\.number)
    var random = random
    defer { self.random = random }
    let day = day
    do {
      try store.change(.edit, on: day, at: moment) { change throws(StoreFault) in
        // A command line may do several things in one step.
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          try RandomCommands.step(change, known, day, &random)
        }
      }
    } catch .differentDays {
      return false
    }
    return try store.history(limit: 1).first?.number != last
  }

  private static func step(
    _ change: OpenChange, _ known: [Int], _ day: CivilDate, _ random: inout Seeded
  ) throws(StoreFault) {
    let other = day.adding(days: Int.random(in: -2...3, using: &random))
    let someDay: Todo.Day = Bool.random(using: &random) ? .on(other) : .undated
    let count = min(known.count, Int.random(in: 1...3, using: &random))
    let some = Array(known.shuffled(using: &random).prefix(count))
    guard let one = some.first else {
      try change.add(NewTask(title: "first", day: .on(day)))
      return
    }
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: try change.add((0..<count).map { NewTask(title: "task \($0)", day: someDay) })
    case 3: try change.plan(some, on: someDay)
    case 4: try change.done(some, on: other)
    case 5: try change.drop(some)
    case 6: try change.reopen(some)
    case 7: try change.skip(some, until: other)
    case 8: try change.setHours(Bool.random(using: &random) ? "08:00-12:00" : nil, on: other)
    case 9:
      let start = Moment(seconds: Int64(Int.random(in: 0...5, using: &random)) * 3600)
      let release = Release(calendar: "work", uid: "1", start: start, from: start + Length(minutes: Int64(count)))
      if Bool.random(using: &random) { try change.release(release) } else { try change.unrelease(release) }
    case 10:
      try change.edit(one, [.title("edited \(count)"), .note("n"), .duration(Length(minutes: Int64(count)))])
    case 11: try change.move(one, [.up, .down, .top, .bottom][Int.random(in: 0..<4, using: &random)])
    case 12: try change.move(one, .before(known.randomElement(using: &random) ?? one))
    default: try change.edit(one, [.day(someDay), .time(ClockTime(hour: count, minute: 0))])
    }
  }
}

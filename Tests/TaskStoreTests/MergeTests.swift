import BudgetCore
import Exchange
import TaskStore
import TestSupport
import Testing

/// Stores that tell each other what they hold.
struct MergeTests {
  /// A store after some commands, with texts that are hard to write.
  private static func random(_ seed: UInt64, steps: Int = 7) throws -> (store: Store, commands: RandomCommands) {
    let store = try Store(inMemoryBecause: nil)
    var commands = RandomCommands(seed: seed)
    try go(&commands, store, steps)
    return (store, commands)
  }

  private static func go(_ commands: inout RandomCommands, _ store: Store, _ steps: Int) throws {
    for _ in 0..<steps { _ = try commands.make(in: store) }
    var random = commands.random
    let numbers = try store.allTasks().map(\.number).shuffled(using: &random)
    try store.make(at: commands.moment) { change throws(StoreFault) in
      for number in numbers.prefix(2) {
        let text = hard[Int.random(in: 0..<hard.count, using: &random)]
        let reminders: [Reminder?] = [nil, .before(.zero), .before(Length(minutes: 15)), .at(.midnight)]
        try change.edit(
          number,
          [.title("x" + text), .note(text), .category("c"), .reminder(reminders.randomElement(using: &random) ?? nil)])
      }
    }
    commands.random = random
  }

  private static let hard = [
    "\"\\/\u{8}\t\r\n\u{0}", "a;b,c:d\nnext\\n", "\u{1F469}\u{200D}\u{1F4BB} e\u{301}", "+x due:2026-01-01 uuid:x",
    String(repeating: "ä", count: 100),
  ]

  private static func text(_ store: Store) throws -> String {
    ExchangeFormat.json.text(of: try store.record(), now: now, zone: .utc)
  }

  @discardableResult
  private static func take(_ text: String, into store: Store, _ format: ExchangeFormat = .json) throws -> MergeCount {
    // Later than any day of the commands.
    let day = today.adding(days: 365)
    let reading = try format.read(text, today: day, untitled: "-", zone: .utc, zones: NoZones())
    return try store.make(.import) { change throws(StoreFault) in try change.merge(reading.record) }
  }

  /// Without what may differ from store to store.
  private static func comparable(_ store: Store) throws -> StoreRecord {
    var record = try store.record()
    for index in record.tasks.indices {
      record.tasks[index].number = nil
    }
    record.tasks.sort { $0.identity < $1.identity }
    return record
  }

  @Test func `law: an export brought into an empty store gives the same store`() throws {
    for seed in 1...2000 as ClosedRange<UInt64> {
      let (store, _) = try Self.random(seed)
      let text = try Self.text(store)
      let other = try Store(inMemoryBecause: nil)
      let count = try Self.take(text, into: other)
      let tasks = try store.allTasks().count
      #expect(count.added == tasks, "seed \(seed)")
      #expect(try Self.text(other) == text, "seed \(seed)")
      if seed % 20 == 0 { #expect(try Everything(other) == Everything(store), "seed \(seed)") }
    }
  }

  @Test func `law: a second import changes nothing, and undo takes the first back`() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      let (one, _) = try Self.random(seed)
      let (two, _) = try Self.random(seed + 10_000)
      let before = try two.record()
      let text = try Self.text(one)
      try Self.take(text, into: two)
      let after = try two.record()
      let second = try Self.take(text, into: two)
      #expect(second.added + second.changed + second.hours + second.releases == 0, "seed \(seed)")
      #expect(try two.record() == after && two.undo(at: now).map(\.kind) == [.import], "seed \(seed)")
      #expect(try two.record() == before, "seed \(seed)")
    }
  }

  @Test func `law: two stores that went apart come to the same, whichever is told first`() throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      let started = try Self.random(seed)
      let one = started.store
      var commands = started.commands
      let two = try Store(inMemoryBecause: nil)
      try Self.take(try Self.text(one), into: two)
      var others = RandomCommands(seed: seed + 50_000)
      (others.day, others.moment) = (commands.day, commands.moment)
      try Self.go(&commands, one, 8)
      try Self.go(&others, two, 8)
      // On one side back beyond the day on which they parted, on the other hence and forth.
      try one.undo(steps: Int(seed % 12), at: commands.moment)
      try two.undo(steps: 3, at: others.moment)
      try two.redo(steps: Int(seed % 4), at: others.moment)
      let (first, second) = (try Self.text(one), try Self.text(two))
      try Self.take(second, into: one)
      try Self.take(first, into: two)
      #expect(try Self.comparable(one) == Self.comparable(two), "seed \(seed)")
      for day in try Set(one.allTasks().map(\.day)) {
        #expect(try one.tasks(of: day).map(\.identity) == two.tasks(of: day).map(\.identity), "seed \(seed)")
      }
    }
  }

  /// Of a task that is left alone the later day holds, which these commands, unlike a person's, also bring forward. Where a
  /// move was undone its day has the task again, and that it was once left open there is not counted twice.
  private static func seen(_ store: Store) throws -> (record: StoreRecord, counts: [DayCount]) {
    var record = try store.record()
    for index in record.tasks.indices { (record.tasks[index].quietUntil, record.tasks[index].leftOpen) = (nil, []) }
    return (record, try store.dayCounts(from: today.adding(days: -20), to: today.adding(days: 40)))
  }

  @Test func `law: what a store told of itself before changes nothing in it`() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var (store, commands) = try Self.random(seed, steps: 3)
      var told: [String] = []
      for _ in 0..<5 {
        told.append(try Self.text(store))
        try Self.go(&commands, store, 4)
        if seed % 3 == 0 { try store.undo(steps: Int(seed % 5), at: commands.moment) }
      }
      let before = try Self.seen(store)
      for (index, text) in told.enumerated() {
        let reading = try ExchangeFormat.json.read(
          text, today: commands.day, untitled: "-", zone: .utc, zones: NoZones())
        try store.change(.import, on: commands.day, at: commands.moment) { change throws(StoreFault) in
          try change.merge(reading.record)
        }
        #expect(try Self.seen(store) == before, "seed \(seed), \(index)")
      }
    }
  }

  @Test func `an older state never opens again what is done, and a newer one does`() throws {
    let store = try Store(inMemoryBecause: nil)
    let number = try store.add("a")[0]
    let open = try Self.text(store)
    try store.make(.done, at: now + Length(minutes: 5)) { change throws(StoreFault) in
      try change.done([number], on: today)
    }
    let done = try Self.text(store)
    #expect(try Self.take(open, into: store).unchanged == 1)
    #expect(try store.task(number)?.state == .done)
    try store.make(.reopen, at: now + Length(minutes: 9)) { change throws(StoreFault) in try change.reopen([number]) }
    #expect(try Self.take(done, into: store).unchanged == 1)
    #expect(try store.task(number)?.state == .open)
    let other = try Store(inMemoryBecause: nil)
    try Self.take(done, into: other)
    #expect(try other.task(number)?.state == .done)
    #expect(try Self.take(Self.text(store), into: other).changed == 1)
    #expect(try other.task(number)?.state == .open)
  }

  @Test func `of one second the closed state holds, on both sides`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a")
    let open = try Self.text(store)
    try store.make(.done, at: now) { change throws(StoreFault) in try change.done([1], on: today) }
    let done = try Self.text(store)
    let other = try Store(inMemoryBecause: nil)
    try Self.take(open, into: other)
    try Self.take(done, into: other)
    try Self.take(open, into: store)
    #expect(try store.task(1)?.state == .done && other.task(1)?.state == .done)
  }

  @Test func `what another format could not hold is not lost when it comes back`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.make { change throws(StoreFault) in
      try change.add([NewTask(title: "a\u{7F}b", day: .on(today), note: "one\r\ntwo\u{1B}", category: "c\u{1}")])
      try change.add([NewTask(title: "b", note: "\n")])
    }
    try store.make(at: now + Length(minutes: 1)) { change throws(StoreFault) in try change.edit(1, [.time(.midnight)]) }
    let before = try store.record()
    let text = ExchangeFormat.calendar.text(of: before, now: now, zone: .utc)
    #expect(try Self.take(text, into: store, .calendar) == MergeCount(unchanged: 2))
    #expect(try store.record() == before)
  }

  @Test func `of what is told otherwise without a time, nothing is taken, and that is said`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("Alpha", "Beta", "Gamma", "Delta")
    let lines = ExchangeFormat.todoTxt.text(of: try store.record(), now: now, zone: .utc)
    let edited = lines.replacing("Alpha", with: "Alpha edited").replacing("Beta due:2026-11-30", with: "Beta")
    let ticked = edited.split(separator: "\n").map { $0.contains("Gamma") ? "x \($0)\n" : "\($0)\n" }.joined()
    let count = try Self.take(ticked, into: store, .todoTxt)
    #expect(count.kept == 2 && count.changed == 1 && count.unchanged == 1)
    #expect(try store.allTasks().map(\.title) == ["Alpha", "Beta", "Gamma", "Delta"])
    #expect(try store.allTasks().map(\.state) == [.open, .open, .done, .open])
    // A calendar that was edited without its LAST-MODIFIED likewise.
    let calendar = ExchangeFormat.calendar.text(of: try store.record(), now: now, zone: .utc)
    let other = try Self.take(calendar.replacing("SUMMARY:Delta", with: "SUMMARY:Zeta"), into: store, .calendar)
    #expect(other.kept == 1 && other.changed == 0)
  }

  @Test func `what is new gets numbers of its own, and the same place in the order on both sides`() throws {
    let (one, two) = (try Store(inMemoryBecause: nil), try Store(inMemoryBecause: nil))
    try one.add("a", "b")
    try two.add("c", "d")
    let (first, second) = (try Self.text(one), try Self.text(two))
    #expect(try Self.take(second, into: one).added == 2)
    #expect(try Self.take(first, into: two).added == 2)
    #expect(try one.allTasks().map(\.number) == [1, 2, 3, 4])
    #expect(try one.titles() == two.titles())
    #expect(try Set(one.titles().prefix(2)).intersection(["b", "d"]).isEmpty)
  }

  @Test(arguments: [ExchangeFormat.calendar, .todoTxt])
  func `a task that is done in another format is done here, and an open one never opens`(format: ExchangeFormat) throws
  {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a")
    let open = format.text(of: try store.record(), now: now, zone: .utc)
    try store.make(at: now + Length(minutes: 1)) { change throws(StoreFault) in try change.done([1], on: today) }
    let done = format.text(of: try store.record(), now: now, zone: .utc)
    #expect(try Self.take(open, into: store, format).unchanged == 1)
    let other = try Store(inMemoryBecause: nil)
    try Self.take(open, into: other, format)
    #expect(try Self.take(done, into: other, format).changed == 1)
    #expect(try other.task(1)?.state == .done && other.task(1)?.closedOn == today)
    #expect(try Self.take(done, into: other, format).unchanged == 1)
  }

  /// In which no calendar names a zone.
  private struct NoZones: ZoneSource {
    func rules(named name: String) -> ZoneRules? { nil }
  }
}

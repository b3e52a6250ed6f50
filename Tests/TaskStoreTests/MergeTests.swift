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

import BudgetCore
import TaskStore
import Testing

@Suite struct DayCountTests {
  private let scratch = Scratch()

  /// Done and open of the days from the one before yesterday to tomorrow.
  private func counts(_ store: Store) throws -> [String] {
    try store.dayCounts(from: today.adding(days: -2), to: today.adding(days: 2)).map { "\($0.done)/\($0.open)" }
  }

  @Test func `moving a leftover never rewrites its day`() throws {
    let store = try scratch.open()
    try store.make(.add, on: yesterday) { change throws(StoreFault) in
      try change.add((1...5).map { NewTask(title: "\($0)", day: .on(yesterday)) })
      try change.done([1], on: yesterday)
    }
    let open = ["0/0", "1/4", "0/0", "0/0"]
    #expect(try counts(store) == open)
    try store.make(.plan) { change throws(StoreFault) in try change.plan([2], on: .on(today)) }
    #expect(try counts(store) == ["0/0", "1/4", "0/1", "0/0"])
    try store.make(.later) { change throws(StoreFault) in try change.plan([3], on: .undated) }
    try store.make(.drop) { change throws(StoreFault) in try change.drop([4]) }
    #expect(try counts(store) == ["0/0", "1/4", "0/1", "0/0"])
    try store.make(.done) { change throws(StoreFault) in try change.done([5, 2], on: today) }
    #expect(try counts(store) == ["0/0", "1/4", "2/0", "0/0"])
    // Back to its old day and away again, it is still one.
    try store.make(.reopen) { change throws(StoreFault) in try change.reopen([2]) }
    try store.make(.plan) { change throws(StoreFault) in try change.plan([2], on: .on(yesterday)) }
    #expect(try counts(store) == ["0/0", "1/4", "1/0", "0/0"])
    try store.undo(steps: 9, at: now)
    #expect(try counts(store) == ["0/0", "0/0", "0/0", "0/0"])
  }

  @Test func `what was done and only not ticked was not open at the end of its day`() throws {
    let store = try scratch.open()
    try store.make(.add, on: yesterday) { change throws(StoreFault) in
      try change.add([NewTask(title: "a", day: .on(yesterday)), NewTask(title: "b", day: .on(yesterday))])
    }
    #expect(try counts(store) == ["0/0", "0/2", "0/0", "0/0"])
    try store.make(.done) { change throws(StoreFault) in try change.done([1], on: yesterday) }
    #expect(try counts(store) == ["0/0", "1/1", "0/0", "0/0"])
    try store.make(.plan) { change throws(StoreFault) in try change.plan([2], on: .on(today)) }
    try store.make(.done) { change throws(StoreFault) in try change.done([2], on: yesterday) }
    #expect(try counts(store) == ["0/0", "2/0", "0/0", "0/0"])
  }

  @Test func `a task that came to a past day afterwards was not open on it`() throws {
    let store = try scratch.open()
    try store.add("a", day: .on(yesterday))
    #expect(try store.leftovers(on: today).count == 1)
    #expect(try counts(store) == ["0/0", "0/0", "0/0", "0/0"])
    try store.make(.plan) { change throws(StoreFault) in try change.plan([1], on: .on(tomorrow)) }
    #expect(try counts(store) == ["0/0", "0/0", "0/0", "0/1"])
  }

  @Test func `a task that is moved on its own day leaves nothing there`() throws {
    let store = try scratch.open()
    try store.add("a", "b")
    try store.make(.plan) { change throws(StoreFault) in try change.plan([1], on: .on(tomorrow)) }
    try store.make(.drop) { change throws(StoreFault) in try change.drop([2]) }
    #expect(try counts(store) == ["0/0", "0/0", "0/0", "0/1"])
    #expect(try store.dayCounts(from: today, to: today).isEmpty)
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `law: those left open on a day are as many as are counted`(seed: UInt64) throws {
    let store = try scratch.open()
    var commands = RandomCommands(seed: seed)
    var named = 0
    for _ in 0..<60 {
      _ = try commands.make(in: store)
      for count in try store.dayCounts(from: today.adding(days: -3), to: commands.day.adding(days: 4)) {
        let open = try store.leftOpen(on: count.day)
        #expect(open.count == count.open, "seed \(seed), \(count)")
        #expect(Set(open.map(\.number)).count == open.count, "seed \(seed), \(count)")
        named += open.count
      }
    }
    #expect(named > 0)
  }

  @Test func `what was left open on a day is named as it is now, wherever it went`() throws {
    let store = try scratch.open()
    try store.make(.add, on: yesterday) { change throws(StoreFault) in
      try change.add((1...5).map { NewTask(title: "\($0)", day: .on(yesterday)) })
      try change.done([1], on: yesterday)
    }
    try store.make { change throws(StoreFault) in
      try change.plan([2], on: .on(today))
      try change.plan([3], on: .undated)
      try change.drop([4])
    }
    let open = try store.leftOpen(on: yesterday)
    #expect(open.map(\.number) == [4, 5, 2, 3])
    #expect(open.map(\.state) == [.dropped, .open, .open, .open])
    #expect(try store.leftOpen(on: today).map(\.number) == [2])
  }
}

import BudgetCore
import TaskStore
import TestSupport
import Testing

@Suite struct HistoryTests {
  private let scratch = Scratch()

  @Test func `an undo takes back all that one command did, in another process too`() throws {
    try scratch.open().add("a", "b", "c")
    try scratch.open().make(.done) { change throws(StoreFault) in try change.done([1, 3], on: today) }
    let undone = try scratch.open().undo(at: now)
    #expect(undone.map(\.kind) == [.done] && undone.map(\.tasks) == [[1, 3]])
    #expect(try scratch.open().titles() == ["a", "b", "c"])
    #expect(try scratch.open().redo(at: now).map(\.tasks) == [[1, 3]])
    #expect(try scratch.open().titles() == ["b"])
    #expect(try scratch.open().redo(at: now).isEmpty)
  }

  @Test func `more steps than there are undo what there is`() throws {
    let store = try scratch.open()
    try store.add("a")
    try store.add("b")
    #expect(try store.undo(steps: 0, at: now).isEmpty)
    #expect(try store.undo(steps: 9, at: now).map(\.tasks) == [[2], [1]])
    #expect(try store.undo(at: now).isEmpty)
    #expect(try store.redo(steps: 9, at: now).map(\.tasks) == [[1], [2]])
  }

  @Test func `a new change ends redoing, and the history keeps what was undone`() throws {
    let store = try scratch.open()
    try store.add("a")
    try store.add("b")
    try store.undo(at: now)
    try store.add("c")
    #expect(try store.redo(at: now).isEmpty)
    #expect(try store.titles() == ["a", "c"])
    let history = try store.history(limit: 10)
    #expect(history.map(\.tasks) == [[3], [2], [1]])
    #expect(history.map(\.state) == [.inEffect, .superseded, .inEffect])
    #expect(history.map(\.madeOn) == [today, today, today] && history.map(\.made) == [now, now, now])
    // What was undone for good is passed over.
    #expect(try store.undo(steps: 2, at: now).map(\.tasks) == [[3], [1]])
    #expect(try store.redo(steps: 2, at: now).map(\.tasks) == [[1], [3]])
  }

  @Test func `the changes of one task are found, and none of another's`() throws {
    let store = try scratch.open()
    for number in 1...12 { try store.add("\(number)") }
    try store.make(.done) { change throws(StoreFault) in try change.done([12, 1], on: today) }
    try store.make(.reopen) { change throws(StoreFault) in try change.reopen([1, 11]) }
    #expect(try store.history(of: 1, limit: 9).map(\.kind) == [.reopen, .done, .add])
    #expect(try store.history(of: 2, limit: 9).map(\.kind) == [.add])
    #expect(try store.history(of: 11, limit: 9).map(\.kind) == [.reopen, .add])
    #expect(try store.history(of: 12, limit: 1).map(\.kind) == [.done])
    #expect(try store.history(of: 13, limit: 9).isEmpty)
  }

  @Test func `what changes nothing is no step`() throws {
    let store = try scratch.open()
    try store.add("a")
    try store.make { change throws(StoreFault) in try change.edit(1, [.title("a")]) }
    try store.make { change throws(StoreFault) in try change.reopen([1]) }
    try store.make { change throws(StoreFault) in try change.move(1, .up) }
    try store.make { change throws(StoreFault) in
      try change.edit(1, [.title("b")])
      try change.edit(1, [.title("a")])
    }
    try store.make { change throws(StoreFault) in try change.setHours(nil, on: today) }
    #expect(try store.history(limit: 10).map(\.kind) == [.add])
    #expect(try store.task(1)?.title == "a")
  }

  @Test func `a change of a kind that only a newer program knows is undone like any other`() throws {
    let store = try scratch.open()
    try store.add("a")
    _ = try Python.sql(scratch.store, "UPDATE change SET kind = 'merge'")
    #expect(try store.undo(at: now).map(\.kind) == [.other])
    #expect(try store.allTasks().isEmpty)
  }

  @Test func `rows that another hand changed are not undone over`() throws {
    let store = try scratch.open()
    try store.add("a")
    try store.make { change throws(StoreFault) in try change.edit(1, [.title("b")]) }
    _ = try Python.sql(scratch.store, "UPDATE task SET title = 'c'")
    #expect(throws: StoreFault.historyDisagrees(change: 2)) { try store.undo(at: now) }
    #expect(try store.task(1)?.title == "c")
    #expect(try store.history(limit: 1).first?.state == .inEffect)
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `law: undoing everything gives the empty store, and redoing gives each state back`(seed: UInt64) throws {
    let store = try scratch.open()
    var commands = RandomCommands(seed: seed)
    var states = [try Everything(store)]
    #expect(states[0].isEmpty)
    for _ in 0..<40 where try commands.make(in: store) { states.append(try Everything(store)) }
    #expect(states.count > 20)
    for state in states.dropLast().reversed() {
      #expect(try store.undo(at: now).count == 1)
      #expect(try Everything(store) == state, "seed \(seed)")
    }
    #expect(try store.undo(at: now).isEmpty)
    for state in states.dropFirst() {
      #expect(try store.redo(at: now).count == 1)
      #expect(try Everything(store) == state, "seed \(seed)")
    }
    #expect(try store.redo(at: now).isEmpty)
    #expect(try store.undo(steps: states.count, at: now).count == states.count - 1)
    #expect(try Everything(store).isEmpty, "seed \(seed)")
    #expect(try scratch.open().history(limit: 1000).count == states.count - 1)
  }

  @Test(arguments: 101...112 as ClosedRange<UInt64>)
  func `law: with undos and redos among the commands there is one line of states`(seed: UInt64) throws {
    let store = try scratch.open()
    var commands = RandomCommands(seed: seed)
    var line = [try Everything(store)]
    var here = 0
    for _ in 0..<80 {
      switch Int.random(in: 0..<4, using: &commands.random) {
      case 0:
        let steps = Int.random(in: 1...4, using: &commands.random)
        let undone = try store.undo(steps: steps, at: now)
        #expect(undone.count == min(steps, here), "seed \(seed)")
        here -= undone.count
      case 1:
        let steps = Int.random(in: 1...4, using: &commands.random)
        let redone = try store.redo(steps: steps, at: now)
        #expect(redone.count == min(steps, line.count - 1 - here), "seed \(seed)")
        here += redone.count
      default:
        guard try commands.make(in: store) else { continue }
        line.removeSubrange((here + 1)...)
        line.append(try Everything(store))
        here += 1
      }
      #expect(try Everything(store) == line[here], "seed \(seed)")
    }
  }
}

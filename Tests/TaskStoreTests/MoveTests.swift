import BudgetCore
import TaskStore
import TestSupport
import Testing

@Suite struct MoveTests {
  private let scratch = Scratch()

  @Test(arguments: [
    (1, Move.up, "abcd"), (2, .up, "bacd"), (4, .up, "abdc"), (4, .down, "abcd"), (1, .down, "bacd"),
    (3, .top, "cabd"), (1, .top, "abcd"), (2, .bottom, "acdb"), (4, .bottom, "abcd"), (4, .before(1), "dabc"),
    (1, .before(2), "abcd"), (1, .before(4), "bcad"), (1, .after(4), "bcda"), (4, .after(1), "adbc"),
    (2, .after(1), "abcd"), (3, .after(3), "abcd"), (3, .before(3), "abcd"),
  ])
  func `a task is moved in its day`(number: Int, move: Move, order: String) throws {
    let store = try scratch.open()
    try store.add("a", "b", "c", "d")
    try store.add("other", day: .undated)
    try store.make(.move) { change throws(StoreFault) in try change.move(number, move) }
    #expect(try store.titles().joined() == order)
    #expect(try store.history(limit: 9).count == (order == "abcd" ? 2 : 3))
  }

  @Test func `up and down pass over what is done`() throws {
    let store = try scratch.open()
    try store.add("a", "b", "c")
    try store.make(.done) { change throws(StoreFault) in try change.done([2], on: today) }
    try store.make(.move) { change throws(StoreFault) in try change.move(3, .up) }
    #expect(try store.titles() == ["c", "a"])
    try store.make(.move) { change throws(StoreFault) in try change.move(3, .down) }
    #expect(try store.titles() == ["a", "c"])
  }

  @Test func `a move changes the row of its task and no other`() throws {
    let store = try scratch.open()
    try store.make(.add) { change throws(StoreFault) in
      try change.add((0..<1000).map { NewTask(title: "\($0)", day: .on(today)) })
    }
    let before = try store.allTasks()
    try store.make(.move, at: now + Length(minutes: 1)) { change throws(StoreFault) in
      try change.move(900, .before(100))
    }
    let changed = zip(before, try store.allTasks()).filter { $0 != $1 }.map(\.1)
    #expect(changed.map(\.number) == [900])
    #expect(changed[0].changed(.place) == now + Length(minutes: 1) && changed[0].changed(.day) == now)
  }

  @Test func `tasks that are moved apart to make room are changed by it, for another store to know`() throws {
    let store = try scratch.open()
    try store.add("a", "b", "c", "d")
    let before = try store.allTasks()
    let later = now + Length(minutes: 1)
    for number in (0..<40).map({ 3 + $0 % 2 }) {
      try store.make(.move, at: later) { change throws(StoreFault) in try change.move(number, .after(1)) }
    }
    let after = try store.allTasks()
    #expect(try store.titles() == ["a", "d", "c", "b"])
    // Nobody moved b, but there was no room left in front of it.
    #expect(after[1].place != before[1].place && after[1].changed(.place) >= later)
    #expect(after[0] == before[0])
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `law: a day is the list that the moves make of it`(seed: UInt64) throws {
    let store = try scratch.open()
    var random = Seeded(seed)
    var list: [(number: Int, isOpen: Bool)] = []
    for _ in 0..<400 {
      let index = list.isEmpty ? 0 : Int.random(in: 0..<list.count, using: &random)
      let kind = list.isEmpty ? 0 : Int.random(in: 0..<(list.count < 12 ? 8 : 12), using: &random)
      if kind == 0 {
        list.append((try store.add("x")[0], true))
        continue
      }
      let task = list[index]
      let number = task.number
      // Often next to the same one, so that there is no room left in between.
      let other = list[Bool.random(using: &random) ? 0 : Int.random(in: 0..<list.count, using: &random)].number
      let move: Move
      switch kind {
      case 1:
        try store.make { change throws(StoreFault) in
          if task.isOpen { try change.done([number], on: today) } else { try change.reopen([number]) }
        }
        list[index].isOpen.toggle()
        continue
      case 2: move = .up
      case 3: move = .down
      case 4: move = .top
      case 5: move = .bottom
      case 6, 8, 9: move = .before(other)
      default: move = .after(other)
      }
      try store.make { change throws(StoreFault) in try change.move(number, move) }
      MoveTests.apply(move, at: index, to: &list)
      #expect(try store.tasks(of: .on(today)).map(\.number) == list.map(\.number), "seed \(seed), \(move)")
    }
  }

  private static func apply(_ move: Move, at index: Int, to list: inout [(number: Int, isOpen: Bool)]) {
    let task = list[index]
    func place(of other: Int) -> Int { list.firstIndex { $0.number == other } ?? 0 }
    switch move {
    case .up:
      guard let above = list[..<index].lastIndex(where: \.isOpen) else { return }
      list.remove(at: index)
      list.insert(task, at: above)
    case .down:
      guard let below = list[(index + 1)...].firstIndex(where: \.isOpen) else { return }
      list.insert(task, at: below + 1)
      list.remove(at: index)
    case .top:
      list.remove(at: index)
      list.insert(task, at: 0)
    case .bottom:
      list.remove(at: index)
      list.append(task)
    case .before(let other), .after(let other):
      if other == task.number { return }
      list.remove(at: index)
      if case .before = move { list.insert(task, at: place(of: other)) }
      if case .after = move { list.insert(task, at: place(of: other) + 1) }
    }
  }

  @Test func `a thousand tasks put at the same spot keep their order`() throws {
    let store = try scratch.open()
    try store.add("first", "last")
    let numbers = try store.make(.add) { change throws(StoreFault) in
      var numbers: [Int] = []
      for index in 0..<1000 {
        let number = try change.add(NewTask(title: "\(index)", day: .on(today))).number
        try change.move(number, .after(1))
        numbers.append(number)
      }
      return numbers
    }
    #expect(try store.tasks(of: .on(today)).map(\.number) == [1] + numbers.reversed() + [2])
  }
}

internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit move TASK up|down|top|bottom|before TASK|after TASK`: the order is the priority.
  func move() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let names = TaskNames(planner)
    let words = arguments.operands
    let (task, move) = try place(words, names)
    let moved = try planner.change(.move) { open throws(StoreFault) in try open.move(task.number, move) }
    let others = try storing { () throws(StoreFault) in try planner.store.openTasks(of: moved.day) }
    guard let index = others.firstIndex(where: { $0.number == moved.number }) else {
      throw .task(.notOpen(moved.shown))
    }
    return try planner.echo([moved], before: [task]) { _ in .moved(place: index + 1, of: others.count) }
  }

  private func place(_ words: [String], _ names: TaskNames) throws(UsageFault) -> (StoredTask, Move) {
    guard words.count > 1, let last = words.last else { throw .task(.movePlace(words.last ?? "")) }
    let simple: [String: Move] = [
      "up": .up, "down": .down, "top": .top, "bottom": .bottom, "hoch": .up, "runter": .down, "oben": .top,
      "unten": .bottom,
    ]
    if let move = simple[last.lowercased()] {
      return (try names.task(Array(words.dropLast())), move)
    }
    let side = words.lastIndex { ["before", "after", "vor", "nach"].contains($0.lowercased()) } ?? 0
    guard side > 0, side < words.count - 1 else { throw .task(.movePlace(last)) }
    let task = try names.task(Array(words[..<side]))
    let other = try names.task(Array(words[(side + 1)...]))
    let isBefore = ["before", "vor"].contains(words[side].lowercased())
    return (task, isBefore ? .before(other.number) : .after(other.number))
  }
}

extension TaskNames {
  /// The one task that words name.
  func task(_ words: [String]) throws(UsageFault) -> StoredTask {
    let tasks = try tasks(words)
    guard let task = tasks.first, tasks.count == 1 else { throw .task(.oneTask(command)) }
    return task
  }
}

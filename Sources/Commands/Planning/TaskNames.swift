internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

/// The words by which a command names tasks: numbers, or words of a title.
struct TaskNames {
  let planner: Planner
  let command: CommandName

  init(_ planner: Planner) {
    self.planner = planner
    command = planner.question.arguments.command
  }

  /// The tasks that words name: all numbers (`12 14`, `12,14`), or else words of one title. Throws when a number or the
  /// words name none, and when the words name several: then none is touched, unless a person at a terminal picks one.
  func tasks(_ words: [String]) throws(UsageFault) -> [StoredTask] {
    if let numbers = TaskNames.numbers(words) {
      var tasks: [StoredTask] = []
      for number in numbers where !tasks.contains(where: { $0.number == number }) { tasks.append(try task(number)) }
      return tasks
    }
    return [try task(titled: words.joined(separator: " "))]
  }

  func task(_ number: Int) throws(UsageFault) -> StoredTask {
    guard let task = try storing({ () throws(StoreFault) in try planner.store.task(number) }) else {
      throw .task(.store(.noTask(number)))
    }
    return task
  }

  /// nil unless every word is a number.
  static func numbers(_ words: [String]) -> [Int]? {
    let parts = words.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }) }
    let numbers = parts.compactMap { part in
      let digits = part.first == "#" ? part.dropFirst() : part
      return digits.utf8.allSatisfy({ (48...57).contains($0) }) ? Int(digits) : nil
    }
    return !parts.isEmpty && numbers.count == parts.count ? numbers : nil
  }

  /// The words in front that are numbers, and what follows them; one word when it is none, for it names a title.
  static func split(_ words: [String]) -> (names: [String], rest: [String]) {
    let count = words.prefix { numbers([$0]) != nil }.count
    return (Array(words.prefix(max(1, count))), Array(words.dropFirst(max(1, count))))
  }

  private func task(titled text: String) throws(UsageFault) -> StoredTask {
    let wanted = states
    let found = try storing { () throws(StoreFault) in try planner.store.search(text, wanted) }
    if found.count == 1, let task = found.first { return task }
    guard !found.isEmpty else {
      let others = try storing { () throws(StoreFault) in
        try planner.store.search(text, Set(StoredTask.State.allCases).subtracting(wanted))
      }
      throw .task(.noTaskTitled(text, others: others.prefix(TaskNames.listed).map(\.shown), planner.context))
    }
    if let picked = try pick(found, text) { return picked }
    throw .task(
      .severalTasks(
        text, found.prefix(TaskNames.listed).map(\.shown), more: max(0, found.count - TaskNames.listed), planner.context
      ))
  }

  /// How many of several are listed.
  static let listed = 20

  /// The states in which a command looks for a title.
  private var states: Set<StoredTask.State> {
    switch command {
    case .reopen: [.done, .dropped]
    case .show, .edit, .note, .category: Set(StoredTask.State.allCases)
    default: [.open]
    }
  }

  /// nil when nobody is there to be asked, or does not pick.
  private func pick(_ found: [StoredTask], _ text: String) throws(UsageFault) -> StoredTask? {
    let session = planner.question.session
    guard session.isInteractive, !planner.question.arguments.has(.json) else { return nil }
    let german = planner.question.voice.language == .german
    let answer = TaskListAnswer(
      name: "found",
      groups: [TaskListAnswer.Group(heading: .found(text), tasks: found.prefix(TaskNames.listed).map(\.shown))],
      context: planner.context)
    _ = Output.write(words(for: .list(answer), in: planner.question.voice), to: .error)
    _ = Output.write(german ? "Welche Nummer? " : "Which number? ", to: .error)
    let line = Keyboard().readLine() ?? ""
    let number = TaskNames.numbers([line])?.first
    return found.first { $0.number == number }
  }
}

internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit note TASK [TEXT|none]`: without a text in the editor.
  func note() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let (names, rest) = TaskNames.split(arguments.operands)
    let task = try TaskNames(planner).task(names)
    var text = rest.joined(separator: " ")
    if rest.isEmpty { text = try edited(task.note ?? "") }
    try TaskParts.check(note: text)
    let note = rest.isEmpty || !TaskParts.isNone(text) ? text : ""
    return try planner.changing(.note, [task], to: .noted, costsTime: false) { open, numbers throws(StoreFault) in
      [try open.edit(task.number, [.note(note.allSatisfy(\.isWhitespace) ? nil : note)])]
    }
  }

  /// `restzeit category TASK… NAME|none`.
  func category() throws(UsageFault) -> Outcome {
    guard let name = arguments.operands.last, arguments.operands.count > 1 else { throw .task(.categoryMissing) }
    let category: String?
    switch try TaskParts.category(name) {
    case .to(let name): category = name
    case .none: category = nil
    }
    let planner = try presentPlanner()
    let tasks = try TaskNames(planner).tasks(Array(arguments.operands.dropLast()))
    return try planner.changing(.category, tasks, to: .categorised, costsTime: false) {
      open, numbers throws(StoreFault) in
      var changed: [StoredTask] = []
      for number in numbers { changed.append(try open.edit(number, [.category(category)])) }
      return changed
    }
  }

  /// A text as a person leaves it in the editor.
  func edited(_ text: String) throws(UsageFault) -> String {
    guard session.isInteractive else { throw .task(.noTerminal(arguments.command)) }
    do throws(Editor.Failure) {
      return try Editor(environment: session.environment).edit(text)
    } catch {
      throw .task(.editor(error))
    }
  }
}

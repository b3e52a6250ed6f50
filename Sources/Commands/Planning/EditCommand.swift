internal import BudgetCore
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit edit TASK [LINE]`: by flags, by a line that sets what it states, or in the editor.
  func edit() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let parts = try TaskParts(self)
    let (words, rest) = TaskNames.split(arguments.operands)
    let names = TaskNames(planner)
    if rest.isEmpty, parts.areGiven {
      let tasks = try names.tasks(words)
      let edits = try parts.edits(planner)
      return try planner.changing(.edit, tasks, to: .edited) { open, numbers throws(StoreFault) in
        var changed: [StoredTask] = []
        for number in numbers { changed.append(try open.edit(number, edits)) }
        return changed
      }
    }
    let task = try names.task(words)
    let line = rest.joined(separator: " ")
    return rest.isEmpty
      ? try edit(task, inEditorOf: planner, parts) : try edit(task, to: line, planner, parts)
  }

  /// Sets the parts that a line states; what it does not state stays.
  private func edit(
    _ task: StoredTask, to line: String, _ planner: Planner, _ parts: TaskParts
  ) throws(UsageFault) -> Outcome {
    if line.utf8.count > TaskFile.longestLine { throw .task(.longLine(TaskFile.longestLine)) }
    let entered = try parts.task(of: line, keeping: task.title, planner)
    let edits = [.title(entered.new.title)] + task.edits(stated: entered)
    return try edit(task, edits + (try parts.edits(planner)), entered, planner)
  }

  /// The task's line as a person leaves it, which stands for all that it held; left as it was, it changes nothing.
  private func edit(
    _ task: StoredTask, inEditorOf planner: Planner, _ parts: TaskParts
  ) throws(UsageFault) -> Outcome {
    let draft = Draft(
      title: task.title, date: task.date, time: task.time, duration: task.duration, category: task.category)
    guard let written = QuickEntry.line(of: draft, from: planner.standpoint) else { throw .task(.noLine) }
    let lines = try edited(written.text + "\n").split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    guard let line = lines.first.map(String.init) else { throw .task(.emptyLine) }
    guard lines.count == 1 else { throw .task(.severalLines) }
    if line.utf8.count > TaskFile.longestLine { throw .task(.longLine(TaskFile.longestLine)) }
    let entered = try parts.task(of: line, planner)
    let edits = line == written.text ? [] : task.edits(whole: entered, written.parts)
    return try edit(task, edits, entered, planner)
  }

  private func edit(
    _ task: StoredTask, _ edits: [Edit], _ entered: EnteredTask, _ planner: Planner
  ) throws(UsageFault) -> Outcome {
    let changed = try planner.change(.edit) { open throws(StoreFault) in try open.edit(task.number, edits) }
    let echoed = EchoAnswer.Line(
      task: changed.shown, deed: changed == task ? .unchanged : .edited, hints: entered.hints(in: voice.language))
    return try planner.echo([echoed], concernsToday: planner.concernsToday(task) || planner.concernsToday(changed))
  }
}

extension StoredTask {
  /// What a line sets that states only what is to be changed: the parts that stand in it.
  fileprivate func edits(stated entered: EnteredTask) -> [Edit] {
    var edits: [Edit] = []
    // A time alone leaves the task on its day.
    if entered.draft.date != nil || (day == .undated && entered.new.time != nil) { edits.append(.day(entered.new.day)) }
    if let time = entered.new.time { edits.append(.time(time)) }
    if let duration = entered.new.duration { edits.append(.duration(duration)) }
    if let category = entered.new.category { edits.append(.category(category)) }
    return edits
  }

  /// What a line sets that stood there whole: what is no longer in it is taken away, and what it could not hold stays.
  fileprivate func edits(whole entered: EnteredTask, _ held: Set<Draft.Part>) -> [Edit] {
    var edits: [Edit] = [
      .title(entered.new.title), .day(entered.draft.date.map { .on($0) } ?? .undated), .time(entered.new.time),
      .duration(entered.new.duration),
    ]
    if held.contains(.category) || entered.new.category != nil { edits.append(.category(entered.new.category)) }
    return edits
  }
}

internal import BudgetCore
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// A title that no part of a line can be.
  private static var anyTitle: String { "¶" }

  /// `restzeit edit TASK [LINE]`: by flags, by a line that sets what it states, or in the editor.
  func edit() throws(UsageFault) -> Outcome {
    let planner = try self.planner()
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
    let isTyped = !rest.isEmpty
    let line = try isTyped ? rest.joined(separator: " ") : lineFromEditor(task, planner)
    if line.utf8.count > TaskFile.longestLine { throw .task(.longLine(TaskFile.longestLine)) }
    var entered = try parts.task(of: line, planner)
    var edits = isTyped ? [.title(entered.new.title)] + task.edits(stated: entered) : task.edits(whole: entered)
    // A line of parts alone, `15:00 30min`, is no title here.
    let alone = try parts.task(of: "\(Question.anyTitle) \(line)", planner)
    if isTyped, alone.draft.title == Question.anyTitle {
      entered = alone
      edits = task.edits(stated: alone)
    }
    let more = try parts.edits(planner)
    let changed = try planner.change(.edit) { open throws(StoreFault) in try open.edit(task.number, edits + more) }
    let echoed = EchoAnswer.Line(
      task: changed.shown, deed: changed == task ? .unchanged : .edited, hints: entered.hints(in: voice.language))
    return try planner.echo([echoed], concernsToday: planner.concernsToday(task) || planner.concernsToday(changed))
  }

  /// The task's line as a person leaves it: the first line that is not empty.
  private func lineFromEditor(_ task: StoredTask, _ planner: Planner) throws(UsageFault) -> String {
    let draft = Draft(
      title: task.title, date: task.date, time: task.time, duration: task.duration, category: task.category)
    let line = QuickEntry.line(of: draft, from: planner.standpoint) ?? task.title
    let text = try edited(line + "\n")
    return text.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
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

  /// What a line sets that stood there whole: what is no longer in it is taken away.
  fileprivate func edits(whole entered: EnteredTask) -> [Edit] {
    [
      .title(entered.new.title), .day(entered.new.day), .time(entered.new.time), .duration(entered.new.duration),
      .category(entered.new.category),
    ]
  }
}

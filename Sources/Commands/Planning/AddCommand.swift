internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit add LINE`: new tasks.
  func add() throws(UsageFault) -> Outcome {
    let parts = try TaskParts(self)
    let (texts, leftOut) = try linesToAdd(parts)
    // A line that gets no task makes no store.
    let present = try presentPlanner()
    var tasks: [EnteredTask] = []
    for text in texts { tasks.append(try parts.task(of: text, present)) }
    if arguments.has(.dryRun) { return try tried(tasks, present) }
    let planner = try self.planner()
    let added = try planner.change(.add) { open throws(StoreFault) in try open.add(tasks.map(\.new)) }
    let lines = zip(added, tasks).map { stored, entered in
      EchoAnswer.Line(task: stored.shown, deed: .added, hints: entered.hints(in: voice.language))
    }
    var outcome = try planner.echo(lines, concernsToday: added.contains(where: planner.concernsToday))
    outcome.remarks += leftOut
    return outcome
  }

  /// The line of the command, else those of standard input; one without words where `--title` says it all.
  private func linesToAdd(_ parts: TaskParts) throws(UsageFault) -> (lines: [String], remark: String) {
    let line = arguments.operands.joined(separator: " ")
    if line.utf8.count > TaskFile.longestLine { throw .task(.longLine(TaskFile.longestLine)) }
    if !arguments.operands.isEmpty { return ([line], "") }
    if parts.title != nil { return ([""], "") }
    if session.inputIsTerminal { throw .task(.emptyLine) }
    let lines = try readLines()
    let open = lines.filter { !$0.isDone }.map(\.text)
    if open.isEmpty { throw .task(.emptyLine) }
    let ticked = lines.count - open.count
    return (open, ticked == 0 ? "" : "restzeit: \(tickedWords(ticked))\n")
  }

  /// What is ticked off in a file is no new task.
  private func tickedWords(_ count: Int) -> String {
    voice.language == .german
      ? "\(count) abgehakte \(count == 1 ? "Zeile" : "Zeilen") weggelassen"
      : "\(count) \(count == 1 ? "line" : "lines") ticked off left out"
  }

  /// The lines of standard input, as those of a task file.
  private func readLines() throws(UsageFault) -> [TaskFile.Line] {
    let text: String
    do throws(TextFile.Failure) {
      text = try TextFile("-").text()
    } catch {
      throw .task(.linesUnreadable(error))
    }
    let standpoint = Standpoint(today: CivilDate(daysSince1970: 0), now: .midnight)
    do throws(TaskFile.Fault) {
      return try TaskFile.parse(text, from: standpoint)
    } catch {
      throw .task(.notLines(error))
    }
  }

  private func tried(_ tasks: [EnteredTask], _ planner: Planner) throws(UsageFault) -> Outcome {
    if arguments.has(.json) {
      return Outcome(output: tasks.map { $0.tried(in: voice.language).json }.joined())
    }
    let lines = tasks.enumerated().map { index, task in
      EchoAnswer.Line(
        task: task.new.shown, deed: .tried, hints: task.hints(in: voice.language), listedAs: -1 - index)
    }
    let todos = tasks.enumerated().map { index, task in task.new.todo(number: -1 - index) }
    let concernsToday = todos.contains { $0.day == .on(planner.today) }
    let budget = concernsToday ? try planner.budget(adding: todos) : nil
    return outcome(.echo(EchoAnswer(lines: lines, context: planner.context, budget: budget)), status: 0)
  }
}

extension NewTask {
  /// As faces show what is not kept yet.
  fileprivate var shown: ShownTask {
    ShownTask(
      title: title, day: day, time: time, duration: duration, note: note, category: category,
      reminder: reminder.map(ShownTask.Reminder.init))
  }

  fileprivate func todo(number: Int) -> Todo {
    Todo(number: number, title: title, day: day, time: time, duration: duration)
  }
}

extension EnteredTask {
  func hints(in language: Language) -> [String] { draft.hints.map { $0.words(of: line, in: language) } }

  fileprivate func tried(in language: Language) -> TriedDraft {
    TriedDraft(
      task: new.shown,
      hints: draft.hints.map { hint in
        TriedDraft.Hint(
          reason: hint.reason.rawValue, bytes: hint.bytes, message: hint.words(of: line, in: language))
      },
      ranges: Dictionary(draft.understood.map { ($0.part.rawValue, $0.bytes) }) { first, _ in first })
  }
}

import BudgetCore

/// What a command did: one line a task, never broken, for it may be read by a script or heard; hints below.
struct EchoView {
  let words: Words

  init(_ words: Words) { self.words = words }

  func text(_ answer: EchoAnswer) -> String {
    answer.lines.enumerated().map { index, line in
      let isLast = index == answer.lines.count - 1
      let facts = facts(of: line, answer) + effect(on: line, isLast: isLast, answer)
      return start(line.task) + facts.joined(separator: separator) + "\n" + line.hints.map { "    \($0)\n" }.joined()
    }.joined()
  }

  func text(_ answer: TurnAnswer) -> String {
    if answer.changes.isEmpty {
      let isUndone = answer.isUndone
      return isUndone
        ? words.say("nothing to undo\n", "nichts zurückzunehmen\n")
        : words.say("nothing to redo\n", "nichts wieder zu machen\n")
    }
    return answer.changes.enumerated().map { index, change in
      let verb = answer.isUndone ? words.say("undone", "zurückgenommen") : words.say("redone", "wieder gemacht")
      let names = (change.tasks + change.gone).map { words.title(of: $0.todo) }
      var facts = ["\(verb): \(words.change(change.kind))"]
      if !names.isEmpty {
        // An import may be of thousands.
        let more = names.count - 20
        let rest = more > 0 ? [words.say("\(more) more", "\(more) weitere")] : []
        facts.append((names.prefix(20) + rest).joined(separator: ", "))
      }
      if index == answer.changes.count - 1, let budget = answer.budget { facts.append(words.balance(budget)) }
      return facts.joined(separator: separator) + "\n"
    }.joined()
  }

  private var separator: String { words.voice.plain ? ", " : " · " }

  /// `12  `: what it is called by.
  private func start(_ task: ShownTask) -> String {
    guard let number = task.number else { return "" }
    return words.voice.plain ? "\(number): " : "\(number)  "
  }

  private func facts(of line: EchoAnswer.Line, _ answer: EchoAnswer) -> [String] {
    let task = line.task
    let title = words.untitled(task)
    switch line.deed {
    case .done, .dropped, .unchanged:
      let state = words.state(task.state, answer.context)
      return [title, state, line.deed == .unchanged ? words.say("as before", "wie zuvor") : nil].compactMap { $0 }
    case .skipped(let day):
      return [title, words.say("asked about again on ", "nächste Frage am ") + words.shortDate(day)]
    case .noted:
      let note = task.note.map { words.say("note: ", "Notiz: ") + words.safe($0) }
      return [title, note ?? words.say("no note", "keine Notiz")]
    case .categorised:
      return [title, task.category.map(words.category) ?? words.say("no category", "keine Kategorie")]
    case .moved(let place, let count):
      return [title, words.placed(place, of: count)]
    case .added, .tried, .edited, .planned, .reopened:
      let isPast = if case .on(let day) = task.day { day < answer.context.today } else { false }
      let parts = [
        title, words.when(task, answer.context), task.duration.map(words.length), task.category.map(words.category),
        task.reminder.map(words.remindedAt), words.state(task.state, answer.context),
        isPast && task.state == .open ? words.say("past", "vergangen") : nil,
      ]
      return parts.compactMap { $0 } + (task.day == .undated ? [words.undatedInNoCalculation(task.number)] : [])
    }
  }

  /// What it does to today: whether this task fits, and with the last one what is free.
  private func effect(on line: EchoAnswer.Line, isLast: Bool, _ answer: EchoAnswer) -> [String] {
    guard let budget = answer.budget else { return [] }
    let task = line.listedAs.flatMap { number in budget.tasks.first { $0.todo.number == number } }
    let verdict = task.flatMap(words.verdict)
    let balance = isLast ? words.balance(budget, isBelow: task?.fits == false) : nil
    let facts = [verdict, balance].compactMap { $0 }
    return facts.isEmpty ? [] : [facts.joined(separator: ", ")]
  }
}

extension Words {
  /// A title without its number.
  func untitled(_ task: ShownTask) -> String {
    title(of: Todo(title: task.title, day: task.day))
  }
}

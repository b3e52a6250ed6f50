import BudgetCore

/// The day below the text of a bar, in its tooltip or its menu.
struct BarRow {
  enum Kind: Equatable {
    case fact
    /// With its number in the store.
    case task(Int?)
    /// The line where the day stops fitting.
    case line
    /// Something that is missing, doubtful or to be mended.
    case problem
  }

  let kind: Kind
  /// Not escaped.
  let text: String
}

extension BarWords {
  /// So many tasks are listed, and so many stretches and problems: a tooltip does not scroll.
  private static let tasksListed = 15
  private static let othersListed = 6
  fileprivate static let widestTitle = 60

  /// The figures, what is free, what is next, the list with its line, what is left over, what is wrong.
  var rows: [BarRow] {
    switch answer {
    case .unknown(let reason, let remedy, let tasks):
      let words = Words(look.voice)
      let listed = tasks.prefix(BarWords.tasksListed).map { row(.task($0.number), label(of: $0, nil, words)) }
      let more = tasks.count - listed.count
      return [row(.problem, reason), row(.problem, remedy)] + listed
        + (more > 0 ? [row(.fact, self.more(more, words))] : [])
    case .day(let budget, let asked, let notes, _):
      let words = Words(look.voice)
      var rows = [row(.fact, figures(budget, words).joined(separator: separator))]
      if let free = free(budget, words) { rows.append(row(.fact, free)) }
      if let next = next(budget, words) { rows.append(row(.fact, next)) }
      rows += tasks(budget, words)
      if let leftovers = leftovers(budget, asked, words) { rows.append(row(.fact, leftovers)) }
      let problems = words.remarks(budget.problems) + notes
      rows += words.declined(budget.entries).map { row(.fact, $0) }
      rows += problems.prefix(BarWords.othersListed).map { row(.problem, $0) }
      if problems.count > BarWords.othersListed {
        rows.append(row(.problem, more(problems.count - BarWords.othersListed, words)))
      }
      return rows
    }
  }

  private var separator: String { look.rowSeparator }

  private func row(_ kind: BarRow.Kind, _ text: String) -> BarRow {
    BarRow(kind: kind, text: look.ascii ? ascii(text) : text)
  }

  private func more(_ number: Int, _ words: Words) -> String { words.say("… \(number) more", "… \(number) weitere") }

  private func figures(_ budget: DayBudget, _ words: Words) -> [String] {
    words.left(budget)
      + [
        words.otherDay(budget), words.planned(budget), words.free(budget), words.over(budget),
        words.withoutDuration(budget), words.calendars(budget),
      ].compactMap(\.self)
  }

  private func free(_ budget: DayBudget, _ words: Words) -> String? {
    if budget.left.isEmpty { return nil }
    let ranges = budget.left.intervals.prefix(BarWords.othersListed).map {
      words.range($0, on: budget.day, budget.zone)
    }
    let more = budget.left.intervals.count - ranges.count
    let all = ranges + (more > 0 ? [self.more(more, words)] : [])
    return words.say("free: ", "frei: ") + all.joined(separator: ", ")
  }

  /// By its title only where titles are asked for: it stands in somebody's calendar.
  private func next(_ budget: DayBudget, _ words: Words) -> String? {
    guard let entry = budget.nextEntry else { return nil }
    let time = words.time(of: entry, on: budget.day, budget.zone)
    let title = look.titles ? " " + cut(words.title(of: entry), to: BarWords.widestTitle) : ""
    return words.say("next: ", "als Nächstes: ") + time + title
  }

  private func leftovers(_ budget: DayBudget, _ asked: Int, _ words: Words) -> String? {
    asked > 0 ? words.morningQuestion(asked) : budget.leftovers == 0 ? nil : words.leftovers(budget.leftovers)
  }

  private func tasks(_ budget: DayBudget, _ words: Words) -> [BarRow] {
    var rows: [BarRow] = []
    for (index, task) in budget.tasks.prefix(BarWords.tasksListed).enumerated() {
      if index == budget.lineBefore { rows.append(line(words)) }
      rows.append(row(.task(task.todo.number), label(of: task, budget, words)))
    }
    if budget.tasks.count > BarWords.tasksListed {
      rows.append(row(.fact, more(budget.tasks.count - BarWords.tasksListed, words)))
    }
    return rows
  }

  private func line(_ words: Words) -> BarRow {
    row(.line, look.voice.plain ? words.lineHere : "── \(words.lineHere) ──")
  }

  /// `#12 13:30–13:45 Call the landlord · 15 min`.
  func label(of task: BudgetedTodo, _ budget: DayBudget, _ words: Words) -> String {
    let name = label(of: task.todo, task.isSlipped ? nil : words.time(of: task, budget), words)
    return ([name] + words.marks(of: task)).joined(separator: separator)
  }

  private func label(of todo: Todo, _ time: String?, _ words: Words) -> String {
    let name = [todo.number.map { "#\($0)" }, time, look.rowTitle(todo.title)].compactMap(\.self)
    return [name.joined(separator: " "), todo.duration.map(words.length) ?? words.noDuration].joined(
      separator: separator)
  }
}

extension BarLook {
  /// What stands between two facts of a row.
  var rowSeparator: String {
    let separator = voice.plain ? ", " : " · "
    return ascii ? Rendering.ascii(separator) : separator
  }

  /// The title of a task as its row has it.
  func rowTitle(_ title: String) -> String {
    let shown = cut(
      Words(voice).title(of: Todo(title: title, day: .undated), numbered: false), to: BarWords.widestTitle)
    return ascii ? Rendering.ascii(shown) : shown
  }
}

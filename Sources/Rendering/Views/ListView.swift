import BudgetCore

/// `list` and `search`: tasks under headings; a day's list with its line.
struct ListView {
  let words: Words
  let answer: TaskListAnswer

  init(_ words: Words, _ answer: TaskListAnswer) {
    self.words = words
    self.answer = answer
  }

  var page: Page {
    var page = Page()
    if let budget = answer.budget {
      page.add(.title(words.heading(.day(budget.day), answer.context)))
      let day = DayView(words, budget)
      day.addTasks(to: &page)
      day.addDone(to: &page)
      return page
    }
    for group in answer.groups {
      page.add(words.heading(group.heading, answer.context), group.tasks.map { row($0, under: group.heading) })
    }
    if answer.groups.allSatisfy(\.tasks.isEmpty) {
      page.add(.sentence(nothing, .faint))
    }
    return page
  }

  private var nothing: String {
    if answer.quiet > 0 { return words.leftAlone(answer.quiet) }
    return answer.name == "leftovers" ? words.nothingLeftOver : words.noTasks
  }

  private func row(_ task: ShownTask, under heading: TaskListAnswer.Heading) -> Page.Row {
    var notes: [String] = []
    // The heading says the day of most.
    switch heading {
    case .day: if let time = task.time { notes.append(time.hoursAndMinutes) }
    case .undated: break
    case .doneOn: break
    case .leftovers, .found, .dropped: if let when = words.when(task, answer.context) { notes.append(when) }
    }
    if let category = task.category { notes.append(words.category(category)) }
    if case .found = heading, let state = words.state(task.state, answer.context) { notes.append(state) }
    let isOpen = task.state == .open
    return Page.Row(
      lead: task.duration.map(words.length) ?? words.noDuration, text: words.title(of: task.todo), notes: notes,
      tone: isOpen ? .normal : .faint, leadAtEnd: true)
  }
}

/// `show`: everything there is about a task.
struct TaskView {
  let words: Words
  let context: TaskContext

  init(_ words: Words, _ context: TaskContext) {
    self.words = words
    self.context = context
  }

  func page(_ tasks: [ShownTask]) -> Page {
    var page = Page()
    for task in tasks {
      page.add(.heading(words.title(of: task.todo)))
      for (name, value) in facts(of: task) {
        page.add(.row(Page.Row(lead: name, text: value, wraps: true)))
      }
    }
    return page
  }

  private func facts(of task: ShownTask) -> [(String, String)] {
    let state = words.state(task.state, context) ?? words.say("open", "offen")
    var facts = [
      (words.say("day", "Tag"), words.day(task.day, context)), (words.say("state", "Stand"), state),
    ]
    if let time = task.time { facts.append((words.say("time", "Zeit"), time.hoursAndMinutes)) }
    facts.append((words.say("duration", "Dauer"), task.duration.map(words.length) ?? words.say("none", "keine")))
    if let category = task.category { facts.append((words.say("category", "Kategorie"), words.category(category))) }
    if let reminder = task.reminder {
      facts.append((words.say("reminder", "Erinnerung"), words.remindedAt(reminder)))
    }
    for (index, line) in (task.note ?? "").split(separator: "\n").enumerated() {
      facts.append((index == 0 ? words.say("note", "Notiz") : "", words.safe(String(line), limit: 1 << 16)))
    }
    if let added = task.added { facts.append((words.say("added", "angelegt"), stamp(added))) }
    if let changed = task.changed, changed != task.added {
      facts.append((words.say("changed", "geändert"), stamp(changed)))
    }
    if let identity = task.identity { facts.append(("UUID", identity)) }
    return facts
  }

  private func stamp(_ moment: Moment) -> String {
    let date = context.zone.wall(at: moment).date
    return "\(words.shortDate(date, near: context.today)), \(words.clock(moment, context.zone))"
  }
}

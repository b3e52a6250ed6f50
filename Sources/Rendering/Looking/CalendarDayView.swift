import BudgetCore

/// `calendar DAY`: its events and tasks; of a past day what was done, and what was left open.
struct CalendarDayView {
  let words: Words
  let answer: CalendarDayAnswer

  init(_ words: Words, _ answer: CalendarDayAnswer) {
    self.words = words
    self.answer = answer
  }

  private var budget: DayBudget { answer.budget }

  var page: Page {
    var page = Page()
    page.add(.title(words.longDate(answer.day, near: answer.context.today)))
    let facts =
      (answer.load.map { words.load($0, budget.exactness) } ?? [])
      + (answer.count.all == 0 ? [] : [words.doneOf(answer.count.done, answer.count.all)])
      + [words.calendars(budget)].compactMap { $0 }
    if !facts.isEmpty { page.add(.facts(facts, .normal)) }
    for line in words.declined(budget.entries) { page.add(.sentence(line, .normal)) }
    page.add(words.say("Events", "Termine"), budget.entries.map(row))
    if answer.isPast || !answer.hasHours {
      let heading = answer.isPast ? words.say("Left open", "Offen geblieben") : words.tasks
      page.add(heading, answer.open.map(row))
    } else {
      DayView(words, budget).addTasks(to: &page)
    }
    page.add(words.done, answer.done.map { Page.Row(text: words.title(of: $0.todo), tone: .faint) })
    if budget.entries.isEmpty, answer.count.all == 0, answer.isPast || !answer.hasHours {
      page.add(.sentence(words.say("no events and no tasks", "keine Termine und keine Aufgaben"), .faint))
    }
    return page
  }

  private func row(_ entry: Entry) -> Page.Row {
    let counts = entry.verdict.counts
    return Page.Row(
      lead: words.time(of: entry, on: answer.day, budget.zone), text: words.title(of: entry),
      notes: counts ? [] : [words.verdict(entry.verdict)], tone: counts ? .normal : .faint)
  }

  /// An open task, with what became of it where that is not seen by its standing here.
  private func row(_ task: ShownTask) -> Page.Row {
    var notes: [String] = []
    if let time = task.time { notes.append(time.hoursAndMinutes) }
    if let became = words.whatBecame(of: task, of: answer.day, answer.context) { notes.append(became) }
    return Page.Row(
      lead: task.duration.map(words.length) ?? words.noDuration, text: words.title(of: task.todo), notes: notes,
      leadAtEnd: true)
  }
}

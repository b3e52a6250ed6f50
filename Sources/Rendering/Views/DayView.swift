import BudgetCore

/// `today`: the budget, what is still to come, and the list with the line.
struct DayView {
  let words: Words
  let budget: DayBudget
  let extras: DayExtras?

  init(_ words: Words, _ budget: DayBudget, _ extras: DayExtras? = nil) {
    self.words = words
    self.budget = budget
    self.extras = extras
  }

  var page: Page {
    var page = Page()
    page.add(.title(title))
    if let extras, extras.asked > 0 { page.add(.sentence(words.morningQuestion(extras.asked), .bad)) }
    page.add(.facts(figures, budget.isGood ? .good : .bad))
    page.add(.bar(bar))
    for line in words.declined(budget.entries) { page.add(.sentence(line, .normal)) }
    page.add(words.toCome, toCome)
    addTasks(to: &page)
    addDone(to: &page)
    return page
  }

  /// The date, and how long the streak is.
  private var title: String {
    let date = words.longDate(budget.day, near: budget.zone.wall(at: budget.now).date)
    guard let extras, extras.streak > 0 else { return date }
    return date + (words.voice.plain ? ", " : " · ") + words.streak(extras.streak)
  }

  func addDone(to page: inout Page) {
    page.add(words.done, budget.done.map { Page.Row(text: words.title(of: $0), tone: .faint) })
  }

  private var figures: [String] {
    words.left(budget)
      + [words.planned(budget), words.free(budget), words.over(budget), words.calendars(budget)].compactMap { $0 }
  }

  private var bar: DayBar {
    let hull = budget.windows.hull
    return DayBar(
      windows: budget.windows, left: budget.left, now: budget.now,
      first: hull.map { words.clock($0.start, budget.zone) } ?? "",
      last: hull.map { words.clock($0.end, budget.zone) } ?? "")
  }

  /// The list with its line, and what else there is.
  func addTasks(to page: inout Page) {
    page.add(.heading(words.tasks))
    if budget.tasks.isEmpty { page.add(.row(Page.Row(text: words.noTasks, tone: .faint))) }
    for (index, task) in budget.tasks.enumerated() {
      if index == budget.lineBefore { page.add(.line(words.lineHere)) }
      let lead = task.todo.duration.map(words.length) ?? words.noDuration
      let time = task.isSlipped ? nil : words.time(of: task, budget)
      page.add(
        .row(
          Page.Row(
            lead: lead, text: [time, words.title(of: task.todo)].compactMap { $0 }.joined(separator: " "),
            notes: words.marks(of: task), tone: task.isSlipped ? .bad : .normal, leadAtEnd: true)))
    }
    let counts = [
      words.withoutDuration(budget),
      budget.leftovers == 0 || budget.leftovers == extras?.asked ? nil : words.leftovers(budget.leftovers),
      budget.otherDays == 0 ? nil : words.otherDays(budget),
      budget.undated == 0 ? nil : words.undated(budget.undated),
    ].compactMap { $0 }
    if !counts.isEmpty { page.add(.facts(counts, .normal)) }
  }

  /// Entries that end after now, and open pinned tasks among them, by their start.
  private var toCome: [Page.Row] {
    var rows: [(start: Moment, row: Page.Row)] = []
    for entry in budget.entries where entry.interval.end > budget.now {
      let counts = entry.verdict.counts
      rows.append(
        (
          entry.interval.start,
          Page.Row(
            lead: words.time(of: entry, on: budget.day, budget.zone), text: words.title(of: entry),
            notes: counts ? [] : [words.verdict(entry.verdict)], tone: counts ? .normal : .faint)
        ))
    }
    for task in budget.tasks {
      guard let time = task.todo.time else { continue }
      let start = task.span?.start ?? budget.zone.moment(of: CivilDateTime(budget.day, time))
      guard (task.span?.end ?? start) > budget.now, let lead = words.time(of: task, budget) else { continue }
      rows.append((start, Page.Row(lead: lead, text: words.title(of: task.todo), notes: [words.task])))
    }
    return rows.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(\.element.row)
  }
}

extension DayBudget {
  /// Nothing to worry about: something is left, and it holds what is planned.
  fileprivate var isGood: Bool { state == .ok && over == .zero }
}

extension Words {
  /// `09:00–10:00`, `whole day`.
  func time(of entry: Entry, on day: CivilDate, _ zone: ZoneRules) -> String {
    guard entry.isWholeDay, let days = wholeDays(entry.interval, zone) else {
      return range(entry.interval, on: day, zone)
    }
    return days.lowerBound == days.upperBound && days.contains(day) ? wholeDay : dates(days)
  }

  /// `14:00–14:45`, `14:00` without a duration; nil when the task is not pinned.
  func time(of task: BudgetedTodo, _ budget: DayBudget) -> String? {
    guard let time = task.todo.time else { return nil }
    return task.span.map { range($0, on: budget.day, budget.zone) } ?? time.hoursAndMinutes
  }

  /// Everything there is to remark on a task.
  func marks(of task: BudgetedTodo) -> [String] {
    var marks: [String] = []
    if task.isSlipped, let time = task.todo.time { marks.append(was(time.hoursAndMinutes)) }
    if task.isOnEvent { marks.append(onEvent) }
    if task.isDoubleBooked { marks.append(doubleBooked) }
    if let duration = task.todo.duration, duration != task.cost { marks.append(costs(task.cost, of: duration)) }
    if task.isInPieces { marks.append(inPieces(longest: task.longestStretch)) }
    return marks
  }
}

import BudgetCore

/// `why`: every step of the calculation, to the second where there are seconds, so that it can be added up again.
struct WhyView {
  let words: Words
  let budget: DayBudget
  let passedOver: [String]
  /// Whether the windows are those of this one date.
  let hoursAreSet: Bool

  init(_ words: Words, _ budget: DayBudget, _ passedOver: [String], hoursAreSet: Bool = false) {
    self.words = words
    self.budget = budget
    self.passedOver = passedOver
    self.hoursAreSet = hoursAreSet
  }

  private var past: IntervalSet { budget.windows.clipped(until: budget.now) }
  private var busyAhead: IntervalSet { budget.windows.clipped(from: budget.now).intersection(budget.busy) }

  var page: Page {
    var page = Page()
    page.add(.title(words.longDate(budget.day) + " \(budget.day.year)"))
    page.add(
      .facts(words.left(budget) + [words.calendars(budget)].compactMap { $0 }, budget.left.isEmpty ? .bad : .good))
    page.add(.facts([words.zone(budget.zone), words.now(budget)], .normal))
    page.add(words.windows, stretches(budget.windows) + budget.swallowed.map(row))
    if hoursAreSet { page.add(.sentence(words.hoursAreSet, .normal)) }
    page.add(words.past, stretches(past))
    page.add(words.entries, budget.entries.map(row))
    for line in words.declined(budget.entries) { page.add(.sentence(line, .normal)) }
    page.add(words.busyAhead, stretches(busyAhead))
    page.add(words.stretchesLeft, stretches(budget.left))
    addTasks(to: &page)
    page.add(words.sum, sum)
    page.add(words.problems, budget.problems.map(row))
    page.add(words.passedOver, words.rows(passedOver: passedOver))
    return page
  }

  /// Each stretch with its length, and their total when there are several.
  private func stretches(_ set: IntervalSet) -> [Page.Row] {
    var rows = set.intervals.map {
      Page.Row(lead: words.range($0, on: budget.day, budget.zone), text: words.length($0.length))
    }
    if rows.count > 1 { rows.append(Page.Row(lead: words.total, text: words.length(set.length), tone: .strong)) }
    return rows
  }

  private func row(_ swallowed: WorkingWeek.Window) -> Page.Row {
    let edges = [swallowed.start, swallowed.end].map { ClockTime(secondOfDay: $0 % 86_400)?.hoursAndMinutes ?? "" }
    return Page.Row(
      lead: words.span(edges[0], edges[1]), text: words.length(.zero), notes: [words.inClockChange], tone: .faint)
  }

  private func row(_ entry: Entry) -> Page.Row {
    Page.Row(
      lead: words.time(of: entry, on: budget.day, budget.zone), text: words.title(of: entry),
      notes: [words.verdict(entry.verdict), words.source(entry)], tone: entry.verdict.counts ? .normal : .faint)
  }

  private func row(_ problem: Problem) -> Page.Row {
    let calendar = words.safe(problem.calendar)
    let isNamed = problem.file == nil || problem.file == problem.calendar
    return Page.Row(
      lead: words.shortEffect(problem.effect), text: words.message(problem),
      notes: isNamed ? [] : [words.calendar(calendar)],
      tone: problem.effect == .settled ? .normal : .bad, wraps: true)
  }

  /// The windows, less what is past and busy, less what is planned: from the seconds there may be to the minutes that
  /// every face shows, each rounding said.
  private var sum: [Page.Row] {
    func row(
      _ sign: String, _ figure: String, _ text: String, notes: [String] = [], _ tone: Page.Tone = .normal
    ) -> Page.Row {
      Page.Row(
        lead: [sign, figure].filter { !$0.isEmpty }.joined(separator: " "), text: text, notes: notes, tone: tone,
        leadAtEnd: true, wraps: true)
    }
    func row(_ sign: String, _ length: Length, _ text: String) -> Page.Row { row(sign, words.length(length), text) }
    let shown = ShownBudget(budget)
    var rows = [row("", budget.windows.length, words.inWindows)]
    if !past.isEmpty { rows.append(row(words.minus, past.length, words.alreadyPast)) }
    if !busyAhead.isEmpty { rows.append(row(words.minus, busyAhead.length, words.busy)) }
    let cut = budget.left.length - Length(minutes: shown.left)
    if cut > .zero { rows.append(row(words.minus, cut, words.cutToMinute)) }
    rows.append(row(words.equals, words.wholeMinutes(budget.left.length), words.leftOver, .strong))
    if shown.planned > 0 {
      let isRound = budget.planned == Length(minutes: shown.planned)
      rows.append(
        row(
          words.minus, words.length(minutes: shown.planned), words.plannedTasks,
          notes: isRound ? [] : [words.roundedUp(from: budget.planned)]))
      let isOver = shown.over > 0
      rows.append(
        row(
          words.equals, words.length(minutes: isOver ? shown.over : shown.free),
          isOver ? words.tooMuch : words.unplanned, .strong))
    }
    return rows
  }

  private func addTasks(to page: inout Page) {
    guard !budget.tasks.isEmpty else { return }
    page.add(.heading(words.tasksInOrder))
    var running = Length.zero
    for (index, task) in budget.tasks.enumerated() {
      if index == budget.lineBefore { page.add(.line(words.lineHere)) }
      running += task.cost
      var notes = words.marks(of: task)
      if task.todo.duration != nil {
        notes.append(
          index == budget.lineBefore
            ? words.runningSum(running, exceeding: budget.left.length) : words.runningSum(running))
      }
      let time = task.isSlipped ? nil : words.time(of: task, budget)
      page.add(
        .row(
          Page.Row(
            lead: task.todo.duration == nil ? words.noDuration : words.length(task.cost),
            text: [time, words.title(of: task.todo)].compactMap { $0 }.joined(separator: " "), notes: notes,
            leadAtEnd: true)))
    }
    if let counted = words.withoutDuration(budget) { page.add(.facts([counted], .normal)) }
  }
}

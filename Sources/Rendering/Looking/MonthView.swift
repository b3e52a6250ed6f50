import BudgetCore

/// `calendar [MONTH]`: each day with its load and completion.
struct MonthView {
  let words: Words
  let answer: MonthAnswer

  init(_ words: Words, _ answer: MonthAnswer) {
    self.words = words
    self.answer = answer
  }

  var page: Page {
    var page = Page()
    page.add(.title(words.title(of: answer.month)))
    let facts = [
      answer.all == 0 ? nil : words.doneOf(answer.done, answer.all),
      words.calendars(asked: answer.hasCalendars),
      answer.hasHours
        ? nil : words.say("no hours known, so no load", "keine Zeitfenster bekannt, darum keine Auslastung"),
    ].compactMap { $0 }
    if !facts.isEmpty { page.add(.facts(facts, .normal)) }
    page.add(.grid(grid))
    return page
  }

  private var grid: MonthGrid {
    let start = answer.month.first.startOfWeek(answer.weekStart)
    let names = (0..<7).map { words.shortWeekday(start.adding(days: $0)) }
    let known = Dictionary(answer.days.map { ($0.day, $0) }) { first, _ in first }
    let count = answer.days.last.map { ($0.day.days(since: start) + 7) / 7 } ?? 0
    let weeks = (0..<count).map { week in
      (0..<7).map { day in known[start.adding(days: 7 * week + day)].map(cell) }
    }
    return MonthGrid(
      names: names, weeks: weeks, rows: answer.days.filter { !$0.isBlank }.map(row), legend: legend)
  }

  private func cell(_ day: MonthAnswer.Day) -> MonthGrid.Cell {
    MonthGrid.Cell(
      day: day.day.day, isToday: day.day == answer.today, percent: day.load?.percent,
      isOver: day.load.map { $0.taken > $0.windows } ?? false,
      count: day.count.all == 0 ? "" : "\(day.count.done)/\(day.count.all)")
  }

  private func row(_ day: MonthAnswer.Day) -> MonthGrid.Row {
    let load = day.load.map { words.load($0, answer.problems.exactness) } ?? []
    let done = day.count.all == 0 ? [] : [words.progress(day.count, today: answer.today)]
    return MonthGrid.Row(lead: words.leadingDate(day.day, today: answer.today), facts: load + done)
  }

  private var legend: [String] {
    let load = [
      words.say("▁–█ busy or planned of the hours", "▁–█ belegt oder verplant von den Zeitfenstern"),
      words.say("! more than fits", "! mehr, als hineinpasst"),
    ]
    let isOver = answer.days.contains { $0.load.map { $0.taken > $0.windows } ?? false }
    let done = answer.days.contains { $0.count.all > 0 } ? ["3/5: " + words.doneOf(3, 5)] : []
    return (answer.hasHours ? [load[0]] + (isOver ? [load[1]] : []) : []) + done
  }
}

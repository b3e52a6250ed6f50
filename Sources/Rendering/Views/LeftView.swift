import BudgetCore

/// The one line of `left`: never broken, in plain text with commas, for a status bar may run without a terminal.
struct LeftView {
  let words: Words

  init(_ words: Words) { self.words = words }

  func line(_ budget: DayBudget) -> String {
    let facts =
      words.left(budget)
      + [
        words.otherDay(budget), words.over(budget), words.withoutDuration(budget), words.calendars(budget),
        words.oldExports(budget.problems),
      ]
      .compactMap { $0 }
    return facts.joined(separator: words.voice.plain ? ", " : " · ") + "\n"
  }
}

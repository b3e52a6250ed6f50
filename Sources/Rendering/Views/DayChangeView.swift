import BudgetCore

/// What `hours` and `release` did to a day, in one line.
struct DayChangeView {
  let words: Words

  init(_ words: Words) { self.words = words }

  func text(_ answer: HoursAnswer) -> String {
    let windows = WorkingWeek.text(of: answer.windows).split(separator: ",").map { window in
      let edges = window.split(separator: "-").map(String.init)
      return edges.count == 2 ? words.span(edges[0], edges[1]) : words.say("no window", "kein Zeitfenster")
    }
    let day = words.day(.on(answer.day), answer.context)
    let isSet = answer.isSet ? words.say("set for this date", "für dieses Datum gesetzt") : nil
    return line([day, windows.joined(separator: ", "), isSet], answer.budget)
  }

  func text(_ answer: ReleaseAnswer) -> String {
    let zone = answer.context.zone
    let what = words.time(of: answer.entry, on: answer.day, zone) + " " + words.title(of: answer.entry)
    let deed: String =
      if let from = answer.from {
        from > answer.entry.interval.start
          ? words.say(
            "does not count from \(words.clock(from, zone)) on", "zählt ab \(words.clock(from, zone)) nicht mehr")
          : words.say("does not count", "zählt nicht")
      } else {
        words.say("counts again", "zählt wieder")
      }
    let day = answer.day == answer.context.today ? nil : words.shortDate(answer.day, near: answer.context.today)
    return line([day, what, deed], answer.budget)
  }

  private func line(_ facts: [String?], _ budget: DayBudget?) -> String {
    let left = budget.map { words.left($0) + [words.over($0)].compactMap { $0 } } ?? []
    return (facts.compactMap { $0 } + left).joined(separator: words.voice.plain ? ", " : " · ") + "\n"
  }
}

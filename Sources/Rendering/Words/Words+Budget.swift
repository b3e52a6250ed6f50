import BudgetCore

extension Words {
  /// The figure the program is named for, or why there is none; the first fact of every face.
  func left(_ budget: DayBudget) -> [String] {
    switch budget.state {
    case .noHours(let next): return noHours(budget, next: next)
    case .nothingLeft(let cause): return [nothingLeft(budget, cause), self.cause(cause)]
    case .ok, .over: break
    }
    let minutes = ShownBudget(budget).left
    if minutes < 1 {
      let bound = voice.plain ? say("under 1 minute", "unter 1 Minute") : say("under 1 min", "unter 1 min")
      return budget.exactness == .about
        ? [say("perhaps \(bound) left", "vielleicht noch \(bound)")] : [say("\(bound) left", "noch \(bound)")]
    }
    let length = self.length(minutes: minutes)
    switch budget.exactness {
    case .exact: return [say("\(length) left", "noch \(length)")]
    case .upper: return [say("at most \(length) left", "höchstens noch \(length)")]
    case .about: return [say("about \(length) left", "ungefähr noch \(length)")]
    }
  }

  /// What the tasks take out of it: nothing is said when they take nothing.
  func planned(_ budget: DayBudget) -> String? {
    let shown = ShownBudget(budget)
    return shown.planned == 0 ? nil : "\(length(minutes: shown.planned)) \(say("planned", "verplant"))"
  }

  func free(_ budget: DayBudget) -> String? {
    let shown = ShownBudget(budget)
    guard shown.planned > 0, shown.over == 0 else { return nil }
    return "\(length(minutes: shown.free)) \(say("free", "frei"))"
  }

  func over(_ budget: DayBudget) -> String? {
    let shown = ShownBudget(budget)
    return shown.over == 0 ? nil : "\(length(minutes: shown.over)) \(say("over", "zu viel"))"
  }

  func withoutDuration(_ budget: DayBudget) -> String? {
    budget.withoutDuration == 0 ? nil : tasksWithoutDuration(budget.withoutDuration)
  }

  func calendars(_ budget: DayBudget) -> String? { calendars(asked: budget.hasCalendars) }

  func calendars(asked: Bool) -> String? { asked ? nil : say("no calendar", "kein Kalender") }

  /// Whether the day asked about is the one that runs: words of a day to come or gone by name it.
  func isRunning(_ budget: DayBudget) -> Bool { budget.horizon.contains(budget.now) }

  private func nothingLeft(_ budget: DayBudget, _ cause: DayBudget.Cause) -> String {
    if budget.exactness == .about, cause != .windowsPast {
      return say("probably nothing left", "vermutlich nichts mehr übrig")
    }
    return say("nothing left", "nichts mehr übrig")
  }

  private func cause(_ cause: DayBudget.Cause) -> String {
    switch cause {
    case .windowsPast: return say("the windows are past", "die Zeitfenster sind vorbei")
    case .windowsFull: return say("the windows are full", "die Zeitfenster sind voll")
    case .wholeDayEntry(let entry):
      let calendar = shortName(entry.calendar)
      return say(
        "a whole-day entry covers them, \(calendar): set all-day = ignore if it should not count",
        "ein ganztägiger Eintrag deckt sie zu, \(calendar): all-day = ignore setzen, wenn er nicht zählen soll")
    }
  }

  private func noHours(_ budget: DayBudget, next: CivilDate?) -> [String] {
    let none =
      isRunning(budget)
      ? say("no hours today", "heute kein Zeitfenster")
      : say("no hours on \(shortDate(budget.day))", "am \(shortDate(budget.day)) kein Zeitfenster")
    guard let next else { return [none] }
    return [none, say("next \(shortDate(next))", "das nächste am \(shortDate(next))")]
  }
}

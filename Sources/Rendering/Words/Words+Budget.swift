import BudgetCore

extension Words {
  /// The figure the program is named for, or why there is none; the first fact of every face.
  func left(_ budget: DayBudget) -> [String] {
    switch budget.state {
    case .noHours(let next): return noHours(budget, next: next)
    case .nothingLeft(let cause): return [nothingLeft(budget, cause), self.cause(cause)]
    case .ok, .over: break
    }
    let length = wholeMinutes(budget.left.length)
    if ShownBudget(budget).left < 1 {
      return budget.exactness == .about
        ? [say("perhaps \(length) left", "vielleicht noch \(length)")] : [say("\(length) left", "noch \(length)")]
    }
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

  /// The day asked about, where it is another than today and no other words name it.
  func otherDay(_ budget: DayBudget) -> String? {
    if case .noHours = budget.state { return nil }
    return budget.isToday ? nil : shortDate(budget.day)
  }

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
      budget.isToday
      ? say("no hours today", "heute kein Zeitfenster")
      : say("no hours on \(shortDate(budget.day))", "am \(shortDate(budget.day)) kein Zeitfenster")
    guard let next else { return [none] }
    return [none, say("next \(shortDate(next))", "das nächste am \(shortDate(next))")]
  }
}

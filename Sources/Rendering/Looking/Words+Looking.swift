import BudgetCore

extension Words {
  var nothing: String { say("nothing", "nichts") }

  /// `3 of 5 done`.
  func doneOf(_ done: Int, _ all: Int) -> String { say("\(done) of \(all) done", "\(done) von \(all) erledigt") }

  /// What became of a day's tasks: `3 of 5`, `2 to come`, a dash for none.
  func progress(_ count: DayCount, today: CivilDate) -> String {
    if count.all == 0 { return voice.plain ? nothing : "–" }
    if count.day > today, count.done == 0 { return toCome(count.all) }
    if voice.plain { return doneOf(count.done, count.all) }
    return say("\(count.done) of \(count.all)", "\(count.done) von \(count.all)")
  }

  func toCome(_ number: Int) -> String { count(number, ("to come", "to come"), ("steht an", "stehen an")) }

  /// `Mon 30 Nov`; `today`, in plain text the date too.
  func leadingDate(_ day: CivilDate, today: CivilDate) -> String {
    if day != today { return shortDate(day, near: today) }
    return voice.plain ? shortDate(day) + ", " + say("today", "heute") : say("today", "heute")
  }

  /// `Week from Monday 30 November`, `Four weeks to Monday 30 November`.
  func title(of answer: ProgressAnswer) -> String {
    switch answer.span {
    case .week:
      let first = longDate(answer.days.first?.day ?? answer.today, near: answer.today)
      return say("Week from \(first)", "Woche ab \(first)")
    case .month:
      let last = longDate(answer.today)
      return say("Four weeks to \(last)", "Vier Wochen bis \(last)")
    }
  }

  /// What there is to say of all days together.
  func summary(of answer: ProgressAnswer) -> [String] {
    let done = answer.all == 0 ? nil : doneOf(answer.done, answer.all)
    return [done, answer.toCome == 0 ? nil : toCome(answer.toCome)].compactMap { $0 }
  }

  func noHistory(_ answer: ProgressAnswer) -> String {
    switch answer.span {
    case .week:
      say(
        "nothing was done and nothing is open in this week",
        "in dieser Woche ist nichts erledigt und nichts offen")
    case .month:
      say(
        "nothing was done and nothing was left open in these four weeks",
        "in diesen vier Wochen wurde nichts erledigt und blieb nichts offen")
    }
  }

  /// The streak in a line.
  func text(of answer: StreakAnswer) -> String {
    let days = answer.streak.days
    let length = days == 0 ? say("no streak", "keine Serie") : streak(days)
    let today =
      answer.doneToday == 0
      ? say("nothing done today yet", "heute noch nichts erledigt")
      : say("\(answer.doneToday) done today", "heute \(answer.doneToday) erledigt")
    return length + (voice.plain ? ", " : " · ") + today
  }

  /// What became of a task that was open on a day: `done today`, `now on Wed 2 Dec`; nil while it is still open on it.
  func whatBecame(of task: ShownTask, of day: CivilDate, _ context: TaskContext) -> String? {
    switch task.state {
    case .done(on: context.today): say("done today", "heute erledigt")
    case .dropped(on: context.today): say("dropped today", "heute verworfen")
    case .done, .dropped: state(task.state, context)
    case .open: task.day == .on(day) ? nil : say("now ", "jetzt ") + self.day(task.day, context)
    }
  }

  /// `November 2026`.
  func title(of month: CivilMonth) -> String { "\(monthName(month.month)) \(month.year)" }

  func percent(_ number: Int) -> String { voice.plain ? "\(number) \(say("percent", "Prozent"))" : "\(number)%" }

  /// How full a day is, as facts.
  func load(_ load: DayLoad, _ exactness: Exactness) -> [String] {
    var facts: [String] = []
    if load.windows == .zero {
      facts.append(say("no hours", "kein Zeitfenster"))
    } else {
      let busy = say(
        "\(length(load.busy)) of \(length(load.windows)) busy",
        "\(length(load.busy)) von \(length(load.windows)) belegt")
      switch exactness {
      case .exact: facts.append(busy)
      case .upper: facts.append(say("at least \(busy)", "mindestens \(busy)"))
      case .about: facts.append(say("about \(busy)", "ungefähr \(busy)"))
      }
    }
    if load.planned > .zero { facts.append("\(length(load.planned)) \(say("planned", "verplant"))") }
    return facts
  }
}

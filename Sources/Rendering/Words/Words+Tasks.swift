import BudgetCore

extension Words {
  /// `today`, `Tue 1 Dec`, `undated`.
  func day(_ day: Todo.Day, _ context: TaskContext) -> String {
    switch day {
    case .on(context.today): say("today", "heute")
    case .on(let date): shortDate(date, near: context.today)
    case .undated: say("undated", "ohne Datum")
    }
  }

  /// A date, with its year where that is another than the present one.
  func shortDate(_ date: CivilDate, near today: CivilDate) -> String {
    date.year == today.year ? shortDate(date) : "\(shortDate(date)) \(date.year)"
  }

  func longDate(_ date: CivilDate, near today: CivilDate) -> String {
    date.year == today.year ? longDate(date) : "\(longDate(date)) \(date.year)"
  }

  /// `Tue 1 Dec, 14:00`; nil of a task without day and time.
  func when(_ task: ShownTask, _ context: TaskContext) -> String? {
    if task.day == .undated { return task.time?.hoursAndMinutes }
    return [day(task.day, context), task.time?.hoursAndMinutes].compactMap { $0 }.joined(separator: ", ")
  }

  func category(_ name: String) -> String { "#" + safe(name, limit: 60) }

  func remindedAt(_ reminder: ShownTask.Reminder) -> String {
    switch reminder {
    case .before(.zero): say("reminder at its time", "Erinnerung zur Zeit")
    case .before(let length):
      say("reminder \(self.length(length)) before", "Erinnerung \(self.length(length)) vorher")
    case .at(let time): say("reminder at \(time.hoursAndMinutes)", "Erinnerung um \(time.hoursAndMinutes)")
    }
  }

  /// `done today`, `dropped on Mon 30 Nov`; nil of an open task.
  func state(_ state: ShownTask.State, _ context: TaskContext) -> String? {
    switch state {
    case .open: return nil
    case .done(let date): return say("done", "erledigt") + on(date, context)
    case .dropped(let date): return say("dropped", "verworfen") + on(date, context)
    }
  }

  private func on(_ date: CivilDate, _ context: TaskContext) -> String {
    switch date.days(since: context.today) {
    case 0: ""
    case -1: say(" yesterday", " gestern")
    default: say(" on ", " am ") + shortDate(date, near: context.today)
    }
  }

  /// What is free of a day, or how much it is over, said by itself; with how sure it is. `isBelow`: said of a task below
  /// the line.
  func balance(_ budget: DayBudget, isBelow: Bool = false) -> String {
    if case .noHours = budget.state { return left(budget).first ?? "" }
    let shown = ShownBudget(budget)
    if shown.over > 0 {
      let over = "\(length(minutes: shown.over)) \(say(isBelow ? "too much" : "over", "zu viel"))"
      switch budget.exactness {
      case .exact: return over
      case .upper: return say("at least \(over)", "mindestens \(over)")
      case .about: return say("about \(over)", "ungefähr \(over)")
      }
    }
    if budget.left.isEmpty { return left(budget).first ?? "" }
    let length = shown.planned == 0 ? wholeMinutes(budget.left.length) : length(minutes: shown.free)
    switch budget.exactness {
    case .exact: return say("\(length) free", "noch \(length) frei")
    case .upper: return say("at most \(length) free", "höchstens noch \(length) frei")
    case .about: return say("about \(length) free", "ungefähr noch \(length) frei")
    }
  }

  /// Whether an open task of the day fits; nil where nothing can be said of it.
  func verdict(on task: BudgetedTodo) -> String? {
    if task.isSlipped, let time = task.todo.time { return was(time.hoursAndMinutes) }
    switch task.fits {
    case true?: return task.isInPieces ? say("fits only in pieces", "passt nur in Stücken") : say("fits", "passt")
    case false?: return say("below the line", "passt nicht mehr")
    case nil: return nil
    }
  }

  func undatedInNoCalculation(_ number: Int?) -> String {
    let none = say("undated, in no calculation", "ohne Datum, in keiner Rechnung")
    return number.map { "\(none) (restzeit plan \($0))" } ?? none
  }

  func streak(_ days: Int) -> String {
    say("streak ", "Serie ") + count(days, ("day", "days"), ("Tag", "Tage"))
  }

  /// The one line that says there is a morning question.
  func morningQuestion(_ number: Int) -> String {
    leftovers(number) + say(": restzeit morning asks about them", ": restzeit morning fragt danach")
  }

  var hoursAreSet: String {
    say("set for this date by restzeit hours", "für dieses Datum gesetzt durch restzeit hours")
  }

  func leftAlone(_ number: Int) -> String {
    leftovers(number) + say(", left alone until tomorrow", ", bis morgen in Ruhe gelassen")
  }

  var nothingLeftOver: String { say("nothing from earlier days", "nichts liegengeblieben") }

  func placed(_ place: Int, of count: Int) -> String { say("\(place) of \(count)", "\(place) von \(count)") }

  func heading(_ heading: TaskListAnswer.Heading, _ context: TaskContext) -> String {
    switch heading {
    case .day(let date): longDate(date, near: context.today)
    case .undated: say("Undated", "Ohne Datum")
    case .leftovers: say("From earlier days", "Liegengeblieben")
    case .doneOn(let date): say("Done on ", "Erledigt am ") + shortDate(date, near: context.today)
    case .dropped: say("Dropped", "Verworfen")
    case .found(let text): say("Found for ", "Gefunden zu ") + quoted(text)
    }
  }

  /// What a change of the history was, by the command that made it.
  func change(_ kind: String) -> String {
    let german = [
      "add": "hinzufügen", "edit": "ändern", "note": "Notiz", "category": "Kategorie", "move": "verschieben",
      "plan": "einplanen", "later": "später", "done": "erledigt", "reopen": "wieder öffnen", "drop": "verwerfen",
      "skip": "in Ruhe lassen", "morning": "Morgenfrage", "hours": "Zeitfenster", "release": "freigeben",
      "import": "einlesen",
    ]
    return say(kind, german[kind] ?? kind)
  }
}

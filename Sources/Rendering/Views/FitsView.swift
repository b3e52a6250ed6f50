import BudgetCore

/// `fits`: whether and where a length fits, or until when one is free.
struct FitsView {
  let words: Words

  init(_ words: Words) { self.words = words }

  func page(_ answer: FitAnswer) -> Page {
    var page = Page()
    let facts = facts(answer) + [words.calendars(asked: answer.hasCalendars)].compactMap(\.self)
    page.add(.facts(["\(words.length(answer.duration)): \(facts[0])"] + facts.dropFirst(), .strong))
    page.add(
      words.say("It pushes below the line", "Unter den Strich kommt"),
      answer.pushedBelow.map { row($0) })
    return page
  }

  func page(_ answer: FreeNow) -> Page {
    var page = Page()
    let budget = answer.budget
    guard let stretch = answer.stretch else {
      page.add(.facts(notFree(answer) + [words.calendars(budget)].compactMap(\.self), .strong))
      return page
    }
    page.add(.facts([freeUntil(stretch, budget), words.calendars(budget)].compactMap(\.self), .strong))
    if answer.fitting.isEmpty {
      page.add(
        .sentence(
          words.say(
            "no task of today without a time fits into it", "keine Aufgabe von heute ohne Uhrzeit passt hinein"),
          .normal))
    }
    page.add(
      words.say("What fits into it, in order", "Was hineinpasst, der Reihe nach"), answer.fitting.map { row($0) })
    return page
  }

  private func facts(_ answer: FitAnswer) -> [String] {
    let isSure = answer.exactness == .exact
    guard let place = answer.place else {
      return answer.isInPieces
        ? [onlyInPieces(answer, isSure)]
        : [
          answer.exactness == .about
            ? words.say("probably fits nowhere within 60 days", "passt in 60 Tagen vermutlich nirgends")
            : words.say("fits nowhere within 60 days", "passt in 60 Tagen nirgends")
        ]
    }
    let time = words.range(place.interval, on: place.day, answer.zone)
    let day = words.shortDate(place.day)
    if answer.fits, answer.isToday {
      return [
        isSure
          ? words.say("fits, \(time)", "passt, \(time)")
          : words.say("perhaps fits, \(time)", "passt vielleicht, \(time)")
      ]
    }
    let found =
      isSure
      ? words.say("fits on \(day), \(time)", "passt am \(day), \(time)")
      : words.say("perhaps fits on \(day), \(time)", "passt vielleicht am \(day), \(time)")
    if answer.fits { return [found] }
    if answer.isInPieces {
      return [
        onlyInPieces(answer, isSure), words.say("in one piece on \(day), \(time)", "an einem Stück am \(day), \(time)"),
      ]
    }
    return [no(answer), found]
  }

  private func no(_ answer: FitAnswer) -> String {
    let isProbable = answer.exactness == .about
    guard answer.isToday else {
      let day = words.shortDate(answer.today)
      return isProbable
        ? words.say("probably does not fit on \(day)", "passt am \(day) vermutlich nicht")
        : words.say("does not fit on \(day)", "passt am \(day) nicht")
    }
    return isProbable
      ? words.say("probably does not fit", "passt vermutlich nicht mehr")
      : words.say("does not fit", "passt nicht mehr")
  }

  private func onlyInPieces(_ answer: FitAnswer, _ isSure: Bool) -> String {
    let day = words.shortDate(answer.today)
    let pieces =
      answer.isToday
      ? words.say("only in pieces", "nur in Stücken")
      : words.say("only in pieces on \(day)", "am \(day) nur in Stücken")
    return isSure ? pieces : words.say("perhaps, ", "vielleicht, ") + pieces
  }

  private func notFree(_ answer: FreeNow) -> [String] {
    let budget = answer.budget
    if budget.left.isEmpty { return words.left(budget) + [words.otherDay(budget)].compactMap(\.self) }
    let day = words.shortDate(budget.day)
    let notNow =
      budget.isToday
      ? words.say("not free now", "jetzt nicht frei") : words.say("not free on \(day)", "am \(day) nicht frei")
    guard let next = answer.next else {
      return [notNow, words.say("tasks with a time take what is left", "Aufgaben mit Uhrzeit nehmen den Rest")]
    }
    let length = words.wholeMinutes(next.length)
    let time = "\(words.range(next, on: budget.day, budget.zone)) (\(length))"
    let perhaps = budget.exactness == .exact ? "" : words.say("perhaps ", "vielleicht ")
    guard budget.isToday else {
      return ["\(perhaps)\(words.say("free on \(day)", "frei am \(day)")), \(time)"]
    }
    return [notNow, "\(perhaps)\(words.say("free again", "wieder frei")) \(time)"]
  }

  private func freeUntil(_ stretch: Interval, _ budget: DayBudget) -> String {
    let end = words.say("until ", "bis ") + words.clock(stretch.end, budget.zone)
    let length = words.wholeMinutes(stretch.end - max(stretch.start, budget.now))
    let sentence =
      switch budget.exactness {
      case .exact: words.say("free \(end)", "frei \(end)")
      case .upper: words.say("free \(end) at most", "frei höchstens \(end)")
      case .about: words.say("probably free \(end)", "vermutlich frei \(end)")
      }
    return "\(sentence) (\(length))"
  }

  private func row(_ todo: Todo) -> Page.Row {
    Page.Row(
      lead: todo.duration.map(words.length) ?? words.noDuration, text: words.title(of: todo), leadAtEnd: true)
  }
}

import BudgetCore

/// `busy`: the merged busy time of a range, and every entry with its verdict where asked.
struct BusyView {
  let words: Words
  let answer: BusyAnswer
  let events: Bool
  let titles: Bool

  init(_ words: Words, _ answer: BusyAnswer, events: Bool, titles: Bool) {
    self.words = words
    self.answer = answer
    self.events = events
    self.titles = titles
  }

  var page: Page {
    var page = Page()
    page.add(.title(heading))
    if answer.busy.isEmpty {
      let nothing =
        answer.problems.exactness == .exact
        ? words.say("nothing busy", "nichts belegt")
        : words.say("nothing busy that is known of", "nichts belegt, so weit bekannt")
      page.add(.sentence(nothing, .normal))
    } else {
      page.add(words.say("Busy", "Belegt"), rows + [total])
    }
    if events { page.add(words.say("Entries", "Einträge"), answer.entries.map(row)) }
    if let line = words.calendars(asked: answer.hasCalendars) { page.add(.sentence(line, .normal)) }
    for line in words.declined(answer.entries) { page.add(.sentence(line, .normal)) }
    return page
  }

  /// The dates of the range when it is made of whole ones, else its edges.
  private var days: ClosedRange<CivilDate>? { words.wholeDays(answer.range, answer.zone) }

  /// The only date of the range, to which times need no date.
  private var onlyDay: CivilDate? { days.flatMap { $0.lowerBound == $0.upperBound ? $0.lowerBound : nil } }

  private var heading: String {
    if let onlyDay { return words.longDate(onlyDay) }
    return days.map(words.dates) ?? time(answer.range)
  }

  private var rows: [Page.Row] {
    answer.busy.intervals.map { Page.Row(lead: time($0), text: words.length($0.length)) }
  }

  private var total: Page.Row {
    let length = words.length(answer.busy.length)
    let text =
      switch answer.problems.exactness {
      case .exact: length
      case .upper: words.say("at least \(length)", "mindestens \(length)")
      case .about: words.say("about \(length)", "ungefähr \(length)")
      }
    return Page.Row(lead: words.total, text: text, tone: .strong)
  }

  private func time(_ interval: Interval) -> String {
    if let whole = words.wholeDays(interval, answer.zone) {
      return onlyDay.map { whole.lowerBound == $0 && whole.upperBound == $0 } == true
        ? words.wholeDay
        : words.dates(whole) + ", "
          + (whole.lowerBound == whole.upperBound ? words.wholeDay : words.say("whole days", "ganze Tage"))
    }
    if let onlyDay { return words.range(interval, on: onlyDay, answer.zone) }
    let day = answer.zone.wall(at: interval.start).date
    return "\(words.shortDate(day)), \(words.range(interval, on: day, answer.zone))"
  }

  private func row(_ entry: Entry) -> Page.Row {
    let source = words.source(entry)
    return Page.Row(
      lead: time(entry.interval), text: titles ? words.title(of: entry) : source,
      notes: (titles ? [source] : []) + [words.verdict(entry.verdict)],
      tone: entry.verdict.counts ? .normal : .faint)
  }
}

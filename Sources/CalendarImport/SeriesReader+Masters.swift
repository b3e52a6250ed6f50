internal import BudgetCore
internal import Recurrence

extension SeriesReader {
  func master(_ event: inout EventComponent, outcome: inout Outcome) -> Master? {
    if event.isUnplaced { outcome.touches = true }
    guard let timing = times.timing(of: &event) else { return nil }
    var isIncomplete = false
    let rules = self.rules(event.rules, of: &event, timing: timing, isIncomplete: &isIncomplete)
    // Of an exception that cannot be read there are too many instances, never too few.
    var hasMore = false
    let exceptionRules = self.rules(
      event.exceptionRules, areExceptions: true, of: &event, timing: timing, isIncomplete: &hasMore)
    let excluded = excluded(of: event, timing: timing)
    let added = event.content.addedDates.map { instance(of: $0, event: event, timing: timing) }
    return Master(
      event: event, timing: timing, rules: rules, exceptionRules: exceptionRules, added: added,
      excludedMoments: excluded.moments, excludedDates: excluded.dates, isIncomplete: isIncomplete,
      expansions: expansions)
  }

  /// What EXDATE takes out: moments, and days of DTSTART's zone.
  private func excluded(of event: EventComponent, timing: Timing) -> (moments: Set<Moment>, dates: Set<CivilDate>) {
    var moments: Set<Moment> = []
    var dates: Set<CivilDate> = []
    for value in event.content.excludedDates {
      if timing.isWholeDay || value.value.isDate {
        dates.insert(timing.isWholeDay ? times.date(of: value) : value.value.wall.date)
      } else {
        moments.insert(times.moment(of: value, in: event.scope, inherited: timing.zone))
      }
    }
    return (moments, dates)
  }

  /// What a component says, for weighing versions of it.
  func meaning(of event: EventComponent) -> Meaning {
    var event = event
    var meaning = Meaning()
    meaning.isCancelled = event.facts.isCancelled
    guard let timing = times.timing(of: &event) else { return meaning }
    meaning.isWholeDay = timing.isWholeDay
    meaning.first = timing.span(at: timing.start)
    meaning.verdict = BusyRules.verdict(event.facts, isWholeDay: timing.isWholeDay, policy: policy)
    let excluded = excluded(of: event, timing: timing)
    (meaning.excludedMoments, meaning.excludedDates) = (excluded.moments, excluded.dates)
    meaning.added = Set(event.content.addedDates.map { instance(of: $0, event: event, timing: timing) })
    meaning.rules = Set(event.content.rules.map(ruleMeaning))
    meaning.exceptionRules = Set(event.content.exceptionRules.map(ruleMeaning))
    if !meaning.rules.isEmpty || !meaning.exceptionRules.isEmpty {
      let zone = timing.zone
      meaning.zone = ZoneRules(
        name: "", initialOffset: zone.initialOffset, transitions: zone.transitions, tail: zone.tail)
      meaning.extent = timing.extent
    }
    return meaning
  }

  private func ruleMeaning(_ text: String) -> RuleMeaning {
    RecurrenceRule.parse(text).rule.map { .rule($0) } ?? .text(text)
  }

  func rules(
    _ texts: [RuleText], areExceptions: Bool = false, of event: inout EventComponent, timing: Timing,
    isIncomplete: inout Bool
  ) -> [SeriesRule] {
    texts.compactMap { text in
      let parsed = RecurrenceRule.parse(text.text)
      guard let rule = parsed.rule else {
        isIncomplete = true
        event.noted.append(
          EventComponent.Noted(
            kind: Self.unreadable(text.text, isException: areExceptions), line: text.line))
        return nil
      }
      for oddity in parsed.oddities {
        isIncomplete = isIncomplete || oddity.mayMissInstances
        event.noted.append(
          EventComponent.Noted(kind: Self.kind(of: oddity, in: text.text, isException: areExceptions), line: text.line))
      }
      if let scale = rule.scale, !ScaledRules.knows(rule) {
        isIncomplete = true
        event.noted.append(EventComponent.Noted(kind: .unknownCalendarScale(cut(scale)), line: text.line))
        return nil
      }
      return SeriesRule(rule: timing.isWholeDay ? rule.forWholeDays() : rule, text: text.text)
    }
  }

  static func unreadable(_ text: String, isException: Bool) -> Problem.Kind {
    isException ? .unreadableException(property: "EXRULE", value: cut(text)) : .unreadableRule(text: cut(text))
  }

  static func kind(of oddity: Oddity, in text: String, isException: Bool) -> Problem.Kind {
    if oddity.mayMissInstances { return unreadable(text, isException: isException) }
    switch oddity.fact {
    case .oldFormat: return .oldFormat
    case .countIgnored, .untilIgnored: return .unboundedRule(text: cut(text), part: oddity.part)
    // INTERVAL=0 is 1; of any other text nobody knows what was meant.
    case .intervalReadAsOne where !oddity.text.allSatisfy({ $0 == "0" }):
      return .unboundedRule(text: cut(text), part: oddity.part)
    default: break
    }
    return .oddRule(text: cut(text), part: oddity.part.isEmpty ? cut(oddity.text) : oddity.part)
  }

  /// An RDATE as an instance: as DATE of a timed event it takes DTSTART's time.
  func instance(of added: AddedDate, event: EventComponent, timing: Timing) -> Instance {
    if timing.isWholeDay {
      let wall = CivilDateTime(times.date(of: added.start))
      return Instance(wall: wall, span: timing.span(at: wall))
    }
    if added.start.value.isDate {
      let wall = CivilDateTime(added.start.value.wall.date, timing.start.time)
      return Instance(wall: wall, span: timing.span(at: wall))
    }
    let moment = times.moment(of: added.start, in: event.scope, inherited: timing.zone)
    let wall = timing.zone.wall(at: moment)
    let extent: Timing.Extent =
      switch added.extent {
      case .asEvent: timing.extent
      case .lasting(let length): .nominal(length.isNegative ? .zero : length)
      case .until(let end):
        .exact(
          max(
            .zero,
            times.moment(of: ZonedValue(value: end, tzid: added.start.tzid), in: event.scope, inherited: timing.zone)
              - moment))
      }
    return Instance(wall: wall, span: timing.span(at: wall, from: moment, extent: extent))
  }
}

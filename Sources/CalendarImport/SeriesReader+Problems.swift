internal import BudgetCore

extension SeriesReader {
  func say(_ event: EventComponent, outcome: inout Outcome) {
    for noted in event.noted where !isMoot(noted.kind, of: event) {
      say(noted.kind, of: event, line: noted.line, outcome: &outcome)
    }
    let values =
      [event.content.start, event.content.end, event.recurrenceID].compactMap { $0 } + event.content.excludedDates
      + event.content.addedDates.map(\.start)
    var said: Set<Problem.Kind> = []
    for value in values {
      if let kind = times.zone(of: value, in: event.scope).problem, said.insert(kind).inserted {
        say(kind, of: event, outcome: &outcome)
      }
    }
  }

  func say(_ kind: Problem.Kind, of event: EventComponent, line: Int? = nil, outcome: inout Outcome) {
    outcome.problems.append(
      Problem(
        calendar: calendar, file: event.scope.file, line: line ?? event.line, uid: event.uid, kind: kind,
        isHarmless: isHarmless(kind, of: event)))
  }

  /// What is cancelled needs no start.
  func isMoot(_ kind: Problem.Kind, of event: EventComponent) -> Bool {
    guard event.facts.isCancelled else { return false }
    return kind == .noStart || kind == .overrideWithoutStart
  }

  /// Whether the event counts by no reading of what is wrong with it: no busy time hangs on it. An override that does
  /// not count still takes an instance away.
  func isHarmless(_ kind: Problem.Kind, of event: EventComponent) -> Bool {
    let isWholeDay = event.content.start?.value.isDate ?? false
    if BusyRules.verdict(event.facts, isWholeDay: isWholeDay, policy: policy).counts { return false }
    if event.recurrenceID == nil, !event.isLoose { return kind != .contradictingDuplicates }
    switch kind {
    case .noStart, .unreadableValue, .unreadableRule, .unknownCalendarScale: return true
    default: return false
    }
  }
}

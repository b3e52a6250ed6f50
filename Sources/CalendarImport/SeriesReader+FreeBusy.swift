internal import BudgetCore

extension SeriesReader {
  /// The periods of a VFREEBUSY as entries.
  func read(_ component: FreeBusyComponent) -> Outcome {
    var outcome = Outcome()
    for period in component.periods {
      let resolved = times.zone(of: period.start, in: component.scope)
      let zone = resolved.rules
      let start = times.moment(of: period.start, in: component.scope)
      let end: Moment
      switch period.extent {
      case .asEvent: continue
      case .lasting(let length):
        let wall = zone.wall(at: start).adding(days: length.days)
        end = zone.moment(of: wall) + Length(seconds: length.seconds)
      case .until(let value):
        end = times.moment(
          of: ZonedValue(value: value, tzid: value.isLocal ? period.start.tzid : nil), in: component.scope)
      }
      if let kind = resolved.problem, !period.isFree,
        Span(start: start, end: end).touches(range, slack: resolved.isGuess ? Self.guessSlack : .zero)
      {
        outcome.problems.append(problem(kind, of: component, line: period.line))
      }
      guard let interval = Interval(from: start, to: end), range.map(interval.overlaps) ?? false else { continue }
      let rule: Verdict.Rule = period.isFree ? .freebusyFree : .freebusyBusy
      outcome.entries.append(
        Entry(
          calendar: calendar, file: component.scope.file, line: period.line, uid: component.uid, title: nil,
          interval: interval, isWholeDay: false, verdict: Verdict(counts: !period.isFree, rule: rule)))
    }
    outcome.problems += component.noted.map { problem($0.kind, of: component, line: $0.line) }
    return outcome
  }

  private func problem(_ kind: Problem.Kind, of component: FreeBusyComponent, line: Int) -> Problem {
    Problem(calendar: calendar, file: component.scope.file, line: line, uid: component.uid, kind: kind)
  }
}

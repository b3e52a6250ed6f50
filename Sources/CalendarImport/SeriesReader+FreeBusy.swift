internal import BudgetCore

extension SeriesReader {
  /// The periods of a VFREEBUSY as entries.
  func read(_ component: FreeBusyComponent) -> Outcome {
    var outcome = Outcome()
    for period in component.periods {
      let zone = times.zone(of: ZonedValue(value: period.start, tzid: nil), in: component.scope).rules
      let start = times.moment(of: ZonedValue(value: period.start, tzid: nil), in: component.scope)
      let end: Moment
      switch period.extent {
      case .asEvent: continue
      case .lasting(let length):
        let wall = zone.wall(at: start).adding(days: length.days)
        end = zone.moment(of: wall) + Length(seconds: length.seconds)
      case .until(let value): end = times.moment(of: ZonedValue(value: value, tzid: nil), in: component.scope)
      }
      guard let interval = Interval(from: start, to: end), range.map(interval.overlaps) ?? false else { continue }
      let rule: Verdict.Rule = period.isFree ? .freebusyFree : .freebusyBusy
      outcome.entries.append(
        Entry(
          calendar: calendar, file: component.scope.file, line: period.line, uid: component.uid, title: nil,
          interval: interval, isWholeDay: false, verdict: Verdict(counts: !period.isFree, rule: rule)))
    }
    outcome.problems = component.noted.map {
      Problem(calendar: calendar, file: component.scope.file, line: $0.line, uid: component.uid, kind: $0.kind)
    }
    return outcome
  }
}

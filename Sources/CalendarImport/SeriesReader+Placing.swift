internal import BudgetCore

extension SeriesReader {
  func place(_ master: Master, overrides: [Override], outcome: inout Outcome) {
    guard let range else {
      outcome.touches = true
      return
    }
    let future = overrides.filter(\.event.isThisAndFuture)
    let shifts = future.compactMap { override in
      override.timing.map { $0.start.wallSeconds - override.wall.wallSeconds }
    }
    let reach = future.reduce(master.reach) { max($0, $1.timing?.reach ?? .zero) }
    // What follows an override follows its zone, which may be another.
    let slack = future.isEmpty ? master.timing.slack(around: range, reach: reach) : 2 * 86_400
    let from =
      master.timing.zone.wall(at: range.start).wallSeconds - reach.seconds - slack - (shifts.max() ?? 0).clamped
    let to = master.timing.zone.wall(at: range.end).wallSeconds + slack - (shifts.min() ?? 0).clampedBelow
    let first = master.timing.span(at: master.timing.start)
    if master.isIncomplete || master.event.endIsUnknown, first.start < range.end { outcome.touches = true }
    guard from < to else { return }
    let found = master.instances(in: CivilDateTime(wallSeconds: from)..<CivilDateTime(wallSeconds: to))
    if let bound = found.bound {
      outcome.touches = true
      say(bound, of: master.event, outcome: &outcome)
    }
    if hasGuessedException(master, overrides),
      found.all.contains(where: { $0.span.touches(range, slack: master.timing.isGuess ? Self.guessSlack : .zero) })
    {
      outcome.touches = true
    }
    let replaced = Replacements(overrides)
    var spans: [Int: [Span]] = [:]
    for instance in found.instances where !replaced.contains(instance) {
      let following = replaced.following(instance, in: future)
      let span = following.map { self.span(of: instance, following: future[$0]) } ?? instance.span
      let isGuess = following.map { future[$0].timing?.isGuess ?? false } ?? master.timing.isGuess
      guard span.touches(range, slack: isGuess ? Self.guessSlack : .zero) else { continue }
      outcome.touches = true
      spans[following ?? -1, default: []].append(span)
    }
    for (index, spans) in spans {
      let source = index < 0 ? master.event : future[index].event
      let isWholeDay = (index < 0 ? master.timing : future[index].timing ?? master.timing).isWholeDay
      add(spans, of: source, isWholeDay: isWholeDay, outcome: &outcome)
    }
  }

  /// Whether an exception lies in a zone that had to be guessed: it may mean another instance.
  func hasGuessedException(_ master: Master, _ overrides: [Override]) -> Bool {
    let excluded = master.event.content.excludedDates
    return excluded.contains { times.zone(of: $0, in: master.event.scope, inherited: master.timing.zone).isGuess }
      || overrides.contains { override in
        override.event.recurrenceID.map {
          times.zone(of: $0, in: override.event.scope, inherited: master.timing.zone).isGuess
        } ?? false
      }
  }

  /// An instance as a THISANDFUTURE override moves and stretches it (RFC 5545 §3.2.13, §3.8.4.4).
  func span(of instance: Instance, following override: Override) -> Span {
    guard let timing = override.timing else { return instance.span }
    let shift = timing.start.wallSeconds - override.wall.wallSeconds
    return timing.span(at: instance.wall.adding(Length(seconds: shift)))
  }

  func place(_ override: Override, outcome: inout Outcome) {
    guard let timing = override.timing else { return }
    place(override.event, timing: timing, outcome: &outcome)
  }

  func place(_ event: EventComponent, timing: Timing, outcome: inout Outcome) {
    let span = timing.span(at: timing.start)
    if event.endIsUnknown, begins(span, before: range) { outcome.touches = true }
    guard span.touches(range, slack: timing.isGuess ? Self.guessSlack : .zero) else { return }
    outcome.touches = true
    add([span], of: event, isWholeDay: timing.isWholeDay, outcome: &outcome)
  }

  func begins(_ span: Span, before range: Interval?) -> Bool { range.map { span.start < $0.end } ?? true }

  func add(_ spans: [Span], of event: EventComponent, isWholeDay: Bool, outcome: inout Outcome) {
    guard let range else { return }
    let intervals = spans.compactMap { Interval(from: $0.start, to: $0.end) }.filter { $0.overlaps(range) }
    let said = intervals.count > Self.singleEntries ? IntervalSet(intervals).intervals : intervals
    let verdict = BusyRules.verdict(event.facts, isWholeDay: isWholeDay, policy: policy)
    outcome.entries += said.map {
      Entry(
        calendar: calendar, file: event.scope.file, line: event.line, uid: event.uid, title: event.title,
        interval: $0, isWholeDay: isWholeDay, verdict: verdict,
        declinedBySomeone: event.content.facts.someoneDeclined)
    }
  }
}

extension Int64 {
  fileprivate var clamped: Int64 { Swift.max(0, self) }
  fileprivate var clampedBelow: Int64 { Swift.min(0, self) }
}

internal import BudgetCore
internal import Recurrence

/// Turns the components of one UID into entries and problems over a range.
struct SeriesReader<Zones: ZoneSource> {
  let calendar: String
  let policy: BusyPolicy
  let times: TimeReader<Zones>
  /// nil asks whatever the day: every problem, no entries.
  let range: Interval?
  let expansions = Expansions()

  /// What came of one series.
  struct Outcome {
    var entries: [Entry] = []
    var problems: [Problem] = []
    /// Whether any reading of it touches the range.
    var touches = false
    var hitBound = false
  }

  /// More instances of one event in a range are said as the stretches they cover together.
  static var singleEntries: Int { 1000 }

  func read(_ series: Series) -> Outcome {
    var outcome = Outcome()
    var (masters, contradict) = Versions.holding(series.masters)
    var mastersRead: [Master] = []
    for index in masters.indices {
      if let master = master(&masters[index], outcome: &outcome) { mastersRead.append(master) }
    }
    var overrides = series.overrides
    let read = self.overrides(&overrides, of: mastersRead.first, outcome: &outcome, contradict: &contradict)
    for master in mastersRead { place(master, overrides: read, outcome: &outcome) }
    for override in read { place(override, outcome: &outcome) }
    if outcome.touches {
      for event in masters + overrides { say(event, outcome: &outcome) }
      if contradict, let event = masters.dropFirst().first ?? overrides.last {
        say(.contradictingDuplicates, of: event, outcome: &outcome)
      }
      if !mastersRead.isEmpty { sayUnmatched(read, of: mastersRead, outcome: &outcome) }
    }
    return outcome
  }

  // MARK: Masters

  private func master(_ event: inout EventComponent, outcome: inout Outcome) -> Master? {
    if event.isUnplaced { outcome.touches = true }
    guard let timing = times.timing(of: &event) else { return nil }
    var isIncomplete = false
    let rules = self.rules(event.rules, of: &event, timing: timing, isIncomplete: &isIncomplete)
    // Of an exception that cannot be read there are too many instances, never too few.
    var hasMore = false
    let exceptionRules = self.rules(event.exceptionRules, of: &event, timing: timing, isIncomplete: &hasMore)
    var moments: Set<Moment> = []
    var dates: Set<CivilDate> = []
    for value in event.content.excludedDates {
      if timing.isWholeDay || value.value.isDate {
        dates.insert(timing.isWholeDay ? times.date(of: value) : value.value.wall.date)
      } else {
        moments.insert(times.moment(of: value, in: event.scope, inherited: timing.zone))
      }
    }
    let added = event.content.addedDates.map { instance(of: $0, event: event, timing: timing) }
    return Master(
      event: event, timing: timing, rules: rules, exceptionRules: exceptionRules, added: added,
      excludedMoments: moments, excludedDates: dates, isIncomplete: isIncomplete, expansions: expansions)
  }

  private func rules(
    _ texts: [RuleText], of event: inout EventComponent, timing: Timing, isIncomplete: inout Bool
  ) -> [SeriesRule] {
    texts.compactMap { text in
      let parsed = RecurrenceRule.parse(text.text)
      guard let rule = parsed.rule else {
        isIncomplete = true
        event.noted.append(EventComponent.Noted(kind: .unreadableRule(text: cut(text.text)), line: text.line))
        return nil
      }
      for oddity in parsed.oddities {
        isIncomplete = isIncomplete || oddity.mayMissInstances
        event.noted.append(EventComponent.Noted(kind: Self.kind(of: oddity, in: text.text), line: text.line))
      }
      if let scale = rule.scale, !ScaledRules.knows(rule) {
        isIncomplete = true
        event.noted.append(EventComponent.Noted(kind: .unknownCalendarScale(cut(scale)), line: text.line))
        return nil
      }
      return SeriesRule(rule: timing.isWholeDay ? rule.forWholeDays() : rule, text: text.text)
    }
  }

  private static func kind(of oddity: Oddity, in text: String) -> Problem.Kind {
    if oddity.mayMissInstances { return .unreadableRule(text: cut(text)) }
    if oddity.fact == .oldFormat { return .oldFormat }
    return .oddRule(text: cut(text), part: oddity.part.isEmpty ? cut(oddity.text) : oddity.part)
  }

  /// An RDATE as an instance: as DATE of a timed event it takes DTSTART's time.
  private func instance(of added: AddedDate, event: EventComponent, timing: Timing) -> Instance {
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

  // MARK: Overrides

  /// The overrides that hold, one version of each instance, in order of the instances they replace.
  private func overrides(
    _ events: inout [EventComponent], of master: Master?, outcome: inout Outcome, contradict: inout Bool
  ) -> [Override] {
    var byKey: [InstanceKey: [EventComponent]] = [:]
    var walls: [InstanceKey: CivilDateTime] = [:]
    var kept: [EventComponent] = []
    for event in events {
      guard let id = event.recurrenceID else { continue }
      let (key, wall) = key(of: id, event: event, master: master)
      byKey[key, default: []].append(event)
      walls[key] = wall
    }
    var read: [Override] = []
    for (key, versions) in byKey {
      let (holding, differ) = Versions.holding(versions)
      contradict = contradict || differ
      for var event in holding {
        if event.isUnplaced { outcome.touches = true }
        let timing = times.timing(of: &event)
        let cancels = event.content.facts.status.map { $0.hasPrefix("CANCEL") } ?? event.scope.cancels
        kept.append(event)
        // Without a start and not cancelled it is ignored: the regular instance stays.
        if timing == nil, !cancels { continue }
        read.append(Override(event: event, key: key, wall: walls[key] ?? CivilDateTime(wallSeconds: 0), timing: timing))
      }
    }
    events = kept
    return read.sorted { ($0.wall, $0.event.line) < ($1.wall, $1.event.line) }
  }

  private func key(
    of id: ZonedValue, event: EventComponent, master: Master?
  ) -> (InstanceKey, CivilDateTime) {
    if let master, master.timing.isWholeDay {
      let date = times.date(of: id)
      return (.date(date), CivilDateTime(date))
    }
    if id.value.isDate { return (.date(id.value.wall.date), id.value.wall) }
    let moment = times.moment(of: id, in: event.scope, inherited: master?.timing.zone)
    return (.moment(moment), (master?.timing.zone ?? .utc).wall(at: moment))
  }

  private func sayUnmatched(_ overrides: [Override], of masters: [Master], outcome: inout Outcome) {
    guard !masters.contains(where: \.isIncomplete) else { return }
    for override in overrides where !masters.contains(where: { $0.has(override.key, near: override.wall) }) {
      say(.overrideOfNothing, of: override.event, outcome: &outcome)
    }
  }

  // MARK: Placing

  private func place(_ master: Master, overrides: [Override], outcome: inout Outcome) {
    guard let range else {
      outcome.touches = true
      return
    }
    let future = overrides.filter(\.event.isThisAndFuture)
    let shifts = future.compactMap { override in
      override.timing.map { $0.start.wallSeconds - override.wall.wallSeconds }
    }
    let reach = future.reduce(master.reach) { max($0, $1.timing?.reach ?? .zero) }
    let slack: Int64 = 2 * 86_400
    let from =
      master.timing.zone.wall(at: range.start).wallSeconds - reach.seconds - slack - (shifts.max() ?? 0).clamped
    let to = master.timing.zone.wall(at: range.end).wallSeconds + slack - (shifts.min() ?? 0).clampedBelow
    if master.isIncomplete, master.timing.span(at: master.timing.start).start < range.end { outcome.touches = true }
    guard from < to else { return }
    let found = master.instances(in: CivilDateTime(wallSeconds: from)..<CivilDateTime(wallSeconds: to))
    if found.hitBound {
      outcome.touches = true
      say(.bound(.ruleExpansions, limit: Expansions.ruleLimit), of: master.event, outcome: &outcome)
    }
    let replaced = Replacements(overrides)
    var spans: [Int: [Span]] = [:]
    for instance in found.instances where !replaced.contains(instance) {
      let following = replaced.following(instance, in: future)
      let span = following.map { self.span(of: instance, following: future[$0]) } ?? instance.span
      let isGuess = following.map { future[$0].timing?.isGuess ?? false } ?? master.timing.isGuess
      guard span.touches(range, slack: isGuess ? Length(hours: 26) : .zero) else { continue }
      outcome.touches = true
      spans[following ?? -1, default: []].append(span)
    }
    for (index, spans) in spans {
      let source = index < 0 ? master.event : future[index].event
      let isWholeDay = (index < 0 ? master.timing : future[index].timing ?? master.timing).isWholeDay
      add(spans, of: source, isWholeDay: isWholeDay, outcome: &outcome)
    }
  }

  /// An instance as a THISANDFUTURE override moves and stretches it (RFC 5545 §3.2.13, §3.8.4.4).
  private func span(of instance: Instance, following override: Override) -> Span {
    guard let timing = override.timing else { return instance.span }
    let shift = timing.start.wallSeconds - override.wall.wallSeconds
    return timing.span(at: instance.wall.adding(Length(seconds: shift)))
  }

  private func place(_ override: Override, outcome: inout Outcome) {
    guard let timing = override.timing else { return }
    let span = timing.span(at: timing.start)
    guard span.touches(range, slack: timing.isGuess ? Length(hours: 26) : .zero) else { return }
    outcome.touches = true
    add([span], of: override.event, isWholeDay: timing.isWholeDay, outcome: &outcome)
  }

  private func add(_ spans: [Span], of event: EventComponent, isWholeDay: Bool, outcome: inout Outcome) {
    guard let range else { return }
    let intervals = spans.compactMap { Interval(from: $0.start, to: $0.end) }.filter { $0.overlaps(range) }
    let said = intervals.count > Self.singleEntries ? IntervalSet(intervals).intervals : intervals
    let verdict = BusyRules.verdict(event.content.facts, isWholeDay: isWholeDay, policy: policy)
    outcome.entries += said.map {
      Entry(
        calendar: calendar, file: event.scope.file, line: event.line, uid: event.uid, title: event.title,
        interval: $0, isWholeDay: isWholeDay, verdict: verdict,
        declinedBySomeone: event.content.facts.someoneDeclined)
    }
  }

  // MARK: Saying

  private func say(_ event: EventComponent, outcome: inout Outcome) {
    for noted in event.noted {
      outcome.problems.append(
        Problem(calendar: calendar, file: event.scope.file, line: noted.line, uid: event.uid, kind: noted.kind))
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

  private func say(_ kind: Problem.Kind, of event: EventComponent, outcome: inout Outcome) {
    outcome.problems.append(
      Problem(calendar: calendar, file: event.scope.file, line: event.line, uid: event.uid, kind: kind))
  }
}

extension Int64 {
  fileprivate var clamped: Int64 { Swift.max(0, self) }
  fileprivate var clampedBelow: Int64 { Swift.min(0, self) }
}

internal import BudgetCore
internal import Recurrence

/// All components of one UID in one calendar: masters, and the overrides of their instances.
struct Series {
  var masters: [EventComponent] = []
  var overrides: [EventComponent] = []
  /// Overrides of nobody knows which instance.
  var loose: [EventComponent] = []

  /// The master, or where there is none the override, that was read first.
  var first: EventComponent? { masters.first ?? overrides.first ?? loose.first }

  mutating func add(_ event: EventComponent) {
    if event.isLoose {
      loose.append(event)
    } else if event.recurrenceID == nil {
      masters.append(event)
    } else {
      overrides.append(event)
    }
  }

  /// Puts the components in the order in which they stand in the files.
  mutating func sort(files: [String: Int]) {
    let place = { (event: EventComponent) in (files[event.scope.file] ?? 0, event.line) }
    masters.sort { place($0) < place($1) }
    overrides.sort { place($0) < place($1) }
    loose.sort { place($0) < place($1) }
  }
}

/// Which instance an override means, in its master's terms.
enum InstanceKey: Hashable {
  case moment(Moment)
  /// A day of the master's zone.
  case date(CivilDate)
}

/// What an override is for: one instance, or the series from it on.
struct OverrideKey: Hashable {
  let instance: InstanceKey
  let isThisAndFuture: Bool
}

/// An override and what it replaces.
struct Override {
  let event: EventComponent
  let key: InstanceKey
  /// RECURRENCE-ID on the wall of the master's zone.
  let wall: CivilDateTime
  /// nil when it has no start of its own: it takes its instance away.
  let timing: Timing?
}

/// An instance of a master before overrides.
struct Instance: Hashable {
  let wall: CivilDateTime
  let span: Span
}

/// A rule of a series, and its text for those that libical computes.
struct SeriesRule {
  let rule: RecurrenceRule
  let text: String
}

/// A master with its instances by arithmetic.
struct Master {
  let event: EventComponent
  let timing: Timing
  let rules: [SeriesRule]
  let exceptionRules: [SeriesRule]
  /// RDATEs as instances.
  let added: [Instance]
  let excludedMoments: Set<Moment>
  let excludedDates: Set<CivilDate>
  /// A rule could not be read: instances may be missing.
  let isIncomplete: Bool
  let expansions: Expansions

  /// The longest an instance can be.
  var reach: Length {
    added.reduce(timing.reach) { max($0, $1.span.end - $1.span.start) }
  }

  /// The instances whose start lies in a range of wall time of DTSTART's zone, ascending, exceptions taken out.
  ///
  /// `all` are those before exceptions, in no order; `bound` is the first that cut a rule short.
  func instances(
    in range: Range<CivilDateTime>
  ) -> (instances: [Instance], all: [Instance], bound: Problem.Kind?) {
    var walls: [CivilDateTime] = range.contains(timing.start) ? [timing.start] : []
    var bound: Problem.Kind?
    for rule in rules {
      let found = expansions.walls(of: rule, from: timing, in: range)
      walls += found.walls
      bound = bound ?? found.bound
    }
    for rule in exceptionRules where !walls.isEmpty {
      let found = exceptions(of: rule, in: range)
      let taken = Set(found.walls)
      walls.removeAll(where: taken.contains)
      bound = bound ?? found.bound
    }
    let made = walls.map { Instance(wall: $0, span: timing.span(at: $0)) }
    let all = made + added.filter { range.contains($0.wall) }
    // A PERIOD at the moment of another instance may last longer.
    let sorted = all.filter { !isExcluded($0) }.sorted { ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end) }
    var instances: [Instance] = []
    instances.reserveCapacity(sorted.count)
    for instance in sorted where instance.span.start != instances.last?.span.start { instances.append(instance) }
    return (instances, all, bound)
  }

  private func isExcluded(_ instance: Instance) -> Bool {
    excludedDates.contains(instance.wall.date) || excludedMoments.contains(instance.span.start)
  }

  /// What an EXRULE takes out; DTSTART only where the rule itself makes it.
  private func exceptions(of series: SeriesRule, in range: Range<CivilDateTime>) -> Timing.Walls {
    let found = expansions.walls(of: series, from: timing, in: range)
    guard !series.rule.makesStart(timing.start) else { return found }
    return (found.walls.filter { $0 != timing.start }, found.bound)
  }

  /// Whether it has an instance, before overrides, that a key means.
  func has(_ key: InstanceKey, near wall: CivilDateTime) -> Bool {
    let near = instances(in: wall.adding(Length(hours: -25))..<wall.adding(Length(hours: 25)))
    return near.bound != nil || near.instances.contains { matches(key, $0) }
  }

  func matches(_ key: InstanceKey, _ instance: Instance) -> Bool {
    switch key {
    case .moment(let moment): instance.span.start == moment
    case .date(let date): instance.wall.date == date
    }
  }
}

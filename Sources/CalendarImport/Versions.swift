internal import BudgetCore
internal import Recurrence

/// Weighs components that claim to be the same event: RFC 5545 §3.8.7.4.
enum Versions {
  /// The versions that hold: the higher SEQUENCE, then the later DTSTAMP; equal and the same are one, equal and
  /// different all hold, and `contradict`. `meaning` says what of an event makes it the same as another.
  static func holding(
    _ events: [EventComponent], meaning: (EventComponent) -> Meaning
  ) -> (events: [EventComponent], contradict: Bool) {
    guard events.count > 1 else { return (events, false) }
    let best = events.dropFirst().reduce(events[0]) { isNewer($1, than: $0) ? $1 : $0 }
    var seen: Set<Meaning> = []
    let holding = events.filter { event in
      !isNewer(best, than: event) && seen.insert(meaning(event)).inserted
    }
    return (holding, holding.count > 1)
  }

  /// By SEQUENCE, then DTSTAMP; false for equals.
  static func isNewer(_ a: EventComponent, than b: EventComponent) -> Bool {
    if a.sequence != b.sequence { return a.sequence > b.sequence }
    guard let stamp = a.stamp?.wall, let other = b.stamp?.wall else { return false }
    return stamp > other
  }
}

/// What a component says, its calendar taken into account: zones, METHOD and what is written in another form.
struct Meaning: Hashable {
  var isWholeDay = false
  /// When the first instance begins and ends; nil when nobody knows.
  var first: Span?
  /// How the others follow; nil without rules.
  var zone: ZoneRules?
  var extent: Timing.Extent?
  var rules: Set<RuleMeaning> = []
  var exceptionRules: Set<RuleMeaning> = []
  var added: Set<Instance> = []
  var excludedMoments: Set<Moment> = []
  var excludedDates: Set<CivilDate> = []
  var verdict: Verdict?
  var isCancelled = false
}

/// A rule by what it makes, or by its text where that is not known.
enum RuleMeaning: Hashable {
  case rule(RecurrenceRule)
  case text(String)
}

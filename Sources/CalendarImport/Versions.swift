internal import BudgetCore

/// Weighs components that claim to be the same event: RFC 5545 §3.8.7.4.
enum Versions {
  /// The versions that hold: the higher SEQUENCE, then the later DTSTAMP; equal and the same are one, equal and
  /// different all hold, and `contradict`.
  static func holding(_ events: [EventComponent]) -> (events: [EventComponent], contradict: Bool) {
    guard events.count > 1 else { return (events, false) }
    let best = events.dropFirst().reduce(events[0]) { isNewer($1, than: $0) ? $1 : $0 }
    var seen: Set<EventComponent.Content> = []
    let holding = events.filter { event in
      !isNewer(best, than: event) && seen.insert(event.content).inserted
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

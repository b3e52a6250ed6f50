internal import BudgetCore

extension SeriesReader {
  /// The overrides that hold, one version of each instance, in order of the instances they replace.
  func overrides(
    _ events: inout [EventComponent], of master: Master?, outcome: inout Outcome, contradict: inout Bool
  ) -> [Override] {
    // What begins a THISANDFUTURE and what changes its first instance alone are two things.
    var byKey: [OverrideKey: [EventComponent]] = [:]
    var walls: [InstanceKey: CivilDateTime] = [:]
    var kept: [EventComponent] = []
    for event in events {
      guard let id = event.recurrenceID else { continue }
      let (key, wall) = key(of: id, event: event, master: master)
      byKey[OverrideKey(instance: key, isThisAndFuture: event.isThisAndFuture), default: []].append(event)
      walls[key] = wall
    }
    var read: [Override] = []
    for (key, versions) in byKey {
      let (holding, differ) = Versions.holding(versions, meaning: meaning)
      contradict = contradict || differ
      for var event in holding {
        if event.isUnplaced { outcome.touches = true }
        let timing = times.timing(of: &event)
        kept.append(event)
        // Without a start and not cancelled it is ignored: the regular instance stays.
        if timing == nil, !event.facts.isCancelled { continue }
        read.append(
          Override(
            event: event, key: key.instance, wall: walls[key.instance] ?? CivilDateTime(wallSeconds: 0),
            timing: timing))
      }
    }
    events = kept
    return read.sorted { ($0.wall, $0.event.line) < ($1.wall, $1.event.line) }
  }

  /// Whether another override of the same single instance stands before this one: the newer, and of equals the one of
  /// the single instance.
  func isReplaced(_ override: Override, by others: [Override]) -> Bool {
    others.contains { other in
      guard other.key == override.key, other.event.isThisAndFuture != override.event.isThisAndFuture else {
        return false
      }
      return override.event.isThisAndFuture
        ? !Versions.isNewer(override.event, than: other.event) : Versions.isNewer(other.event, than: override.event)
    }
  }

  func key(
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

  func sayUnmatched(_ overrides: [Override], of masters: [Master], outcome: inout Outcome) {
    guard !masters.contains(where: \.isIncomplete) else { return }
    for override in overrides where !masters.contains(where: { $0.has(override.key, near: override.wall) }) {
      say(.overrideOfNothing, of: override.event, outcome: &outcome)
    }
  }
}

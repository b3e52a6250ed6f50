import BudgetCore
import Host

/// The machine's zones, each read once.
final class CachedZones: ZoneSource {
  private let system = SystemZones(folders: ["/usr/share/zoneinfo"])
  private var known: [String: ZoneRules?] = [:]

  func rules(named name: String) -> ZoneRules? {
    if let found = known[name] { return found }
    let found = system.rules(named: name)
    if known.count < 10_000 { known[name] = .some(found) }
    return found
  }
}

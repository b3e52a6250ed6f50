import BudgetCore
import Host
import Synchronization

/// The machine's zones, each read once for all tests.
final class CachedZones: ZoneSource, Sendable {
  static let shared = CachedZones()
  private let system = SystemZones(folders: ["/usr/share/zoneinfo"])
  private let known = Mutex<[String: ZoneRules?]>([:])

  func rules(named name: String) -> ZoneRules? {
    if let found = known.withLock({ $0[name] }) { return found }
    let found = system.rules(named: name)
    known.withLock { $0[name] = .some(found) }
    return found
  }
}

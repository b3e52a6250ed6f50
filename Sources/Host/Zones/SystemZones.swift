public import BudgetCore
internal import Glibc
internal import Synchronization

/// The tz database of this machine: folders of TZif files (RFC 8536). A name is looked up once: what changes in the folders
/// later is not seen.
public struct SystemZones: ZoneSource, Sendable {
  /// Where zones are looked for, in this order.
  public let folders: [String]
  /// The file that says which zone the machine is in.
  let localtime: String
  private let known = KnownZones()

  public init(folders: [String]) { self.init(folders: folders, localtime: "/etc/localtime") }

  package init(folders: [String], localtime: String) {
    self.folders = folders
    self.localtime = localtime
  }

  /// TZDIR, /usr/share/zoneinfo and /etc/zoneinfo, as far as they are there.
  public init(environment: HostEnvironment) {
    let places = [environment.filled("TZDIR"), "/usr/share/zoneinfo", "/etc/zoneinfo"].compactMap { $0 }
    self.init(folders: places.filter { unsafe access($0, X_OK) == 0 })
  }

  /// The rules of a zone by its name, spelt as the database does; nil for a name it lacks.
  ///
  /// UTC is known even without a database. A name in the database's own spelling costs the opening of one file, another
  /// spelling, or an unknown name, the listing of the folders it would lie in; asked again it costs neither.
  public func rules(named name: String) -> ZoneRules? {
    known.rules(named: name, else: lookUp)
  }

  private func lookUp(_ name: String) -> ZoneRules? {
    guard let name = ZoneName(name) else { return nil }
    for folder in folders {
      if let rules = read(name.text, in: folder) { return rules }
    }
    for folder in folders {
      if let spelled = SystemZones.spelling(of: name.folded[...], in: folder), spelled != name.text,
        let rules = read(spelled, in: folder)
      {
        return rules
      }
    }
    return name.folded == ["utc"] ? .utc : nil
  }

  /// Every name of the database, ascending; empty without one. Opens every file.
  public func names() -> [String] {
    var names: Set<String> = []
    for folder in folders { collect(in: folder, below: "", depth: 0, into: &names) }
    return names.sorted()
  }

  private func read(_ name: String, in folder: String) -> ZoneRules? {
    SystemZones.content(folder + "/" + name).flatMap { ZoneFile.rules(name: name, bytes: $0) }
  }

  /// The bytes of a regular file of a zone's size.
  static func content(_ path: String) -> [UInt8]? {
    guard let file = try? Descriptor(path) else { return nil }
    return try? Descriptor.rest(of: file.number, limit: ZoneFile.limit)
  }

  /// How a folder spells a name given in lower case.
  private static func spelling(of components: ArraySlice<String>, in folder: String) -> String? {
    guard let wanted = components.first else { return nil }
    let found = entries(of: folder).map(\.name).filter {
      $0.utf8.count == wanted.utf8.count && $0.lowercased() == wanted
    }
    if components.count == 1 { return found.min() }
    for name in found.sorted() {
      if let rest = spelling(of: components.dropFirst(), in: folder + "/" + name) { return name + "/" + rest }
    }
    return nil
  }

  private static func entries(of folder: String) -> [OpenFolder.Entry] {
    guard var open = try? OpenFolder(folder) else { return [] }
    var entries: [OpenFolder.Entry] = []
    while let entry = try? open.next() {
      entries.append(entry.kind == .unknown ? .init(name: entry.name, kind: open.follow(entry.name)) : entry)
    }
    return entries
  }

  /// The database is three folders deep (America/Argentina/Ushuaia); a link that loops ends at eight.
  private func collect(in folder: String, below prefix: String, depth: Int, into names: inout Set<String>) {
    for entry in SystemZones.entries(of: folder) {
      guard let name = ZoneName(prefix + entry.name) else { continue }
      let path = folder + "/" + entry.name
      if entry.kind == .folder, depth < 8 {
        collect(in: path, below: name.text + "/", depth: depth + 1, into: &names)
      } else if entry.kind == .file, SystemZones.content(path)?.starts(with: ZoneFile.magic) == true {
        names.insert(name.text)
      }
    }
  }
}

/// What was found under the names that were looked up.
private final class KnownZones: Sendable {
  /// As many as are remembered.
  private static let limit = 256

  private let found = Mutex<[String: ZoneRules?]>([:])

  func rules(named name: String, else lookUp: (String) -> ZoneRules?) -> ZoneRules? {
    if let rules = found.withLock({ $0[name] }) { return rules }
    let rules = lookUp(name)
    found.withLock { if $0.count < KnownZones.limit { $0[name] = .some(rules) } }
    return rules
  }
}

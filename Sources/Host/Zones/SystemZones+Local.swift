public import BudgetCore
internal import Glibc

/// The zone this machine is set to.
public struct LocalZone: Hashable, Sendable {
  /// What said so.
  public enum Source: Hashable, Sendable {
    /// The variable TZ.
    case variable
    /// The file /etc/localtime.
    case machine
    /// Nothing did: UTC.
    case nothing
  }

  public let rules: ZoneRules
  public let source: Source
}

/// A zone setting that names no zone known here.
public enum UnusableZone: Error, Hashable, Sendable {
  /// The value of TZ.
  case variable(String)
  /// The path of a file that is there but holds no zone.
  case machine(String)
}

extension SystemZones {
  /// The user's zone: TZ where it is set, else what /etc/localtime is a link to or holds, else UTC.
  ///
  /// TZ is a name (also `:Europe/Zurich`), a path into the database or to /etc/localtime, or a POSIX rule such as
  /// `CET-1CEST,M3.5.0,M10.5.0/3`; an empty one is UTC (`tzset`). A name wins over a rule of the same spelling.
  /// A machine whose /etc/localtime is no link into the database is in the zone `local`.
  /// Throws when the setting that counts cannot be used, rather than answer in UTC.
  public func local(environment: HostEnvironment) throws(UnusableZone) -> LocalZone {
    guard let setting = environment["TZ"] else { return try machineZone() }
    let text = setting.hasPrefix(":") ? String(setting.dropFirst()) : setting
    if text.isEmpty { return LocalZone(rules: .utc, source: .variable) }
    if text == localtime { return LocalZone(rules: try machineZone().rules, source: .variable) }
    guard let rules = named(below: text) ?? PosixZone.parse(text) else { throw .variable(setting) }
    return LocalZone(rules: rules, source: .variable)
  }

  private func machineZone() throws(UnusableZone) -> LocalZone {
    var path = localtime
    // As many links as Linux follows in one path are enough (`path_resolution`).
    for _ in 0..<40 {
      guard let target = SystemZones.linkTarget(of: path) else { break }
      path = target
      if let rules = named(below: path), rules.name != path { return LocalZone(rules: rules, source: .machine) }
    }
    if let bytes = SystemZones.content(localtime), let rules = ZoneFile.rules(name: "local", bytes: bytes) {
      return LocalZone(rules: rules, source: .machine)
    }
    var status = stat()
    guard unsafe lstat(localtime, &status) != 0 else { throw .machine(localtime) }
    return LocalZone(rules: .utc, source: .nothing)
  }

  /// The zone of a name, or of a path that leads into the database.
  private func named(below text: String) -> ZoneRules? {
    var name = text
    if text.hasPrefix("/") {
      guard let folder = folders.first(where: { text.hasPrefix($0 + "/") }) else { return nil }
      name = String(text.dropFirst(folder.count + 1))
    }
    if name.hasPrefix("posix/") { name = String(name.dropFirst(6)) }
    return rules(named: name)
  }

  /// Where a symbolic link leads, as a path that starts at the root and holds no `.` and `..`.
  private static func linkTarget(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count > 0, count < buffer.count else { return nil }
    let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let whole = target.hasPrefix("/") ? target : path + "/../" + target
    var components: [Substring] = []
    for component in whole.split(separator: "/") where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }
}

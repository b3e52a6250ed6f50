internal import BudgetCore

/// That a store was healed, kept beside it until a person is told: an empty file whose name says how.
///
/// `tasks.db-healed-2026-11-29-12-2026-11-30-2`: the day of the backup or `none`, the rows, and what the name of the damaged
/// file ends with.
struct HealingNote {
  let files: StoreFiles

  private var prefix: String { files.path + "-healed-" }

  /// Puts it there, in the place of earlier ones.
  func write(backup: CivilDate?, aside: String?, rows: Int) throws(StoreFault) {
    try remove()
    let ending = aside.map { "-" + $0.dropFirst(files.asidePrefix.count) } ?? ""
    try Files.make("\(prefix)\(backup?.iso8601 ?? "none")-\(rows)\(ending)")
  }

  /// nil when there is none.
  func read() -> Health? {
    guard let name = names.first else { return nil }
    let start = Files.name(of: prefix).count
    let parts = name.dropFirst(start).split(separator: "-", omittingEmptySubsequences: false)
    let dated = parts.first == "none" ? 1 : 3
    guard parts.count > dated, let rows = Int(parts[dated]) else { return nil }
    let backup = dated == 1 ? nil : CivilDate(iso8601: parts[..<3].joined(separator: "-"))
    let rest = parts[(dated + 1)...].joined(separator: "-")
    return .restored(backup: backup, aside: rest.isEmpty ? nil : files.asidePrefix + rest, rows: rows)
  }

  func remove() throws(StoreFault) {
    for name in names { try Files.remove("\(files.folder)/\(name)") }
  }

  private var names: [String] {
    let own = Files.name(of: prefix)
    return Files.names(in: files.folder).filter { $0.hasPrefix(own) }.sorted()
  }
}

extension Store {
  /// What is to be said of the state of the store: that it was healed, by this process or another, until `tellOfHealing`.
  public var untoldHealth: Health {
    guard let opening, case .sound = health else {
      // It was healed here, and told meanwhile.
      if let opening, isNoted, HealingNote(files: opening.files).read() == nil { return .sound }
      return health
    }
    return HealingNote(files: opening.files).read() ?? .sound
  }

  /// A person was told of the healing. Those who watch the store hear of it.
  public func tellOfHealing() {
    guard let opening, case .restored = untoldHealth else { return }
    try? HealingNote(files: opening.files).remove()
    queue.ring()
  }
}

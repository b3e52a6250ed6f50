internal import BudgetCore

/// The files of a store, by name.
struct StoreFiles {
  /// The database.
  let path: String

  var folder: String { Files.folder(of: path) }
  var wal: String { path + "-wal" }
  var shm: String { path + "-shm" }
  /// A new database that is being built from what is left of the old one.
  var restoring: String { path + "-restoring" }
  /// The same, complete: it only has to take the old one's place.
  var restored: String { path + "-restored" }
  /// Who wants to write waits here for its turn.
  var queue: String { path + "-queue" }
  var backupFolder: String { (folder == "/" ? "" : folder) + "/backups" }

  private var backupPrefix: String { Files.name(of: path) + "-" }

  func backup(of date: CivilDate) -> String { backupFolder + "/" + backupPrefix + date.iso8601 }

  /// From the newest to the oldest.
  func backups() -> [(date: CivilDate, path: String)] {
    Files.names(in: backupFolder).compactMap { name in
      guard name.hasPrefix(backupPrefix), let date = CivilDate(iso8601: name.dropFirst(backupPrefix.count)) else {
        return nil
      }
      return (date, backup(of: date))
    }.sorted { $0.date > $1.date }
  }

  /// Whether there is neither a store nor anything that was one.
  var isNew: Bool {
    (Files.size(path) ?? 0) == 0 && (Files.size(wal) ?? 0) == 0 && !Files.exists(restored) && backups().isEmpty
  }

  /// Whether the database is missing, empty, or waiting to be replaced, where there was one.
  var isGone: Bool { !isNew && ((Files.size(path) ?? 0) == 0 || Files.exists(restored)) }

  var asidePrefix: String { path + "-damaged-" }

  /// A name for the damaged database that is still free: `tasks.db-damaged-2026-11-30`, `…-2`, `…-3`.
  func aside(on date: CivilDate) -> String {
    let name = asidePrefix + date.iso8601
    var number = 1
    while true {
      let candidate = number == 1 ? name : "\(name)-\(number)"
      if !["", "-wal", "-shm"].contains(where: { Files.exists(candidate + $0) }) { return candidate }
      number += 1
    }
  }
}

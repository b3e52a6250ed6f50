internal import BudgetCore

/// The daily copies of a store.
struct Backups {
  /// So many are kept.
  static let kept = 7

  let files: StoreFiles

  var isEmpty: Bool { files.backups().isEmpty }

  func exists(of date: CivilDate) -> Bool { Files.exists(files.backup(of: date)) }

  /// Copies the database as of this moment, and removes what is older than the newest `kept`. O(bytes).
  func make(of database: borrowing Database, on date: CivilDate) throws(StoreFault) {
    try Files.makeFolder(files.backupFolder)
    var generator = SystemRandomNumberGenerator()
    let part = files.backup(of: date) + ".part-" + String(generator.next() as UInt64, radix: 36)
    do {
      try Files.make(part)
      try fill(part, from: database)
      try Files.rename(part, to: files.backup(of: date))
    } catch {
      for name in ["", "-journal", "-wal", "-shm"] { try? Files.remove(part + name) }
      throw error
    }
    for old in files.backups().dropFirst(Backups.kept) { try Files.remove(old.path) }
    try Files.sync(folder: files.backupFolder)
  }

  private func fill(_ path: String, from database: borrowing Database) throws(StoreFault) {
    let copy = try Database(path, .write)
    try database.copy(into: copy)
  }

  /// The newest that passes its check, and can be read by this program.
  func newestSound() -> (date: CivilDate, path: String)? {
    files.backups().first { backup in
      guard let database = try? Database(backup.path, .frozen), let version = try? database.schemaVersion() else {
        return false
      }
      return version > 0 && (try? database.isSound()) == true
    }
  }
}

public import BudgetCore

extension Store {
  /// What a store that is removed leaves behind.
  public enum Remains: Hashable, Sendable {
    /// Its backups, in a folder that no store restores itself from: `backups-until-2026-11-30`.
    case backups
    /// Nothing, not even exports and backups of earlier ones.
    case nothing
  }

  /// Removes the store at a path, once no other process is in the midst of something. No value of it may be used any
  /// longer, in no process: one that is open makes a new store when it is.
  ///
  /// Throws `.busy`, `.notWritable`, `.system`: then some of it may be gone, and asking again removes the rest.
  public static func remove(at path: String, on date: CivilDate, leaving remains: Remains) throws(StoreFault) {
    let files = StoreFiles(path: path)
    let lock = FileLock(folder: files.folder)
    try lock.takeAlone()
    defer { lock.release() }
    // First, so that none restores itself from them meanwhile.
    if Files.exists(files.backupFolder) { try Files.rename(files.backupFolder, to: files.outlived(on: date)) }
    // The database before its -wal: without it a database would be one of an earlier time.
    try Files.remove(path)
    for name in Files.names(in: files.folder) where files.isOwn(name) {
      try Files.remove("\(files.folder)/\(name)")
    }
    guard remains == .nothing else { return }
    for name in Files.names(in: files.folder) {
      if StoreFiles.isExport(name) { try Files.remove("\(files.folder)/\(name)") }
      guard StoreFiles.isOutlived(name) else { continue }
      let folder = "\(files.folder)/\(name)"
      for backup in Files.names(in: folder) { try Files.remove("\(folder)/\(backup)") }
      try Files.remove(folder)
    }
  }

  /// A free name beside a store for an export that is kept of it: `restzeit-export-2026-11-30.json`, `…-2.json`.
  public static func exportPath(besides path: String, on date: CivilDate) -> String {
    let name = "\(Files.folder(of: path))/\(StoreFiles.exportPrefix)\(date.iso8601)"
    var number = 1
    while Files.exists(number == 1 ? name + ".json" : "\(name)-\(number).json") { number += 1 }
    return number == 1 ? name + ".json" : "\(name)-\(number).json"
  }

  /// Copies of a store that a program which carries files between machines put beside it, as it found two: changes of
  /// another machine may be in them. By their names, in order: Syncthing's, Dropbox's, Nextcloud's.
  public static func conflictCopies(of path: String) -> [String] {
    let files = StoreFiles(path: path)
    let name = Files.name(of: path)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    return Files.names(in: files.folder).filter { other in
      other.hasPrefix(stem) && other.lowercased().contains("conflict")
    }.sorted()
  }
}

extension StoreFiles {
  static let exportPrefix = "restzeit-export-"
  private static let outlivedPrefix = "backups-until-"

  /// Whether a file of the folder belongs to the store: `tasks.db`, `tasks.db-wal`, `tasks.db-damaged-2026-11-30`.
  func isOwn(_ name: String) -> Bool {
    let own = Files.name(of: path)
    return name == own || name.hasPrefix(own + "-")
  }

  static func isExport(_ name: String) -> Bool { name.hasPrefix(exportPrefix) && name.hasSuffix(".json") }

  static func isOutlived(_ name: String) -> Bool { name.hasPrefix(outlivedPrefix) }

  /// A free name for backups whose store is removed.
  func outlived(on date: CivilDate) -> String {
    let name = (folder == "/" ? "" : folder) + "/" + StoreFiles.outlivedPrefix + date.iso8601
    var number = 1
    while Files.exists(number == 1 ? name : "\(name)-\(number)") { number += 1 }
    return number == 1 ? name : "\(name)-\(number)"
  }
}

internal import BudgetCore

/// A store's database, opened, and how it was found.
struct Opened: ~Copyable {
  var database: Database
  var health: Health
  /// Why it can only be read; nil when it can be written.
  var writeFault: StoreFault?
  /// Why today's backup could not be made.
  var backupFault: StoreFault?
  /// Whether its healing is noted beside it.
  var isNoted = false
}

/// Opens the database of a store, and heals it where it must be.
///
/// Who changes or opens the store shares the lock of its folder; who heals it has it alone.
struct Opening {
  let files: StoreFiles
  /// For the names of backups, and of what is moved aside.
  let date: CivilDate
  /// Whether every page is read, as after a fault; else that is done once a day, and after an unclean end.
  var checksAll = false

  func open(_ lock: borrowing FileLock) throws(StoreFault) -> Opened {
    do throws(StoreFault) {
      try lock.share()
      defer { lock.release() }
      if files.isGone { throw .damaged }
      return try openAsItIs()
    } catch .damaged {
      // Healed below, when the lock is free.
    }
    do throws(StoreFault) {
      return try heal(lock)
    } catch .newerSchema(let found, let known) {
      throw .newerSchema(found: found, known: known)
    } catch .busy {
      throw .busy
    } catch {
      return try inMemory(because: error)
    }
  }

  private func openAsItIs() throws(StoreFault) -> Opened {
    do throws(StoreFault) {
      return try openSound()
    } catch .notWritable {
      return try openForReading(because: .notWritable)
    } catch .full {
      return try openForReading(because: .full)
    }
  }

  /// Throws `.damaged` when the database has to be healed; nothing of it is changed then.
  private func openSound() throws(StoreFault) -> Opened {
    if files.isNew { try Files.make(files.path) }
    let database = try Database(files.path, .write)
    database.endsTidily((Files.size(files.wal) ?? 0) == 0)
    // Before anything is written, even the mode: a newer store is left untouched.
    let version = try database.schemaVersion()
    if database.isReadOnly { throw .notWritable }
    // Nothing in the file, and a backup of something: what there was is gone with its -wal.
    if version == 0, !Backups(files: files).isEmpty { throw .damaged }
    if version == 0 { try database.mark() }
    // Between an unclean end and the check of what it left, the -wal may be another file's.
    if checksAll, try !isOfItsWal(database) { throw .damaged }
    try database.configure()
    try database.migrate()
    let last = try database.probe()
    var opened = Opened(database: database, health: .sound)
    let isToday = Backups(files: files).exists(of: date)
    if checksAll || !isToday && last > 0, try !opened.database.isSound() { throw .damaged }
    if !isToday, last > 0 {
      do throws(StoreFault) {
        try Backups(files: files).make(of: opened.database, on: date)
      } catch {
        opened.backupFault = error
      }
    }
    opened.database.endsTidily(true)
    return opened
  }

  /// Whether the mark in the file itself is the one that is read through its -wal.
  private func isOfItsWal(_ database: borrowing Database) throws(StoreFault) -> Bool {
    try database.number("PRAGMA application_id") == database.markInFile
  }

  /// A store whose files cannot be written, or have no room for the little that even readers need, is read as it stands.
  private func openForReading(because fault: StoreFault) throws(StoreFault) -> Opened {
    guard Files.size(files.path) ?? 0 > 0 else { throw fault }
    // With a -wal that has something in it, its -shm must be there too.
    var database = try Database(files.path, Files.size(files.wal) ?? 0 > 0 ? .read : .frozen)
    let version = try database.schemaVersion()
    if version == 0 { throw fault }
    if version < Schema.newest {
      let copy = try Database("", .memory)
      try database.copy(into: copy)
      try copy.migrate()
      database = copy
    }
    _ = try database.probe()
    return Opened(database: database, health: .sound, writeFault: fault)
  }

  /// Builds a sound database from what there is and lets it take the place of the damaged one. Killed at any moment, the
  /// next one to open the store does it again or brings it to its end.
  private func heal(_ lock: borrowing FileLock) throws(StoreFault) -> Opened {
    try lock.takeAlone()
    defer { lock.release() }
    var aside: String?
    if Files.exists(files.restored) { aside = try replace() }
    if !files.isGone, let opened = try healedMeanwhile() {
      guard let aside else { return opened }
      let rows = try opened.database.number("SELECT count(*) FROM task") ?? 0
      return restored(opened.database, backup: nil, aside: aside, rows: rows)
    }
    for name in ["", "-journal", "-wal", "-shm"] { try Files.remove(files.restoring + name) }
    try Files.make(files.restoring)
    let source: (backup: CivilDate?, rows: Int)
    do throws(StoreFault) {
      source = try build(files.restoring)
    } catch {
      for name in ["", "-journal", "-wal", "-shm"] { try? Files.remove(files.restoring + name) }
      throw error
    }
    try Files.rename(files.restoring, to: files.restored)
    try Files.sync(folder: files.folder)
    aside = try replace()
    let database = try Database(files.path, .write)
    try database.configure()
    database.endsTidily(true)
    return restored(database, backup: source.backup, aside: aside, rows: source.rows)
  }

  private func restored(_ database: consuming Database, backup: CivilDate?, aside: String?, rows: Int) -> Opened {
    var opened = Opened(database: database, health: .restored(backup: backup, aside: aside, rows: rows))
    // Without it this process alone says so.
    opened.isNoted = (try? HealingNote(files: files).write(backup: backup, aside: aside, rows: rows)) != nil
    return opened
  }

  private func healedMeanwhile() throws(StoreFault) -> Opened? {
    do throws(StoreFault) {
      var again = self
      again.checksAll = true
      return try again.openSound()
    } catch .damaged {
      return nil
    }
  }

  private func build(_ path: String) throws(StoreFault) -> (backup: CivilDate?, rows: Int) {
    let database = try Database(path, .write)
    try database.mark()
    let source = try restore(into: database)
    guard try database.isSound() else { throw .damaged }
    // All of it must be in the file itself, which is renamed alone.
    try database.run("PRAGMA journal_mode = DELETE")
    return source
  }

  private static let lastNumber = "SELECT seq FROM sqlite_sequence WHERE name = 'task'"

  /// Fills an empty database with the newest sound state there is, and what else can be read.
  private func restore(into database: borrowing Database) throws(StoreFault) -> (backup: CivilDate?, rows: Int) {
    let backup = Backups(files: files).newestSound()
    if try copyWithoutWal(ifNewerThan: backup?.path, into: database) {
      try database.migrate()
      return (nil, try database.number("SELECT count(*) FROM task") ?? 0)
    }
    if let backup { try Database(backup.path, .frozen).copy(into: database) }
    try database.migrate()
    try database.run("BEGIN IMMEDIATE")
    var rows = 0
    var isLastKnown = false
    for mode in [Database.Mode.read, .frozen] where rows == 0 {
      guard let damaged = try? Database(files.path, mode), (try? isOfItsWal(damaged)) == true else { continue }
      rows = try Salvage.rows(from: damaged, into: database)
      if let last = try? damaged.number(Opening.lastNumber), last > 0 { isLastKnown = true }
    }
    // Tasks younger than the backup had numbers, which are not given again: the next ones begin at another hundred.
    if !isLastKnown {
      try database.run("UPDATE sqlite_sequence SET seq = (seq / 100 + 1) * 100 WHERE name = 'task'")
    }
    try database.run("COMMIT")
    return (backup?.date, rows)
  }

  /// A file that is sound by itself was damaged by its -wal, which was another's or is not whole.
  private func copyWithoutWal(ifNewerThan backup: String?, into database: borrowing Database) throws(StoreFault) -> Bool
  {
    guard Files.exists(files.wal), let alone = try? Database(files.path, .frozen),
      let version = try? alone.schemaVersion(), version > 0, (try? alone.isSound()) == true,
      let last = try? alone.probe()
    else { return false }
    if let backup, let copy = try? Database(backup, .frozen), let saved = try? copy.probe(), saved > last {
      return false
    }
    try alone.copy(into: database)
    return true
  }

  /// Moves the damaged files aside and the restored one to its place: where the damaged ones are now.
  private func replace() throws(StoreFault) -> String? {
    let aside = files.aside(on: date)
    var moved = false
    for name in ["", "-wal", "-shm"] where Files.exists(files.path + name) {
      try Files.rename(files.path + name, to: aside + name)
      moved = true
    }
    try Files.rename(files.restored, to: files.path)
    try Files.sync(folder: files.folder)
    return moved ? aside : nil
  }

  private func inMemory(because fault: StoreFault) throws(StoreFault) -> Opened {
    let database = try Database("", .memory)
    _ = try restore(into: database)
    return Opened(database: database, health: .inMemory(fault))
  }
}

extension Database {
  /// Gives a new file a number of its own, before it has a -wal.
  func mark() throws(StoreFault) {
    try run("BEGIN IMMEDIATE")
    do throws(StoreFault) {
      if try number("PRAGMA application_id") == 0 { try run("PRAGMA application_id = \(Int32.random(in: 1 ... .max))") }
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Many processes at once, and every change on the disk when it is said to be done.
  func configure() throws(StoreFault) {
    try run("PRAGMA journal_mode = WAL")
    try runAll("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
  }

  /// The number of the last change; `.damaged` when the tables are not there, or their last rows cannot be read.
  func probe() throws(StoreFault) -> Int {
    do {
      return try number(
        """
        SELECT coalesce((SELECT max(number) FROM change), 0)
        + 0 * coalesce((SELECT max(number) FROM task), 0) + 0 * coalesce((SELECT max(place) FROM task WHERE day = 0), 0)
        """) ?? 0
    } catch .system {
      // No such table, or no such column.
      throw .damaged
    }
  }
}

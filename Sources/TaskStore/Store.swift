public import BudgetCore

/// The tasks of a person, what changes their days, and the history of both, in one SQLite file.
///
/// Several processes may have it open. Each change is one transaction with its entry in the history and is on the disk
/// when it returns; a process that is killed leaves all of a change or nothing. It is for one thread at a time.
public final class Store {
  /// How long another process is waited for: on a busy machine a disk may take tens of seconds for one change.
  public static let patienceSeconds = 60

  /// How the store was found, or was last healed: what every face should say unless it is `.sound`.
  public private(set) var health: Health
  /// Why its files can only be read (`.notWritable`, or `.full`): what every change throws then. nil when it takes changes.
  public private(set) var writeFault: StoreFault?
  public var isWritable: Bool { writeFault == nil }
  /// Why the backup of the day could not be made; nil when it was, or was not due.
  public private(set) var backupFault: StoreFault?

  private(set) var database: Database
  /// Whether its healing is noted beside it for whoever comes next.
  private(set) var isNoted = false
  let opening: Opening?
  /// The folder: shared by those who work on the store, alone for the one who heals it.
  private let lock: FileLock
  /// The folder of backups: shared by all who have the store open.
  private let users: FileLock
  /// The next one to write has it alone, until it begins: SQLite by itself lets the last writer go first again.
  let queue: FileLock
  private var isChanging = false
  /// A connection counts the changes of others by itself.
  private var openings = 0

  /// Opens the store in a file, and makes it (mode 0600) and its folder (0700) where they are missing. The first one to
  /// open it on a `date` checks every page and makes the backup of the day, as does, without a backup, the first one
  /// after an unclean end. One that is damaged is healed: see `health`.
  ///
  /// `date` is the machine's, whatever day is asked about: it names backups. O(1), but for the check: O(bytes).
  /// Throws `.newerSchema`, untouched; `.notWritable` and `.full` when there is no store and none can be made; `.busy`,
  /// `.system`.
  public init(opening path: String, date: CivilDate) throws(StoreFault) {
    guard !path.utf8.contains(0), !path.isEmpty else { throw .refusedValue }
    let files = StoreFiles(path: path)
    try Files.makeFolder(files.folder)
    try? Files.makeFolder(files.backupFolder)
    lock = FileLock(folder: files.folder)
    users = FileLock(folder: files.backupFolder)
    var opening = Opening(files: files, date: date)
    // Nobody else has it open, and still there is a -wal: the last one did not come to its end.
    opening.checksAll = users.isAlone() && (Files.size(files.wal) ?? 0) > 0
    try users.share()
    let opened = try opening.open(lock)
    opening.checksAll = false
    self.opening = opening
    health = opened.health
    isNoted = opened.isNoted
    writeFault = opened.writeFault
    backupFault = opened.backupFault
    queue = FileLock(file: opened.writeFault == nil ? files.queue : nil)
    database = opened.database
  }

  /// Whether there is a store at a path, or what is left of one: only then does opening it make none. True as well where that
  /// cannot be known: opening it then says why.
  public static func exists(at path: String) -> Bool { !StoreFiles(path: path).isNew || Files.isBarred(path) }

  /// An empty store in memory, which is gone with this value; `fault` is why it is there, nil when it is meant to be.
  public init(inMemoryBecause fault: StoreFault?) throws(StoreFault) {
    lock = FileLock(folder: nil)
    users = FileLock(folder: nil)
    queue = FileLock(file: nil)
    opening = nil
    health = fault.map(Health.inMemory) ?? .sound
    database = try Database("", .memory)
    try database.runAll("PRAGMA foreign_keys = ON")
    try database.migrate()
  }

  /// Another number after another process changed something, or the store was healed, and only then.
  public func dataVersion() throws(StoreFault) -> Int {
    try healing { () throws(StoreFault) in
      try self.follow()
      return self.openings << 32 | (try self.database.number("PRAGMA data_version") ?? 0)
    }
  }

  /// Answers several questions as of one moment. In a change they see what it did so far.
  public func reading<Answer>(_ body: () throws(StoreFault) -> Answer) throws(StoreFault) -> Answer {
    if database.isInTransaction { return try body() }
    // Many that read without a pause would keep the processor from those who wait to write.
    queue.letPass(milliseconds: 10)
    return try healing { () throws(StoreFault) in
      try self.lock.share()
      defer { self.lock.release() }
      try self.follow()
      return try self.database.transaction("BEGIN", commits: { _ in true }, body)
    }
  }

  /// Does everything that `body` does through the `OpenChange` in one transaction, with one entry in the history; no
  /// entry when all is as before. What was undone can no longer be redone then. Whatever `body` throws, nothing is
  /// changed. `body` may run a second time, when the store had to be healed.
  ///
  /// `day` is the day as the person counts it. Throws what `body` throws; `.notWritable`, `.full`, `.busy`, `.system`.
  @discardableResult
  public func change<Answer>(
    _ kind: Change.Kind, on day: CivilDate, at now: Moment,
    _ body: (OpenChange) throws(StoreFault) -> Answer
  ) throws(StoreFault) -> Answer {
    try writing { () throws(StoreFault) in
      let recording = try Recording(of: Schema.recorded, in: self.database)
      let open = OpenChange(self, today: day, now: now)
      defer { open.end() }
      let answer = try body(open)
      let rows = try recording.changes()
      if rows.isEmpty { return (answer, false) }
      // What another store took back, and is not here either: nobody sees it, so nobody undoes it.
      if try self.database.rows(of: rows).allSatisfy({ Schema.traces.contains($0.table) }) { return (answer, true) }
      try self.keep(rows, kind, tasks: open.numbers, on: day, at: now)
      return (answer, true)
    }
  }

  private func keep(
    _ rows: [UInt8], _ kind: Change.Kind, tasks: [Int], on day: CivilDate, at now: Moment
  ) throws(StoreFault) {
    try database.run("UPDATE change SET state = 2 WHERE state = 1")
    try database.run(
      "INSERT INTO change (kind, made_at, made_on, tasks, state, rows) VALUES (?1, ?2, ?3, ?4, 0, ?5)",
      [
        .text(kind.rawValue), Value(now), Value(day), .text(tasks.map { String($0) }.joined(separator: " ")),
        .bytes(rows),
      ])
  }

  /// One transaction that writes; `body` says whether it is to be kept.
  func writing<Answer>(
    _ body: () throws(StoreFault) -> (answer: Answer, isKept: Bool)
  ) throws(StoreFault) -> Answer {
    precondition(!isChanging, "a change is made within another")
    isChanging = true
    defer { isChanging = false }
    // Fifty at once may wait long, although each takes milliseconds.
    try queue.takeAlone(2 * Store.patienceSeconds)
    defer { queue.release() }
    return try healing { () throws(StoreFault) in
      try self.lock.share()
      defer { self.lock.release() }
      try self.follow()
      if let fault = self.writeFault { throw fault }
      let done = try self.database.transaction("BEGIN IMMEDIATE", commits: { $0.isKept }) { () throws(StoreFault) in
        self.queue.release()
        return try body()
      }
      // Not before: until now whoever reads sees what was.
      if done.isKept { self.queue.ring() }
      return done.answer
    }
  }

  /// Another process may have healed the store: then the file is no longer the one that is open, and is opened anew.
  private func follow() throws(StoreFault) {
    if database.hasMoved { throw .damaged }
  }

  /// Runs `body` again when it meets damage, once that is healed.
  private func healing<Answer>(_ body: () throws(StoreFault) -> Answer) throws(StoreFault) -> Answer {
    do {
      return try body()
    } catch .damaged {
      guard var opening else { throw .damaged }
      database.endsTidily(false)
      opening.checksAll = true
      try take(try opening.open(lock))
      return try body()
    }
  }

  private func take(_ opened: consuming Opened) throws(StoreFault) {
    health = opened.health
    isNoted = opened.isNoted
    writeFault = opened.writeFault
    backupFault = opened.backupFault
    database = opened.database
    openings += 1
  }
}

extension Database {
  /// Runs `body` between `begin` and its end; undone when it throws, or is not to be committed.
  func transaction<Answer>(
    _ begin: String, commits: (Answer) -> Bool, _ body: () throws(StoreFault) -> Answer
  ) throws(StoreFault) -> Answer {
    try run(begin)
    do {
      let answer = try body()
      try run(commits(answer) ? "COMMIT" : "ROLLBACK")
      return answer
    } catch {
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }
}

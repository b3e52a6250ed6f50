internal import CSQLite

/// A connection to a database; closes it at the end of its life.
@safe struct Database: ~Copyable {
  enum Mode {
    /// An existing file, read and written.
    case write
    /// An existing file that is only read, with its -wal; nothing of it is written into the file at the end.
    case read
    /// An existing file as it stands, without its -wal and without any lock: nothing is made beside it.
    case frozen
    /// None: a database in memory.
    case memory
  }

  /// A failed `init` leaves nothing open.
  init(_ path: String, _ mode: Mode) throws(StoreFault) {
    // C would cut the path at a NUL and open another file.
    guard !path.utf8.contains(0) else { throw .refusedValue }
    // Debian's SQLite reads what begins with `file:` as an address, and `:memory:` as no file.
    let path = path.hasPrefix("/") ? path : "./" + path
    let (name, flags) =
      switch mode {
      case .write: (path, SQLITE_OPEN_READWRITE)
      case .read: (path, SQLITE_OPEN_READONLY)
      case .frozen: (Database.address(of: path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
      case .memory: (":memory:", SQLITE_OPEN_READWRITE)
      }
    var opened: OpaquePointer?
    let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let fault = unsafe StoreFault(code: code, database: opened)
      unsafe sqlite3_close_v2(opened)
      throw fault
    }
    unsafe handle = unsafe opened
    unsafe restzeit_share(opened, CInt(Store.patienceSeconds) * 1000)
    // Until it is known to be sound: what is read from a -wal of another file must not be written into this one.
    _ = unsafe restzeit_set(opened, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    // A hostile schema must not run functions, and a damaged one is read as far as it goes.
    _ = unsafe restzeit_set(opened, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = unsafe restzeit_set(opened, SQLITE_DBCONFIG_DEFENSIVE, 1)
  }

  let handle: OpaquePointer

  // With statements still alive the connection closes when the last of them does.
  deinit { unsafe sqlite3_close_v2(handle) }

  /// SQLite's URI of a file that nobody changes.
  private static func address(of path: String) -> String {
    let hex = Array("0123456789ABCDEF".utf8)
    var bytes = Array("file:".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        bytes.append(byte)
      default: bytes += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self) + "?immutable=1"
  }

  /// Runs one statement to its end; rows are passed over.
  func run(_ sql: String, _ values: [Value] = []) throws(StoreFault) {
    let statement = try Statement(sql, in: self)
    try statement.bind(values)
    while try statement.step() {}
  }

  /// Runs several statements, without values.
  func runAll(_ sql: String) throws(StoreFault) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: handle) }
  }

  /// What `read` makes of each row, in order.
  func all<Read>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Statement) throws(StoreFault) -> Read
  ) throws(StoreFault) -> [Read] {
    let statement = try Statement(sql, in: self)
    try statement.bind(values)
    var rows: [Read] = []
    while try statement.step() { rows.append(try read(statement)) }
    return rows
  }

  /// What `read` makes of the first row; nil when there is none.
  func first<Read>(
    _ sql: String, _ values: [Value] = [], _ read: (borrowing Statement) throws(StoreFault) -> Read
  ) throws(StoreFault) -> Read? {
    let statement = try Statement(sql, in: self)
    try statement.bind(values)
    return try statement.step() ? try read(statement) : nil
  }

  /// The number in the first column of the first row.
  func number(_ sql: String, _ values: [Value] = []) throws(StoreFault) -> Int? {
    try first(sql, values) { row throws(StoreFault) in try row.optionalInt(0) } ?? nil
  }

  /// How many rows the last statement changed.
  var changedRows: Int { unsafe Int(sqlite3_changes64(handle)) }

  var lastRow: Int { unsafe Int(sqlite3_last_insert_rowid(handle)) }

  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Whether another file is now where this one was (SQLITE_FCNTL_HAS_MOVED).
  var hasMoved: Bool {
    var moved: CInt = 0
    let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved)
    return code == SQLITE_OK && moved != 0
  }

  /// What `mark` gave it, as it stands in the file itself; -1 when it cannot be read.
  var markInFile: Int { unsafe Int(restzeit_mark(handle)) }

  /// `PRAGMA quick_check`: whether every page, and every row of every table, is as it should be. O(bytes).
  func isSound() throws(StoreFault) -> Bool {
    do {
      return try first("PRAGMA quick_check(1)") { row throws(StoreFault) in try row.text(0) } == "ok"
    } catch .damaged {
      return false
    }
  }

  /// Whether the last connection writes the -wal into the file and removes it, as it ends.
  func endsTidily(_ tidily: Bool) {
    _ = unsafe restzeit_set(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidily ? 0 : 1)
  }

  /// Whether the file can only be read, for its rights or by the mode.
  var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") != 0 }

  /// Copies everything into another database, as of one moment, with SQLite's backup interface. O(bytes).
  func copy(into other: borrowing Database) throws(StoreFault) {
    guard let backup = unsafe sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw unsafe StoreFault(code: sqlite3_extended_errcode(other.handle), database: other.handle)
    }
    let step = unsafe sqlite3_backup_step(backup, -1)
    let code = unsafe sqlite3_backup_finish(backup)
    guard step == SQLITE_DONE, code == SQLITE_OK else {
      throw unsafe StoreFault(code: step == SQLITE_DONE ? code : step, database: other.handle)
    }
  }
}

extension StoreFault {
  /// What SQLite's (extended) result code says; `database` has the system's error number.
  @unsafe init(code: CInt, database: OpaquePointer?) {
    let number = unsafe database.map { unsafe sqlite3_system_errno($0) } ?? 0
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_FULL: self = .full
    case SQLITE_READONLY, SQLITE_PERM: self = .notWritable
    case SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_MISMATCH: self = .refusedValue
    case SQLITE_IOERR, SQLITE_CANTOPEN:
      self =
        switch restzeit_kind(number) {
        case 1: .full
        case 2: .notWritable
        // A write that the system cut short for a limit leaves no error number (SQLITE_IOERR_WRITE).
        case 0 where number == 0 && code == SQLITE_IOERR | (3 << 8): .full
        // The file ends where a page should be (SQLITE_IOERR_SHORT_READ).
        default: code == SQLITE_IOERR | (2 << 8) ? .damaged : .system(code: Int(code), errorNumber: Int(number))
        }
    default: self = .system(code: Int(code), errorNumber: 0)
    }
  }
}

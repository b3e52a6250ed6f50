internal import CSQLite

/// Records what is done to some tables of a database, so that it can be undone and redone: SQLite's session extension.
@safe struct Recording: ~Copyable {
  private let session: OpaquePointer
  private let database: OpaquePointer

  /// From now on, and no longer than `database` lives. A failed `init` leaves nothing behind.
  init(of tables: [String], in database: borrowing Database) throws(StoreFault) {
    var made: OpaquePointer?
    let code = unsafe sqlite3session_create(database.handle, "main", &made)
    guard code == SQLITE_OK, let made = unsafe made else {
      throw unsafe StoreFault(code: code, database: database.handle)
    }
    for table in tables {
      let code = unsafe sqlite3session_attach(made, table)
      if code != SQLITE_OK {
        unsafe sqlite3session_delete(made)
        throw unsafe StoreFault(code: code, database: database.handle)
      }
    }
    unsafe session = unsafe made
    unsafe self.database = unsafe database.handle
  }

  deinit { unsafe sqlite3session_delete(session) }

  /// The rows before and after, as a changeset: of a row that was changed several times what it comes to. Empty when
  /// everything is as it was.
  func changes() throws(StoreFault) -> [UInt8] {
    var count: CInt = 0
    var memory: UnsafeMutableRawPointer?
    let code = unsafe sqlite3session_changeset(session, &count, &memory)
    defer { unsafe sqlite3_free(memory) }
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: database) }
    return unsafe Array(UnsafeRawBufferPointer(start: memory, count: Int(count)))
  }
}

extension Database {
  /// Does what a changeset says, or the opposite of it. false when the rows are not those it begins from: then nothing
  /// is done.
  func apply(_ changes: [UInt8], inverted: Bool) throws(StoreFault) -> Bool {
    var changes = changes
    if inverted { changes = try Database.inverse(of: changes) }
    let code = unsafe changes.withUnsafeMutableBytes { bytes in
      unsafe sqlite3changeset_apply(
        handle, CInt(clamping: bytes.count), bytes.baseAddress, nil,
        { _, _, _ in CInt(SQLITE_CHANGESET_ABORT) }, nil)
    }
    if code & 0xFF == SQLITE_ABORT { return false }
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: handle) }
    return true
  }

  private static func inverse(of changes: [UInt8]) throws(StoreFault) -> [UInt8] {
    var count: CInt = 0
    var memory: UnsafeMutableRawPointer?
    let code = unsafe changes.withUnsafeBytes { bytes in
      unsafe sqlite3changeset_invert(CInt(clamping: bytes.count), bytes.baseAddress, &count, &memory)
    }
    defer { unsafe sqlite3_free(memory) }
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: nil) }
    return unsafe Array(UnsafeRawBufferPointer(start: memory, count: Int(count)))
  }
}

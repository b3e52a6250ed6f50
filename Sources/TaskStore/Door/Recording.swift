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
  /// is done. Traces that are later ones by now stay as they are.
  func apply(_ changes: [UInt8], inverted: Bool) throws(StoreFault) -> Bool {
    var changes = changes
    if inverted { changes = try Database.inverse(of: changes) }
    let code = unsafe changes.withUnsafeMutableBytes { bytes in
      unsafe sqlite3changeset_apply(
        handle, CInt(clamping: bytes.count), bytes.baseAddress, nil,
        { _, _, change in
          let isTrace = unsafe Database.row(of: change).map { Schema.traces.contains($0.table) } ?? false
          return CInt(isTrace ? SQLITE_CHANGESET_OMIT : SQLITE_CHANGESET_ABORT)
        }, nil)
    }
    if code & 0xFF == SQLITE_ABORT { return false }
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: handle) }
    return true
  }

  /// The rows that a changeset is about, by table and key.
  func rows(of changes: [UInt8]) throws(StoreFault) -> [(table: String, key: Int)] {
    var changes = changes
    var rows: [(table: String, key: Int)] = []
    let code = unsafe changes.withUnsafeMutableBytes { bytes in
      var next: OpaquePointer?
      var code = unsafe sqlite3changeset_start(&next, CInt(clamping: bytes.count), bytes.baseAddress)
      guard code == SQLITE_OK else { return code }
      while unsafe sqlite3changeset_next(next) == SQLITE_ROW {
        if let row = unsafe Database.row(of: next) { rows.append(row) }
      }
      // Gives what the iteration met, too.
      code = unsafe sqlite3changeset_finalize(next)
      return code
    }
    guard code == SQLITE_OK else { throw unsafe StoreFault(code: code, database: handle) }
    return rows
  }

  /// The table and the key, its first column, of the row at which an iteration is.
  private static func row(of change: OpaquePointer?) -> (table: String, key: Int)? {
    var table: UnsafePointer<CChar>?
    var (columns, operation, isIndirect) = (CInt(0), CInt(0), CInt(0))
    var key: OpaquePointer?
    guard unsafe sqlite3changeset_op(change, &table, &columns, &operation, &isIndirect) == SQLITE_OK,
      let table = unsafe table
    else { return nil }
    let code =
      unsafe operation == SQLITE_INSERT
      ? sqlite3changeset_new(change, 0, &key) : sqlite3changeset_old(change, 0, &key)
    guard code == SQLITE_OK, let key = unsafe key else { return nil }
    return unsafe (String(cString: table), Int(sqlite3_value_int64(key)))
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

internal import CSQLite

/// A prepared statement, which is finalized at the end of its life. It stands before its first row, or on one.
@safe struct Statement: ~Copyable {
  private let handle: OpaquePointer

  /// A failed `init` leaves nothing behind.
  init(_ sql: String, in database: borrowing Database) throws(StoreFault) {
    var prepared: OpaquePointer?
    let code = unsafe sqlite3_prepare_v2(database.handle, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else {
      throw unsafe StoreFault(code: code, database: database.handle)
    }
    unsafe handle = unsafe prepared
  }

  deinit { unsafe sqlite3_finalize(handle) }

  /// Starts anew with other values, from ?1 on.
  func bind(_ values: [Value]) throws(StoreFault) {
    unsafe sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let place = CInt(index + 1)
      let code =
        switch value {
        case .null: unsafe sqlite3_bind_null(handle, place)
        case .number(let number): unsafe sqlite3_bind_int64(handle, place, number)
        case .text(let text): unsafe restzeit_bind_text(handle, place, text, CInt(clamping: text.utf8.count))
        case .bytes(let bytes): unsafe restzeit_bind_blob(handle, place, bytes, CInt(clamping: bytes.count))
        }
      guard code == SQLITE_OK else { throw fault(code) }
    }
  }

  /// Goes to the next row; false at the end.
  func step() throws(StoreFault) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw fault(code)
    }
  }

  private func fault(_ code: CInt) -> StoreFault {
    unsafe StoreFault(code: code, database: sqlite3_db_handle(handle))
  }

  /// The number of a column; nil for NULL. Anything else in it is damage.
  func optionalInt(_ column: Int) throws(StoreFault) -> Int? {
    switch unsafe sqlite3_column_type(handle, CInt(column)) {
    case SQLITE_NULL: return nil
    case SQLITE_INTEGER: return unsafe Int(sqlite3_column_int64(handle, CInt(column)))
    default: throw .damaged
    }
  }

  func int(_ column: Int) throws(StoreFault) -> Int {
    guard let number = try optionalInt(column) else { throw .damaged }
    return number
  }

  /// The text of a column, repaired where it is no UTF-8; nil for NULL.
  func optionalText(_ column: Int) throws(StoreFault) -> String? {
    switch unsafe sqlite3_column_type(handle, CInt(column)) {
    case SQLITE_NULL: return nil
    case SQLITE_TEXT: return unsafe String(decoding: memory(column), as: UTF8.self)
    default: throw .damaged
    }
  }

  func text(_ column: Int) throws(StoreFault) -> String {
    guard let text = try optionalText(column) else { throw .damaged }
    return text
  }

  func bytes(_ column: Int) throws(StoreFault) -> [UInt8] {
    guard unsafe sqlite3_column_type(handle, CInt(column)) == SQLITE_BLOB else { throw .damaged }
    return unsafe Array(memory(column))
  }

  /// Any column but one of a fraction, which no table here has.
  func value(_ column: Int) throws(StoreFault) -> Value {
    switch unsafe sqlite3_column_type(handle, CInt(column)) {
    case SQLITE_NULL: .null
    case SQLITE_INTEGER: .number(Int64(try int(column)))
    case SQLITE_TEXT: .text(try text(column))
    case SQLITE_BLOB: .bytes(try bytes(column))
    default: throw .damaged
    }
  }

  /// Valid until the next step (`sqlite3_column_blob`, then `sqlite3_column_bytes`).
  @unsafe private func memory(_ column: Int) -> UnsafeRawBufferPointer {
    let start = unsafe sqlite3_column_blob(handle, CInt(column))
    return unsafe UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, CInt(column))))
  }
}

internal import CSQLite

/// The files around a database. That itself is never opened here: to close it would drop the locks that SQLite has on it.
enum Files {
  /// Makes an empty file of mode 0600; none when there is one.
  static func make(_ path: String) throws(StoreFault) {
    try unsafe check(restzeit_make_file(path), but: restzeit_exists)
  }

  /// Makes a folder of mode 0700, and those above it that are missing; one that is there is left as it is.
  static func makeFolder(_ path: String) throws(StoreFault) {
    if path.isEmpty || exists(path) { return }
    try makeFolder(folder(of: path))
    try unsafe check(restzeit_make_folder(path), but: restzeit_exists)
  }

  static func exists(_ path: String) -> Bool { size(path) != nil }

  /// In bytes; nil when there is no such file.
  static func size(_ path: String) -> Int? {
    let size = unsafe Int(restzeit_size(path))
    return size < 0 ? nil : size
  }

  /// Whether it cannot be known if there is one, for the way to it is barred.
  static func isBarred(_ path: String) -> Bool { unsafe restzeit_is_barred(path, folder(of: path)) != 0 }

  /// Replaces what is there.
  static func rename(_ path: String, to other: String) throws(StoreFault) {
    try unsafe check(restzeit_rename(path, other))
  }

  /// It may be absent.
  static func remove(_ path: String) throws(StoreFault) {
    try unsafe check(restzeit_remove(path), but: restzeit_absent)
  }

  /// Makes what was renamed in a folder last.
  static func sync(folder: String) throws(StoreFault) { try unsafe check(restzeit_sync_folder(folder)) }

  /// In no order; none when the folder cannot be read.
  static func names(in folder: String) -> [String] {
    var names: [String] = []
    unsafe withUnsafeMutablePointer(to: &names) { list in
      _ = unsafe restzeit_names(folder, list) { list, name in
        guard let list = unsafe list, let name = unsafe name else { return }
        unsafe list.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
      }
    }
    return names.filter { $0 != "." && $0 != ".." }
  }

  /// The folder of a path: `.` when it names none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What comes after the folder.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  private static func check(_ code: CInt, but allowed: Int = 0) throws(StoreFault) {
    if code == 0 || Int(code) == allowed { return }
    switch restzeit_kind(code) {
    case 1: throw .full
    case 2: throw .notWritable
    default: throw .system(code: 0, errorNumber: Int(code))
    }
  }
}

/// A folder or file that several processes lock, together or one alone (`flock`); the lock goes with its holder, also
/// when that is killed.
struct FileLock: ~Copyable {
  /// Negative when it cannot be opened, or there is none: then there is nothing to lock.
  private let file: CInt

  /// A file, which is made where it is missing.
  init(file: String?) { self.file = file.map { unsafe restzeit_open_lock($0) } ?? -1 }

  init(folder: String?) { file = folder.map { unsafe restzeit_open_folder($0) } ?? -1 }

  deinit { if file >= 0 { restzeit_close(file) } }

  /// Waits until no other has it alone.
  func share() throws(StoreFault) { try wait(shared: 1, alone: 0, Store.patienceSeconds) }

  /// Waits until no other has it at all.
  func takeAlone(_ seconds: Int = Store.patienceSeconds) throws(StoreFault) {
    try wait(shared: 0, alone: 1, seconds)
  }

  /// Whether no other has it at all: then it is locked alone.
  func isAlone() -> Bool { file >= 0 && restzeit_lock(file, 0, 1) == 0 }

  /// Lets the one that has it alone do something first, for so long at most.
  func letPass(milliseconds: CInt) {
    if file < 0 { return }
    if restzeit_lock(file, 1, 0) == 0 { release() } else { sqlite3_sleep(milliseconds) }
  }

  /// Lets those who watch the file know that something was done.
  func ring() { if file >= 0 { restzeit_ring(file) } }

  func release() { if file >= 0 { _ = restzeit_lock(file, 0, 0) } }

  private func wait(shared: CInt, alone: CInt, _ seconds: Int) throws(StoreFault) {
    if file < 0 { return }
    // By the clock: a sleep of two milliseconds takes many on a machine with much to do.
    let end = restzeit_clock() + Int64(seconds) * 1000
    while true {
      let code = restzeit_lock(file, shared, alone)
      if code == 0 { return }
      guard Int(code) == restzeit_held, restzeit_clock() < end else {
        throw Int(code) == restzeit_held ? .busy : .system(code: 0, errorNumber: Int(code))
      }
      sqlite3_sleep(2)
    }
  }
}

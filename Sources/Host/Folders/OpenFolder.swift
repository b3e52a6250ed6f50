internal import BudgetCore
internal import Glibc

/// The owner of an open folder: lists it once, and closes it at the end of its life.
@safe struct OpenFolder: ~Copyable {
  /// What an entry is, as far as the folder itself says.
  enum Kind {
    case folder, file, other
    /// A symbolic link, or a file system that does not say: `OpenFolder.follow` does.
    case unknown
  }

  struct Entry {
    let name: String
    let kind: Kind
  }

  /// One folder of the machine, whatever path leads to it.
  struct Identity: Hashable {
    let device: UInt
    let inode: UInt
  }

  enum Failure: Error {
    case notAFolder
    case unreadable(ReadFailure)
  }

  private let stream: OpaquePointer

  /// A failed `init` leaves nothing open.
  init(_ path: String) throws(Failure) {
    guard !path.utf8.contains(0) else { throw .unreadable(.notFound) }
    guard let opened = unsafe FileName.withBytes(of: path, { unsafe opendir($0) }) else {
      throw errno == ENOTDIR ? .notAFolder : .unreadable(ReadFailure(code: errno))
    }
    unsafe stream = opened
  }

  deinit { unsafe _ = closedir(stream) }

  var identity: Identity? {
    var status = stat()
    guard unsafe fstat(dirfd(stream), &status) == 0 else { return nil }
    return Identity(device: UInt(status.st_dev), inode: UInt(status.st_ino))
  }

  /// The next entry, in no order and without `.` and `..`; nil at the end.
  mutating func next() throws(ReadFailure) -> Entry? {
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw ReadFailure(code: errno) }
        return nil
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe FileName.text(of: $0) }
      }
      if name == "." || name == ".." { continue }
      let kind: Kind =
        switch unsafe Int(entry.pointee.d_type) {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK), Int(DT_UNKNOWN): .unknown
        default: .other
        }
      return Entry(name: name, kind: kind)
    }
  }

  /// What an entry is in the end, links followed; `other` when that cannot be told.
  func follow(_ name: String) -> Kind {
    var status = stat()
    guard unsafe FileName.withBytes(of: name, { unsafe fstatat(dirfd(stream), $0, &status, 0) }) == 0 else {
      return .other
    }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }
}

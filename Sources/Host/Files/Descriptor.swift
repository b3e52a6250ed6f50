internal import BudgetCore
internal import Glibc

/// The owner of an open file: closes it at the end of its life.
struct Descriptor: ~Copyable {
  let number: CInt
  /// As it was opened.
  let state: State

  /// What shows that a file was written to.
  struct State: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
  }

  /// Kinds of files that may be opened.
  enum Kinds {
    case regularFiles
    /// Also FIFOs, whose writer is waited for, and character devices, for texts: `<(…)` of a shell, /dev/null.
    case streams
  }

  /// Opens a file for reading only, a regular one without ever waiting for it; a failed `init` leaves nothing open.
  init(_ path: String, _ kinds: Kinds = .regularFiles) throws(ReadFailure) {
    // C would cut the path at a NUL and open another file.
    guard !path.utf8.contains(0) else { throw .notFound }
    let waits = kinds == .streams ? 0 : O_NONBLOCK
    var opened: CInt
    repeat {
      opened = unsafe FileName.withBytes(of: path) { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | waits) }
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw ReadFailure(code: errno) }
    do throws(ReadFailure) {
      state = try Descriptor.state(of: opened, kinds)
    } catch {
      close(opened)
      throw error
    }
    number = opened
  }

  /// Throws for a kind that may not be read.
  private static func state(of number: CInt, _ kinds: Kinds) throws(ReadFailure) -> State {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw ReadFailure(code: errno) }
    switch (status.st_mode & S_IFMT, kinds) {
    case (S_IFREG, _), (S_IFIFO, .streams), (S_IFCHR, .streams):
      return State(size: Int(status.st_size), seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
    default: throw .notAFile
    }
  }

  /// Whether a regular file is as it was opened (`fstat`).
  func isUnchanged() throws(ReadFailure) -> Bool { try Descriptor.state(of: number, .regularFiles) == state }

  deinit { close(number) }

  /// Reads once into the front of `buffer`, waiting for a stream that has nothing yet; 0 is the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    try unsafe Descriptor.read(number, into: buffer)
  }

  static func read(_ number: CInt, into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    while true {
      let count = unsafe Glibc.read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: number, POLLIN)
      case let code: throw ReadFailure(code: code)
      }
    }
  }

  /// Waits until a descriptor is ready (`poll`).
  static func wait(for number: CInt, _ events: CInt) {
    var waiting = pollfd(fd: number, events: Int16(events), revents: 0)
    _ = unsafe poll(&waiting, 1, -1)
  }

  /// The next bytes, so many or fewer at the end.
  static func beginning(of descriptor: borrowing Descriptor, bytes count: Int) throws(ReadFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: count)
    while bytes.count < count {
      let number = descriptor.number
      let outcome = unsafe chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(ReadFailure) in try unsafe read(number, into: buffer) }
      }
      let taken = try outcome.get()
      if taken == 0 { break }
      bytes += chunk[..<min(taken, count - bytes.count)]
    }
    return bytes
  }

  /// All bytes from here on; nil when there are more than `limit`.
  static func rest(of number: CInt, limit: Int) throws(ReadFailure) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit + 1, 16_384))
    while true {
      let outcome = unsafe chunk.withUnsafeMutableBytes { buffer in
        Result { () throws(ReadFailure) in try unsafe read(number, into: buffer) }
      }
      let count = try outcome.get()
      if count == 0 { return bytes }
      if bytes.count + count > limit { return nil }
      bytes += chunk[..<count]
    }
  }
}

extension ReadFailure {
  init(code: CInt) {
    self =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM: .notPermitted
      case EISDIR, ENXIO, ENODEV: .notAFile
      case ELOOP: .linkLoop
      default: .system(systemName(code))
      }
  }
}

/// The symbol of a usual error of the system, `ENOSPC`; of any other its number.
public func systemName(_ code: CInt) -> String {
  switch code {
  case ENOENT: "ENOENT"
  case EACCES, EPERM: "EACCES"
  case EISDIR: "EISDIR"
  case ENOSPC, EDQUOT, EFBIG: "ENOSPC"
  case EIO: "EIO"
  case EBADF: "EBADF"
  case ELOOP: "ELOOP"
  case ENAMETOOLONG: "ENAMETOOLONG"
  case EMFILE, ENFILE: "EMFILE"
  case ENOTDIR: "ENOTDIR"
  case EEXIST: "EEXIST"
  case ENODEV: "ENODEV"
  case EROFS: "EROFS"
  case ENOMEM: "ENOMEM"
  default: "\(code)"
  }
}

internal import Glibc

/// A small file of the program's own that only its user may read: 0600, in a folder that is made 0700 where there is none.
public struct PrivateFile: Hashable, Sendable {
  /// Why it could not be written, as the symbol of the system's error, `ENOSPC`, or the number of an unusual one.
  public struct WriteFailure: Error, Hashable, Sendable {
    public let path: String
    public let reason: String
  }

  /// Absolute.
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Puts `text` in its place whole or not at all: readers see the old text or the new one, also after a crash.
  ///
  /// A symbolic link stays one, and the file it leads to is replaced. Folders that are missing are made.
  public func replace(with text: String) throws(WriteFailure) {
    guard !path.utf8.contains(0) else { throw WriteFailure(path: path, reason: systemName(ENOENT)) }
    let target = PrivateFile.resolved(path)
    let folder = PrivateFile.folder(of: target)
    try PrivateFile.makeFolders(folder)
    let draft = "\(target).\(getpid()).new"
    // One of a process of the same number that was killed.
    unsafe unlink(draft)
    let number = unsafe open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { throw WriteFailure(path: draft, reason: systemName(errno)) }
    let reason = PrivateFile.fill(number, text)
    close(number)
    if let reason {
      unsafe unlink(draft)
      throw WriteFailure(path: target, reason: reason)
    }
    guard unsafe rename(draft, target) == 0 else {
      let code = errno
      unsafe unlink(draft)
      throw WriteFailure(path: target, reason: systemName(code))
    }
    PrivateFile.settle(folder)
  }

  /// The paths in its folder that begin with a text, in order.
  public func besides(beginning text: String) -> [String] {
    let folder = PrivateFile.folder(of: path)
    guard var open = try? OpenFolder(folder) else { return [] }
    var paths: [String] = []
    while let entry = try? open.next() {
      let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      if path.hasPrefix(text) { paths.append(path) }
    }
    return paths.sorted()
  }

  /// Takes it away; one that is not there is gone already.
  public func remove() throws(WriteFailure) {
    guard unsafe unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
    throw WriteFailure(path: path, reason: systemName(errno))
  }

  /// Why the text does not stand on the disk; nil when it does.
  private static func fill(_ number: CInt, _ text: String) -> String? {
    switch Output.write(Array(text.utf8), descriptor: number) {
    case .failed(let reason): return reason
    case .closed: return systemName(EPIPE)
    case .written: return fsync(number) == 0 ? nil : systemName(errno)
    }
  }

  /// Brings the new name to the disk; where a file system cannot, it is there all the same.
  private static func settle(_ folder: String) {
    let number = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if number >= 0 {
      fsync(number)
      close(number)
    }
  }

  /// The file that links lead to; the path itself where there is nothing yet.
  private static func resolved(_ path: String) -> String {
    guard let whole = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(whole) }
    return unsafe String(cString: whole)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func makeFolders(_ folder: String) throws(WriteFailure) {
    if unsafe access(folder, F_OK) == 0 { return }
    if folder != "/" { try makeFolders(self.folder(of: folder)) }
    if unsafe mkdir(folder, 0o700) != 0, errno != EEXIST {
      throw WriteFailure(path: folder, reason: systemName(errno))
    }
  }
}

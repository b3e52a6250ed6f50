internal import BudgetCore
internal import Glibc

/// A small file of the program's own that only its user may read: 0600, in a folder that is made 0700 where there is none.
public struct PrivateFile: Hashable, Sendable {
  /// Why it could not be written, as the symbol of the system's error, `ENOSPC`, or the number of an unusual one.
  public struct WriteFailure: Error, Hashable, Sendable {
    public let path: String
    public let reason: String
  }

  /// Absolute, or from the folder the program was started in.
  public let path: String

  public init(_ path: String) { self.path = path }

  /// Puts `text` in its place whole or not at all: readers see the old text or the new one, also after a crash.
  ///
  /// A symbolic link stays one, and the file it leads to is replaced, or made where there is none. Folders that are missing
  /// are made, unless they are to be there. What is there and is no file, a folder or a device, is left as it is.
  ///
  /// `mark`: what a file that is there must have in its beginning to be replaced, unless it is empty; else it is another's, and
  /// left as it is (EEXIST). nil: whatever is in it.
  public func replace(
    with text: String, makesFolders: Bool = true, overOnly mark: String? = nil
  ) throws(WriteFailure) {
    guard !path.utf8.contains(0) else { throw WriteFailure(path: path, reason: systemName(ENOENT)) }
    if let mark, !PrivateFile.isFree(path, for: mark) { throw WriteFailure(path: path, reason: systemName(EEXIST)) }
    let target = try PrivateFile.resolved(path)
    let folder = PrivateFile.folder(of: target)
    if makesFolders { try PrivateFile.makeFolders(folder) }
    if let reason = PrivateFile.obstacle(at: target) { throw WriteFailure(path: target, reason: reason) }
    let draft = "\(target).\(getpid()).new"
    // One of a process of the same number that was killed.
    PrivateFile.remove(draft)
    let number = unsafe FileName.withBytes(of: draft) {
      unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard number >= 0 else { throw WriteFailure(path: draft, reason: systemName(errno)) }
    let reason = PrivateFile.fill(number, text)
    close(number)
    if let reason {
      PrivateFile.remove(draft)
      throw WriteFailure(path: target, reason: reason)
    }
    let renamed = unsafe FileName.withBytes(of: draft) { old in
      unsafe FileName.withBytes(of: target) { new in unsafe rename(old, new) }
    }
    guard renamed == 0 else {
      let code = errno
      PrivateFile.remove(draft)
      throw WriteFailure(path: target, reason: systemName(code))
    }
    PrivateFile.settle(folder)
  }

  private static func remove(_ path: String) { _ = unsafe FileName.withBytes(of: path) { unsafe unlink($0) } }

  /// Whether nothing is at a path, or something with the mark.
  private static func isFree(_ path: String, for mark: String) -> Bool {
    do throws(ReadFailure) {
      let beginning = try beginning(of: path)
      return beginning.isEmpty || beginning.contains(mark)
    } catch {
      // What is no file is in the way for another reason.
      return error == .notFound || error == .notAFile
    }
  }

  /// In bytes: the first line of a list of tasks, whose mark stands at its end, is shorter.
  private static let longestBeginning = 1 << 17

  private static func beginning(of path: String) throws(ReadFailure) -> String {
    let bytes = try Descriptor.beginning(of: Descriptor(path), bytes: longestBeginning)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands in the way at a path: anything but a file.
  private static func obstacle(at path: String) -> String? {
    if path.utf8.last == UInt8(ascii: "/") { return systemName(EISDIR) }
    var status = stat()
    let found = unsafe FileName.withBytes(of: path) { unsafe stat($0, &status) }
    guard found == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
    return systemName(status.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENODEV)
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
    let code = unsafe FileName.withBytes(of: path) { unsafe unlink($0) == 0 ? 0 : errno }
    guard code != 0, code != ENOENT, code != ENOTDIR else { return }
    throw WriteFailure(path: path, reason: systemName(code))
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
    let number = unsafe FileName.withBytes(of: folder) { unsafe open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if number >= 0 {
      fsync(number)
      close(number)
    }
  }

  /// The file that links lead to, whether it is there or not; the path itself where it is no link.
  private static func resolved(_ path: String) throws(WriteFailure) -> String {
    if let whole = unsafe FileName.withBytes(of: path, { unsafe realpath($0, nil) }) {
      defer { unsafe free(whole) }
      return unsafe FileName.text(of: whole)
    }
    // `realpath` gives nothing for what is not there yet.
    var target = path
    for _ in 0..<mostLinks {
      guard let next = FileName.link(at: target) else { return target }
      target = next.hasPrefix("/") ? next : "\(folder(of: target))/\(next)"
    }
    throw WriteFailure(path: path, reason: systemName(ELOOP))
  }

  /// As many as the system follows (`path_resolution(7)`).
  private static let mostLinks = 40

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    guard slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  private static func makeFolders(_ folder: String) throws(WriteFailure) {
    if unsafe FileName.withBytes(of: folder, { unsafe access($0, F_OK) }) == 0 { return }
    if folder != "/" { try makeFolders(self.folder(of: folder)) }
    if unsafe FileName.withBytes(of: folder, { unsafe mkdir($0, 0o700) }) != 0, errno != EEXIST {
      throw WriteFailure(path: folder, reason: systemName(errno))
    }
  }
}

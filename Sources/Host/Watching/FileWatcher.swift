internal import CLinux
internal import Glibc

/// The owner of an `inotify(7)` queue: what changed of the paths it follows.
///
/// Folders are watched, not files, so that a file that is replaced, or comes later, is seen. Whatever changes where the paths
/// lead has all watches made anew, before the change is told.
struct FileWatcher: ~Copyable {
  /// How deep folders are followed, and how many: what lies beyond is not watched.
  static let deepest = 64
  static let mostFolders = 16_384

  private(set) var descriptor: CInt = -1
  private let paths: [WatchedPath]
  private var interests: [CInt: [Interest]] = [:]

  /// Why a folder is watched.
  private struct Interest {
    let topic: Int
    /// nil: whatever lies in it.
    let name: String?
    /// Whether its events change where a path leads: then all is watched anew.
    let isOnTheWay: Bool
    let matching: WatchedPath.Matching?
    /// Where it lies; nil where no link in it is followed.
    var folder: String?
  }

  /// That a name comes or goes.
  private static let shapes = UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
  private static let ends = UInt32(IN_DELETE_SELF) | UInt32(IN_MOVE_SELF)
  /// What happens to a file itself.
  private static let writes = UInt32(IN_MODIFY) | UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB)

  init(_ paths: [WatchedPath]) {
    self.paths = paths
    watch()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The topics of what changed.
  struct Changes: Hashable {
    var topics: Set<Int> = []
    /// Those of which a file was put in the place of another, whole: the others may be half written.
    var replaced: Set<Int> = []
  }

  /// What changed since it was asked last, without waiting.
  mutating func changed() -> Changes {
    var changes = Changes()
    if takeEvents(&changes) {
      let before = (descriptor, interests)
      watch()
      let anew = (descriptor, interests)
      // What changed before the new watches were there, and after the old ones were read.
      (descriptor, interests) = before
      _ = takeEvents(&changes)
      if descriptor >= 0 { close(descriptor) }
      (descriptor, interests) = anew
    }
    return changes
  }

  /// Whether all is to be watched anew.
  private func takeEvents(_ changes: inout Changes) -> Bool {
    var isAnew = false
    unsafe withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { buffer in
      // Where there is no end of it, what is left is told next.
      for _ in 0..<64 {
        let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count <= 0 { break }
        var offset = 0
        while offset < count {
          let event = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          let start = offset + MemoryLayout<inotify_event>.size
          let name = unsafe buffer[start..<(start + Int(event.len))].prefix { $0 != 0 }
          unsafe take(event, String(decoding: name, as: UTF8.self), &changes, &isAnew)
          offset = start + Int(event.len)
        }
      }
    }
    return isAnew
  }

  private func take(_ event: inotify_event, _ name: String, _ changes: inout Changes, _ isAnew: inout Bool) {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
      changes.topics.formUnion(paths.map(\.topic))
      isAnew = true
      return
    }
    let isGone = event.mask & UInt32(IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0
    let isShape = event.mask & FileWatcher.shapes != 0
    for interest in interests[event.wd] ?? [] {
      if isGone {
        changes.topics.insert(interest.topic)
        isAnew = true
      } else if let matching = interest.matching {
        if matching.isChange(name, event.mask) { changes.topics.insert(interest.topic) }
      } else if interest.name == nil || interest.name == name {
        changes.topics.insert(interest.topic)
        if event.mask & UInt32(IN_MOVED_TO) != 0 { changes.replaced.insert(interest.topic) }
        if isShape, interest.isOnTheWay || event.mask & UInt32(IN_ISDIR) != 0 || leads(name, interest) { isAnew = true }
      }
    }
  }

  /// Whether a name in a folder that is followed is a link now, or one of several names of a file: it changes elsewhere too.
  private func leads(_ name: String, _ interest: Interest) -> Bool {
    guard let folder = interest.folder else { return false }
    switch FileWatcher.kind(of: "\(folder)/\(name)") {
    case .link, .shared: return true
    case .folder, .other: return false
    }
  }

  // The watches.

  /// A queue that was there before is the caller's to close.
  private mutating func watch() {
    interests = [:]
    descriptor = inotify_init1(CInt(O_CLOEXEC | O_NONBLOCK))
    guard descriptor >= 0 else { return }
    for path in paths {
      switch path.kind {
      case .events(let mask, let matching):
        let interest = Interest(topic: path.topic, name: nil, isOnTheWay: false, matching: matching)
        if add(path.path, mask | FileWatcher.ends, interest) {
          followGoing(of: path.path, path.topic)
        } else {
          followWay(to: path.path, path.topic)
        }
      case .whole:
        followWay(to: path.path, path.topic)
        var seen: Set<FileIdentity> = []
        followTree(path.path, path.topic, depth: 0, &seen)
      }
    }
  }

  /// Whether the folder, or file, is watched now.
  private mutating func add(_ folder: String, _ mask: UInt32, _ interest: Interest) -> Bool {
    let watch = unsafe FileName.withBytes(of: folder) {
      unsafe inotify_add_watch(descriptor, $0, mask | UInt32(bitPattern: IN_MASK_ADD))
    }
    guard watch >= 0 else { return false }
    interests[watch, default: []].append(interest)
    return true
  }

  /// Watches that a folder goes: one that somebody holds open does not tell it itself (`inotify(7)`, IN_DELETE_SELF).
  private mutating func followGoing(of path: String, _ topic: Int) {
    guard let slash = path.lastIndex(of: "/") else { return }
    let above = slash == path.startIndex ? "/" : String(path[..<slash])
    let name = String(path[path.index(after: slash)...])
    let going = UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
    _ = add(
      above, going | FileWatcher.ends, Interest(topic: topic, name: name, isOnTheWay: true, matching: nil))
  }

  /// Watches the name of a path in its folder, and that of every link on the way; where a folder is missing, what it would
  /// be called in the one above.
  private mutating func followWay(to path: String, _ topic: Int, links: Int = 0) {
    var folder = "/"
    let names = path.split(separator: "/").map(String.init)
    for (index, name) in names.enumerated() {
      let here = folder == "/" ? "/" + name : folder + "/" + name
      let target = FileName.link(at: here)
      let isLast = index == names.count - 1
      if isLast || target != nil || !FileWatcher.exists(here) {
        let interest = Interest(topic: topic, name: name, isOnTheWay: true, matching: nil)
        _ = add(folder, FileWatcher.shapes | FileWatcher.ends, interest)
      }
      // The file itself tells that it is written: what is written beside it wakes nobody.
      if isLast, target == nil {
        _ = add(
          here, FileWatcher.writes | FileWatcher.ends,
          Interest(topic: topic, name: nil, isOnTheWay: false, matching: nil))
      }
      if let target, links < 16 {
        let rest = names[(index + 1)...].joined(separator: "/")
        let whole = (target.hasPrefix("/") ? target : folder + "/" + target) + (rest.isEmpty ? "" : "/" + rest)
        followWay(to: whole, topic, links: links + 1)
        return
      }
      if !isLast, !FileWatcher.exists(here) { return }
      // That a folder on the way is moved, it tells itself: what else happens in the one above is nobody's matter.
      let itself = Interest(topic: topic, name: "", isOnTheWay: true, matching: nil)
      if !isLast { _ = add(here, FileWatcher.ends, itself) }
      folder = here
    }
  }

  private mutating func followTree(_ folder: String, _ topic: Int, depth: Int, _ seen: inout Set<FileIdentity>) {
    guard depth <= FileWatcher.deepest, seen.count < FileWatcher.mostFolders,
      let identity = FileIdentity(folder: folder), seen.insert(identity).inserted
    else { return }
    let interest = Interest(topic: topic, name: nil, isOnTheWay: false, matching: nil, folder: folder)
    guard add(folder, FileWatcher.shapes | FileWatcher.writes | FileWatcher.ends, interest) else { return }
    for name in FileWatcher.names(in: folder) {
      let path = folder + "/" + name
      switch FileWatcher.kind(of: path) {
      case .link:
        followWay(to: path, topic)
        followTree(path, topic, depth: depth + 1, &seen)
      case .folder: followTree(path, topic, depth: depth + 1, &seen)
      case .shared:
        // By another of its names it is written without a word to this folder. That a file gets another name elsewhere, no
        // folder is told either: it is not seen until something else has all watched anew.
        let itself = Interest(topic: topic, name: nil, isOnTheWay: false, matching: nil)
        _ = add(path, FileWatcher.writes, itself)
      case .other: break
      }
    }
  }

  // What lies on the disk.

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe FileName.withBytes(of: path) { unsafe stat($0, &status) } == 0
  }

  /// What a name in a folder stands for, by what has to be watched for it.
  private enum Kind {
    case link, folder
    /// A file that has other names (`stat.st_nlink`).
    case shared
    case other
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard unsafe FileName.withBytes(of: path, { unsafe lstat($0, &status) }) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return .link
    case S_IFDIR: return .folder
    case S_IFREG where status.st_nlink > 1: return .shared
    default: return .other
    }
  }

  /// What lies in a folder.
  private static func names(in folder: String) -> [String] {
    guard let stream = unsafe FileName.withBytes(of: folder, { unsafe opendir($0) }) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe FileName.text(of: Array(bytes.prefix { $0 != 0 }))
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}

/// What tells one folder from another, whatever it is called.
private struct FileIdentity: Hashable {
  let device: UInt
  let number: UInt

  /// nil when there is no folder.
  init?(folder: String) {
    var status = stat()
    guard unsafe FileName.withBytes(of: folder, { unsafe stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR
    else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}

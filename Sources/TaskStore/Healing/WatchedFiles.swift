/// What tells that a store has changed, without asking it again and again: a watch of `inotify(7)` on `folder` with
/// `mask`, of whose events those count that `isChange` names.
///
/// Each change of any process, and each healing, makes at least one such event before it is said to be done; one who only
/// reads makes none. There may be more than changes: `Store.dataVersion()` says whether another process changed something.
public struct WatchedFiles: Hashable, Sendable {
  /// The store's; it is there once that was opened, and `.` when its path names none. A watch on the files themselves would be
  /// lost with them: they come and go.
  public let folder: String
  /// IN_MODIFY | IN_MOVED_TO.
  public let mask = WatchedFiles.modify | WatchedFiles.movedTo
  /// IN_MOVED_FROM | IN_DELETE.
  public let removalMask: UInt32 = 0x40 | 0x200

  private static let modify: UInt32 = 0x02
  private static let movedTo: UInt32 = 0x80

  private let database: String
  private let queue: String

  init(_ files: StoreFiles) {
    folder = files.folder
    database = Files.name(of: files.path)
    queue = Files.name(of: files.queue)
  }

  /// Whether an event, by the `name` and `mask` of `struct inotify_event`, tells of a change.
  ///
  /// Whoever made a change rings it in the file of the queue when it can be read: what is written to the -wal before that is not
  /// yet to be seen. A store that is healed is moved to its place.
  public func isChange(name: String, mask: UInt32) -> Bool {
    name == queue && mask & WatchedFiles.modify != 0 || name == database && mask & WatchedFiles.movedTo != 0
  }

  /// Whether an event tells that the database has gone from its place: perhaps the first of what goes, so that there should be
  /// quiet before the store is asked.
  public func isRemoval(name: String, mask: UInt32) -> Bool { name == database && mask & removalMask != 0 }
}

extension Store {
  /// What to watch to hear of changes to the store in a file.
  public static func watched(_ path: String) -> WatchedFiles { WatchedFiles(StoreFiles(path: path)) }
}

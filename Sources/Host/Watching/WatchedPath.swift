/// A file or a folder whose changes are waited for, under a topic of the caller's.
public struct WatchedPath: Hashable, Sendable {
  /// Which changes count.
  public enum Kind: Hashable, Sendable {
    /// Those of the file, or of all that lies in the folder and below it, links followed; also that it comes, goes, or is
    /// replaced.
    case whole
    /// Events in the folder itself whose name and mask (`struct inotify_event`) the closure takes for a change.
    case events(mask: UInt32, Matching)
  }

  /// Whether an event counts.
  public struct Matching: Hashable, Sendable {
    /// What tells two of them apart.
    private let identity: String
    let isChange: @Sendable (_ name: String, _ mask: UInt32) -> Bool

    public init(_ identity: String, _ isChange: @escaping @Sendable (_ name: String, _ mask: UInt32) -> Bool) {
      self.identity = identity
      self.isChange = isChange
    }

    public static func == (a: Matching, b: Matching) -> Bool { a.identity == b.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
  }

  /// Absolute; it need not be there yet.
  public let path: String
  public let topic: Int
  public let kind: Kind

  public init(_ path: String, topic: Int, kind: Kind = .whole) {
    self.path = path
    self.topic = topic
    self.kind = kind
  }
}

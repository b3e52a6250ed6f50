public import BudgetCore
internal import Glibc

/// When a file or a folder was last changed.
public enum FileAge {
  /// The time of its last change, cut down to the second (`stat`, st_mtim); links are followed, nothing is opened.
  public static func lastChange(of path: String) throws(ReadFailure) -> Moment {
    guard !path.utf8.contains(0) else { throw .notFound }
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw ReadFailure(code: errno) }
    return Moment(seconds: Int64(status.st_mtim.tv_sec))
  }
}

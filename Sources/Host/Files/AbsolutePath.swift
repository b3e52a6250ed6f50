internal import Glibc

/// Paths as they are found from any folder.
public enum AbsolutePath {
  /// The path from the root: a relative one is taken from the folder this process runs in. Nothing is looked up, so that a file
  /// need not be there, and links stay. The path itself where that folder is gone.
  public static func of(_ path: String) -> String {
    if path.utf8.first == UInt8(ascii: "/") { return path }
    guard let folder = unsafe getcwd(nil, 0) else { return path }
    defer { unsafe free(folder) }
    let name = unsafe FileName.text(of: folder)
    return name.hasSuffix("/") ? name + path : "\(name)/\(path)"
  }
}

internal import Glibc

/// A path as it is from the root on: one that is not absolute is meant from the folder the program was started in (`getcwd`).
public func absolutePath(_ path: String) -> String {
  if path.hasPrefix("/") { return path }
  guard let folder = unsafe getcwd(nil, 0) else { return path }
  defer { unsafe free(folder) }
  return unsafe FileName.text(of: folder) + "/" + path
}

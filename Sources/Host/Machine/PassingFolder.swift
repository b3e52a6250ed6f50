internal import Glibc

/// A folder that only its user may enter, for a file that is soon gone.
struct PassingFolder {
  let path: String

  /// Made in the first of `folders` that takes it; nil when none does.
  init?(in folders: [String]) {
    for folder in folders {
      var template = Array("\(folder)/restzeit-XXXXXX".utf8CString)
      let made = unsafe template.withUnsafeMutableBufferPointer { name in
        unsafe name.baseAddress.flatMap { unsafe mkdtemp($0) }.map { unsafe String(cString: $0) }
      }
      if let made {
        path = made
        return
      }
    }
    return nil
  }

  /// Removes it with the files in it, also those that an editor left beside the one it was given.
  func remove() {
    if var folder = try? OpenFolder(path) {
      while let entry = try? folder.next() {
        _ = unsafe FileName.withBytes(of: "\(path)/\(entry.name)") { unsafe unlink($0) }
      }
    }
    unsafe rmdir(path)
  }
}

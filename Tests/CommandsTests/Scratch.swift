import FoundationEssentials

/// A folder of small files for one test, gone with it.
final class Scratch {
  let path: String

  /// `files` by their name; a name may lie in sub-folders.
  init(_ files: [String: String]) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appending(path: "restzeit-\(UUID().uuidString)")
    path = folder.path
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appending(path: name)
      try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  static func empty(_ path: String) throws { try Data().write(to: URL(filePath: path)) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

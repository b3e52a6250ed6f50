import FoundationEssentials
import Testing

/// The files of the project, read from its root.
enum Project {
  /// The folder of Package.swift.
  static let root: String = {
    let parts = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// A file of the project.
  struct File: CustomTestStringConvertible, Sendable {
    /// From the root: `Sources/BudgetCore/Time/Moment.swift`.
    let path: String

    var testDescription: String { path }
    /// The target it belongs to: the second part of the path.
    var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }
    var name: String { String(path.split(separator: "/").last ?? "") }

    func bytes() throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(filePath: root + "/" + path)))
    }

    func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

    func lines() throws -> [Substring] { try text().split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// The files under a folder, by path.
  static func files(under folder: String, suffix: String = "") throws -> [File] {
    try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
      .filter { path in
        var isFolder = false
        return path.hasSuffix(suffix)
          && FileManager.default.fileExists(atPath: "\(root)/\(folder)/\(path)", isDirectory: &isFolder) && !isFolder
      }
      .sorted().map { File(path: folder + "/" + $0) }
  }
}

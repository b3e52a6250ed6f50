import FoundationEssentials
import TestSupport
import Testing

/// `make install` and `make uninstall`, with the program just built.
@Suite struct InstallTests {
  /// Runs a goal of the Makefile below `folder`, as if the release were built.
  private static func make(_ goal: String, below folder: String) throws -> ChildProcess {
    try ChildProcess.run(
      "/usr/bin/make",
      [
        "--no-print-directory", "-s", "-o", ".build/restzeit-is-built", goal, "PROGRAM=\(Program.path)",
        "TEXTS_FOLDER=\(folder)/texts", "DESTDIR=\(folder)/a staging place", "PREFIX=/opt",
      ], environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"], directory: Project.root)
  }

  private static func files(below folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { path in
      var isFolder = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && !isFolder
    }.sorted()
  }

  @Test func `make installs the program and each text it makes, and takes all of it away again`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "restzeit-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let place = folder + "/a staging place/opt"
    let texts = try ChildProcess.run(Program.path, ["__generate"], environment: [:]).outputText
    let paths = texts.split(separator: "\n").map(String.init)
    #expect(paths.count >= 9)

    let install = try Self.make("install", below: folder)
    #expect(install.exitStatus == 0, "\(install.errorText)")
    #expect(Self.files(below: place) == (["bin/restzeit"] + paths).sorted())
    for path in paths {
      let text = try ChildProcess.run(Program.path, ["__generate", path], environment: [:]).output
      #expect([UInt8](try Data(contentsOf: URL(filePath: "\(place)/\(path)"))) == text, "\(path)")
    }
    let version = try ChildProcess.run(place + "/bin/restzeit", ["--version"], environment: [:])
    #expect(version.exitStatus == 0 && version.outputText.hasPrefix("restzeit "))

    // What is another's stays.
    try Data("x".utf8).write(to: URL(filePath: place + "/share/man/man1/other.1"))
    let uninstall = try Self.make("uninstall", below: folder)
    #expect(uninstall.exitStatus == 0, "\(uninstall.errorText)")
    #expect(Self.files(below: place) == ["share/man/man1/other.1"])
    #expect(!FileManager.default.fileExists(atPath: place + "/share/doc/restzeit"))
  }
}

/// That the text on privacy leaves nothing out.
@Suite struct PrivacyTests {
  @Test func `the text on privacy names each variable of the environment that is read`() throws {
    let said = try ChildProcess.run(Program.path, ["privacy"], environment: [:]).outputText
    let words = Set(said.split { !($0.isLetter || $0 == "_") })
    var read: Set<Substring> = []
    let readers = try ["Sources/Host", "Sources/Commands"].flatMap { try Project.files(under: $0, suffix: ".swift") }
    for file in readers {
      for line in try file.lines()
      where ["filled(", "absolute(", "self[", "environment["].contains(where: line.contains) {
        for word in line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst() {
          if word.count > 1, word.allSatisfy({ $0.isUppercase || $0 == "_" }) { read.insert(word) }
        }
      }
    }
    #expect(read.count >= 20)
    #expect(read.subtracting(words) == [])
  }
}

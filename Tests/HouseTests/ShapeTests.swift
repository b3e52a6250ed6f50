import Testing

/// What the code is held to besides what the compiler sees.
@Suite struct ShapeTests {
  /// Tables of data, which may be as long as the data.
  private static let tables: Set<String> = []

  private static func swiftFiles() throws -> [Project.File] {
    try Project.files(under: "Sources", suffix: ".swift") + Project.files(under: "Tests", suffix: ".swift")
  }

  @Test func `no file of code is longer than 400 lines`() throws {
    for file in try Self.swiftFiles() where !Self.tables.contains(file.path) {
      // A file ends with a line end, which begins no line.
      let count = try file.lines().count - 1
      #expect(count <= 400, "\(file.path) has \(count) lines")
    }
  }

  @Test func `no sources stop the program, loosen concurrency or promise to be written later`() throws {
    let forbidden = ["try" + "!", "as" + "! ", "@unchecked " + "Sendable", " TO" + "DO", " FIX" + "ME"]
    for file in try Self.swiftFiles() {
      for (number, line) in try file.lines().enumerated() {
        for word in forbidden {
          #expect(!line.contains(word), "\(file.path):\(number + 1): \(word)")
        }
      }
    }
  }

  @Test func `German words are in Swiss spelling`() throws {
    let speaking = try Project.files(under: "Sources/Rendering") + Project.files(under: "Sources/Commands")
    for file in speaking {
      #expect(try !file.text().contains("\u{DF}"), "\(file.path)")
    }
  }

  @Test func `doors hold a module map and a shim, and nothing else`() throws {
    let doors = try Project.files(under: "Sources", suffix: "module.modulemap").map(\.target)
    #expect(doors.count >= 2)
    for file in try Project.files(under: "Sources") where doors.contains(file.target) {
      #expect(["module.modulemap", "shim.h"].contains(file.name), "\(file.path)")
    }
  }

  @Test func `no folder is named in a way only this machine knows`() throws {
    let ours = try ["Sources", "Tests", "SampleCalendars"].flatMap { try Project.files(under: $0) }
    for file in ours + [Project.File(path: "README.md"), Project.File(path: "Makefile")] {
      let text = try file.text()
      #expect(!text.contains(Project.root + "/"), "\(file.path)")
    }
  }
}

import Testing

/// That every target and every build is behind the locks which Sources/README.md lists.
@Suite struct LocksTests {
  private static let package = Project.File(path: "Package.swift")

  @Test(arguments: [
    ".strictMemorySafety()",
    ".treatAllWarnings(as: .error)",
    ".enableUpcomingFeature(\"InternalImportsByDefault\")",
    ".enableUpcomingFeature(\"MemberImportVisibility\")",
  ])
  func `the package sets each lock`(setting: String) throws {
    #expect(try Self.package.text().contains("\n  \(setting),\n"))
  }

  @Test func `no target of Swift code is outside the locks`() throws {
    let makers = [".target(", ".executableTarget(", ".testTarget("]
    let lines = try Self.package.lines().filter { line in makers.contains { line.contains($0) } }
    // room, tests, restzeit and TestSupport.
    #expect(lines.count >= 4)
    for line in lines {
      #expect(line.contains("swiftSettings: locks)"), "\(line)")
    }
  }

  @Test func `every build of the Makefile checks that imports are dependencies`() throws {
    let makefile = Project.File(path: "Makefile")
    let lines = try makefile.lines()
    #expect(lines.contains("LOCK = --explicit-target-dependency-import-check error"))
    let builds = lines.filter { $0.contains("swift build ") || $0.contains("swift test ") }
    #expect(builds.count >= 3)
    for line in builds {
      #expect(line.contains("$(LOCK)"), "\(line)")
    }
  }
}

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
    let text = try Self.package.text()
    let makers = [".target(", ".executableTarget(", ".testTarget("]
    let targets = makers.flatMap { maker in text.ranges(of: maker).map { Self.call(in: text[$0.lowerBound...]) } }
    // The maker of rooms, the maker of tests, restzeit and TestSupport.
    #expect(targets.count >= 4)
    for target in targets {
      #expect(target.contains("swiftSettings: locks)"), "\(target)")
    }
  }

  /// From the beginning to the parenthesis that closes the first one.
  private static func call(in text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
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

  /// Else the release would find it as a shared library, and pay for it at each start.
  @Test func `the release links every library behind a door as an archive`() throws {
    let line = try #require(Project.File(path: "Makefile").lines().first { $0.hasPrefix("ARCHIVES = ") })
    let archives = Set(line.split(separator: " ").dropFirst(2).map(String.init))
    let maps = try Project.files(under: "Sources", suffix: "module.modulemap")
    #expect(maps.count >= 4)
    for map in maps {
      let links = try map.lines().filter { $0.contains(" link \"") }
      // What Linux itself waits with is in the C library.
      #expect(links.isEmpty == map.path.contains("/CLinux/"), "\(map.path)")
      for link in links {
        let name = try #require(link.split(separator: "\"").dropFirst().first)
        #expect(archives.contains(String(name)), "\(map.path): \(name)")
      }
    }
  }
}

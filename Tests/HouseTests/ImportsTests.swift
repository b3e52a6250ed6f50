import TestSupport
import Testing

/// Who may see whom, read from the import lines themselves: the build's own check lets through what a
/// dependency of a dependency offers.
@Suite struct ImportsTests {
  @Test func `each target imports only what its row allows`() throws {
    var allowed: [String: Set<String>] = [:]
    for row in try Table("imports.txt").rows {
      allowed[row[0]] = Set(row[1].split(separator: " ").map(String.init))
    }
    let files = try Project.files(under: "Sources", suffix: ".swift")
    #expect(files.count > 30)
    var used: Set<String> = []
    for file in files {
      let row = try #require(allowed[file.target], "imports.txt has no row for \(file.target)")
      used.insert(file.target)
      for line in try file.lines() {
        guard let declared = Import(line: line) else { continue }
        #expect(row.contains(declared.module), "\(file.path): \(line)")
        #expect(!declared.words.contains("@_exported"), "\(file.path): \(line)")
        #expect(!declared.words.contains("@testable"), "\(file.path): \(line)")
      }
    }
    #expect(Set(allowed.keys) == used, "a row of imports.txt is of no target")
  }

  @Test func `the core's rows allow nothing but the core`() throws {
    let rows = try Table("imports.txt").rows
    #expect(rows.first { $0[0] == "BudgetCore" }?[1] == "")
    #expect(rows.first { $0[0] == "Recurrence" }?[1] == "BudgetCore")
    #expect(!rows.contains { $0[1].split(separator: " ").contains("Foundation") })
  }

  @Test func `no spoke's row allows a sibling`() throws {
    let spokes: Set = ["CalendarImport", "QuickEntry", "Settings", "TaskStore", "Rendering", "Host"]
    for row in try Table("imports.txt").rows where spokes.contains(row[0]) {
      #expect(spokes.isDisjoint(with: row[1].split(separator: " ").map(String.init)), "\(row)")
    }
  }

  @Test(arguments: [
    ("import BudgetCore", "BudgetCore", []),
    ("  internal import Glibc  // why", "Glibc", ["internal"]),
    ("@_exported public import Host", "Host", ["@_exported", "public"]),
    ("import struct FoundationEssentials.Data", "FoundationEssentials", []),
    ("@preconcurrency import func Glibc.stat", "Glibc", ["@preconcurrency"]),
  ])
  func `an import line is read`(line: String, module: String, words: [String]) {
    let declared = Import(line: line[...])
    #expect(declared?.module == module)
    #expect(declared?.words == words)
  }

  @Test(arguments: ["// import BudgetCore", "let import_ = 1", "it can import files", "import", ""])
  func `a line that imports nothing is none`(line: String) {
    #expect(Import(line: line[...]) == nil)
  }
}

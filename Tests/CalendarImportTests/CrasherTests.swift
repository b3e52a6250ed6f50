import BudgetCore
import CalendarImport
import FoundationEssentials
import Testing

/// Files that fuzzing once broke something with.
@Suite struct CrasherTests {
  static let folder = CasesTests.folder.deletingLastPathComponent().appending(path: "Crashers")

  static let files: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func `they are there`() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: files) func `a file is read alike in chunks of every size, fast and slowly`(_ name: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: name)))
    let range = try #require(HostileTests.range)
    let request = CalendarRequest(range: range, zone: HostileTests.zone)
    func read(chunk: Int, judges: Bool) -> CalendarReading {
      CalendarReader(
        files: MemoryFiles(contents: ["x.ics": bytes], chunk: chunk), zones: CachedZones.shared, judges: judges
      ).read([CalendarFiles(name: "x", files: ["x.ics"])], for: request)
    }
    let whole = read(chunk: 1 << 20, judges: true)
    for chunk in 1...64 {
      for judges in [true, false] {
        let pieces = read(chunk: chunk, judges: judges)
        #expect(pieces.entries == whole.entries && pieces.problems == whole.problems, "chunks of \(chunk)")
      }
    }
  }
}

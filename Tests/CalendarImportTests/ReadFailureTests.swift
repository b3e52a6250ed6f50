import BudgetCore
import CalendarImport
import Testing

/// Files that fail, shrink or vanish while they are read: a named problem, and the rest of the answer.
@Suite struct ReadFailureTests {
  /// Files in memory whose reading fails, or ends, after some bytes of an opening.
  final class BreakingFiles: FileSource {
    struct Break {
      let file: String
      /// The opening, from 1, that breaks.
      let opening: Int
      let at: Int
      /// nil: the file ends there.
      let failure: ReadFailure?
    }

    struct Bytes: ByteSource {
      var rest: ArraySlice<UInt8>
      let failure: ReadFailure?

      mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        let piece = rest.prefix(min(buffer.count, 100))
        if piece.isEmpty, let failure { throw failure }
        unsafe buffer.copyBytes(from: piece)
        rest = rest.dropFirst(piece.count)
        return piece.count
      }
    }

    let contents: [String: [UInt8]]
    let breaking: Break
    private(set) var openings: [String: Int] = [:]

    init(_ contents: [String: String], _ breaking: Break) {
      self.contents = contents.mapValues { Array($0.utf8) }
      self.breaking = breaking
    }

    func open(_ path: String) throws(ReadFailure) -> Bytes {
      guard let bytes = contents[path] else { throw .notFound }
      openings[path, default: 0] += 1
      guard path == breaking.file, openings[path] == breaking.opening else {
        return Bytes(rest: bytes[...], failure: nil)
      }
      return Bytes(rest: bytes.prefix(breaking.at), failure: breaking.failure)
    }
  }

  static func calendar(_ events: [String]) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
      + events.map { "BEGIN:VEVENT\r\n\($0)\r\nEND:VEVENT\r\n" }.joined() + "END:VCALENDAR\r\n"
  }

  static let early = "UID:early\r\nDTSTART:20260310T080000Z\r\nDURATION:PT1H"
  static let late = "UID:late\r\nDTSTART:20260310T100000Z\r\nDURATION:PT1H"
  static let other = "UID:other\r\nDTSTART:20260310T120000Z\r\nDURATION:PT1H"
  static let files = ["a.ics": calendar([early, late]), "b.ics": calendar([other])]

  static func read(_ files: BreakingFiles) throws -> CalendarReading {
    let reader = CalendarReader(files: files, zones: CachedZones.shared)
    let request = CalendarRequest(range: try #require(HostileTests.range), zone: HostileTests.zone)
    return reader.read([CalendarFiles(name: "x", files: files.contents.keys.sorted())], for: request)
  }

  @Test(arguments: [ReadFailure.system("EIO"), nil])
  func `a file that fails or ends at any byte is a problem, and what was whole before and in other files counts`(
    _ failure: ReadFailure?
  ) throws {
    let text = try #require(Self.files["a.ics"])
    let bytes = Array(text.utf8)
    let end = Array("END:VEVENT\r\n".utf8)
    let ends = bytes.indices.filter { bytes[$0...].starts(with: end) }.map { $0 + end.count }
    // The last line may lack its line break.
    for at in 0..<bytes.count - 2 {
      let files = BreakingFiles(Self.files, .init(file: "a.ics", opening: 1, at: at, failure: failure))
      let read = try Self.read(files)
      let problems = read.problems.filter { $0.file == "a.ics" && $0.effect == .missing }
      #expect(problems.count == 1 && read.problems.exactness == .upper, "at \(at): \(read.problems)")
      if let failure { #expect(problems.map(\.kind) == [.unreadable(failure)]) }
      let uids = Set(read.entries.map(\.uid))
      let whole = zip(["early", "late"], ends).filter { $1 < at }.map(\.0)
      #expect(uids.isSuperset(of: whole + ["other"]), "at \(at): \(uids)")
      #expect(uids.isSubset(of: ["early", "late", "other"]), "at \(at): \(uids)")
    }
  }

  /// Two versions of one event: the newer one lies outside the day, and is found by a second walk.
  @Test(arguments: [ReadFailure.system("EIO"), nil])
  func `a file that fails only when it is read once more makes the answer unsure`(_ failure: ReadFailure?) throws {
    let versions = [
      "a.ics": Self.calendar([Self.early]),
      "b.ics": Self.calendar(["UID:early\r\nSEQUENCE:1\r\nDTSTART:20270310T080000Z\r\nDURATION:PT1H"]),
    ]
    let sound = try Self.read(BreakingFiles(versions, .init(file: "", opening: 0, at: 0, failure: nil)))
    #expect(sound.entries.isEmpty && sound.problems == [])
    let files = BreakingFiles(versions, .init(file: "b.ics", opening: 2, at: 40, failure: failure))
    let read = try Self.read(files)
    #expect(files.openings["b.ics"] == 2)
    #expect(read.entries.count == 1)
    #expect(read.problems.map(\.kind) == [failure.map { .unreadable($0) } ?? .truncated])
  }
}

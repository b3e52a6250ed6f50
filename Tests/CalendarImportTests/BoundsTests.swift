import BudgetCore
import CalendarImport
import Testing

/// Each bound that keeps a hostile calendar from hanging or bloating the program, reached.
@Suite struct BoundsTests {
  /// A text that is repeated until `count` bytes are given, between a front and an end; nothing of it is ever held.
  struct Stream: FileSource {
    let front: String
    let repeated: String
    let count: Int
    let end: String

    struct Bytes: ByteSource {
      var front: [UInt8]
      let repeated: [UInt8]
      var count: Int
      var end: [UInt8]

      mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        if front.isEmpty, count <= 0 { swap(&front, &end) }
        if !front.isEmpty {
          let size = min(front.count, buffer.count)
          unsafe buffer.copyBytes(from: front.prefix(size))
          front.removeFirst(size)
          return size
        }
        if count <= 0 { return 0 }
        let size = min(buffer.count, repeated.count)
        unsafe buffer.copyBytes(from: repeated.prefix(size))
        count -= size
        return size
      }
    }

    func open(_ path: String) throws(ReadFailure) -> Bytes {
      // In pieces of a chunk's size, each of whole repetitions.
      let times = max(1, 200_000 / repeated.utf8.count)
      return Bytes(
        front: Array(front.utf8), repeated: Array(String(repeating: repeated, count: times).utf8), count: count,
        end: Array(end.utf8))
    }
  }

  static let front = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
  static let meeting =
    "BEGIN:VEVENT\r\nUID:m\r\nDTSTART:20260310T080000Z\r\nDTEND:20260310T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  static func bounds(of files: some FileSource) throws -> (bounds: Set<Problem.Bound>, entries: Int) {
    let reader = CalendarReader(files: files, zones: CachedZones.shared)
    let request = CalendarRequest(range: try #require(HostileTests.range), zone: HostileTests.zone)
    let read = reader.read([CalendarFiles(name: "x", files: ["x.ics"])], for: request)
    var bounds: Set<Problem.Bound> = []
    for problem in read.problems { if case .bound(let bound, _) = problem.kind { bounds.insert(bound) } }
    return (bounds, read.entries.count)
  }

  static func bounds(of text: String) throws -> (bounds: Set<Problem.Bound>, entries: Int) {
    try bounds(of: MemoryFiles(contents: ["x.ics": Array(text.utf8)]))
  }

  @Test func `a line of thirty million bytes that is never read is passed`() throws {
    let stream = Stream(front: Self.front + "X-NOTE:", repeated: "x", count: 30_000_000, end: "\r\n" + Self.meeting)
    let read = try Self.bounds(of: stream)
    #expect(read.entries == 1 && read.bounds == [])
  }

  @Test func `an event of too many attendees is a problem, and the next event is read`() throws {
    let stream = Stream(
      front: Self.front + "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260310T100000Z\r\n",
      repeated: "ATTENDEE:mailto:somebody@example.org\r\n", count: 5_000_000, end: "END:VEVENT\r\n" + Self.meeting)
    let read = try Self.bounds(of: stream)
    #expect(read.bounds == [.componentBytes])
    #expect(read.entries == 1)
  }

  @Test func `a line that is read and never ends is a problem`() throws {
    let stream = Stream(front: Self.front + "BEGIN:", repeated: "X", count: 5_000_000, end: "\r\n" + Self.meeting)
    #expect(try Self.bounds(of: stream).bounds.isSubset(of: [.lineBytes, .componentBytes]))
    #expect(try Self.bounds(of: stream).bounds.isEmpty == false)
  }

  @Test func `components nested too deep are a problem, and the next event is read`() throws {
    let depth = 5000
    let bomb = String(repeating: "BEGIN:X\r\n", count: depth) + String(repeating: "END:X\r\n", count: depth)
    let read = try Self.bounds(of: Self.front + bomb + Self.meeting)
    #expect(read.bounds == [.nesting])
    #expect(read.entries == 1)
  }

  /// Its instances last so long that many days of them reach into the range.
  static func endless(_ uid: Int, _ rule: String) -> String {
    "BEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART:20200101T000000Z\r\nDURATION:P5D\r\nRRULE:\(rule)\r\nEND:VEVENT\r\n"
  }

  @Test func `an endless rule is cut short, and says so`() throws {
    #expect(
      try Self.bounds(of: Self.front + Self.endless(0, "FREQ=SECONDLY") + Self.meeting).bounds == [.ruleExpansions])
  }

  @Test func `five hundred endless rules share one bound`() throws {
    let all = (0..<500).map { Self.endless($0, "FREQ=SECONDLY") }.joined()
    let read = try Self.bounds(of: Self.front + all + Self.meeting)
    #expect(read.bounds == [.ruleExpansions, .allExpansions])
  }

  @Test func `a thousand overrides of an endless rule share one bound`() throws {
    let overrides = (0..<1000).map { number in
      "BEGIN:VEVENT\r\nUID:0\r\nRECURRENCE-ID:20260310T\(10 + number / 600)\(10 + number / 60 % 10)\(10 + number % 60 / 2)Z\r\n"
        + "DTSTART:20260310T100000Z\r\nDURATION:PT1S\r\nEND:VEVENT\r\n"
    }.joined()
    let read = try Self.bounds(of: Self.front + Self.endless(0, "FREQ=SECONDLY") + overrides + Self.meeting)
    #expect(read.bounds == [.ruleExpansions])
  }

  @Test func `a bound is told with the number that was reached`() throws {
    // Libical computes rules of other calendars, in fewer steps.
    for (rule, limit) in [("FREQ=SECONDLY", 200_000), ("FREQ=SECONDLY;RSCALE=HEBREW", 20_000)] {
      let text = Self.front + Self.endless(0, rule) + "END:VCALENDAR\r\n"
      let told = try HostileTests.read(Array(text.utf8)).problems.map(\.kind)
      #expect(told == [.bound(.ruleExpansions, limit: limit)], "\(rule): \(told)")
    }
  }

  /// An hour's event at eight on the clock of a zone that changes every minute, by rules of its definition's observances.
  static func zone(_ uid: Int, observances: Int = 1) -> String {
    let observance = "DTSTART:20260101T0000\(10 + uid % 50)\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0100\r\n"
    return "BEGIN:VTIMEZONE\r\nTZID:Own \(uid)\r\n"
      + String(
        repeating: "BEGIN:STANDARD\r\n\(observance)RRULE:FREQ=MINUTELY\r\nEND:STANDARD\r\n", count: observances)
      + "END:VTIMEZONE\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nDTSTART;TZID=Own \(uid):20260310T080000\r\nDURATION:PT1H\r\n"
      + "END:VEVENT\r\n"
  }

  @Test func `a zone that never stops changing is cut short, says so, and the next event is read`() throws {
    for observances in [1, 1000] {
      let read = try Self.bounds(of: Self.front + Self.zone(0, observances: observances) + Self.meeting)
      #expect(read.bounds == [.zoneExpansions])
      #expect(read.entries == 2)
    }
  }

  @Test func `the zones of a calendar share one bound, and one that is defined again and again is one`() throws {
    let own = (0..<1000).map { Self.zone($0) }.joined()
    let read = try Self.bounds(of: Self.front + own + Self.meeting)
    #expect(read.bounds == [.zoneExpansions, .allZoneExpansions])
    #expect(read.entries == 1001)
    let calendar = Self.front + Self.zone(7) + "END:VCALENDAR\r\n"
    let again = try Self.bounds(of: String(repeating: calendar, count: 1000))
    #expect(again.bounds == [.zoneExpansions])
  }

  @Test(arguments: ["END:VEVENT", "BEGIN:VALARM", "END:VALARM", "DTSTART:20260310T080000Z"])
  func `a line folded where the buffer of a large event ends is read`(_ line: String) throws {
    for before in -40...10 {
      let bytes = Array(Self.large(before: before, line).utf8)
      for judges in [true, false] {
        let reader = CalendarReader(
          files: MemoryFiles(contents: ["x.ics": bytes]), zones: CachedZones.shared, judges: judges)
        let request = CalendarRequest(range: try #require(HostileTests.range), zone: HostileTests.zone)
        let read = reader.read([CalendarFiles(name: "x", files: ["x.ics"])], for: request)
        #expect(read.problems == [], "\(before) bytes before the end of the buffer")
        #expect(read.entries.map(\.uid) == ["a", "m"], "\(before) bytes before the end of the buffer")
      }
    }
  }

  /// An event and, behind it, the meeting; in it the line, folded in its middle, begins so many bytes before the end of
  /// the first 256 KB.
  static func large(before: Int, _ line: String) -> String {
    let lines = ["DTSTART:20260310T080000Z", "BEGIN:VALARM", "END:VALARM", "END:VEVENT"]
    let place = lines.firstIndex(of: line) ?? 0
    let front = front + "BEGIN:VEVENT\r\nUID:a\r\nDURATION:PT1H\r\n" + lines[..<place].map { $0 + "\r\n" }.joined()
    let left = 256 * 1024 - before - front.utf8.count
    let padding = "X-A:" + String(repeating: "x", count: left - 6) + "\r\n"
    let cut = line.index(line.startIndex, offsetBy: line.count / 2)
    return front + padding + "\(line[..<cut])\r\n \(line[cut...])\r\n"
      + lines[(place + 1)...].map { $0 + "\r\n" }.joined() + meeting
  }

  @Test func `an answer of too many entries is cut short, and says so`() throws {
    // Two hundred events of 501 instances each, which do not touch those of their own event.
    let dates = (0..<500).map { "20260310T\(10 + $0 / 60)\(10 + $0 % 50)\(10 + $0 / 50)Z" }.joined(separator: ",")
    let all = (0..<200).map {
      "BEGIN:VEVENT\r\nUID:\($0)\r\nDTSTART:20260310T080000Z\r\nDURATION:PT1S\r\nRDATE:\(dates)\r\nEND:VEVENT\r\n"
    }
    let read = try Self.bounds(of: Self.front + all.joined() + Self.meeting)
    #expect(read.bounds == [.entries])
    #expect(read.entries == 100_000)
  }
}

import Testing

/// The sample calendars, as bytes: what a program that exports them would have written.
@Suite struct SampleCalendarsTests {
  private static func calendars() throws -> [Project.File] {
    let files = try Project.files(under: "SampleCalendars", suffix: ".ics")
    #expect(files.count >= 9)
    return files
  }

  @Test func `lines end with CR LF and are folded at 75 octets (RFC 5545 §3.1)`() throws {
    for file in try Self.calendars() {
      let bytes = try file.bytes()
      #expect(bytes.suffix(2) == [13, 10], "\(file.path)")
      for (number, line) in bytes.split(separator: 10).enumerated() {
        #expect(line.last == 13 && line.count <= 76, "\(file.path):\(number + 1)")
        #expect(line.filter { $0 == 13 }.count == 1, "\(file.path):\(number + 1)")
      }
    }
  }

  @Test func `every address and UID lies under example.org`() throws {
    for file in try Project.files(under: "SampleCalendars") {
      let unfolded = try file.text().split(separator: "\r\n ").joined()
      for word in unfolded.split(whereSeparator: { " \r\n:;,\\".contains($0) }) where word.contains("@") {
        let host = word.split(separator: "@").last ?? ""
        #expect(host == "example.org" || host.hasSuffix(".example.org"), "\(file.path): \(word)")
      }
    }
  }

  @Test func `a file of the family folder is named for the UID of its one event`() throws {
    let files = try Project.files(under: "SampleCalendars/family", suffix: ".ics")
    #expect(files.count >= 4)
    for file in files {
      let uids = try file.text().split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
      #expect(uids.map { $0.dropFirst(4) + ".ics" } == [file.name[...]])
    }
  }
}

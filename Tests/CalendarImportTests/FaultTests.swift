import BudgetCore
import CalendarImport
import Host
import TestSupport
import Testing

/// Calendars of one oddity each, written in a table: see the head of faults.txt.
@Suite struct FaultTests {
  static func rows() throws -> [Table.Row] { try Table("faults.txt").rows }

  @Test(arguments: try rows()) func `a calendar of the table gives its answer, read fast and slowly`(
    _ row: Table.Row
  ) throws {
    let date = try #require(CivilDate(iso8601: row[2]))
    let range = try #require(HostileTests.zone.day(date))
    let files = MemoryFiles(contents: ["x.ics": Self.bytes(of: row[1])])
    for judges in [true, false] {
      let reader = CalendarReader(files: files, zones: HostileTests.zones, judges: judges)
      let read = reader.read(
        [CalendarFiles(name: "x", files: ["x.ics"])], for: CalendarRequest(range: range, zone: HostileTests.zone))
      let answer = BusyAnswer(
        zone: HostileTests.zone, range: range, entries: read.entries, problems: read.problems)
      let busy = answer.busy.intervals.map {
        "\($0.start.utc.time.hoursAndMinutes)-\($0.end.utc.time.hoursAndMinutes)"
      }
      #expect((busy.isEmpty ? "none" : busy.joined(separator: ",")) == row[3], "\(row[0])")
      #expect(read.problems.exactness.rawValue == row[4], "\(row[0]): \(read.problems.map(\.kind))")
    }
  }

  /// Lines and folded lines longer than the buffer: in an event, far from the day, and in the calendar itself.
  @Test(arguments: [262_100, 262_144, 300_000, 1_000_000], [" ", "\r\n "])
  func `a line that is never read may be of any length`(_ length: Int, _ join: String) throws {
    let piece = String(repeating: "x:", count: 36)
    let long = "DESCRIPTION:" + Array(repeating: piece, count: length / 72).joined(separator: join)
    let text = """
      {V}X-WR-CALDESC:\(String(repeating: "y", count: length))\\n{E}DTSTART:20260310T090000Z\\n\(long)
      DTEND:20260310T100000Z\\nEND:VEVENT\\nBEGIN:VEVENT\\nUID:b\\n\(long)
      RRULE:FREQ=DAILY\\nDTSTART:20200101T120000Z\\nDURATION:PT1H\\nEND:VEVENT\\nEND:VCALENDAR\\n
      """
    let read = try HostileTests.read(Self.bytes(of: text))
    #expect(read.problems == [])
    #expect(read.entries.map(\.interval.start.rfc3339) == ["2026-03-10T09:00:00Z", "2026-03-10T12:00:00Z"])
  }

  /// What is read of one component is bounded: the component is given up, the others are not.
  @Test func `a component of many megabytes is a problem and the next is read`() throws {
    let values = Array(repeating: "20250101T090000Z", count: 400_000).joined(separator: ",")
    let text = """
      {V}{E}DTSTART:20260310T090000Z\\nEXDATE:\(values)
      DURATION:PT1H\\nEND:VEVENT\\nBEGIN:VEVENT\\nUID:b\\nDTSTART:20260310T120000Z\\nDURATION:PT1H\\n{X}
      """
    let read = try HostileTests.read(Self.bytes(of: text))
    #expect(read.problems.map(\.kind) == [.bound(.componentBytes, limit: 4 << 20)])
    #expect(read.problems.map(\.line) == [3])
    #expect(read.entries.map(\.interval.start.rfc3339) == ["2026-03-10T12:00:00Z"])
  }

  static func bytes(of text: String) -> [UInt8] {
    var text = text
    for (short, long) in [
      ("{V}", "BEGIN:VCALENDAR\\nVERSION:2.0\\n"), ("{E}", "BEGIN:VEVENT\\nUID:a\\n"),
      ("{X}", "END:VEVENT\\nEND:VCALENDAR\\n"),
    ] { text = text.split(separator: short, omittingEmptySubsequences: false).joined(separator: long) }
    var bytes: [UInt8] = []
    var escaped = false
    for byte in text.utf8 {
      if escaped {
        let control = [UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09] as [UInt8: UInt8]
        bytes.append(control[byte] ?? byte)
        escaped = false
      } else if byte == UInt8(ascii: "\\") {
        escaped = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

import BudgetCore
import CalendarImport
import Host
import Testing

/// Times whose only parameter is a plain TZID are read without libical; it reads all others, quoted names among them.
@Suite struct PlainZoneTests {
  private static func read(_ parameters: [String]) throws -> CalendarReading {
    let events = parameters.enumerated().map { number, parameters in
      "BEGIN:VEVENT\r\nUID:\(number)\r\nDTSTART\(parameters):20260310T093000\r\nDTEND\(parameters):20260310T100000\r\n"
        + "RECURRENCE-ID\(parameters):20260310T080000\r\nEND:VEVENT\r\n"
    }
    let text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events.joined())END:VCALENDAR\r\n"
    let day = try #require(HostileTests.range)
    let range = try #require(Interval(from: day.start - Length(hours: 48), to: day.end + Length(hours: 48)))
    let files = MemoryFiles(contents: ["x.ics": Array(text.utf8)])
    return CalendarReader(files: files, zones: HostileTests.zones, judges: false)
      .read([CalendarFiles(name: "x", files: ["x.ics"])], for: CalendarRequest(range: range, zone: HostileTests.zone))
  }

  @Test func `each zone of the database means the same plain as in quotes`() throws {
    let names = SystemZones(folders: ["/usr/share/zoneinfo"]).names()
    #expect(names.count > 400)
    let plain = try Self.read(names.map { ";TZID=\($0)" })
    let quoted = try Self.read(names.map { ";TZID=\"\($0)\"" })
    #expect(plain.entries.count == names.count)
    #expect(plain.entries == quoted.entries)
    #expect(plain.problems == quoted.problems)
  }

  @Test(arguments: [
    ";TZID=Asia/Tokyo;X-A=1", ";X-A=1;TZID=Asia/Tokyo", ";tzid=Asia/Tokyo", ";TZID=asia/tokyo", ";TZID=/Asia/Tokyo",
    ";VALUE=DATE-TIME;TZID=Asia/Tokyo", ";TZID=Asia/Tokyo;VALUE=DATE-TIME",
  ])
  func `another spelling of a zone means the same`(_ parameters: String) throws {
    #expect(try Self.read([parameters]).entries == Self.read([";TZID=Asia/Tokyo"]).entries)
  }

  @Test func `of a zone given twice the plain reading takes nothing`() throws {
    let twice = try Self.read([";TZID=Asia/Tokyo;TZID=Asia/Tokyo"])
    #expect(twice.entries.map(\.interval) == (try Self.read([";TZID=Asia/Tokyo"])).entries.map(\.interval))
  }
}

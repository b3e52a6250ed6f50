import BudgetCore
import CalendarImport
import FoundationEssentials
import Host
import Testing

/// The calendars with known answers (Cases/README.md), one row a test.
@Suite struct CasesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let fields: [String]

    var file: String { fields[0] }
    var testDescription: String { "\(file) \(fields[2]): \(fields[9])" }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")

  static let rows: [Row] = {
    let text = (try? String(contentsOf: folder.appending(path: "cases.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      Row(fields: line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  @Test func `every row of the table is there`() {
    #expect(Self.rows.count == 226)
  }

  @Test(arguments: rows) func `a calendar gives its known answer`(_ row: Row) throws {
    let zones = SystemZones(folders: ["/usr/share/zoneinfo"])
    let zone = try #require(zones.rules(named: row.fields[1]))
    let first = try #require(CivilDate(iso8601: row.fields[2]))
    let end = try #require(CivilDate(iso8601: row.fields[3]))
    let range = try #require(Interval(from: zone.startOfDay(first), to: zone.startOfDay(end)))
    let path = Self.folder.appending(path: row.file).path
    let reader = CalendarReader(files: DiskFiles(), zones: zones)
    let request = CalendarRequest(
      range: range, zone: zone, ownAddresses: row.fields[4].isEmpty ? [] : [row.fields[4]])
    let read = reader.read([CalendarFiles(name: path, files: [path])], for: request)
    let answer = BusyAnswer(zone: zone, range: range, entries: read.entries, problems: read.problems)
    let busy = answer.busy.intervals.map { "\($0.start.rfc3339)/\($0.end.rfc3339)" }.joined(separator: ",")
    let got = busy.isEmpty ? "none" : busy
    let isAllowed =
      got == row.fields[5] || got == row.fields[7]
      || (row.fields[7] == "problem" && !answer.problems.isEmpty)
    #expect(isAllowed, "got \(got), not \(row.fields[5])")
    switch row.fields[6] {
    case "yes": #expect(!answer.problems.isEmpty)
    case "none": #expect(answer.problems.isEmpty)
    default: break
    }
  }
}

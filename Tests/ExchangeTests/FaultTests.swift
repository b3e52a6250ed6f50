import BudgetCore
import Exchange
import TestSupport
import Testing

/// Files that are not taken, and where.
struct FaultTests {
  private static let task =
    #"{"uuid":"f81d4fae-7dec-41d0-a765-00a0c91e6bf6","number":1,"title":"a","date":"2026-12-01","time":"14:00","duration":60,"note":null,"category":null,"reminder":{"before":60},"state":"open","closed_on":null,"quiet_until":null,"place":0,"planned_on":"2026-11-30","added":"2026-11-30T08:00:00Z","changed":{"title":"2026-11-30T08:00:00Z","date":"2026-11-30T08:00:00Z","time":"2026-11-30T08:00:00Z","duration":"2026-11-30T08:00:00Z","note":"2026-11-30T08:00:00Z","category":"2026-11-30T08:00:00Z","reminder":"2026-11-30T08:00:00Z","state":"2026-11-30T08:00:00Z","place":"2026-11-30T08:00:00Z"},"left_open":["2026-11-29"]}"#

  private static func export(_ task: String = task) -> String {
    #"{"restzeit":"export","version":1,"exported":"2026-11-30T08:00:00Z","tasks":[\#(task)],"hours":[{"date":"2026-12-01","hours":"08:00-12:00","changed":"2026-11-30T08:00:00Z"}],"releases":[{"calendar":"work","uid":null,"start":"2026-11-30T08:00:00Z","from":"2026-11-30T08:00:00Z","changed":"2026-11-30T08:00:00Z"}]}"#
  }

  private static func fault(_ text: String, _ format: ExchangeFormat = .json) -> ExchangeFault? {
    do throws(ExchangeFault) {
      _ = try format.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the sample is taken as it is`() throws {
    let record = try ExchangeFormat.json.read(Self.export()).record
    #expect(record.tasks.count == 1 && record.hours.count == 1 && record.releases.count == 1)
    #expect(record.tasks[0].reminder == .before(Length(minutes: 1)) && record.tasks[0].leftOpen.count == 1)
  }

  @Test(arguments: [
    (#""date":"2026-12-01""#, #""date":"2026-13-01""#, "tasks[0].date", "2026-13-01"),
    (#""date":"2026-12-01""#, #""date":"0001-01-01""#, "tasks[0].date", "0001-01-01"),
    (#""time":"14:00""#, #""time":"24:00""#, "tasks[0].time", "24:00"),
    (#""duration":60"#, #""duration":0"#, "tasks[0].duration", "0"),
    (#""duration":60"#, #""duration":9223372036854775807"#, "tasks[0].duration", "9223372036854775807"),
    (#""state":"open""#, #""state":"later""#, "tasks[0].state", "later"),
    (#""state":"open""#, #""state":"done""#, "tasks[0].closed_on", "null"),
    (#""uuid":"f81d"#, #""uuid":"g81d"#, "tasks[0].uuid", "g81d4fae-7dec-41d0-a765-00a0c91e6bf6"),
    (#""title":"a""#, #""title":" ""#, "tasks[0].title", " "),
    (#""number":1"#, #""number":0"#, "tasks[0].number", "0"),
    (#""place":0"#, #""place":9223372036854775807"#, "tasks[0].place", "9223372036854775807"),
    (#"{"before":60}"#, #"{"before":-1}"#, "tasks[0].reminder", "-1"),
    (#""added":"2026-11-30T08:00:00Z""#, #""added":"yesterday""#, "tasks[0].added", "yesterday"),
    (#"["2026-11-29"]"#, #"["2026-11-31"]"#, "tasks[0].left_open[0]", "2026-11-31"),
    (#"["2026-11-29"]"#, #"["2026-11-29","2026-12-02"]"#, "tasks[0].left_open[1]", "2026-12-02"),
    (#""hours":"08:00-12:00""#, #""hours":"12:00-08:00-""#, "hours[0].hours", "12:00-08:00-"),
    (#""from":"2026"#, #""from":"x2026"#, "releases[0].from", "x2026-11-30T08:00:00Z"),
  ])
  func `a value that is not allowed is named with its place`(old: String, new: String, path: String, value: String) {
    let text = Self.export().replacing(old, with: new)
    #expect(text != Self.export())
    #expect(Self.fault(text) == ExchangeFault(.value(value), at: .path(path)))
  }

  @Test(arguments: [
    ("title", 8192), ("category", 8192), ("note", 65_536),
  ])
  func `a text is as long as a line or an editor may make it, and no longer`(key: String, limit: Int) throws {
    func export(_ count: Int) -> String {
      let text = String(repeating: "ä", count: count / 2)
      return Self.export(
        Self.task.replacing(#""\#(key)":\#(key == "title" ? #""a""# : "null")"#, with: #""\#(key)":"\#(text)""#))
    }
    #expect(Self.fault(export(limit)) == nil)
    #expect(
      Self.fault(export(limit + 2)) == ExchangeFault(.tooLong(bytes: limit), at: .path("tasks[0].\(key)")))
    #expect(Self.fault(export(2_000_000))?.kind == .tooLong(bytes: limit))
  }

  @Test func `a text of a calendar or a line that is too long is named with its line`() {
    let long = String(repeating: "a", count: 70_000)
    func calendar(_ line: String) -> String {
      ["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:a", "END:VTODO", "BEGIN:VTODO", line, "END:VTODO", "END:VCALENDAR"]
        .joined(separator: "\n")
    }
    for (name, limit) in [("SUMMARY", 8192), ("CATEGORIES", 8192), ("DESCRIPTION", 8192)] {
      #expect(
        Self.fault(calendar("\(name):\(long)"), .calendar) == ExchangeFault(.tooLong(bytes: limit), at: .line(6)))
    }
    #expect(
      Self.fault(calendar("DESCRIPTION:a\\n\(long)"), .calendar)
        == ExchangeFault(.tooLong(bytes: 65_536), at: .line(6)))
    #expect(Self.fault("a\n\(long)", .todoTxt) == ExchangeFault(.tooLong(bytes: 8192), at: .line(2)))
  }

  @Test func `a task was open at the end of at most ten years of days, each told once`() {
    func export(_ days: some Sequence<Int>) -> String {
      let list = days.map { "\"\(RandomTask.today.adding(days: -$0).iso8601)\"" }.joined(separator: ",")
      return Self.export(Self.task.replacing(#"["2026-11-29"]"#, with: "[\(list)]"))
    }
    #expect(Self.fault(export(0..<3660)) == nil)
    #expect(
      Self.fault(export(0...3660)) == ExchangeFault(.tooMany(limit: 3660), at: .path("tasks[0].left_open")))
    #expect(
      Self.fault(export([3, 2, 3])) == ExchangeFault(.twice("2026-11-27"), at: .path("tasks[0].left_open[2]")))
  }

  @Test func `no two tasks of a file have one identity or one number`() {
    let other = Self.task.replacing("f81d4fae", with: "a81d4fae")
    let uuid = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
    let number = #""number":1"#
    #expect(Self.fault(Self.export("\(Self.task),\(other.replacing(number, with: #""number":2"#))")) == nil)
    #expect(
      Self.fault(Self.export("\(Self.task),\(other)")) == ExchangeFault(.twice("1"), at: .path("tasks[1].number")))
    let same = Self.task.replacing(number, with: #""number":2"#).replacing("f81d4fae", with: "F81D4FAE")
    #expect(
      Self.fault(Self.export("\(Self.task),\(same)")) == ExchangeFault(.twice(uuid), at: .path("tasks[1].uuid")))
    let unnumbered = [Self.task, other].map { $0.replacing(number, with: #""number":null"#) }
    #expect(Self.fault(Self.export(unnumbered.joined(separator: ","))) == nil)
  }

  @Test(arguments: [
    (#""title":"a","#, "", "tasks[0].title"), (#""title":"a""#, #""title":7"#, "tasks[0].title"),
    (#""duration":60"#, #""duration":1.5"#, "tasks[0].duration"),
    (#""place":"#, #""place2":"#, "tasks[0].changed.place"),
    (#"{"before":60}"#, "{}", "tasks[0].reminder"), (#""releases":"#, #""other":"#, "releases"),
    (#""hours":"08:00-12:00","#, "", "hours[0].hours"), (#""from":"2026"#, #""to":"2026"#, "releases[0].from"),
  ])
  func `what is missing or of another kind is named with its place`(old: String, new: String, path: String) {
    #expect(Self.fault(Self.export().replacing(old, with: new)) == ExchangeFault(.missing, at: .path(path)))
  }

  @Test func `another kind of file, a newer one and one cut short are told apart`() {
    #expect(Self.fault("{}") == ExchangeFault(.notAnExport))
    #expect(Self.fault("[1]") == ExchangeFault(.notAnExport))
    #expect(Self.fault(#"{"restzeit":"config","version":1}"#) == ExchangeFault(.notAnExport))
    #expect(Self.fault("<html>") == ExchangeFault(.notJSON))
    #expect(Self.fault(#"{"restzeit":"export","version":2}"#) == ExchangeFault(.newerVersion(found: 2, known: 1)))
    let bytes = Array(Self.export().utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(Self.fault(String(decoding: bytes[..<end], as: UTF8.self)) == ExchangeFault(.notJSON), "\(end)")
    }
  }

  @Test func `a calendar cut short anywhere is not taken`() {
    let text = ExchangeFormat.calendar.text([TaskRecord(identity: Identity(naming: "a"), title: "a")])
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    #expect(Self.fault(text, .calendar) == nil)
    for count in 0..<(lines.count - 2) {
      #expect(Self.fault(lines.prefix(count).joined(separator: "\r\n"), .calendar)?.kind == .notACalendar, "\(count)")
    }
    #expect(Self.fault("BEGIN:VCALENDAR\nEND:VEVENT\nno colon\n", .calendar)?.place == .line(3))
    let bad = "BEGIN:VCALENDAR\nBEGIN:VTODO\nDUE:2026\nEND:VTODO\nEND:VCALENDAR\n"
    #expect(Self.fault(bad, .calendar) == ExchangeFault(.value("2026"), at: .line(3)))
    #expect(
      Self.fault(bad.replacing("DUE:2026", with: "STATUS:SO-SO"), .calendar)
        == ExchangeFault(.value("SO-SO"), at: .line(3)))
    #expect(
      Self.fault(bad.replacing("DUE:2026", with: "DURATION:P9999999999W"), .calendar)
        == ExchangeFault(.value("P9999999999W"), at: .line(3)))
  }

  @Test func `a line of todo txt with a bad tag, or nothing but tags, is not taken`() {
    #expect(Self.fault("a\nb due:2026-02-30\n", .todoTxt) == ExchangeFault(.value("due:2026-02-30"), at: .line(2)))
    #expect(Self.fault("a\n\n(A) +b\n", .todoTxt) == ExchangeFault(.missing, at: .line(3)))
  }

  @Test func `hostile bytes end in an answer`() {
    var random = Seeded(7)
    let sources = [
      (Self.export(), ExchangeFormat.json),
      (ExchangeFormat.calendar.text([TaskRecord(identity: Identity(naming: "a"), title: "a;b\\")]), .calendar),
      ("x 2026-01-01 (A) a +b due:2026-12-01 duration:PT5M uuid:\(Identity(naming: "a"))\n", .todoTxt),
    ]
    for (text, format) in sources {
      for _ in 0..<500 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        _ = Self.fault(String(decoding: bytes, as: UTF8.self), format)
      }
    }
    _ = Self.fault(String(repeating: "[", count: 100_000), .json)
    _ = Self.fault(String(repeating: "BEGIN:VTODO\n", count: 100_000), .calendar)
  }
}

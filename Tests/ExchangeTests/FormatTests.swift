import BudgetCore
import Exchange
import TestSupport
import Testing

/// Zones by which a test reads.
struct Zones: ZoneSource {
  static let berne = ZoneRules(name: "Europe/Zurich", initialOffset: 3600)

  func rules(named name: String) -> ZoneRules? { name == "Etc/UTC" ? .utc : nil }
}

extension ExchangeFormat {
  func read(_ text: String) throws(ExchangeFault) -> ExchangeReading {
    try read(text, zone: Zones.berne, zones: Zones())
  }

  func text(_ tasks: [TaskRecord]) -> String {
    text(of: StoreRecord(tasks: tasks), now: RandomTask.now, zone: Zones.berne)
  }
}

/// A task as a person might have it, with what calendars and lines of todo.txt find hard.
struct RandomTask {
  static let now = Moment(seconds: 1_796_000_000)
  var random: Seeded

  static let texts = [
    "Call the dentist", "Zürich, Bern; Genf: \\n", "a\nb", "\u{1F469}\u{200D}\u{1F4BB}", "x 2026-01-01", "(A) first",
    "due:2026-05-05", "\"quoted\" 100%", String(repeating: "äöü ", count: 60) + "end", "BEGIN:VTODO",
  ]

  mutating func next() -> TaskRecord {
    func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
    let state = TaskRecord.State.allCases.randomElement(using: &random) ?? .open
    let date = CivilDate(daysSince1970: Int.random(in: 20_000...21_000, using: &random))
    var task = TaskRecord(
      identity: Identity(using: &random), title: Self.texts.randomElement(using: &random) ?? "a",
      day: maybe(.on(date)) ?? .undated, state: state,
      closedOn: state == .open ? nil : date.adding(days: Int.random(in: -3...3, using: &random)))
    if task.day != .undated {
      task.time = maybe(ClockTime(secondOfDay: Int.random(in: 0..<86_400, using: &random)) ?? .midnight)
    }
    task.duration = maybe(Length(seconds: Int64.random(in: 1...90_000, using: &random)))
    task.note = maybe(Self.texts.randomElement(using: &random) ?? "")
    task.category = maybe("work")
    task.added = Moment(seconds: Int64.random(in: 1_700_000_000...1_790_000_000, using: &random))
    return task
  }
}

struct FormatTests {
  @Test func `law: what a VTODO holds comes back`() throws {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var maker = RandomTask(random: Seeded(seed))
      let task = maker.next()
      let read = try #require(try ExchangeFormat.calendar.read(ExchangeFormat.calendar.text([task])).record.tasks.first)
      var expected = task
      // Without a time of its own, that of the whole: when the file was made.
      expected.changed = read.changed
      #expect(read == expected, "seed \(seed)")
    }
  }

  @Test func `law: what a line of todo.txt holds comes back`() throws {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var maker = RandomTask(random: Seeded(seed))
      var task = maker.next()
      // Tags of its own would be read as those of the task where it has none.
      if task.title.hasPrefix("due:") { task.title = "no tag" }
      let read = try #require(try ExchangeFormat.todoTxt.read(ExchangeFormat.todoTxt.text([task])).record.tasks.first)
      task.title = task.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      task.note = nil
      task.added = task.added.map { Moment(utc: CivilDateTime(Zones.berne.wall(at: $0).date)) }
      #expect(read == task, "seed \(seed)")
    }
  }

  @Test func `lines of a calendar end with CR LF, have at most 75 bytes and cut no character`() throws {
    let text = ExchangeFormat.calendar.text([
      TaskRecord(identity: Identity(naming: "a"), title: String(repeating: "ä\u{1F469}", count: 100))
    ])
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 10 && text.hasSuffix("\r\n"))
    for line in lines {
      #expect(line.last == UInt8(ascii: "\r") && line.count - 1 <= 75)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
  }

  @Test func `todo txt of others is read by its rules`() throws {
    let text = """
      (B) 2026-11-01 Call mum +family @phone due:2026-12-01 rec:1w
      (A) First
      x 2026-11-30 2026-11-01 Done +work
      Twice
      Twice

      """
    let tasks = try ExchangeFormat.todoTxt.read(text).record.tasks
    #expect(tasks.map(\.title) == ["First", "Call mum @phone rec:1w", "Done", "Twice", "Twice"])
    #expect(tasks[1].category == "family" && tasks[1].day == .on(CivilDate(daysSince1970: 20_788)))
    #expect(tasks[2].state == .done && tasks[2].closedOn?.iso8601 == "2026-11-30")
    #expect(Set(tasks.map(\.identity)).count == 5)
    // Ticked, a line is still the same task.
    let ticked = try ExchangeFormat.todoTxt.read("x 2026-12-02 First\n").record.tasks
    #expect(ticked[0].identity == tasks[0].identity && ticked[0].state == .done)
  }

  @Test func `a calendar of others is read by RFC 5545`() throws {
    let text = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "END:STANDARD",
      "END:VTIMEZONE", "BEGIN:VEVENT", "UID:1", "END:VEVENT", "BEGIN:VTODO", "UID:abc@example.org",
      "SUMMARY;LANGUAGE=en:Pay\\, now", " and then", "DTSTART;TZID=\"Etc/UTC\":20261201T130000",
      "DUE;TZID=Etc/UTC:20261201T134500", "CATEGORIES:home,garden", "RRULE:FREQ=DAILY", "BEGIN:VALARM", "UID:no",
      "TRIGGER:-PT5M", "END:VALARM", "COMPLETED:20261130T233000Z", "END:VTODO", "END:VCALENDAR",
    ].joined(separator: "\n")
    let reading = try ExchangeFormat.calendar.read(text)
    #expect(reading.others == 1 && reading.repeating == 1)
    let task = try #require(reading.record.tasks.first)
    #expect(task.title == "Pay, nowand then" && task.category == "home" && task.duration == Length(minutes: 45))
    #expect(task.time == ClockTime(hour: 14, minute: 0) && task.identity == Identity(naming: "uid abc@example.org"))
    #expect(task.state == .done && task.closedOn?.iso8601 == "2026-12-01" && task.changed.isEmpty)
  }

  @Test func `a format is known by how a text begins, and by its name`() {
    #expect(ExchangeFormat(of: "\u{FEFF} {}", named: "-") == .json)
    #expect(ExchangeFormat(of: "begin:vcalendar\r\n", named: "-") == .calendar)
    #expect(ExchangeFormat(of: "Call", named: "todo.txt") == .todoTxt)
    #expect(ExchangeFormat(of: "", named: "a.ics") == .calendar && ExchangeFormat(of: "", named: "a.JSON") == .json)
    #expect(ExchangeFormat(of: "<html>", named: "-") == nil)
  }
}

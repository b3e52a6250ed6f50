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
    try read(text, on: RandomTask.today)
  }

  func read(_ text: String, on today: CivilDate) throws(ExchangeFault) -> ExchangeReading {
    try read(text, today: today, untitled: "Untitled", zone: Zones.berne, zones: Zones())
  }

  func text(_ tasks: [TaskRecord]) -> String {
    text(of: StoreRecord(tasks: tasks), now: RandomTask.now, zone: Zones.berne)
  }
}

/// A task as a person might have it, with what calendars and lines of todo.txt find hard.
struct RandomTask {
  static let now = Moment(seconds: 1_796_000_000)
  static let today = CivilDate(daysSince1970: 20_787)
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
    task.time = maybe(ClockTime(secondOfDay: Int.random(in: 0..<86_400, using: &random)) ?? .midnight)
    task.duration = maybe(Length(seconds: Int64.random(in: 1...90_000, using: &random)))
    task.note = maybe(Self.texts.randomElement(using: &random) ?? "")
    task.category = maybe("work")
    let reminders = [
      Reminder.before(.zero), .before(Length(minutes: 15)), .at(ClockTime(hour: 8, minute: 5) ?? .midnight),
    ]
    task.reminder = maybe(reminders.randomElement(using: &random) ?? .before(.zero))
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

  /// Of days, places and numbers that no two of which give the same order.
  @Test(arguments: [ExchangeFormat.calendar, .todoTxt])
  func `tasks stand in the order of the lists, and are read in it`(format: ExchangeFormat) throws {
    let day = RandomTask.today
    let rows: [(title: String, day: Todo.Day, place: Int?)] = [
      ("undated", .undated, 0), ("third", .on(day), 30), ("first", .on(day), -10),
      ("later", .on(day.adding(days: 1)), 5),
      ("second", .on(day), 7), ("past", .on(day.adding(days: -3)), 99), ("undated too", .undated, nil),
    ]
    let tasks = rows.enumerated().map { index, row in
      var task = TaskRecord(identity: Identity(naming: row.title), number: index + 1, title: row.title, day: row.day)
      task.place = row.place
      return task
    }
    let titles = ["past", "first", "second", "third", "later", "undated", "undated too"]
    #expect(try format.read(format.text(tasks)).record.tasks.map(\.title) == titles)
  }

  private static func todo(_ lines: String...) -> String {
    (["BEGIN:VCALENDAR", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR"]).joined(separator: "\n")
  }

  /// The day of the import is the last of November.
  @Test(arguments: [
    (["STATUS:COMPLETED", "DUE;VALUE=DATE:20261128"], "2026-11-28"), (["STATUS:COMPLETED"], "2026-11-30"),
    (["STATUS:CANCELLED", "DUE:20261224T120000"], "2026-11-30"),
    (["PERCENT-COMPLETE:100", "DTSTART:20261130T080000"], "2026-11-30"),
    (["STATUS:COMPLETED", "DUE;VALUE=DATE:20261128", "COMPLETED:20261127T080000Z"], "2026-11-27"),
    (["STATUS:COMPLETED", "DUE;VALUE=DATE:20261128", "LAST-MODIFIED:20261126T080000Z"], "2026-11-26"),
    (["STATUS:COMPLETED", "X-RESTZEIT-CLOSED-ON:20261125", "DTSTAMP:20261126T080000Z"], "2026-11-25"),
  ])
  func `what is closed nobody knows when was closed on its day, or today`(lines: [String], day: String) throws {
    let text = (["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUMMARY:a"] + lines + ["END:VTODO", "END:VCALENDAR"])
      .joined(separator: "\n")
    #expect(try ExchangeFormat.calendar.read(text).record.tasks.first?.closedOn?.iso8601 == day)
  }

  @Test func `a task of a calendar without words has a title, which is no newer than one that it got`() throws {
    let task = try #require(
      try ExchangeFormat.calendar.read(Self.todo("UID:a", "SUMMARY: ", "DTSTAMP:20261126T080000Z")).record.tasks.first)
    #expect(task.title == "Untitled" && task.changed[.title] == nil && task.changed[.day] != nil)
    let noted = try ExchangeFormat.calendar.read(Self.todo("UID:a", "DESCRIPTION: \\n\\nfirst\\nsecond"))
    #expect(noted.record.tasks.first?.title == "first")
  }

  @Test func `tasks of a calendar without UID are several, and the same whenever they are read`() throws {
    let todo = ["BEGIN:VTODO", "SUMMARY:a", "END:VTODO"]
    let text = (["BEGIN:VCALENDAR"] + todo + todo + ["END:VCALENDAR"]).joined(separator: "\n")
    let tasks = try ExchangeFormat.calendar.read(text).record.tasks
    #expect(tasks.count == 2 && tasks[0].identity != tasks[1].identity)
    #expect(try ExchangeFormat.calendar.read(text).record.tasks.map(\.identity) == tasks.map(\.identity))
  }

  @Test func `a format is known by how a text begins, and by its name`() {
    #expect(ExchangeFormat(of: "\u{FEFF} {}", named: "-") == .json)
    #expect(ExchangeFormat(of: "begin:vcalendar\r\n", named: "-") == .calendar)
    #expect(ExchangeFormat(of: "Call", named: "todo.txt") == .todoTxt)
    #expect(ExchangeFormat(of: "", named: "a.ics") == .calendar && ExchangeFormat(of: "", named: "a.JSON") == .json)
    #expect(ExchangeFormat(of: "<html>", named: "-") == nil)
  }
}

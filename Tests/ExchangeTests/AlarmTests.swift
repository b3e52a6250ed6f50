import BudgetCore
import Exchange
import TestSupport
import Testing

/// Reminders of calendars, the program's own and others'.
struct AlarmTests {
  private static func read(_ lines: [String]) throws -> TaskRecord {
    let text = ["BEGIN:VCALENDAR", "BEGIN:VTODO", "UID:a", "SUMMARY:a"] + lines + ["END:VTODO", "END:VCALENDAR"]
    return try #require(try ExchangeFormat.calendar.read(text.joined(separator: "\r\n")).record.tasks.first)
  }

  private static func alarm(_ trigger: String) -> [String] {
    ["BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:a", trigger, "END:VALARM"]
  }

  private static func at(_ hour: Int, _ minute: Int) -> Reminder? {
    ClockTime(hour: hour, minute: minute).map { .at($0) }
  }

  private static let pinned = ["DTSTART:20261201T140000", "DURATION:PT45M"]
  private static let dated = ["DUE;VALUE=DATE:20261201"]

  /// RFC 5545 §3.8.6.3; Berne is an hour before UTC here.
  @Test(
    arguments: [
      (pinned, "TRIGGER:-PT15M", Reminder.before(Length(minutes: 15))),
      (pinned, "TRIGGER;RELATED=START:-P1D", .before(Length(hours: 24))), (pinned, "TRIGGER:PT0S", .before(.zero)),
      (pinned, "TRIGGER;VALUE=DURATION:-P1W", .before(Length(hours: 168))), (pinned, "TRIGGER:PT5M", at(14, 5)),
      (pinned, "TRIGGER;RELATED=END:-PT15M", at(14, 30)), (pinned, "TRIGGER:-P400D", nil),
      (pinned, "TRIGGER;VALUE=DATE-TIME:20261201T070500Z", at(8, 5)),
      (pinned, "TRIGGER;VALUE=DATE-TIME:20261130T130000Z", .before(Length(hours: 24))),
      (pinned, "TRIGGER;VALUE=DATE-TIME:20261202T130000Z", nil), (pinned, "TRIGGER:soon", nil),
      (pinned, "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", nil),
      (dated, "TRIGGER;VALUE=DATE-TIME:20261201T070500Z", at(8, 5)), (dated, "TRIGGER:-PT15M", nil),
      (dated, "TRIGGER;RELATED=END:PT9H", at(9, 0)), (dated, "TRIGGER;VALUE=DATE-TIME:20261130T070500Z", nil),
      (["DUE:20261201T140000"], "TRIGGER;RELATED=END:-PT15M", at(13, 45)),
      (["DUE:20261201T140000"], "TRIGGER:-PT15M", at(13, 45)),
      ([], "TRIGGER;VALUE=DATE-TIME:20261201T070500Z", nil), ([], "TRIGGER:-PT15M", nil),
    ] as [([String], String, Reminder?)])
  func `an alarm is the reminder it can be`(task: [String], trigger: String, reminder: Reminder?) throws {
    #expect(try Self.read(task + Self.alarm(trigger)).reminder == reminder)
  }

  @Test func `the first alarm that can be a reminder is it`() throws {
    let alarms = [
      ["BEGIN:VALARM", "ACTION:NONE", "TRIGGER:-PT1M", "END:VALARM"], Self.alarm("TRIGGER:-P400D"),
      Self.alarm("TRIGGER:-PT10M"), Self.alarm("TRIGGER:-PT5M"),
    ]
    #expect(try Self.read(Self.pinned + alarms.flatMap(\.self)).reminder == .before(Length(minutes: 10)))
  }

  @Test func `what an alarm holds is no part of its task, nor an alarm that of another`() throws {
    let event = ["BEGIN:VEVENT"] + Self.alarm("TRIGGER:-PT7M") + ["END:VEVENT"]
    let text =
      ["BEGIN:VCALENDAR"] + event + ["BEGIN:VTODO", "UID:a"] + Self.pinned + Self.alarm("TRIGGER:-PT5M")
      + ["SUMMARY:own", "END:VTODO", "BEGIN:VTODO", "UID:b", "SUMMARY:b", "END:VTODO"] + event + ["END:VCALENDAR"]
    let tasks = try ExchangeFormat.calendar.read(text.joined(separator: "\n")).record.tasks
    #expect(tasks.map(\.title) == ["own", "b"])
    #expect(tasks.map(\.reminder) == [.before(Length(minutes: 5)), nil])
  }

  /// Else a reminder that the person set here would be gone with the next import.
  @Test func `an alarm that no reminder can be takes none away`() throws {
    let stamped = Self.pinned + ["LAST-MODIFIED:20261130T080000Z"]
    #expect(try Self.read(stamped + Self.alarm("TRIGGER:-P400D")).changed[.reminder] == nil)
    #expect(try Self.read(stamped).changed[.reminder] != nil)
    #expect(try Self.read(stamped + Self.alarm("TRIGGER:PT0S")).changed[.reminder] != nil)
  }

  @Test func `reminders that no alarm can be come back too`() throws {
    let day = CivilDate(daysSince1970: 20_788)
    for reminder in [Reminder.before(Length(seconds: 90)), .before(.zero), .at(.midnight)] {
      for (day, time) in [(Todo.Day.undated, nil), (.undated, ClockTime.midnight), (.on(day), nil)] {
        var task = TaskRecord(identity: Identity(naming: "a"), title: "a", day: day)
        (task.time, task.reminder) = (time, reminder)
        let read = try ExchangeFormat.calendar.read(ExchangeFormat.calendar.text([task])).record.tasks.first
        #expect(read?.reminder == reminder && read?.time == time && read?.day == day)
      }
    }
    for bad in ["X-RESTZEIT-REMINDER:250000", "X-RESTZEIT-REMINDER:PT5M", "X-RESTZEIT-TIME:14"] {
      #expect(throws: ExchangeFault.self) { try Self.read([bad]) }
    }
  }

  /// The clocks of 2027-03-28 go from 02:00 to 03:00.
  @Test func `a reminder at a time that its day leaves out comes back`() throws {
    let spring = Moment(seconds: 1_806_195_600)
    let zone = ZoneRules(
      name: "Europe/Zurich", initialOffset: 3600, transitions: [ZoneRules.Transition(at: spring, offset: 7200)])
    var task = TaskRecord(
      identity: Identity(naming: "a"), title: "a", day: .on(zone.wall(at: spring).date))
    task.reminder = Self.at(2, 30)
    let text = ExchangeFormat.calendar.text(of: StoreRecord(tasks: [task]), now: RandomTask.now, zone: zone)
    #expect(text.contains("TRIGGER;VALUE=DATE-TIME:20270328T013000Z\r\n"))
    let read = try ExchangeFormat.calendar.read(
      text, today: RandomTask.today, untitled: "-", zone: zone, zones: Zones())
    #expect(read.record.tasks.first?.reminder == task.reminder)
  }
}

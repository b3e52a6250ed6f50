internal import BudgetCore

/// Tasks as components VTODO of RFC 5545 §3.6.2, in the order of the lists: by day, the undated ones last, and by hand within
/// a day.
///
/// UID is the identity, SUMMARY the title, DESCRIPTION the note, CATEGORIES the category. A task with a time of day has
/// DTSTART, in local time without a zone, and DURATION; one with a day alone DUE. STATUS is NEEDS-ACTION, COMPLETED or
/// CANCELLED. Without a time DURATION is not allowed: then it is X-RESTZEIT-DURATION. X-RESTZEIT-TIME is the time of a task
/// without a day, X-RESTZEIT-CLOSED-ON the day on which one was done or dropped. Reminders: `CalendarAlarm`. Not held:
/// control characters, and when each part was changed (LAST-MODIFIED is of all).
enum CalendarText {
  static func text(of record: StoreRecord, now: Moment, zone: ZoneRules) -> String {
    var writer = ContentWriter()
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", "-//restzeit//restzeit//EN")
    for task in record.listed {
      writer.line("BEGIN", "VTODO")
      writer.line("UID", task.identity.description)
      writer.line("DTSTAMP", basic(now))
      if let added = task.added { writer.line("CREATED", basic(added)) }
      if let changed = task.changed.values.max() { writer.line("LAST-MODIFIED", basic(changed)) }
      writer.line("SUMMARY", ContentWriter.escaped(task.title))
      time(of: task, &writer)
      if let note = task.note { writer.line("DESCRIPTION", ContentWriter.escaped(note)) }
      if let category = task.category { writer.line("CATEGORIES", ContentWriter.escaped(category)) }
      state(of: task, zone, &writer)
      CalendarAlarm.writeProperty(of: task, zone, &writer)
      CalendarAlarm.write(of: task, zone, &writer)
      writer.line("END", "VTODO")
    }
    writer.line("END", "VCALENDAR")
    return writer.text
  }

  private static func time(of task: TaskRecord, _ writer: inout ContentWriter) {
    let length = task.duration.map(WrittenLength.text)
    guard case .on(let day) = task.day, let time = task.time else {
      if case .on(let day) = task.day { writer.line("DUE;VALUE=DATE", basic(day)) }
      if let time = task.time { writer.line("X-RESTZEIT-TIME", basic(time)) }
      if let length { writer.line("X-RESTZEIT-DURATION", length) }
      return
    }
    writer.line("DTSTART", "\(basic(day))T\(basic(time))")
    if let length { writer.line("DURATION", length) }
  }

  private static func state(of task: TaskRecord, _ zone: ZoneRules, _ writer: inout ContentWriter) {
    guard let closed = task.closedOn else { return writer.line("STATUS", "NEEDS-ACTION") }
    if task.state == .done {
      let ticked = task.changed[.state].flatMap { zone.wall(at: $0).date == closed ? $0 : nil }
      let noon = zone.moment(of: CivilDateTime(closed).adding(Length(hours: 12)))
      writer.line("COMPLETED", basic(ticked ?? noon))
      writer.line("PERCENT-COMPLETE", "100")
    }
    writer.line("STATUS", task.state == .done ? "COMPLETED" : "CANCELLED")
    writer.line("X-RESTZEIT-CLOSED-ON", basic(closed))
  }

  private static func basic(_ date: CivilDate) -> String { date.iso8601.filter { $0 != "-" } }

  static func basic(_ time: ClockTime) -> String { time.iso8601.filter { $0 != ":" } }

  static func basic(_ moment: Moment) -> String { moment.rfc3339.filter { $0 != "-" && $0 != ":" } }
}

/// Content lines as RFC 5545 §3.1 has them: folded at 75 bytes, ended by CR LF.
struct ContentWriter {
  private(set) var text = ""

  mutating func line(_ name: String, _ value: String) {
    var width = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let bytes = UTF8.width(scalar)
      if width + bytes > 75 {
        text += "\r\n "
        width = 1
      }
      text.unicodeScalars.append(scalar)
      width += bytes
    }
    text += "\r\n"
  }

  /// Whether a text comes back as it is from `escaped`.
  static func holds(_ text: String) -> Bool { ContentLines.unescaped(escaped(text)).utf8.elementsEqual(text.utf8) }

  /// A value of type TEXT (§3.3.11) that holds what one can of a text.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in CalendarCharacters.held(of: text).unicodeScalars {
      switch scalar {
      case "\\", ";", ",": escaped += ["\\", scalar]
      case "\n": escaped += ["\\", "n"]
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

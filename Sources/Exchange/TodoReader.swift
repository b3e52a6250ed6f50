internal import BudgetCore

/// One VTODO.
struct TodoReader {
  let properties: [String: ContentLines.Line]
  let alarms: [[String: ContentLines.Line]]
  let today: CivilDate
  let zone: ZoneRules
  let rules: (String) -> ZoneRules?
  let hasMethod: Bool

  /// `untitled`: the title of one that has no words at all.
  func record(untitled: String) throws(ExchangeFault) -> TaskRecord {
    let note = text("DESCRIPTION")
    let uid = text("UID") ?? title ?? "?"
    let state = try self.state()
    var task = TaskRecord(identity: Identity(uid) ?? Identity(naming: "uid \(uid)"), title: title ?? untitled)
    task.isUntitled = title == nil
    (task.day, task.time, task.duration) = try time()
    task.reminder = try reminder(of: task)
    task.note = note
    task.category = properties["CATEGORIES"].map { ContentLines.unescaped($0.value, ofList: true) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    task.state = state
    var modified = try moment("LAST-MODIFIED")
    // Where the calendar is no message, it says the same (§3.8.7.2).
    if modified == nil, !hasMethod { modified = try moment("DTSTAMP") }
    let (created, completed) = (try moment("CREATED"), try moment("COMPLETED"))
    task.added = created ?? modified
    let closed = try wall("X-RESTZEIT-CLOSED-ON")?.date
    if state != .open {
      let ended = (completed ?? modified).map { zone.wall(at: $0).date }
      task.closedOn = closed ?? ended ?? task.day.closing(on: today)
    }
    if let modified {
      for part in [TaskRecord.Part.day, .time, .duration, .note, .category, .state] { task.changed[part] = modified }
      // A title that nobody wrote is no newer than any, nor is it that no alarm could be taken.
      if title != nil { task.changed[.title] = modified }
      if alarms.isEmpty || task.reminder != nil { task.changed[.reminder] = modified }
    }
    if let fault = task.fault(at: { place(of: $0) }) { throw fault }
    return task
  }

  private var title: String? {
    text("SUMMARY")
      ?? text("DESCRIPTION").flatMap { note in
        note.split(separator: "\n").lazy.map(String.init).first { !$0.allSatisfy(\.isWhitespace) }
      }
  }

  /// What stands for UID where it is missing.
  var nameWithoutUID: String? { text("UID") == nil ? title ?? "?" : nil }

  /// The line of what became a part of the task.
  private func place(of key: String) -> ExchangeFault.Place {
    let names = ["title": ["SUMMARY", "DESCRIPTION"], "note": ["DESCRIPTION"], "category": ["CATEGORIES"]][key] ?? []
    return .line((names + ["BEGIN"]).lazy.compactMap { properties[$0]?.number }.first ?? 1)
  }

  private func text(_ name: String) -> String? {
    properties[name].map { ContentLines.unescaped($0.value) }.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private func state() throws(ExchangeFault) -> TaskRecord.State {
    switch properties["STATUS"]?.value.uppercased() {
    case "COMPLETED": return .done
    case "CANCELLED": return .dropped
    case "NEEDS-ACTION", "IN-PROCESS": return .open
    case nil: return properties["COMPLETED"] == nil && properties["PERCENT-COMPLETE"]?.value != "100" ? .open : .done
    default: throw fault("STATUS")
    }
  }

  /// A DUE with a time is when it must be done, not when one does it.
  private func time() throws(ExchangeFault) -> (Todo.Day, ClockTime?, Length?) {
    let start = try wall("DTSTART")
    let due = try wall("DUE")
    var length: Length?
    for name in ["DURATION", "X-RESTZEIT-DURATION", "ESTIMATED-DURATION"] where length == nil {
      guard let line = properties[name] else { continue }
      guard let read = WrittenLength.read(line.value) else { throw fault(name) }
      length = read
    }
    guard let start, start.hasTime else {
      return ((due ?? start).map { .on($0.date) } ?? .undated, try timeWithoutStart(), length)
    }
    if length == nil, let due, due.hasTime {
      let seconds = due.at.wallSeconds - start.at.wallSeconds
      length = (1...86_400).contains(seconds) ? Length(seconds: seconds) : nil
    }
    return (.on(start.date), start.at.time, length)
  }

  private func timeWithoutStart() throws(ExchangeFault) -> ClockTime? {
    guard let line = properties["X-RESTZEIT-TIME"] else { return nil }
    guard let (at, hasTime, _) = CalendarValue.read("19700101T\(line.value)"), hasTime else {
      throw fault("X-RESTZEIT-TIME")
    }
    return at.time
  }

  /// As the person's clock shows it.
  struct Wall {
    let at: CivilDateTime
    let hasTime: Bool
    var date: CivilDate { at.date }
  }

  private func wall(_ name: String) throws(ExchangeFault) -> Wall? {
    guard let line = properties[name] else { return nil }
    guard let wall = wall(line) else { throw fault(name) }
    return wall
  }

  /// nil for a line without a date, or a date and a time.
  func wall(_ line: ContentLines.Line) -> Wall? {
    guard let (at, hasTime, isUTC) = CalendarValue.read(line.value) else { return nil }
    if isUTC { return Wall(at: zone.wall(at: Moment(utc: at)), hasTime: true) }
    if hasTime, let rules = line.parameters["TZID"].flatMap(rules) {
      return Wall(at: zone.wall(at: rules.moment(of: at)), hasTime: true)
    }
    return Wall(at: at, hasTime: hasTime)
  }

  private func moment(_ name: String) throws(ExchangeFault) -> Moment? {
    guard let line = properties[name] else { return nil }
    guard let (at, _, isUTC) = CalendarValue.read(line.value) else { throw fault(name) }
    return isUTC ? Moment(utc: at) : zone.moment(of: at)
  }

  func fault(_ name: String) -> ExchangeFault {
    ExchangeFault(
      .value(properties[name]?.value ?? ""), at: .line(properties[name]?.number ?? properties["BEGIN"]?.number ?? 1))
  }
}

/// A date, or a date and a time, as RFC 5545 §3.3.4 and §3.3.5 have them.
enum CalendarValue {
  /// nil for any other text, and for a year that is not taken.
  static func read(_ text: String) -> (CivilDateTime, hasTime: Bool, isUTC: Bool)? {
    let bytes = Array(text.utf8)
    guard let date = CivilDate(basic: bytes.prefix(8))?.ifTaken else { return nil }
    if bytes.count == 8 { return (CivilDateTime(date), false, false) }
    let isUTC = bytes.last == UInt8(ascii: "Z")
    guard bytes.count == (isUTC ? 16 : 15), bytes[8] == UInt8(ascii: "T"), let hour = digits(bytes[9..<11]),
      let minute = digits(bytes[11..<13]), let second = digits(bytes[13..<15]), second <= 60,
      let time = ClockTime(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    return (CivilDateTime(date, time), true, isUTC)
  }
}

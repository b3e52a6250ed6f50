internal import BudgetCore

/// Reminders as components VALARM of RFC 5545 §3.6.6: before the time of a task by a length from DTSTART, at a time of its
/// day by a moment in UTC. What none gives back, of a task without a day or a time, is X-RESTZEIT-REMINDER: `-PT15M`,
/// `080000`.
enum CalendarAlarm {
  static let property = "X-RESTZEIT-REMINDER"

  /// What stands among the properties of the task.
  static func writeProperty(of task: TaskRecord, _ zone: ZoneRules, _ writer: inout ContentWriter) {
    guard let reminder = task.reminder else { return }
    switch (reminder, task.day) {
    case (.before, .on) where task.time != nil: break
    // A time that the clock of that day does not show comes back as another.
    case (.at(let time), .on(let day)) where zone.wall(at: moment(day, time, zone)) == CivilDateTime(day, time): break
    case (.before(let length), _): writer.line(property, before(length))
    case (.at(let time), _): writer.line(property, CalendarText.basic(time))
    }
  }

  /// The component, behind the properties.
  static func write(of task: TaskRecord, _ zone: ZoneRules, _ writer: inout ContentWriter) {
    guard let reminder = task.reminder, case .on(let day) = task.day else { return }
    let trigger: (name: String, value: String)
    switch reminder {
    case .before(let length):
      if task.time == nil { return }
      trigger = ("TRIGGER", before(length))
    case .at(let time): trigger = ("TRIGGER;VALUE=DATE-TIME", CalendarText.basic(moment(day, time, zone)))
    }
    writer.line("BEGIN", "VALARM")
    writer.line("ACTION", "DISPLAY")
    writer.line("DESCRIPTION", ContentWriter.escaped(task.title))
    writer.line(trigger.name, trigger.value)
    writer.line("END", "VALARM")
  }

  private static func before(_ length: Length) -> String {
    (length == .zero ? "" : "-") + WrittenLength.text(of: length)
  }

  private static func moment(_ day: CivilDate, _ time: ClockTime, _ zone: ZoneRules) -> Moment {
    zone.moment(of: CivilDateTime(day, time))
  }
}

extension TodoReader {
  /// How far before its time a task is called to mind, at most, in seconds: a year.
  private static var leads: ClosedRange<Int64> { 0...ExchangeFormat.lengths.upperBound }

  /// The reminder of a task whose day and time are read: this program's own property, else the first alarm that can be one.
  func reminder(of task: TaskRecord) throws(ExchangeFault) -> Reminder? {
    if let line = properties[CalendarAlarm.property] {
      if let seconds = WrittenLength.seconds(line.value), TodoReader.leads.contains(-seconds) {
        return .before(Length(seconds: -seconds))
      }
      // Only the time is of any interest.
      guard let (at, hasTime, _) = CalendarValue.read("19700101T\(line.value)"), hasTime else {
        throw fault(CalendarAlarm.property)
      }
      return .at(at.time)
    }
    return alarms.lazy.compactMap { reminder($0, task) }.first
  }

  /// nil for one that no reminder of this program can be: of no day, after the time, on another day, of no action.
  private func reminder(_ alarm: [String: ContentLines.Line], _ task: TaskRecord) -> Reminder? {
    guard let trigger = alarm["TRIGGER"], alarm["ACTION"]?.value.uppercased() != "NONE", case .on(let day) = task.day
    else { return nil }
    let start = task.time.map { CivilDateTime(day, $0) }
    let at: CivilDateTime
    if let seconds = WrittenLength.seconds(trigger.value) {
      let isOfEnd = trigger.parameters["RELATED"]?.uppercased() == "END"
      if !isOfEnd, start != nil, TodoReader.leads.contains(-seconds) { return .before(Length(seconds: -seconds)) }
      guard let anchor = anchor(isOfEnd: isOfEnd) else { return nil }
      at = anchor.adding(Length(seconds: seconds))
    } else if let wall = wall(trigger), wall.hasTime {
      at = wall.at
    } else {
      return nil
    }
    if at.date == day { return .at(at.time) }
    guard let start else { return nil }
    let lead = start.wallSeconds - at.wallSeconds
    return TodoReader.leads.contains(lead) ? .before(Length(seconds: lead)) : nil
  }

  /// What a length counts from (§3.8.6.3); where only one of both is there, that one.
  private func anchor(isOfEnd: Bool) -> CivilDateTime? {
    let (start, due) = (properties["DTSTART"].flatMap(wall)?.at, properties["DUE"].flatMap(wall)?.at)
    guard isOfEnd else { return start ?? due }
    let length = properties["DURATION"].flatMap { WrittenLength.read($0.value) }
    return due ?? start.map { $0.adding(length ?? .zero) }
  }
}

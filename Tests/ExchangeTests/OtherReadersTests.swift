import BudgetCore
import CLibical
import Exchange
import TestSupport
import Testing

/// That others read what is written: libical, and the Python package `icalendar`.
struct OtherReadersTests {
  private static let tasks = (1...60).map { seed in
    var maker = RandomTask(random: Seeded(UInt64(seed)))
    return maker.next()
  }

  @Test func `libical reads each VTODO with its title, its state and no error`() throws {
    let text = ExchangeFormat.calendar.text(Self.tasks)
    guard let root = unsafe icalparser_parse_string(text) else {
      Issue.record("it is no calendar")
      return
    }
    defer { unsafe icalcomponent_free(root) }
    let errors = unsafe icalcomponent_count_errors(root)
    #expect(errors == 0)
    var found: [String] = []
    var reminders: [String] = []
    var component = unsafe icalcomponent_get_first_component(root, ICAL_VTODO_COMPONENT)
    while let todo = unsafe component {
      let status = unsafe icalcomponent_get_status(todo)
      let state: TaskRecord.State =
        status == ICAL_STATUS_COMPLETED ? .done : status == ICAL_STATUS_CANCELLED ? .dropped : .open
      unsafe found.append(
        "\(String(cString: icalcomponent_get_uid(todo))) \(state) \(String(cString: icalcomponent_get_summary(todo)))")
      unsafe reminders += Self.alarms(of: todo)
      unsafe component = unsafe icalcomponent_get_next_component(root, ICAL_VTODO_COMPONENT)
    }
    #expect(found.sorted() == Self.tasks.map { "\($0.identity) \($0.state) \($0.title)" }.sorted())
    #expect(reminders.sorted() == Self.tasks.flatMap { Self.alarms(of: $0) }.sorted() && reminders.count > 5)
  }

  /// What the alarms of a component have, as libical writes it.
  private static func alarms(of todo: OpaquePointer) -> [String] {
    var alarms: [String] = []
    var alarm = unsafe icalcomponent_get_first_component(todo, ICAL_VALARM_COMPONENT)
    while let each = unsafe alarm {
      let kinds = [ICAL_ACTION_PROPERTY, ICAL_DESCRIPTION_PROPERTY, ICAL_TRIGGER_PROPERTY]
      var values: [String] = []
      for kind in kinds {
        guard let property = unsafe icalcomponent_get_first_property(each, kind) else { return ["none"] }
        unsafe values.append(String(cString: icalproperty_get_value_as_string(property)))
      }
      alarms.append("\(values[0]) \(values[2])")
      #expect(!values[1].isEmpty)
      unsafe alarm = unsafe icalcomponent_get_next_component(todo, ICAL_VALARM_COMPONENT)
    }
    return alarms
  }

  /// By the pencil: Berne is an hour before UTC here, and the reminders are those of `RandomTask`.
  private static func alarms(of task: TaskRecord) -> [String] {
    guard case .on(let day) = task.day, let reminder = task.reminder else { return [] }
    switch reminder {
    case .at: return ["DISPLAY \(day.iso8601.filter { $0 != "-" })T070500Z"]
    case .before where task.time == nil: return []
    case .before(let length): return ["DISPLAY \(length == .zero ? "PT0S" : "-PT15M")"]
    }
  }

  @Test func `the Python package icalendar reads each VTODO with all its parts`() throws {
    let script = """
      import sys, icalendar
      calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
      for todo in calendar.walk('VTODO'):
          def value(name, part=lambda v: v.dt.isoformat()):
              return part(todo[name]) if name in todo else '-'
          assert not todo.errors, todo.errors
          print('|'.join(repr(v) for v in [
              str(todo['UID']), str(todo['SUMMARY']), value('DTSTART'), value('DUE'),
              value('DURATION', lambda v: str(int(v.dt.total_seconds()))), value('DESCRIPTION', str),
              value('CATEGORIES', lambda v: ','.join(str(c) for c in v.cats)), str(todo['STATUS']),
              *[a['ACTION'] + ' ' + a['TRIGGER'].to_ical().decode() for a in todo.walk('VALARM')],
              *[str(a.errors) for a in todo.walk('VALARM') if a.errors or not str(a['DESCRIPTION'])]]))
      """
    let run = try ChildProcess.run(
      "/usr/bin/python3", ["-c", script], stdin: Array(ExchangeFormat.calendar.text(Self.tasks).utf8),
      environment: ["PYTHONIOENCODING": "utf-8"], seconds: 60)
    #expect(run.exitStatus == 0, "\(run.errorText)")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == Self.tasks.count)
    for task in Self.tasks {
      let line = try #require(lines.first { $0.hasPrefix("'\(task.identity)'") })
      let date: String? = if case .on(let date) = task.day { date.iso8601 } else { nil }
      let hasTime = task.time != nil && date != nil
      let status = [TaskRecord.State.open: "NEEDS-ACTION", .done: "COMPLETED", .dropped: "CANCELLED"][task.state] ?? ""
      #expect(line.contains("'\(task.identity)'") && line.contains("'\(status)'"))
      #expect(line.contains("'\(date ?? "")T\(task.time?.iso8601 ?? "")'") == hasTime, "\(line)")
      if !hasTime, let date { #expect(line.contains("|'-'|'\(date)'|"), "\(line)") }
      if hasTime, let length = task.duration { #expect(line.contains("|'\(length.seconds)'|"), "\(line)") }
      #expect(line.contains("|'work'|") == (task.category != nil))
      // It writes a length of none so.
      let alarm = Self.alarms(of: task).map { "|'\($0)'" }.joined().replacing("PT0S", with: "P")
      #expect(line.hasSuffix("'\(status)'\(alarm)"), "\(line)")
    }
  }
}

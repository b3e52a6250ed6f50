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
    var component = unsafe icalcomponent_get_first_component(root, ICAL_VTODO_COMPONENT)
    while let todo = unsafe component {
      let status = unsafe icalcomponent_get_status(todo)
      let state: TaskRecord.State =
        status == ICAL_STATUS_COMPLETED ? .done : status == ICAL_STATUS_CANCELLED ? .dropped : .open
      unsafe found.append(
        "\(String(cString: icalcomponent_get_uid(todo))) \(state) \(String(cString: icalcomponent_get_summary(todo)))")
      unsafe component = unsafe icalcomponent_get_next_component(root, ICAL_VTODO_COMPONENT)
    }
    #expect(found == Self.tasks.map { "\($0.identity) \($0.state) \($0.title)" })
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
              value('CATEGORIES', lambda v: ','.join(str(c) for c in v.cats)), str(todo['STATUS'])]))
      """
    let run = try ChildProcess.run(
      "/usr/bin/python3", ["-c", script], stdin: Array(ExchangeFormat.calendar.text(Self.tasks).utf8),
      environment: ["PYTHONIOENCODING": "utf-8"], seconds: 60)
    #expect(run.exitStatus == 0, "\(run.errorText)")
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == Self.tasks.count)
    for (line, task) in zip(lines, Self.tasks) {
      let date: String? = if case .on(let date) = task.day { date.iso8601 } else { nil }
      let hasTime = task.time != nil
      let status = [TaskRecord.State.open: "NEEDS-ACTION", .done: "COMPLETED", .dropped: "CANCELLED"][task.state] ?? ""
      #expect(line.contains("'\(task.identity)'") && line.contains("'\(status)'"))
      #expect(line.contains("'\(date ?? "")T\(task.time?.iso8601 ?? "")'") == hasTime, "\(line)")
      if !hasTime, let date { #expect(line.contains("|'-'|'\(date)'|"), "\(line)") }
      if hasTime, let length = task.duration { #expect(line.contains("|'\(length.seconds)'|"), "\(line)") }
      #expect(line.contains("|'work'|") == (task.category != nil))
    }
  }
}

import BudgetCore
import TestSupport

/// Makes a day from the words of `days.txt`.
enum DayTable {
  static let zone = Zones.zurich

  static func budget(
    _ day: String = "", now: String, windows: String, busy: String = "", tasks: String = "", shuffled: Bool = false
  ) -> DayBudget? {
    let parts = (day.isEmpty ? "2026-11-30" : day).split(separator: " +")
    let wall = now.contains("-") ? now : "\(parts[0]) \(now)"
    guard let date = CivilDate(iso8601: parts[0]),
      let dayStart = ClockTime(secondOfDay: Int(parts.count > 1 ? seconds(parts[1]) ?? -1 : 0)),
      let now = Moment(rfc3339: wall) ?? CivilDateTime(wall).map({ zone.moment(of: $0) }),
      let hours = try? WorkingWeek.parse("\(date.iso8601) \(windows)")
    else { return nil }
    let entries = busy.split(separator: " ").compactMap { entry(String($0), on: date) }
    let todos = tasks.split(separator: ";").compactMap { todo(String($0), on: date) }
    guard entries.count == busy.split(separator: " ").count, todos.count == tasks.split(separator: ";").count
    else { return nil }
    return DayBudget(
      day: date, now: now, zone: zone, hours: hours, dayStart: dayStart, hasCalendars: true,
      entries: shuffled ? entries.reversed() : entries, todos: todos, problems: [])
  }

  /// `9-10`, `9:30-10`, `23-25`, `day`; in parentheses one that does not count.
  static func entry(_ text: String, on date: CivilDate) -> Entry? {
    let counts = !text.hasPrefix("(")
    let bare = text.filter { $0 != "(" && $0 != ")" }
    let edges = bare == "day" ? ["0", "24"] : bare.split(separator: "-").map(String.init)
    let moments = edges.compactMap { edge in
      seconds(edge.contains(":") ? edge : "\(edge):00").map {
        zone.moment(of: CivilDateTime(date).adding(Length(seconds: $0)))
      }
    }
    guard moments.count == 2 else { return nil }
    return Interval(from: moments[0], to: moments[1]).map {
      Entry(
        calendar: "work", file: "work.ics", line: 1, uid: nil, title: nil, interval: $0, isWholeDay: bare == "day",
        verdict: Verdict(counts: counts, rule: counts ? .opaque : .transparent))
    }
  }

  /// `A`, `A 1:00`, `A @14:00`, `A @14:00 1:00`.
  static func todo(_ text: String, on date: CivilDate) -> Todo? {
    let words = text.split(separator: " ")
    guard let title = words.first else { return nil }
    var time: ClockTime?
    var duration: Length?
    for word in words.dropFirst() {
      if word.hasPrefix("@") {
        time = seconds(word.dropFirst()).flatMap { ClockTime(secondOfDay: Int($0)) }
        if time == nil { return nil }
      } else {
        guard let stated = seconds(word) else { return nil }
        duration = Length(seconds: stated)
      }
    }
    return Todo(title: String(title), day: .on(date), time: time, duration: duration)
  }

  static func said(_ state: DayBudget.State) -> String {
    switch state {
    case .ok: "ok"
    case .over: "over"
    case .nothingLeft(.windowsPast): "past"
    case .nothingLeft(.windowsFull): "full"
    case .nothingLeft(.wholeDayEntry): "whole-day"
    case .noHours: "no-hours"
    }
  }

  static func marks(_ tasks: [BudgetedTodo]) -> String {
    tasks.compactMap { task in
      let marks = [
        task.isSlipped ? "slipped" : nil, task.isOnEvent ? "event" : nil, task.isDoubleBooked ? "double" : nil,
        task.isInPieces ? "pieces \(task.longestStretch.map { clock($0.seconds) } ?? "")" : nil,
      ].compactMap { $0 }
      return marks.isEmpty ? nil : ([task.todo.title] + marks).joined(separator: " ")
    }.joined(separator: ", ")
  }
}

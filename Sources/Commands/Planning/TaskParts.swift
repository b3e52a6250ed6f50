internal import BudgetCore
internal import Host
internal import QuickEntry
internal import TaskStore

/// A task as a person enters it.
struct EnteredTask {
  /// As typed.
  let line: String
  let draft: Draft
  let new: NewTask
}

/// The parts of a task that flags set outright; what is set is not read from the line.
struct TaskParts {
  /// A part that is set, or taken away by `none`.
  enum Setting<Value> {
    case to(Value)
    case none
  }

  private let question: Question
  let title: String?
  private let dateText: String?
  private let timeText: String?
  private let duration: Setting<Length>?
  private let category: Setting<String>?
  private let note: Setting<String>?
  private let reminderText: String?
  private let isUndated: Bool

  init(_ question: Question) throws(UsageFault) {
    let arguments = question.arguments
    self.question = question
    title = arguments[.title].map { TaskParts.trimmed($0) }
    if let title, title.isEmpty { throw .task(.emptyTitle) }
    if let title, title.utf8.count > TaskFile.longestLine { throw .task(.longLine(TaskFile.longestLine)) }
    dateText = arguments[.date]
    timeText = arguments[.time]
    isUndated = arguments.has(.undated)
    if isUndated, dateText != nil { throw .exclusive(.undated, .date) }
    duration = try arguments[.duration].map { text throws(UsageFault) in
      if TaskParts.isNone(text) { return .none }
      guard let length = QuickEntry.length(of: text) else { throw .task(.notALengthOf(text, .duration)) }
      return .to(length)
    }
    category = try arguments[.category].map { text throws(UsageFault) in try TaskParts.category(text) }
    note = arguments[.note].map { TaskParts.isNone($0) ? .none : .to($0) }
    try TaskParts.check(note: arguments[.note] ?? "")
    reminderText = arguments[.remind]
  }

  /// Whether any flag sets a part.
  var areGiven: Bool {
    title != nil || dateText != nil || timeText != nil || duration != nil || category != nil || note != nil
      || reminderText != nil || isUndated
  }

  /// `none`, `keine`, `kein`, `keinen`, `-`.
  static func isNone(_ text: String) -> Bool {
    ["none", "keine", "kein", "keinen", "-"].contains(text.lowercased())
  }

  /// A note is no longer than what an editor gives back.
  static func check(note: String) throws(UsageFault) {
    if note.utf8.count > Editor.longestText { throw .task(.longNote(Editor.longestText)) }
  }

  /// A category as a command names it: a word without its `#`.
  static func category(_ text: String) throws(UsageFault) -> Setting<String> {
    if isNone(text) { return .none }
    let name = trimmed(String(text.first == "#" ? text.dropFirst() : text[...]))
    guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { throw .task(.notACategory(text)) }
    return .to(name)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The task that a line and the flags describe. `kept` is its title where the line is nothing but parts, `15:00 30min`.
  ///
  /// Throws `.emptyLine` where nothing gives a title, and `.twoTitles` where the line and a flag do.
  func task(of line: String, keeping kept: String? = nil, _ planner: Planner) throws(UsageFault) -> EnteredTask {
    let standpoint = planner.standpoint
    var wanted = Draft.Part.all
    if dateText != nil || isUndated { wanted.remove(.date) }
    if timeText != nil { wanted.remove(.time) }
    if duration != nil { wanted.remove(.duration) }
    if category != nil { wanted.remove(.category) }
    let draft = try self.draft(of: line, keeping: kept, standpoint, wanted)
    let date = try self.date(planner, else: draft.date)
    let time = try self.time(standpoint, else: draft.time)
    let duration = TaskParts.value(duration, else: draft.duration)
    let category = TaskParts.value(category, else: draft.category)
    let whole = Draft(title: title ?? draft.title, date: date, time: time, duration: duration, category: category)
    var day = whole.day(from: standpoint)
    if isUndated || dateText.map(TaskParts.isNone) ?? false { day = .undated }
    let new = NewTask(
      title: whole.title, day: day, time: time, duration: duration, note: TaskParts.value(note, else: nil),
      category: category, reminder: try reminder(standpoint, else: nil))
    return EnteredTask(line: line, draft: draft, new: new)
  }

  private func draft(
    of line: String, keeping kept: String?, _ standpoint: Standpoint, _ wanted: Set<Draft.Part>
  ) throws(UsageFault) -> Draft {
    if let title, line.isEmpty { return Draft(title: title) }
    guard let whole = QuickEntry.draft(of: line, from: standpoint, wanted: wanted) else { throw .task(.emptyLine) }
    guard let other = title ?? kept else { return whole }
    if let alone = TaskParts.partsAlone(line, titled: other, standpoint, wanted) { return alone }
    if title != nil { throw .task(.twoTitles(whole.title)) }
    return whole
  }

  /// A line that is nothing but parts, with a title from elsewhere; nil where it has words of its own.
  private static func partsAlone(
    _ line: String, titled title: String, _ standpoint: Standpoint, _ wanted: Set<Draft.Part>
  ) -> Draft? {
    // A title that no part of a line can be.
    let mark = "¶"
    let before = mark.utf8.count + 1
    guard let read = QuickEntry.draft(of: "\(mark) \(line)", from: standpoint, wanted: wanted), read.title == mark
    else { return nil }
    func place(_ bytes: Range<Int>) -> Range<Int> { bytes.lowerBound - before..<bytes.upperBound - before }
    return Draft(
      title: title, date: read.date, time: read.time, duration: read.duration, category: read.category,
      understood: read.understood.map { Draft.Understood(part: $0.part, bytes: place($0.bytes)) },
      hints: read.hints.map { Draft.Hint(reason: $0.reason, bytes: place($0.bytes)) })
  }

  /// What the flags alone change of a task.
  func edits(_ planner: Planner) throws(UsageFault) -> [Edit] {
    var edits: [Edit] = []
    if let title { edits.append(.title(title)) }
    if isUndated {
      edits.append(.day(.undated))
    } else if dateText != nil {
      edits.append(.day(try date(planner, else: nil).map { .on($0) } ?? .undated))
    }
    if timeText != nil { edits.append(.time(try time(planner.standpoint, else: nil))) }
    if duration != nil { edits.append(.duration(TaskParts.value(duration, else: nil))) }
    if category != nil { edits.append(.category(TaskParts.value(category, else: nil))) }
    if note != nil { edits.append(.note(TaskParts.value(note, else: nil))) }
    if reminderText != nil { edits.append(.reminder(try reminder(planner.standpoint, else: nil))) }
    return edits
  }

  private static func value<Value>(_ setting: Setting<Value>?, else other: Value?) -> Value? {
    switch setting {
    case nil: other
    case .to(let value)?: value
    case Setting.none?: nil
    }
  }

  private func date(_ planner: Planner, else other: CivilDate?) throws(UsageFault) -> CivilDate? {
    guard let dateText else { return isUndated ? nil : other }
    return TaskParts.isNone(dateText) ? nil : try question.date(dateText, .date, today: planner.today)
  }

  private func time(_ standpoint: Standpoint, else other: ClockTime?) throws(UsageFault) -> ClockTime? {
    guard let timeText else { return other }
    if TaskParts.isNone(timeText) { return nil }
    guard let time = QuickEntry.time(of: timeText, from: standpoint) else { throw .task(.notATimeOf(timeText, .time)) }
    return time
  }

  private func reminder(_ standpoint: Standpoint, else other: Reminder?) throws(UsageFault) -> Reminder? {
    guard let reminderText else { return other }
    if TaskParts.isNone(reminderText) { return nil }
    if let length = QuickEntry.length(of: reminderText) { return .before(length) }
    guard let time = QuickEntry.time(of: reminderText, from: standpoint) else {
      throw .task(.notAReminder(reminderText))
    }
    return .at(time)
  }
}

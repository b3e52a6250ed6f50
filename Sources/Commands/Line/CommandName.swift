/// The commands there are, in the order in which help lists them.
package enum CommandName: String, CaseIterable, Sendable {
  case today, left, busy, why, fits
  case add, list, done, reopen, undo, redo, plan, later, drop, move, edit, note, category, show, search, morning
  case hours, release
  case streak, week, month, calendar
  case bar, export
  case importing = "import"
  case reset
  case introduction = "init"
  case check, config, privacy, help

  /// What may stand beside the flags.
  enum Operands: Hashable {
    case none
    /// At most one word.
    case one
    /// As many as one likes, or none.
    case any
    /// At least one.
    case some
  }

  var operands: Operands {
    switch self {
    case .left, .busy, .why, .redo, .morning, .streak, .week, .month, .reset, .introduction, .privacy: .none
    case .today, .list, .help, .export: .one
    case .fits, .undo, .hours, .release, .add, .config, .calendar, .bar: .any
    case .check, .done, .reopen, .plan, .later, .drop, .move, .edit, .note, .category, .show, .search, .importing:
      .some
    }
  }

  /// `fits [DURATION]`.
  var synopsis: String { words.isEmpty ? rawValue : "\(rawValue) \(words)" }

  private var words: String {
    switch self {
    case .left, .busy, .why, .undo, .redo, .morning, .streak, .week, .month, .reset, .introduction, .privacy: ""
    case .today: "[DAY]"
    case .fits: "[DURATION]"
    case .add: "[LINE]"
    case .list: "[WHAT]"
    case .done, .reopen, .drop, .show: "TASK…"
    case .plan: "TASK… [DAY]"
    case .later: "TASK… [DAY|undated]"
    case .move: "TASK PLACE"
    case .edit: "TASK [LINE]"
    case .note: "TASK [TEXT|none]"
    case .category: "TASK… NAME|none"
    case .search: "WORD…"
    case .hours: "[DAY] [SPEC]"
    case .release: "[ENTRY] [TIME]"
    case .calendar: "[MONTH|DAY]"
    case .bar: "FORMAT"
    case .export: "[FILE]"
    case .importing: "FILE|-"
    case .check: "PATH…"
    case .config: "ACTION"
    case .help: "[COMMAND|TOPIC]"
    }
  }

  /// Whether it answers from calendars, for a day or a range, and changes nothing.
  var calculates: Bool { [.today, .left, .busy, .why, .fits, .bar].contains(self) }

  /// Whether it is about the tasks of the store, or about what else the store changes of a day.
  var plans: Bool { !calculates && ![.export, .reset, .introduction, .check, .config, .privacy, .help].contains(self) }

  /// Whether it can end with what a change does to the day.
  var changes: Bool { plans && ![.list, .show, .search, .streak, .week, .month, .calendar].contains(self) }
}

package import Rendering

/// The flags of the command line: parsing, help, completions and the README's table all follow from this one.
package enum Flag: String, CaseIterable, Sendable {
  case calendar, hours
  case dayStart = "day-start"
  case tasks, zone, now, me, day, from, to, events, titles, first
  case title, date, time, duration, category, note, remind, undated
  case dryRun = "dry-run"
  case on, steps
  case today, later, drop, done, skip
  case strict, svg, html
  case maxWidth = "max-width"
  case ascii, colour, urgent, hide, low, template, escape, pick, watch
  case ics
  case todoTxt = "todo-txt"
  case purge, demo
  case json, lang, plain, version, help

  /// What follows a flag.
  package enum Value: Hashable, Sendable {
    case none
    case one(String)
    /// All words up to the next flag.
    case several(String)
  }

  /// `--day-start`.
  package var spelling: String { "--\(rawValue)" }

  package var value: Value {
    switch self {
    case .calendar: .one("PATH")
    case .hours: .one("SPEC")
    case .dayStart, .now: .one("TIME")
    case .tasks, .svg, .html: .one("FILE")
    case .zone: .one("NAME")
    case .me: .one("ADDRESS")
    case .day, .from, .to, .on: .one("DATE")
    case .lang: .one("de|en")
    case .title, .note: .one("TEXT")
    case .date: .one("DATE|none")
    case .time: .one("TIME|none")
    case .duration: .one("LENGTH|none")
    case .category: .one("NAME|none")
    case .remind: .one("TIME|LENGTH|none")
    case .steps, .maxWidth: .one("N")
    case .hide: .one("STATE,…")
    case .low: .one("LENGTH")
    case .template: .one("TEXT")
    case .escape: .one("KIND")
    case .pick: .one("LINE")
    case .today, .drop, .done, .skip: .several("TASK…")
    case .later: .several("TASK… [DAY|undated]")
    case .events, .titles, .first, .strict, .watch, .undated, .dryRun, .ascii, .colour, .urgent, .ics,
      .todoTxt, .purge, .demo, .json, .plain, .version, .help:
      .none
    }
  }

  /// What stands for the value in help; nil when the flag takes none.
  package var placeholder: String? {
    switch value {
    case .none: nil
    case .one(let name), .several(let name): name
    }
  }

  /// `--calendar PATH`.
  package var synopsis: String { placeholder.map { "\(spelling) \($0)" } ?? spelling }

  /// The short way to ask for it.
  package var letter: String? {
    switch self {
    case .help: "-h"
    case .version: "-V"
    default: nil
    }
  }

  package var isRepeatable: Bool {
    if case .several = value { return true }
    return self == .calendar || self == .me
  }

  package func isTaken(by command: CommandName) -> Bool {
    switch self {
    case .now: command.calculates || command.plans || command == .export || command == .reset
    case .calendar, .hours, .dayStart, .me: command.calculates || command.plans
    case .day: (command.calculates && command != .bar) || command == .release
    case .tasks: command.calculates && command != .busy
    case .zone: ![.help, .config, .introduction, .privacy].contains(command)
    case .json: ![.help, .config, .introduction, .reset, .privacy, .bar].contains(command)
    case .ics, .todoTxt: command == .export || command == .importing
    case .purge: command == .reset
    case .from, .to, .events: command == .busy
    case .titles: [.busy, .today, .why, .release, .calendar, .bar].contains(command)
    case .first: command == .fits
    case .title, .date, .time, .duration, .category, .note, .remind, .undated: command == .add || command == .edit
    case .dryRun: command == .add
    case .on: command == .done
    case .steps: command == .undo || command == .redo
    case .today, .later, .drop, .done, .skip: command == .morning
    case .strict: command == .streak
    case .svg, .html: command == .week || command == .month
    case .maxWidth, .ascii, .colour, .urgent, .hide, .low, .template, .escape, .pick, .watch: command == .bar
    case .demo: command != .help
    case .lang, .plain, .version, .help: true
    }
  }

  /// What it does; of one command, what it does there.
  package func help(in language: Language, for command: CommandName? = nil) -> String {
    let german = language == .german
    switch (self, command) {
    case (.titles, .busy): return german ? "mit --events: auch die Titel der Einträge" : "with --events: titles too"
    case (.titles, .today), (.titles, .why), (.titles, .release), (.titles, .calendar):
      return german ? "mit --json: auch die Titel der Einträge" : "with --json: the entries' titles too"
    case (.titles, .bar):
      return german
        ? "der Titel der nächsten Aufgabe im Text, die der Einträge im Tooltip"
        : "the title of the next task in the text, those of entries in the tooltip"
    default: return german ? self.german : english
    }
  }
}

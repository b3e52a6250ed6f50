internal import Rendering

/// The commands there are, in the order in which help lists them.
package enum CommandName: String, CaseIterable, Sendable {
  case today, left, busy, why, fits, check, config, help

  /// What may stand beside the flags.
  enum Operand: Hashable {
    case none
    case one(String)
    /// Words that together are one thing: `fits 1 h 30 min`.
    case words(String)
    case several(String)
    /// A word that says what to do, and what that needs.
    case action(String)
  }

  var operand: Operand {
    switch self {
    case .left, .busy, .why: .none
    case .today: .one("DAY")
    case .fits: .words("DURATION")
    case .check: .several("PATH")
    case .config: .action("ACTION")
    case .help: .one("COMMAND")
    }
  }

  /// Whether it answers from calendars, for a day or a range.
  var calculates: Bool { ![.check, .config, .help].contains(self) }

  /// `fits [DURATION]`.
  var synopsis: String {
    switch operand {
    case .none: rawValue
    case .one(let name), .words(let name): "\(rawValue) [\(name)]"
    case .several(let name): "\(rawValue) \(name)…"
    case .action(let name): "\(rawValue) \(name)"
    }
  }

  func summary(in language: Language) -> String {
    switch (self, language) {
    case (.today, .english): "the day: the budget, the list with the line, what is still to come"
    case (.today, .german): "der Tag: das Budget, die Liste mit dem Strich, was noch kommt"
    case (.left, .english): "one line: how much of the day is left"
    case (.left, .german): "eine Zeile: wie viel vom Tag noch übrig ist"
    case (.busy, .english): "merged busy intervals; with --events every entry, and whether it counts"
    case (.busy, .german): "die belegten Zeiten, zusammengelegt; mit --events jeder Eintrag, und ob er zählt"
    case (.why, .english):
      "the whole calculation: windows, each entry and the rule that counted or skipped it, the rest"
    case (.why, .german):
      "die ganze Rechnung: Zeitfenster, jeder Eintrag und die Regel, nach der er zählt oder nicht, der Rest"
    case (.fits, .english):
      "does it still fit today; if not, the first day where it does; without DURATION, what fits until the next appointment"
    case (.fits, .german):
      "geht das heute noch; wenn nicht, der erste Tag, an dem es geht; ohne DURATION, was bis zum nächsten Termin geht"
    case (.check, .english): "every problem and every oddity of calendar files, whatever the day"
    case (.check, .german): "alle Probleme und Eigenheiten von Kalenderdateien, unabhängig vom Tag"
    case (.config, .english): "the configuration file: check, show, path, or set KEY VALUE"
    case (.config, .german): "die Konfigurationsdatei: check, show, path, oder set NAME WERT"
    case (.help, .english): "the commands and flags, or those of one command"
    case (.help, .german): "die Befehle und Optionen, oder die eines Befehls"
    }
  }

  /// Typical uses, without the program's name.
  var examples: [String] {
    switch self {
    case .today: ["today --calendar work.ics --hours 'mon-fri 8-12, 13-17' --tasks tasks.txt", "today friday"]
    case .left: ["left --calendar work.ics --calendar ~/calendars --hours 'mon-fri 8-12, 13-17'"]
    case .busy: ["busy --calendar work.ics --from 2026-12-01 --to 2026-12-08", "busy --calendar work.ics --events"]
    case .why: ["why --calendar work.ics --hours 'mon-fri 8-17' --day tomorrow"]
    case .fits:
      ["fits 45min --calendar work.ics --hours 'mon-fri 8-17'", "fits --hours 'mon-fri 8-17' --tasks tasks.txt"]
    case .check: ["check work.ics ~/calendars"]
    case .config: ["config set hours.fri 08:00-12:00", "config set calendar.work.path ~/work.ics", "config show"]
    case .help: ["help fits"]
    }
  }
}

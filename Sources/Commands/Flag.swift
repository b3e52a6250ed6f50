package import Rendering

/// The flags of the command line: parsing, help, completions and the README's table all follow from this one.
package enum Flag: String, CaseIterable, Sendable {
  case calendar, hours
  case dayStart = "day-start"
  case tasks, zone, now, me, day, from, to, events, titles, first, json, lang, plain, version, help

  /// `--day-start`.
  package var spelling: String { "--\(rawValue)" }

  /// What stands for the value in help; nil when the flag takes none.
  package var placeholder: String? {
    switch self {
    case .calendar: "PATH"
    case .hours: "SPEC"
    case .dayStart, .now: "TIME"
    case .tasks: "FILE"
    case .zone: "NAME"
    case .me: "ADDRESS"
    case .day, .from, .to: "DATE"
    case .lang: "de|en"
    case .events, .titles, .first, .json, .plain, .version, .help: nil
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

  package var isRepeatable: Bool { self == .calendar || self == .me }

  package func isTaken(by command: CommandName) -> Bool {
    switch self {
    case .calendar, .hours, .dayStart, .now, .me, .day: command.calculates
    case .tasks: command.calculates && command != .busy
    case .zone, .json: command != .help && command != .config
    case .from, .to, .events: command == .busy
    case .titles: [.busy, .today, .why].contains(command)
    case .first: command == .fits
    case .lang, .plain, .version, .help: true
    }
  }

  /// What it does; of one command, what it does there.
  package func help(in language: Language, for command: CommandName? = nil) -> String {
    let german = language == .german
    switch (self, command) {
    case (.titles, .busy): return german ? "mit --events: auch die Titel der Einträge" : "with --events: titles too"
    case (.titles, .today), (.titles, .why):
      return german ? "mit --json: auch die Titel der Einträge" : "with --json: the entries' titles too"
    default: return german ? self.german : english
    }
  }

  private var english: String {
    switch self {
    case .calendar: "an .ics file, or a folder that is searched for them; repeatable"
    case .hours:
      "when you work: 'mon-fri 08:00-12:00, 13:00-17:00; sat 9-11; 2026-12-24 8-12; sun none', in English or German"
    case .dayStart: "when a new day begins, 00:00 to 12:00; 00:00 unless given"
    case .tasks: "one task a line, most important first; - is standard input"
    case .zone: "an IANA time zone such as Europe/Zurich; the system's unless given"
    case .now: "the time to reckon from, as 2026-11-30T09:00:00+01:00; the clock's unless given"
    case .me: "your own e-mail address: an invitation it declined does not count; repeatable"
    case .day: "another day than today: 2026-12-24, 24.12., tomorrow, friday"
    case .from: "the first day of a range"
    case .to: "the day after the last of the range"
    case .events: "every entry, and whether it counts"
    case .titles: "with --events or --json: the entries' titles too"
    case .first: "before the day's tasks, not after them"
    case .json: "the same answer as data"
    case .lang: "the language; that of LC_ALL, LC_MESSAGES or LANG unless given"
    case .plain: "one fact a line in whole words, for screen readers; also RESTZEIT_PLAIN=1"
    case .version: "the version; also -V"
    case .help: "this help; after a command, that command's; also -h"
    }
  }

  private var german: String {
    switch self {
    case .calendar: "eine .ics-Datei, oder ein Ordner, der danach durchsucht wird; mehrfach möglich"
    case .hours:
      "die Zeitfenster: 'mo-fr 08:00-12:00, 13:00-17:00; sa 9-11; 2026-12-24 8-12; so keine', deutsch oder englisch"
    case .dayStart: "wann ein neuer Tag beginnt, 00:00 bis 12:00; sonst 00:00"
    case .tasks: "eine Aufgabe je Zeile, die wichtigste zuerst; - ist die Standardeingabe"
    case .zone: "eine IANA-Zeitzone wie Europe/Zurich; sonst die des Systems"
    case .now: "die Zeit, ab der gerechnet wird, als 2026-11-30T09:00:00+01:00; sonst die der Uhr"
    case .me: "die eigene E-Mail-Adresse: was sie abgesagt hat, zählt nicht; mehrfach möglich"
    case .day: "ein anderer Tag als heute: 2026-12-24, 24.12., morgen, freitag"
    case .from: "der erste Tag eines Bereichs"
    case .to: "der Tag nach dem letzten des Bereichs"
    case .events: "jeder Eintrag, und ob er zählt"
    case .titles: "mit --events oder --json: auch die Titel der Einträge"
    case .first: "vor den Aufgaben des Tages statt danach"
    case .json: "die gleiche Antwort als Daten"
    case .lang: "die Sprache; sonst die von LC_ALL, LC_MESSAGES oder LANG"
    case .plain: "eine Angabe je Zeile in ganzen Worten, für Bildschirmleser; auch RESTZEIT_PLAIN=1"
    case .version: "die Version; auch -V"
    case .help: "diese Hilfe; nach einem Befehl die des Befehls; auch -h"
    }
  }
}

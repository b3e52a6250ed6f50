internal import Rendering

/// What `--help` says: of the program, or of one command; all of it from the tables of commands and flags.
struct Help {
  let command: CommandName?
  let voice: Voice

  private var german: Bool { voice.language == .german }

  var text: String {
    var paragraphs: [String] = []
    if let command {
      paragraphs.append(folded("restzeit \(command.rawValue): \(command.summary(in: voice.language))", indent: 0))
      paragraphs.append(section(german ? "Aufruf" : "Usage", ["restzeit \(command.synopsis) [\(flagsWord)]"]))
      paragraphs.append(section(german ? "Beispiele" : "Examples", command.examples.map { "restzeit \($0)" }))
    } else {
      let summary =
        german
        ? "wie viel von heute übrig ist, und wo in der Aufgabenliste der Tag nicht mehr aufgeht"
        : "how much of today is left, and where in the task list the day stops fitting"
      paragraphs.append(folded("restzeit: \(summary)", indent: 0))
      paragraphs.append(
        section(german ? "Aufruf" : "Usage", ["restzeit [\(german ? "BEFEHL" : "COMMAND")] [\(flagsWord)]"]))
      let rows = CommandName.allCases.map { ($0.synopsis, $0.summary(in: voice.language)) }
      paragraphs.append(table(german ? "Befehle; ohne einen gilt today" : "Commands; without one it is today", rows))
    }
    let flags = Flag.allCases.filter { command.map($0.isTaken(by:)) ?? true }
    paragraphs.append(table(german ? "Optionen" : "Flags", flags.map { ($0.synopsis, note(on: $0)) }))
    if command != .help { paragraphs.append(table(german ? "Status am Ende" : "Exit status", statuses)) }
    return paragraphs.joined(separator: "\n")
  }

  private var flagsWord: String { german ? "OPTIONEN" : "FLAGS" }

  /// In the program's help, which commands take a flag that few take.
  private func note(on flag: Flag) -> String {
    let help = flag.help(in: voice.language, for: command)
    let takers = CommandName.allCases.filter(flag.isTaken(by:))
    let few = takers.count <= 3 && command == nil
    return few ? "\(takers.map(\.rawValue).joined(separator: ", ")): \(help)" : help
  }

  private var statuses: [(String, String)] {
    switch command {
    case .fits:
      return german
        ? [
          ("0", "ja; ohne DURATION: jetzt frei, oder am Tag, nach dem gefragt ist"),
          ("1", "nein, oder nur in Stücken; ohne DURATION: nicht frei"),
          ("2", "falscher Aufruf, oder keine Antwort möglich"), ("3", "vielleicht: etwas fehlt oder ist unsicher"),
        ]
        : [
          ("0", "yes; without DURATION: free now, or on the day asked about"),
          ("1", "no, or only in pieces; without DURATION: not free"), ("2", "misuse, or no answer possible"),
          ("3", "perhaps: something is missing or doubtful"),
        ]
    case .check:
      return german
        ? [
          ("0", "nichts fehlt, nichts ist unsicher"), ("1", "etwas fehlt oder ist unsicher"),
          ("2", "falscher Aufruf"),
        ]
        : [("0", "nothing is missing or doubtful"), ("1", "something is missing or doubtful"), ("2", "misuse")]
    case .some(let command) where command.changes:
      return german
        ? [
          ("0", "getan"), ("1", "getan, aber nur im Speicher: es geht verloren"),
          ("2", "falscher Aufruf, oder nicht möglich; nichts ist geändert"),
        ]
        : [
          ("0", "done"), ("1", "done, but in memory only: it will be lost"),
          ("2", "misuse, or not possible; nothing was changed"),
        ]
    default:
      return german
        ? [
          ("0", "genau beantwortet"), ("1", "beantwortet, aber nicht genau: etwas fehlt oder ist unsicher"),
          ("2", "falscher Aufruf, oder keine Antwort möglich"),
        ] + (command == nil ? [("3", "nur fits: vielleicht; dort ist 0 ja und 1 nein")] : [])
        : [
          ("0", "answered exactly"), ("1", "answered, not exactly: something is missing or doubtful"),
          ("2", "misuse, or no answer possible"),
        ] + (command == nil ? [("3", "fits only: perhaps; there 0 is yes and 1 no")] : [])
    }
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Names and what they mean, in two columns where the screen is wide enough; plain, a sentence a line.
  private func table(_ title: String, _ rows: [(String, String)]) -> String {
    if voice.plain { return section(title, rows.map { "\($0.0): \($0.1)" }) }
    let column = 2 + (rows.map(\.0.count).max() ?? 0) + 2
    if voice.width < column + 30 {
      return "\(title):\n" + rows.map { "  \($0.0)\n" + folded($0.1, indent: 6) }.joined()
    }
    return "\(title):\n"
      + rows.map { name, meaning in
        let text = folded(meaning, indent: column)
        return "  " + name + String(repeating: " ", count: column - 2 - name.count) + text.dropFirst(column)
      }.joined()
  }

  /// Words in lines of at most the screen's width, each after `indent` blanks and ended; plain, in one line.
  private func folded(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = voice.plain ? [text] : wrapped(text, to: voice.width - indent)
    return lines.map { "\(margin)\($0)\n" }.joined()
  }
}

internal import Rendering

/// What `--help` says: of the program, or of one command; all of it from the tables of commands, flags and topics.
struct Help {
  /// What there is to be said about.
  enum Subject: Hashable {
    case program
    case command(CommandName)
    case topic(Topic)
  }

  let subject: Subject
  let language: Language

  init(_ subject: Subject, in language: Language) {
    self.subject = subject
    self.language = language
  }

  private var german: Bool { language == .german }

  /// Of a command and a topic of one name the text is both.
  var text: HelpText {
    switch subject {
    case .program: program
    case .topic(let topic): topic.text(in: language)
    case .command(let command):
      HelpText(
        title: .init("restzeit \(command.rawValue)", command.summary(in: language)),
        sections: sections(of: command) + (Topic(rawValue: command.rawValue)?.text(in: language).sections ?? []))
    }
  }

  private var program: HelpText {
    HelpText(
      title: .init("restzeit", Help.summary(in: language)),
      sections: [
        usage("restzeit [\(german ? "BEFEHL" : "COMMAND")] [\(flagsWord)]"),
        rows(
          german ? "Befehle; ohne einen gilt today" : "Commands; without one it is today",
          CommandName.allCases.map { .init($0.synopsis, $0.summary(in: language)) }),
        rows(
          german ? "Themen; restzeit help THEMA" : "Topics; restzeit help TOPIC",
          Topic.allCases.map { .init($0.rawValue, $0.title(in: language)) }),
        flags(nil),
        rows(
          statusHeading,
          ExitStatus.answers.rows(in: language) + [
            .init(
              "3",
              german ? "nur fits: vielleicht; dort ist 0 ja und 1 nein" : "fits only: perhaps; there 0 is yes and 1 no")
          ]),
      ])
  }

  static func summary(in language: Language) -> String {
    language == .german
      ? "wie viel von heute übrig ist, und wo in der Aufgabenliste der Tag nicht mehr aufgeht"
      : "how much of today is left, and where in the task list the day stops fitting"
  }

  private func sections(of command: CommandName) -> [HelpText.Section] {
    let examples = command.examples.map { "restzeit \($0)" }
    let said = [
      usage("restzeit \(command.synopsis) [\(flagsWord)]"),
      HelpText.Section(german ? "Beispiele" : "Examples", [.lines(examples)]), flags(command),
    ]
    return said + (command.status.map { [rows(statusHeading, $0.rows(in: language))] } ?? [])
  }

  /// Of a command as a part of the manual, where the flags have a table and each topic its own place.
  func brief(_ command: CommandName) -> HelpText {
    let flags = Flag.allCases.filter { $0.isTaken(by: command) }.map(\.spelling)
    let parts = sections(of: command).prefix(2)
    let status = fewStatuses(of: command)
    return HelpText(
      title: text.title,
      sections: parts + [.init(german ? "Optionen" : "Flags", [.paragraph(flags.joined(separator: ", "))])] + status)
  }

  /// Where the end means something else than for most.
  private func fewStatuses(of command: CommandName) -> [HelpText.Section] {
    guard let status = command.status, [.fits, .check, .bar].contains(status) else { return [] }
    return [rows(statusHeading, status.rows(in: language))]
  }

  private func usage(_ line: String) -> HelpText.Section { .init(german ? "Aufruf" : "Usage", [.lines([line])]) }

  private func flags(_ command: CommandName?) -> HelpText.Section {
    let flags = Flag.allCases.filter { flag in command.map(flag.isTaken(by:)) ?? true }
    return rows(german ? "Optionen" : "Flags", flags.map { .init($0.synopsis, note(on: $0, of: command)) })
  }

  private func rows(_ heading: String, _ rows: [HelpText.Row]) -> HelpText.Section { .init(heading, [.rows(rows)]) }

  private var statusHeading: String { german ? "Status am Ende" : "Exit status" }

  private var flagsWord: String { german ? "OPTIONEN" : "FLAGS" }

  /// In the program's help, which commands take a flag that few take.
  private func note(on flag: Flag, of command: CommandName?) -> String {
    let help = flag.help(in: language, for: command)
    let takers = CommandName.allCases.filter(flag.isTaken(by:))
    let few = takers.count <= 3 && command == nil
    return few ? "\(takers.map(\.rawValue).joined(separator: ", ")): \(help)" : help
  }
}

extension CommandName {
  /// How it ends; nil for what only prints a text.
  fileprivate var status: ExitStatus? {
    switch self {
    case .help, .privacy: nil
    case .fits: .fits
    case .check: .check
    case .bar: .bar
    case _ where changes: .changes
    default: .answers
    }
  }
}

/// What the number means that the program ends with, by the kind of command.
public enum ExitStatus: Sendable {
  case answers, fits, check, changes, bar

  public func rows(in language: Language) -> [HelpText.Row] { rows(Words(Voice(language: language))) }

  private func rows(_ words: Words) -> [HelpText.Row] {
    let perhaps: HelpText.Row = .init(
      "3", words.say("perhaps: something is missing or doubtful", "vielleicht: etwas fehlt oder ist unsicher"))
    return switch self {
    case .answers:
      [
        .init("0", words.say("answered exactly", "genau beantwortet")),
        .init(
          "1",
          words.say(
            "answered, not exactly: something is missing or doubtful",
            "beantwortet, aber nicht genau: etwas fehlt oder ist unsicher")),
        .init("2", words.say("misuse, or no answer possible", "falscher Aufruf, oder keine Antwort möglich")),
      ]
    case .fits:
      [
        .init(
          "0",
          words.say(
            "yes; without DURATION: free now, or on the day asked about",
            "ja; ohne DURATION: jetzt frei, oder am Tag, nach dem gefragt ist")),
        .init(
          "1",
          words.say(
            "no, or only in pieces; without DURATION: not free",
            "nein, oder nur in Stücken; ohne DURATION: nicht frei")),
        .init("2", words.say("misuse, or no answer possible", "falscher Aufruf, oder keine Antwort möglich")),
        perhaps,
      ]
    case .bar:
      [
        .init(
          "0",
          words.say(
            "answered, whatever the day: what is wrong stands in the answer",
            "beantwortet, wie der Tag auch ist: was nicht stimmt, steht in der Antwort")),
        .init(
          "1",
          words.say(
            "with --pick or click: done, but in memory only: it will be lost",
            "mit --pick oder click: getan, aber nur im Speicher: es geht verloren")),
        .init(
          "2",
          words.say(
            "misuse; with --pick or click: not possible", "falscher Aufruf; mit --pick oder click: nicht möglich")),
      ]
    case .check:
      [
        .init("0", words.say("nothing is missing or doubtful", "nichts fehlt, nichts ist unsicher")),
        .init("1", words.say("something is missing or doubtful", "etwas fehlt oder ist unsicher")),
        .init("2", words.say("misuse", "falscher Aufruf")),
      ]
    case .changes:
      [
        .init("0", words.say("done", "getan")),
        .init(
          "1", words.say("done, but in memory only: it will be lost", "getan, aber nur im Speicher: es geht verloren")),
        .init(
          "2",
          words.say(
            "misuse, or not possible; nothing was changed", "falscher Aufruf, oder nicht möglich; nichts ist geändert")),
      ]
    }
  }
}

extension Words {
  var statusTopic: [HelpText.Section] {
    func section(_ heading: String, _ status: ExitStatus) -> HelpText.Section {
      .init(heading, [.rows(status.rows(in: voice.language))])
    }
    return [
      .init(
        nil,
        [
          paragraph(
            """
            Answers go to standard output, all else to standard error. A closed pipe is no fault: the status is then 0.
            """,
            """
            Antworten gehen auf die Standardausgabe, alles andere auf die Standardfehlerausgabe. Eine geschlossene Leitung \
            ist kein Fehler: der Status ist dann 0.
            """)
        ]),
      section(say("Commands that answer", "Befehle, die antworten"), .answers),
      section(say("Commands that change tasks", "Befehle, die Aufgaben ändern"), .changes),
      section("fits", .fits), section("check", .check), section("bar", .bar),
    ]
  }
}

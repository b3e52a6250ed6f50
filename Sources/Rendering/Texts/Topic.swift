/// What there is a text about beside the commands, in the order in which help lists them.
public enum Topic: String, CaseIterable, Sendable {
  case calendars, hours, tasks
  case quickEntry = "quick-entry"
  case planner, exchange, configuration, status, json, privacy

  public func text(in language: Language) -> HelpText {
    let words = Words(Voice(language: language))
    return HelpText(title: .init(rawValue, title(in: language)), sections: sections(words))
  }

  public func title(in language: Language) -> String {
    let words = Words(Voice(language: language))
    return switch self {
    case .calendars: words.say("what is read, and what counts as busy", "was gelesen wird, und was als belegt zählt")
    case .hours: words.say("when you work", "wann du arbeitest")
    case .tasks: words.say("the list and the line", "die Liste und der Strich")
    case .quickEntry: words.say("a task in one line", "eine Aufgabe in einer Zeile")
    case .planner:
      words.say("the store, leftovers, the morning, undo", "die Ablage, Liegengebliebenes, der Morgen, zurücknehmen")
    case .exchange: words.say("tasks to take along and bring in", "Aufgaben mitnehmen und hereinholen")
    case .configuration:
      words.say("what you do not want to type each time", "was du nicht jedes Mal schreiben willst")
    case .status: words.say("how the program ends", "wie das Programm endet")
    case .json: words.say("the same answers as data", "dieselben Antworten als Daten")
    case .privacy:
      words.say("what is kept where, and how to delete it", "was wo liegt, und wie du es löschst")
    }
  }

  private func sections(_ words: Words) -> [HelpText.Section] {
    switch self {
    case .calendars: words.calendarsTopic
    case .hours: words.hoursTopic
    case .tasks: words.tasksTopic
    case .quickEntry: words.quickEntryTopic
    case .planner: words.plannerTopic
    case .exchange: words.exchangeTopic
    case .configuration: words.configurationTopic
    case .status: words.statusTopic
    case .json: words.jsonTopic
    case .privacy: words.privacyTopic
    }
  }
}

extension Words {
  func paragraph(_ english: String, _ german: String) -> HelpText.Part { .paragraph(say(english, german)) }

  func examples(_ lines: String...) -> HelpText.Section {
    HelpText.Section(say("Examples", "Beispiele"), [.lines(lines.map { "restzeit \($0)" })])
  }
}

import BudgetCore

/// What was handed to others or taken from them, in one line.
struct ExchangeView {
  let words: Words

  init(_ words: Words) { self.words = words }

  func text(_ answer: ExportedAnswer) -> String {
    line([tasks(answer.tasks), words.safe(answer.path)])
  }

  func text(_ answer: ImportedAnswer) -> String {
    let count = answer.count
    var facts: [String] = []
    if count.added > 0 { facts.append(words.say("\(count.added) added", "\(count.added) neu")) }
    if count.changed > 0 { facts.append(words.say("\(count.changed) changed", "\(count.changed) geändert")) }
    if count.unchanged > 0 { facts.append(words.say("\(count.unchanged) as before", "\(count.unchanged) wie zuvor")) }
    if count.kept > 0 {
      facts.append(
        words.say(
          "\(count.kept) other there, left as \(count.kept == 1 ? "it is" : "they are")",
          "\(count.kept) dort anders, hier belassen"))
    }
    if count.removed > 0 {
      facts.append(words.say("\(count.removed) taken back", "\(count.removed) zurückgenommen"))
    }
    if count.hours > 0 {
      facts.append(
        count.hours == 1
          ? words.say("hours of 1 date", "Zeitfenster von 1 Tag")
          : words.say("hours of \(count.hours) dates", "Zeitfenster von \(count.hours) Tagen"))
    }
    if count.releases > 0 {
      facts.append(
        count.releases == 1
          ? words.say("release of 1 entry", "Freigabe von 1 Eintrag")
          : words.say("releases of \(count.releases) entries", "Freigaben von \(count.releases) Einträgen"))
    }
    if facts.isEmpty { facts.append(words.say("no task in it", "keine Aufgabe darin")) }
    if answer.repeating > 0 {
      facts.append(
        answer.repeating == 1
          ? words.say("1 repeats there, taken once", "1 wiederkehrend, einmal übernommen")
          : words.say(
            "\(answer.repeating) repeat there, each taken once",
            "\(answer.repeating) wiederkehrend, je einmal übernommen"))
    }
    if answer.others > 0 {
      facts.append(
        answer.others == 1
          ? words.say("1 entry is no task", "1 Eintrag ist keine Aufgabe")
          : words.say("\(answer.others) entries are no tasks", "\(answer.others) Einträge sind keine Aufgaben"))
    }
    if let budget = answer.budget { facts.append(words.balance(budget)) }
    return line(facts)
  }

  private func tasks(_ count: Int) -> String {
    count == 1 ? words.say("1 task", "1 Aufgabe") : words.say("\(count) tasks", "\(count) Aufgaben")
  }

  private func line(_ facts: [String]) -> String {
    facts.joined(separator: words.voice.plain ? ", " : " · ") + "\n"
  }
}

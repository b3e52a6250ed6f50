internal import Exchange
internal import Rendering

extension ExchangeFormat {
  /// What an export in this format does not hold, in one sentence.
  func words(for losses: [ExchangeLoss], in language: Language) -> String {
    let german = language == .german
    let name = self == .todoTxt ? "todo.txt" : "VTODO"
    let parts = list(losses.map { $0.words(in: language) }, german ? "und" : "and")
    return german
      ? "\(name) fasst nicht: \(parts); restzeit export allein behält alles"
      : "\(name) has no place for \(parts); restzeit export alone keeps all of it"
  }
}

extension ExchangeLoss {
  fileprivate func words(in language: Language) -> String {
    let german = language == .german
    let one = count == 1
    let tasks =
      german
      ? (one ? "1 Aufgabe" : "\(count) Aufgaben") : (one ? "1 task" : "\(count) tasks")
    return switch kind {
    case .notes:
      german
        ? "\(one ? "die Notiz" : "die Notizen") von \(tasks)" : "the \(one ? "note" : "notes") of \(tasks)"
    case .reminders:
      german
        ? "\(one ? "die Erinnerung" : "die Erinnerungen") von \(tasks)"
        : "the \(one ? "reminder" : "reminders") of \(tasks)"
    case .characters: german ? "Steuerzeichen von \(tasks)" : "control characters of \(tasks)"
    case .quiet:
      german ? "bis wann der Morgen \(tasks) ruhen lässt" : "until when the morning leaves \(tasks) alone"
    case .daysLeftOpen:
      german
        ? "an welchen Tagen \(tasks) offen \(one ? "blieb" : "blieben")" : "on which days \(tasks) stayed open"
    case .hours:
      german
        ? "die Zeitfenster von \(one ? "1 Tag" : "\(count) Tagen")"
        : "the hours of \(one ? "1 date" : "\(count) dates")"
    case .releases:
      german
        ? (one ? "1 freigegebenen Eintrag" : "\(count) freigegebene Einträge")
        : (one ? "1 released entry" : "\(count) released entries")
    }
  }
}

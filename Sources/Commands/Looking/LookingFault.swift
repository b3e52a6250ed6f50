internal import BudgetCore
internal import Rendering

/// Why a look back gets no answer, as facts.
enum LookingFault: Error, Hashable, Sendable {
  /// A picture of days on which nothing was done or left open.
  case noHistory(ProgressAnswer)
  /// The path as given, and the symbol of the system's error.
  case pictureUnwritable(String, reason: String)
  case notAMonthOrDay(String)
}

extension LookingFault {
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    switch self {
    case .noHistory(let answer):
      let picture = german ? "es ist nichts geschrieben" : "nothing is written"
      return UsageNotice(
        headline: "\(answer.span.rawValue): \(wordsForNoHistory(answer, in: language)): \(picture)",
        remedy: german
          ? "restzeit done TASK hakt etwas ab, das hier zu sehen sein wird"
          : "restzeit done TASK ticks something off that will be seen here")
    case .pictureUnwritable(let path, let reason):
      let words = systemWords(reason, in: language)
      return UsageNotice(
        headline: german
          ? "«\(shown(path))» ist nicht zu schreiben: \(words)" : "'\(shown(path))' cannot be written: \(words)",
        remedy: german
          ? "eine Datei in einem Ordner nennen, den es gibt, oder - für die Standardausgabe"
          : "name a file in a folder that is there, or - for standard output")
    case .notAMonthOrDay(let text):
      return UsageNotice(
        headline: german
          ? "calendar: «\(shown(text))» ist weder ein Monat noch ein Tag: 2026-11, november, 11, 2026-11-30 oder freitag ist eines"
          : "calendar: '\(shown(text))' is neither a month nor a day: 2026-11, november, 11, 2026-11-30 or friday is",
        remedy: german ? "restzeit calendar 2026-11 schreiben" : "write restzeit calendar 2026-11")
    }
  }
}

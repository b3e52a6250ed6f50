internal import Host
internal import Rendering

extension Editor.Failure {
  /// Why a person's text could not be had from the editor; nothing is changed then.
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    let remedy =
      german ? "EDITOR setzen, oder es auf der Befehlszeile schreiben" : "set EDITOR, or write it on the command line"
    switch self {
    case .notFound(let command):
      return UsageNotice(
        headline: german
          ? "EDITOR: «\(shown(command))» lässt sich nicht starten" : "EDITOR: '\(shown(command))' cannot be started",
        remedy: remedy)
    case .ended(let status):
      return UsageNotice(
        headline: german
          ? "der Editor endete mit Status \(status): nichts ist geändert"
          : "the editor ended with status \(status): nothing was changed", remedy: remedy)
    case .unwritable(let failure):
      let reason = systemWords(failure.reason, in: language)
      return UsageNotice(
        headline: german
          ? "kein Platz für den Text: \(clean(failure.path)): \(reason)"
          : "no place for the text: \(clean(failure.path)): \(reason)", remedy: remedy)
    case .unreadable(let failure):
      return UsageNotice(
        headline: german
          ? "der Text ist nicht zu lesen: \(failure.words(in: .german))"
          : "the text cannot be read: \(failure.words(in: .english))", remedy: remedy)
    }
  }
}

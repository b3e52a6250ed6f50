internal import Host
internal import Rendering
internal import Settings

extension UsageFault {
  /// What is said of a configuration, and of a line of `config`, that gets no answer.
  func configuration(in language: Language) -> UsageNotice {
    let german = language == .german
    switch self {
    case .noConfigurationFolder:
      return UsageNotice(
        headline: german
          ? "kein Ordner für die Konfiguration: weder XDG_CONFIG_HOME noch HOME ist ein ganzer Pfad"
          : "no folder for the configuration: neither XDG_CONFIG_HOME nor HOME is a whole path",
        remedy: german ? "HOME setzen" : "set HOME")
    case .settingsUnreadable(let path, let failure):
      let reason = failure.words(in: language)
      return UsageNotice(
        headline: german ? "\(clean(path)): nicht lesbar: \(reason)" : "\(clean(path)): cannot be read: \(reason)",
        remedy: german ? "das berichtigen, oder die Datei entfernen" : "mend that, or remove the file")
    case .settings(let path, let fault, let more):
      return fault.notice(at: "\(clean(path)):\(fault.line):\(fault.column)", more: more, in: language)
    case .settingsKey(let fault): return fault.notice(at: "config set", isKey: true, in: language)
    case .settingsValue(let key, let fault): return fault.notice(at: shown(key), isKey: true, in: language)
    case .settingsUnwritable(let failure):
      let reason = systemWords(failure.reason, in: language)
      return UsageNotice(
        headline: german
          ? "\(clean(failure.path)): nicht zu schreiben: \(reason)"
          : "\(clean(failure.path)): cannot be written: \(reason)",
        remedy: german ? "es ist nichts geändert; das berichtigen" : "nothing is changed; mend that")
    case .configAction(let word): return action(word, german)
    default:
      return UsageNotice(
        headline: german ? "config set braucht einen NAMEN und einen WERT" : "config set needs a KEY and a VALUE",
        remedy: german
          ? "restzeit config set hours.fri 08:00-12:00 schreiben" : "write restzeit config set hours.fri 08:00-12:00")
    }
  }

  private func action(_ word: String?, _ german: Bool) -> UsageNotice {
    let actions = ConfigCommand.Action.allCases.map(\.rawValue)
    let all = list(actions, german ? "und" : "and")
    guard let word else {
      return UsageNotice(
        headline: german ? "config braucht ein Wort: es gibt \(all)" : "config needs a word: \(all) are allowed",
        remedy: german ? "restzeit config show schreiben" : "write restzeit config show")
    }
    let near = nearest(to: word, among: actions).map { "restzeit config \($0)" }
    let meant = list(near, german ? "oder" : "or")
    let remedy =
      near.isEmpty
      ? german ? "restzeit help config sagt, was jedes tut" : "restzeit help config says what each does"
      : german ? "vielleicht \(meant)?" : "did you mean \(meant)?"
    return UsageNotice(
      headline: german
        ? "config: «\(shown(word))» gibt es nicht: es gibt \(all)"
        : "config: '\(shown(word))' is not allowed: \(all) are",
      remedy: remedy)
  }
}

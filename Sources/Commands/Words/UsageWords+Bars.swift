internal import QuickEntry
internal import Rendering

extension BarFault {
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    func notice(_ english: (String, String), _ words: (String, String), _ excerpt: String? = nil) -> UsageNotice {
      let said = german ? words : english
      return UsageNotice(headline: said.0, excerpt: excerpt.map(UsageNotice.Excerpt.whole), remedy: said.1)
    }
    let formats = BarFormat.allCases.map(\.rawValue)
    switch self {
    case .format(let name?):
      return notice(
        ("bar: '\(shown(name))' is not a format: \(list(formats, "and")) are", suggestion(name, in: .english)),
        ("bar: «\(shown(name))» ist kein Format: es gibt \(list(formats, "und"))", suggestion(name, in: .german)))
    case .format(nil):
      return notice(
        ("bar needs a FORMAT, or --template: \(list(formats, "and")) are formats", "write restzeit bar waybar"),
        ("bar braucht ein FORMAT, oder --template: es gibt \(list(formats, "und"))", "restzeit bar waybar schreiben"))
    case .configFormat(let name?):
      return notice(
        ("bar config: '\(shown(name))' is not a format: \(list(formats, "and")) are", suggestion(name, in: .english)),
        (
          "bar config: «\(shown(name))» ist kein Format: es gibt \(list(formats, "und"))",
          suggestion(name, in: .german)
        ))
    case .configFormat(nil):
      return notice(
        ("bar config needs a FORMAT: \(list(formats, "and")) are", "write restzeit bar config waybar"),
        ("bar config braucht ein FORMAT: es gibt \(list(formats, "und"))", "restzeit bar config waybar schreiben"))
    case .click(let name):
      let actions = BarAction.allCases.map(\.rawValue)
      let word = name.map { german ? "«\(shown($0))» gibt es nicht" : "'\(shown($0))' is not an action" }
      return notice(
        ("bar click: \(word ?? "an action is missing"): \(list(actions, "and")) are", "write restzeit bar click menu"),
        (
          "bar click: \(word ?? "es fehlt, was geschehen soll"): es gibt \(list(actions, "und"))",
          "restzeit bar click menu schreiben"
        ))
    case .noShell:
      return notice(
        ("the system does not start /bin/sh", "check that /bin/sh is there"),
        ("das System startet /bin/sh nicht", "prüfen, ob es /bin/sh gibt"))
    case .nothingToOpen(.terminal):
      let tried = BarDesk.terminals
      return notice(
        (
          "bar click: there is no terminal to open: neither $TERMINAL nor \(list(tried, "or"))",
          "install foot or xterm, or set TERMINAL"
        ),
        (
          "bar click: es ist kein Terminal da: weder $TERMINAL noch \(list(tried, "oder"))",
          "foot oder xterm installieren, oder TERMINAL setzen"
        ))
    case .nothingToOpen(.menu):
      return notice(
        ("bar click: there is no menu to open: neither rofi nor dmenu, nor fuzzel on Wayland", "install rofi"),
        ("bar click: es ist kein Menü da: weder rofi noch dmenu, auf Wayland auch fuzzel nicht", "rofi installieren"))
    case .notAWidth(let text):
      let least = BarLook.narrowest
      return notice(
        ("--max-width: '\(shown(text))' is not allowed: columns from \(least) to 1000 are", "write --max-width 20"),
        (
          "--max-width: «\(shown(text))» ist nicht erlaubt: \(least) bis 1000 Spalten sind es",
          "--max-width 20 schreiben"
        ))
    case .notALow(let text):
      return notice(
        ("--low: '\(shown(text))' is not a length: 0 min to 24 h are allowed", "write --low 30min"),
        ("--low: «\(shown(text))» ist keine Dauer: erlaubt sind 0 min bis 24 h", "--low 30min schreiben"))
    case .notAState(let text):
      let states = BarState.allCases.map(\.rawValue)
      return notice(
        ("--hide: '\(shown(text))' is not a state: \(list(states, "and")) are", "write --hide no-hours,nothing"),
        (
          "--hide: «\(shown(text))» ist kein Zustand: es gibt \(list(states, "und"))",
          "--hide no-hours,nothing schreiben"
        ))
    case .notAnEscape(let text):
      let kinds = Escape.offered.map(\.rawValue)
      return notice(
        ("--escape: '\(shown(text))' is not a kind: \(list(kinds, "and")) are", "write --escape none"),
        ("--escape: «\(shown(text))» gibt es nicht: es gibt \(list(kinds, "und"))", "--escape none schreiben"))
    case .escapeOfFormat(let format):
      let name = format.rawValue
      return notice(
        ("bar \(name) takes no --escape: it has its own", "leave --escape out, or the format"),
        ("bar \(name) nimmt kein --escape: es hat sein eigenes", "--escape weglassen, oder das Format"))
    case .unknownPlace(let name, let template):
      let places = BarTemplate.Place.allCases.map { "{\($0.rawValue)}" }
      let near = nearest(to: name, among: BarTemplate.Place.allCases.map(\.rawValue)).map { "{\($0)}" }
      return notice(
        (
          "--template: '{\(shown(name))}' is no place: \(list(places, "and")) are",
          near.isEmpty ? "write one of these" : "did you mean \(list(near, "or"))?"
        ),
        (
          "--template: «{\(shown(name))}» gibt es nicht: es gibt \(list(places, "und"))",
          near.isEmpty ? "eines davon schreiben" : "vielleicht \(list(near, "oder"))?"
        ), template)
    case .controlsInTemplate:
      return notice(
        ("--template: line breaks and control characters are not allowed", "write one line of letters and signs"),
        (
          "--template: Zeilenumbrüche und Steuerzeichen sind nicht erlaubt",
          "eine Zeile aus Buchstaben und Zeichen schreiben"
        ))
    case .notALine(let flag):
      return notice(
        (
          "bar: \(flag.spelling) is not one line of UTF-8, and no bar takes anything else",
          "rename the file, or set it once: restzeit config"
        ),
        (
          "bar: \(flag.spelling) ist nicht eine Zeile in UTF-8, und anderes nimmt keine Leiste",
          "die Datei umbenennen, oder einmal einstellen: restzeit config"
        ))
    case .configOfInput:
      return notice(
        ("bar config: --tasks - is standard input, and no bar has tasks there", "write --tasks FILE, or leave it out"),
        (
          "bar config: --tasks - ist die Standardeingabe, und keine Leiste hat dort Aufgaben",
          "--tasks FILE schreiben, oder es weglassen"
        ))
    case .pickOf(let name):
      return notice(
        ("bar \(name) takes no --pick: menu does", "write restzeit bar menu --pick LINE"),
        ("bar \(name) nimmt kein --pick: menu tut es", "restzeit bar menu --pick LINE schreiben"))
    case .watchOf(let format):
      let name = format.rawValue
      return notice(
        ("bar \(name) takes no --watch: \(name) asks by itself", "leave it out; restzeit bar config \(name) shows how"),
        (
          "bar \(name) nimmt kein --watch: \(name) fragt selbst",
          "es weglassen; restzeit bar config \(name) zeigt, wie es geht"
        ))
    case .watchOfInput:
      return notice(
        ("--watch and --tasks - are given: standard input is read once", "write --tasks FILE, or leave it out"),
        (
          "--watch und --tasks - stehen da: die Standardeingabe wird einmal gelesen",
          "--tasks FILE schreiben, oder es weglassen"
        ))
    case .noProgramPath:
      return notice(
        ("the system does not tell where this program lies", "check that /proc is mounted"),
        ("das System sagt nicht, wo dieses Programm liegt", "prüfen, ob /proc eingehängt ist"))
    }
  }

  private func suggestion(_ name: String, in language: Language) -> String {
    let german = language == .german
    let near = nearest(to: name, among: BarFormat.allCases.map(\.rawValue)).map { "restzeit bar \($0)" }
    if near.isEmpty {
      return german
        ? "eines davon schreiben, oder --template für eine andere Leiste"
        : "write one of these, or --template for another bar"
    }
    return german ? "vielleicht \(list(near, "oder"))?" : "did you mean \(list(near, "or"))?"
  }
}

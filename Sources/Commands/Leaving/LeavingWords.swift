internal import BudgetCore
internal import Exchange
internal import Host
internal import Rendering

extension LeavingFault {
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    func notice(_ english: (String, String), _ words: (String, String)) -> UsageNotice {
      let said = german ? words : english
      return UsageNotice(headline: said.0, remedy: said.1)
    }
    switch self {
    case .unreadable(let path, let failure):
      return notice(
        ("import: '\(shown(path))' cannot be read: \(failure.words(in: .english))", "nothing was changed"),
        ("import: «\(shown(path))» ist nicht lesbar: \(failure.words(in: .german))", "es ist nichts geändert"))
    case .unwritable(let path, let symbol):
      let reason = systemWords(symbol, in: language)
      return notice(
        ("'\(shown(path))' cannot be written: \(reason)", "write another path, or none for standard output"),
        (
          "«\(shown(path))» ist nicht zu schreiben: \(reason)",
          "einen anderen Pfad schreiben, oder keinen für die Standardausgabe"
        ))
    case .unknownFormat(let path):
      return notice(
        (
          "import: '\(shown(path))' is neither an export nor a calendar: nothing was changed",
          "add --todo-txt if it has one task a line"
        ),
        (
          "import: «\(shown(path))» ist weder ein Export noch ein Kalender: es ist nichts geändert",
          "--todo-txt anfügen, wenn je Zeile eine Aufgabe steht"
        ))
    case .notTaken(let path, let fault):
      let place = clean(path) + fault.place.suffix
      return notice(
        ("import: \(place): \(fault.kind.words(in: .english)): nothing was changed", fault.kind.remedy(in: .english)),
        ("import: \(place): \(fault.kind.words(in: .german)): es ist nichts geändert", fault.kind.remedy(in: .german)))
    case .hoursClash(let path, let day):
      return notice(
        (
          "import: \(clean(path)): its hours of \(day.iso8601) do not go with those of the days beside it: nothing was changed",
          "write restzeit hours \(day.iso8601) usual, or mend them there"
        ),
        (
          "import: \(clean(path)): die Zeitfenster für \(day.iso8601) passen nicht zu denen der Tage daneben: es ist nichts geändert",
          "restzeit hours \(day.iso8601) usual schreiben, oder sie dort berichtigen"
        ))
    case .needsTerminal(let command):
      return notice(
        (
          "\(command.rawValue) asks a person, and there is no terminal: nothing was changed",
          "run restzeit \(command.rawValue) in a terminal"
        ),
        (
          "\(command.rawValue) fragt einen Menschen, und hier ist kein Terminal: es ist nichts geändert",
          "restzeit \(command.rawValue) in einem Terminal ausführen"
        ))
    case .halfAnswered:
      return notice(
        ("init: not all was answered: nothing was changed", "run restzeit init again"),
        ("init: nicht alles ist beantwortet: es ist nichts geändert", "restzeit init nochmals ausführen"))
    case .noCacheFolder:
      return notice(
        (
          "--demo: no folder is known for it: neither XDG_CACHE_HOME nor HOME is an absolute path", "set XDG_CACHE_HOME"
        ),
        (
          "--demo: kein Ordner dafür bekannt: weder XDG_CACHE_HOME noch HOME ist ein absoluter Pfad",
          "XDG_CACHE_HOME setzen"
        ))
    case .wrongWord(let word):
      return notice(
        ("reset: '\(shown(word))' is not the word: nothing was changed", "run restzeit reset again"),
        ("reset: «\(shown(word))» ist nicht das Wort: es ist nichts geändert", "restzeit reset nochmals ausführen"))
    }
  }
}

extension ExchangeFault.Place {
  /// What stands behind a file's name.
  fileprivate var suffix: String {
    switch self {
    case .file: ""
    case .path(let path): ": \(shown(path))"
    case .line(let line): ":\(line)"
    }
  }
}

extension ExchangeFault.Kind {
  fileprivate func words(in language: Language) -> String {
    let german = language == .german
    return switch self {
    case .notJSON: german ? "das ist kein JSON, oder nicht alles davon" : "this is no JSON, or not all of it"
    case .notAnExport: german ? "das ist kein Export von restzeit" : "this is no export of restzeit"
    case .newerVersion(let found, let known):
      german
        ? "ein neueres restzeit hat das geschrieben (Version \(found), hier bekannt bis \(known))"
        : "a newer restzeit wrote this (version \(found), known here up to \(known))"
    case .notACalendar:
      german ? "das ist kein Kalender, oder nicht alles davon" : "this is no calendar, or not all of it"
    case .missing:
      german ? "hier fehlt ein Wert, oder er ist von anderer Art" : "a value is missing, or of another kind"
    case .value(let text):
      german ? "«\(shown(text))» ist hier nicht erlaubt" : "'\(shown(text))' is not allowed here"
    case .tooLong(let limit):
      german ? "dieser Text ist länger als \(limit) Bytes" : "this text is longer than \(limit) bytes"
    case .tooMany(let limit):
      german ? "hier stehen mehr als \(limit) Werte" : "there are more than \(limit) values here"
    case .twice(let text):
      german ? "«\(shown(text))» steht hier zum zweiten Mal" : "'\(shown(text))' stands here for the second time"
    }
  }

  fileprivate func remedy(in language: Language) -> String {
    let german = language == .german
    return switch self {
    case .newerVersion: german ? "dieses Programm erneuern" : "update this program"
    case .notAnExport, .notJSON: german ? "restzeit export schreibt einen" : "restzeit export writes one"
    case .notACalendar: german ? "die Datei nochmals exportieren" : "export the file again"
    case .missing, .value, .tooLong, .tooMany, .twice: german ? "diese Stelle berichtigen" : "mend that place"
    }
  }
}

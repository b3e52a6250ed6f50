internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering

/// The commands that take a flag; of many the first few.
func takers(of flag: Flag, _ and: String, others: String) -> String {
  let names = CommandName.allCases.filter(flag.isTaken(by:)).map(\.rawValue)
  return names.count <= 6 ? list(names, and) : "\(names.prefix(5).joined(separator: ", ")) \(and) \(others)"
}

/// The flag a typed one was most likely meant to be.
func flagSuggestion(_ word: String, _ or: String) -> String? {
  let name = String(word.drop { $0 == "-" })
  let near = nearest(to: name, among: Flag.allCases.map(\.rawValue)).map { "--\($0)" }
  return near.isEmpty ? nil : list(near, or)
}

/// The command a typed one was most likely meant to be, or `today` for a word that names a day.
func commandSuggestion(_ word: String, _ or: String) -> String? {
  // Whether it names a day hangs on no date.
  if QuickEntry.day(of: word, today: CivilDate(daysSince1970: 0)) != nil { return "restzeit today \(shown(word))" }
  let near = nearest(to: word, among: CommandName.allCases.map(\.rawValue)).map { "restzeit \($0)" }
  return near.isEmpty ? nil : list(near, or)
}

/// The command or topic a typed one was most likely meant to be.
func subjectSuggestion(_ word: String, _ or: String) -> String? {
  let commands = CommandName.allCases.map(\.rawValue)
  let topics = Topic.allCases.map(\.rawValue).filter { !commands.contains($0) }
  let near = nearest(to: word, among: commands + topics).map { "restzeit help \($0)" }
  return near.isEmpty ? nil : list(near, or)
}

/// What a command needs beside its flags.
func operandWords(_ command: CommandName, in language: Language) -> String {
  let german = language == .german
  switch command {
  case .check:
    return german ? "einen PATH: eine .ics-Datei, oder einen Ordner davon" : "a PATH: an .ics file, or a folder of them"
  case .importing: return german ? "eine FILE, oder - für die Standardeingabe" : "a FILE, or - for standard input"
  case .search: return german ? "ein WORT" : "a WORD"
  default:
    return german ? "eine Aufgabe: ihre Nummer, oder Wörter ihres Titels" : "a TASK: its number, or words of its title"
  }
}

/// `1970 to 9000`.
func yearList(_ to: String) -> String { "\(Question.years.lowerBound) \(to) \(Question.years.upperBound)" }

extension TextFile.Failure {
  func words(in language: Language) -> String {
    let german = language == .german
    switch self {
    case .unreadable(.notFound): return german ? "diese Datei gibt es nicht" : "there is no such file"
    case .unreadable(.notPermitted): return german ? "es fehlt die Berechtigung" : "permission is denied"
    case .unreadable(.notAFile): return german ? "es ist keine Datei" : "it is not a file"
    case .unreadable(.linkLoop): return german ? "die Links führen im Kreis" : "its links lead in a circle"
    case .unreadable(.changed): return german ? "sie wurde dabei geändert" : "it changed while it was read"
    case .unreadable(.system(let words)): return systemWords(words, in: language)
    case .tooLong(let limit):
      let size = limit >= 1 << 20 ? "\(limit >> 20) MB" : "\(limit >> 10) KB"
      return german ? "mehr als \(size)" : "it is longer than \(size)"
    case .notUTF8(let line): return german ? "Zeile \(line) ist nicht UTF-8" : "line \(line) is not UTF-8"
    }
  }
}

extension TaskFile.Fault.Kind {
  func words(in language: Language) -> String {
    let german = language == .german
    switch self {
    case .notUTF8: return german ? "nicht UTF-8" : "it is not UTF-8"
    case .lineTooLong:
      let limit = TaskFile.longestLine
      return german ? "länger als \(limit) Bytes" : "it is longer than \(limit) bytes"
    }
  }
}

/// A command line up to the word that is being typed, sorted as `Arguments` sorts a whole one; it may be faulty.
struct UnfinishedLine {
  /// What is typed of the last word.
  let current: String
  private(set) var command: CommandName?
  /// The words beside command and flags.
  private(set) var operands: [String] = []
  /// Those before the last.
  let words: [String]
  private var flags: [Flag] = []
  /// The flag whose value the last word is.
  private var waiting: Flag?
  private var flagsHaveEnded = false

  /// Without the program's name.
  init(_ typed: [String]) {
    current = typed.last ?? ""
    words = Array(typed.dropLast())
    for word in words { take(word) }
  }

  private mutating func take(_ word: String) {
    if !flagsHaveEnded, word == "--" {
      flagsHaveEnded = true
      waiting = nil
    } else if !flagsHaveEnded, word.utf8.count > 1, word.hasPrefix("-") {
      let parts = word.split(separator: "=", maxSplits: 1)
      let flag = UnfinishedLine.flag(parts[0])
      waiting = parts.count == 1 && flag?.placeholder != nil ? flag : nil
      if let flag { flags.append(flag) }
    } else if let flag = waiting {
      if !flag.isList { waiting = nil }
    } else if command == nil, operands.isEmpty, let named = CommandName(rawValue: word) {
      command = named
    } else {
      operands.append(word)
    }
  }

  private static func flag(_ word: Substring) -> Flag? {
    Flag.allCases.first { $0.spelling == word || $0.letter == String(word) }
  }

  /// What the last word may be: of a flag's value behind `=`, its beginning with it.
  enum Place {
    case value(Flag, prefix: String)
    case flag([Flag])
    case operand([Completable])
  }

  var place: Place {
    if !flagsHaveEnded, current.hasPrefix("-"), current != "-" {
      if let equals = current.firstIndex(of: "="), let flag = UnfinishedLine.flag(current[..<equals]),
        flag.placeholder != nil
      {
        return .value(flag, prefix: String(current[...equals]))
      }
      return .flag(fitting)
    }
    if let waiting { return .value(waiting, prefix: "") }
    if let command { return .operand(command.completables(after: operands)) }
    return .operand(operands.isEmpty ? [.commands] : [])
  }

  /// The flags that may still be given.
  private var fitting: [Flag] {
    Flag.allCases.filter { flag in
      (flag.isRepeatable || !flags.contains(flag)) && flag.isTaken(by: command ?? .today)
    }
  }
}

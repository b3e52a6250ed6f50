internal import Rendering

/// The words of a command line, sorted into a command, flags and operands; no value is understood yet.
struct Arguments: Hashable, Sendable {
  private(set) var command = CommandName.today
  /// Whether the line names its command.
  private(set) var namesCommand = false
  /// The flags in the order given: so few that a list is quicker than a table.
  private var given: [Given] = []
  /// What stands beside command and flags.
  private(set) var operands: [String] = []

  private struct Given: Hashable {
    let flag: Flag
    /// nil for a flag that takes none.
    let value: String?
  }

  /// The values of a repeatable flag, in the order given.
  subscript(all flag: Flag) -> [String] { given.compactMap { $0.flag == flag ? $0.value : nil } }

  subscript(flag: Flag) -> String? { given.first { $0.flag == flag }?.value }

  func has(_ flag: Flag) -> Bool { given.contains { $0.flag == flag } }

  /// `--flag VALUE` or `--flag=VALUE`, `-h` and `-V`, anywhere; `--` ends the flags; the first word beside them is the command. A word
  /// that begins with `--` is never taken for the value of the flag before it, and an empty value is none, but of
  /// `--pick`: a picker says with it that nothing was picked.
  init(_ words: [String]) throws(UsageFault) {
    var rest = words[...]
    var plainWords: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        plainWords += rest
        break
      }
      guard word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") else {
        plainWords.append(word)
        continue
      }
      given.append(try flag(word, followedBy: &rest))
    }
    if let name = plainWords.first {
      guard let known = CommandName(rawValue: name) else { throw .unknownCommand(name) }
      command = known
      namesCommand = true
      operands = Array(plainWords.dropFirst())
    }
    if has(.help) || has(.version) { return }
    if let flag = given.map(\.flag).first(where: { !$0.isTaken(by: command) }) {
      throw .flagNotTaken(flag, by: command)
    }
    try checkOperands()
  }

  private func flag(_ word: String, followedBy rest: inout ArraySlice<String>) throws(UsageFault) -> Given {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let long = parts[0].utf8.starts(with: "--".utf8) ? Flag(rawValue: String(parts[0].dropFirst(2))) : nil
    guard let flag = long ?? Flag.allCases.first(where: { $0.letter == word }) else {
      throw .unknownFlag(String(parts[0]))
    }
    if has(flag), !flag.isRepeatable { throw .flagTwice(flag) }
    var texts = parts.dropFirst().map(String.init)
    switch flag.value {
    case .none:
      if let value = texts.first { throw .valueUnwanted(flag, value) }
      return Given(flag: flag, value: nil)
    case .one:
      if texts.isEmpty, let next = rest.first, !next.utf8.starts(with: "--".utf8) { texts = [rest.removeFirst()] }
    case .several:
      while let next = rest.first, !next.utf8.starts(with: "-".utf8) { texts.append(rest.removeFirst()) }
    }
    let value = texts.joined(separator: " ")
    if value.isEmpty, texts.isEmpty || flag != .pick { throw .valueMissing(flag) }
    return Given(flag: flag, value: value)
  }

  private func checkOperands() throws(UsageFault) {
    switch command.operands {
    case .none:
      if let word = operands.first { throw .wordTooMany(word, command) }
    case .one:
      if operands.count > 1 { throw .wordTooMany(operands[1], command) }
    case .any: break
    case .some:
      if operands.allSatisfy(\.isEmpty) { throw .operandMissing(command) }
    }
  }

  /// What `--lang` asks for, found even in a line with other faults, so that these are said in it.
  static func language(in words: [String]) -> Language? {
    let words = words.prefix { $0 != "--" }
    for (index, word) in words.enumerated().reversed() {
      if word.utf8.starts(with: "--lang=".utf8) { return Language(rawValue: String(word.dropFirst(7))) }
      if word == "--lang", index + 1 < words.count { return Language(rawValue: words[index + 1]) }
    }
    return nil
  }

  /// Whether `--demo` is asked for, found even in a line with other faults: nothing of the person's own is read then.
  static func isDemo(in words: [String]) -> Bool { words.prefix { $0 != "--" }.contains("--demo") }

  /// Whether `--plain` is asked for, found even in a line with other faults.
  static func isPlain(in words: [String]) -> Bool { words.prefix { $0 != "--" }.contains("--plain") }
}

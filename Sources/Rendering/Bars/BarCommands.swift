/// What a click on a bar can do.
public enum BarAction: String, Sendable, CaseIterable {
  /// Shows the day in a terminal.
  case today
  /// A menu of the tasks.
  case menu
  /// Marks the task to do now as done.
  case done
  /// Asks for a new task.
  case add

  /// Of the left, middle and right button, and of the thumb's (8): the numbers of X11.
  public init?(button: Int) {
    switch button {
    case 1: self = .today
    case 2: self = .done
    case 3: self = .menu
    case 8: self = .add
    default: return nil
    }
  }
}

/// The command lines that bars are told to run.
public struct BarCommands: Sendable, Hashable {
  /// The absolute path of this very program.
  public let program: String
  public let language: Language

  public init(program: String, language: Language) {
    self.program = program
    self.language = language
  }

  /// The program with words and the language: bars start without LANG.
  public func words(_ words: [String]) -> [String] { [program] + words + ["--lang", language.rawValue] }

  /// Whether a reader that knows no quotes takes the path as it is.
  var isPlain: Bool { program.utf8.allSatisfy(isPlainByte) }

  /// A command line for `sh -c`.
  public func shell(_ action: BarAction) -> String {
    let own = shellWords(words([]).dropFirst())
    switch action {
    case .today:
      // No brace and no colon: lemonbar ends a command at the one, and an area at the other.
      return "$(command -v \"$TERMINAL\" || echo x-terminal-emulator) -e sh -c '\"$0\" \"$@\"; read _' "
        + shellWords(words(["today"]))
    case .menu: return "rofi -modi \(shellQuoted("day:" + shellWords(words(["bar", "rofi"])) + " --")) -show day"
    case .done: return shellWords(words(["bar", "done"]))
    case .add:
      return "line=$(rofi -dmenu -l 0 -p restzeit </dev/null) && \(shellQuoted(program)) add \(own) -- \"$line\""
    }
  }
}

/// Words for a shell, quoted where they need it.
func shellWords(_ words: some Sequence<String>) -> String { words.map(shellQuoted).joined(separator: " ") }

/// A word for a shell (POSIX.1-2017, Shell Command Language 2.2.2).
func shellQuoted(_ word: String) -> String {
  if !word.isEmpty, word.utf8.allSatisfy(isPlainByte) { return word }
  return "'" + word.replacing("'", with: "'\\''") + "'"
}

/// A letter or digit of ASCII, or one of `/._-+=`.
private func isPlainByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 97...122: true
  default: "/._-+=".utf8.contains(byte)
  }
}

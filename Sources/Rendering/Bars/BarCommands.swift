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
  /// What each of them needs besides: hours and calendars that are given, not configured.
  public let flags: [String]

  public init(program: String, language: Language, flags: [String] = []) {
    self.program = program
    self.language = language
    self.flags = flags
  }

  /// The program with words, and with the language: bars start without LANG.
  public func words(_ words: [String]) -> [String] { [program] + words + ["--lang", language.rawValue] + flags }

  /// The command of a click, as words.
  public func click(_ action: BarAction) -> [String] { words(["bar", "click", action.rawValue]) }

  /// The command of a click, for a shell and for readers that split words as one does.
  func clickLine(_ action: BarAction) -> String { shellWords(click(action)) }

  /// What a click comes to, for `sh -c`, with the terminal or the menu that is there; throws where there is none.
  public func shell(_ action: BarAction, on desk: BarDesk) throws(BarDesk.Lack) -> String {
    switch action {
    case .today:
      guard let terminal = desk.terminal else { throw .terminal }
      return "exec \(shellWords(terminal)) sh -c '\"$0\" \"$@\"; read _' \(shellWords(words(["today"])))"
    case .menu:
      switch desk.menu {
      case .fuzzel: return picking(.fuzzel)
      case .rofi: return rofi
      case .dmenu: return picking(.dmenu)
      case nil: throw .menu
      }
    case .done: return "exec \(shellWords(words(["bar", "click", "done"])))"
    case .add:
      let line =
        switch desk.menu {
        case .fuzzel: "fuzzel --dmenu -l 0 -p 'restzeit '"
        case .rofi: "rofi -dmenu -l 0 -p restzeit"
        case .dmenu: "dmenu -p restzeit"
        case nil: throw BarDesk.Lack.menu
        }
      return "line=$(\(line) </dev/null) && exec \(shellWords(words(["bar", "click", "add"]))) --pick=\"$line\""
    }
  }

  /// rofi parts its modes at commas and a mode at colons, and takes two slashes for one: what it shall run, with all that
  /// is in it, is in a variable, and the mode is always the same.
  private var rofi: String {
    let command = shellWords(words(["bar", "rofi"])) + " -- \"$@\""
    return "export RESTZEIT_ROFI=\(shellQuoted(command)); "
      + "exec rofi -modi \(shellQuoted("restzeit:sh -c 'eval \"exec $RESTZEIT_ROFI\"' restzeit")) -show restzeit"
  }

  /// A menu that is given lines and says which one was picked: its task is done; anything else that is typed is a new one.
  func picking(_ menu: LineMenu, flags: [String] = []) -> String {
    let own = shellWords(words(["bar", "menu"]) + flags)
    return "line=$(\(own) | \(menu.rawValue)) && \(own) --pick=\"$line\""
  }

  /// A menu that reads lines, as it is called.
  enum LineMenu: String {
    case dmenu = "dmenu -i -l 15"
    /// As wide as a title.
    case fuzzel = "fuzzel --dmenu -w 60"
  }
}

/// Words for a shell, quoted where they need it.
func shellWords(_ words: some Sequence<String>) -> String { words.map(shellQuoted).joined(separator: " ") }

/// A word for a shell (POSIX.1-2017, Shell Command Language 2.2.2).
func shellQuoted(_ word: String) -> String {
  if !word.isEmpty, word.utf8.allSatisfy(isPlainByte) { return word }
  return "'" + replacing(word) { $0 == "'" ? "'\\''" : nil } + "'"
}

/// A letter or digit of ASCII, or one of `/._-+=`.
private func isPlainByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 97...122: true
  default: "/._-+=".utf8.contains(byte)
  }
}

/// A line of `shellWords` for a reader that counts brackets: those of a line in which one has no partner are written by their
/// numbers.
func paired(_ line: String, _ open: Unicode.Scalar, _ close: Unicode.Scalar) -> String {
  var depth = 0
  for scalar in line.unicodeScalars {
    depth += scalar == open ? 1 : scalar == close ? -1 : 0
    if depth < 0 { break }
  }
  return depth == 0 ? line : replacing(line) { $0 == open || $0 == close ? byNumber($0) : nil }
}

/// A sign of ASCII that stands between single quotes in a line of `shellWords`, without itself and double quotes: no space, and
/// none that a shell would take for a pattern.
func byNumber(_ sign: Unicode.Scalar) -> String { "'$(printf '\\\(String(sign.value, radix: 8))')'" }

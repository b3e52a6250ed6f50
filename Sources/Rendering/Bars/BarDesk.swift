/// What a click finds where it happens: the programs that are there, and which of them a person likes.
public struct BarDesk {
  /// What a click cannot do without.
  public enum Lack: Error, Hashable, Sendable {
    case terminal
    case menu
  }

  /// A program in which a line is picked or typed.
  enum Menu: String {
    case fuzzel, rofi, dmenu
  }

  /// TERMINAL of the environment, which many set: a program, perhaps with words behind it.
  private let liked: String
  private let isWayland: Bool
  private let has: (String) -> Bool

  public init(terminal liked: String?, isWayland: Bool, has: @escaping (String) -> Bool) {
    self.liked = liked ?? ""
    self.isWayland = isWayland
    self.has = has
  }

  /// The words that stand in front of a command for it to run in a terminal: of the one that is liked, else of the one that
  /// the desktop or Debian has chosen, else of one that is there. nil where there is none.
  var terminal: [String]? {
    let split = liked.split(whereSeparator: \.isWhitespace).map(String.init)
    for words in [[liked], split] + others.map({ [$0] }) {
      guard let program = words.first, !program.isEmpty, has(program) else { continue }
      let before = BarDesk.words(before: program)
      // Some write what stands there into TERMINAL.
      return words.count > 1 && words.last == before.last ? words : words + before
    }
    return nil
  }

  /// foot opens on Wayland only.
  private var others: [String] { BarDesk.terminals.filter { $0 != "foot" || isWayland } }

  /// In the order they are looked for.
  public static let terminals = [
    "xdg-terminal-exec", "x-terminal-emulator", "foot", "kitty", "alacritty", "ghostty", "konsole", "xfce4-terminal",
    "gnome-terminal", "xterm",
  ]

  /// What a terminal wants in front of a command that goes to the end of the line: `-e`, as xterm had it first, of most.
  private static func words(before program: String) -> [String] {
    switch program.split(separator: "/").last {
    case "xdg-terminal-exec", "foot", "footclient", "kitty": []
    case "gnome-terminal", "kgx", "ptyxis": ["--"]
    case "xfce4-terminal", "mate-terminal", "terminator": ["-x"]
    case "wezterm": ["start", "--"]
    default: ["-e"]
    }
  }

  /// fuzzel opens on Wayland only, where rofi of before 2.0 does not.
  var menu: Menu? {
    let menus: [Menu] = isWayland ? [.fuzzel, .rofi, .dmenu] : [.rofi, .dmenu]
    return menus.first { has($0.rawValue) }
  }
}

/// What a bar would read in a text as its own language, and how a text is kept from it: one function a kind.
///
/// The text is a cleaned one: no control characters, no line breaks. What the `escaped` text shows is the text itself, but
/// where the bar knows no escape.
public enum Escape: String, Sendable, CaseIterable {
  case none
  /// Pango markup: `&`, `<` and `>`.
  case pango
  /// What tmux reads of a `#()`: `#` begins styles, formats and commands.
  case tmux
  /// `%` doubled: lemonbar, zsh's prompt, the mode line of Emacs, the status line of Vim.
  case percent
  /// polybar has no escape for `%{`: a round bracket stands for the brace, as wide as that.
  case polybar
  /// `$` doubled and `#` behind a backslash, as conky reads the output of `execpi`.
  case conky
  /// i3blocks 1.4 ends a JSON text at the first `"`, escaped or not, and keeps backslashes: neither is in it.
  case i3blocks
  /// A row of a menu of the BitBar family, for which `|` begins attributes, `-` in front a level and `---` a separator, and
  /// which has no escape.
  case menu
  /// The same for kargos, which shows what begins with a tag of HTML as HTML: no tag begins.
  case kargos

  /// Those that are worth asking for: the others are part of a format.
  public static let offered: [Escape] = [.none, .pango, .tmux, .percent, .polybar, .conky]

  /// O(n).
  public func escaped(_ text: String) -> String {
    switch self {
    case .none: text
    case .pango: replacing(text) { ["&": "&amp;", "<": "&lt;", ">": "&gt;"][$0] }
    case .tmux: replacing(text) { $0 == "#" ? "##" : nil }
    case .percent: replacing(text) { $0 == "%" ? "%%" : nil }
    case .polybar: Self.unbraced(text)
    case .conky: replacing(text) { ["$": "$$", "#": "\\#"][$0] }
    case .i3blocks: replacing(text) { ["\"": "'", "\\": "/"][$0] }
    case .menu: Self.row(text)
    case .kargos: Self.row(replacing(text) { $0 == "<" ? "(" : nil })
    }
  }

  private static func unbraced(_ text: String) -> String {
    var unbraced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { unbraced.append(scalar == "{" && unbraced.last == "%" ? "(" : scalar) }
    return String(unbraced)
  }

  private static func row(_ text: String) -> String {
    var row = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      // A dash in front would be a level, three of them a separator wherever they stand.
      case "-" where row.isEmpty || row.suffix(2).elementsEqual(["-", "-"]): continue
      case " " where row.isEmpty: continue
      case "|", "\\": row.append("/")
      default: row.append(scalar)
      }
    }
    return row.isEmpty ? "?" : String(row)
  }
}

/// The text with something else in the place of some of its scalars: what carries a combining mark is no character of its own
/// for Swift, but for everyone who reads bytes. O(n).
func replacing(_ text: String, _ other: (Unicode.Scalar) -> String?) -> String {
  var replaced = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if let other = other(scalar) { replaced.append(contentsOf: other.unicodeScalars) } else { replaced.append(scalar) }
  }
  return String(replaced)
}

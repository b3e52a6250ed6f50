/// A day as the bytes of one update of a bar; no clock, nothing read: one-shot and stream write the same.
public struct BarFace: Sendable {
  public let format: BarFormat
  public let look: BarLook
  let commands: BarCommands
  let description: BarDescription

  public init(_ format: BarFormat, _ look: BarLook, _ commands: BarCommands) {
    self.format = format
    self.look = look
    self.commands = commands
    description = format.description
  }

  /// What comes once, before the first update and in the same write; empty for most.
  ///
  /// The infinite array of i3bar (i3bar-protocol, swaybar-protocol(7)): an empty line of it, so that each update begins
  /// with a comma. `stop_signal` 0: it sleeps by itself, and i3bar does not always wake it.
  public var header: String {
    guard case .stream = description.shape else { return "" }
    return "{\"version\":1,\"click_events\":true,\"stop_signal\":0}\n[\n[]\n"
  }

  /// One update, ending in a newline: one line, but for yambar, menus and lists.
  public func update(_ answer: BarAnswer) -> String {
    let words = BarWords(answer, look)
    switch description.shape {
    case .line: return text(words) + "\n"
    case .clickable: return clickable(words) + "\n"
    case .object(let keys):
      // waybar takes a module away for an empty line only.
      return words.isHidden && format == .waybar ? "\n" : object(keys, words).line
    case .stream: return ",[" + (words.isHidden ? "" : String(block(words).line.dropLast())) + "]\n"
    case .tags: return tags(words)
    case .panel: return panel(words) + "\n"
    case .menu(let dialect): return menu(dialect, words)
    case .lines: return lines(words)
    case .rows: return rows(words, message: nil, canUndo: false)
    }
  }

  /// The text as it is written: escaped, coloured, within the bytes that are taken.
  func text(_ words: BarWords) -> String {
    if words.isHidden { return description.blank }
    let text = look.template.map { filled($0, words) } ?? fitted(words.text)
    return text.isEmpty ? description.blank : painted(text, words.state)
  }

  func escaped(_ text: String) -> String { (look.escape ?? description.escape).escaped(text) }

  /// The short text, for where there is no room.
  func short(_ words: BarWords) -> String { words.isHidden ? "" : escaped(words.short) }

  /// As many parts as the width takes, at least the first.
  private func filled(_ template: BarTemplate, _ words: BarWords) -> String {
    let shown = template.filled(words.fact)
    var count = shown.count
    if let limit = look.maxWidth {
      while count > 1, displayWidth(shown.prefix(count).joined(separator: BarTemplate.separator)) > limit { count -= 1 }
    }
    let separator = look.ascii ? ascii(BarTemplate.separator) : BarTemplate.separator
    return template.filled { words.fact($0).map(escaped) }.prefix(count).joined(separator: separator)
  }

  private func fitted(_ text: String) -> String {
    let whole = escaped(text)
    guard let limit = description.maxBytes, whole.utf8.count > limit else { return whole }
    var columns = min(displayWidth(text), limit)
    while columns > 3 {
      let shorter = escaped(cut(text, to: columns, ascii: look.ascii))
      if shorter.utf8.count <= limit { return shorter }
      columns -= 1
    }
    return ""
  }

  private func painted(_ text: String, _ state: BarState) -> String {
    guard look.colour, let colour = state.colour else { return text }
    switch description.paint {
    case .none: return text
    case .pango: return "<span foreground=\"\(colour)\">\(text)</span>"
    case .tags: return "%{F\(colour)}\(text)%{F-}"
    case .tmux: return "#[fg=\(colour)]\(text)#[fg=default]"
    case .conky: return "${color \(colour.dropFirst())}\(text)${color}"
    case .zsh: return "%F{\(colour)}\(text)%f"
    case .readline:
      let parts = [1, 3, 5].map { place -> Int in
        let hex = colour.dropFirst(place).prefix(2)
        return Int(hex, radix: 16) ?? 0
      }
      return "\u{1}\u{1B}[38;2;\(parts[0]);\(parts[1]);\(parts[2])m\u{2}\(text)\u{1}\u{1B}[39m\u{2}"
    }
  }
}

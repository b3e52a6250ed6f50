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

  /// The text as it is written: escaped, coloured, within the columns and bytes that are taken.
  func text(_ words: BarWords) -> String {
    if words.isHidden { return blank }
    let text = look.template.map { filled($0, words) } ?? fitted(words.text)
    return text.isEmpty ? blank : painted(text, words.state)
  }

  var escape: Escape { look.escape ?? description.escape }

  func escaped(_ text: String) -> String { escape.escaped(text) }

  /// What is written where nothing is to be shown: conky makes something of nothing.
  private var blank: String { escape == .conky ? " " : "" }

  /// The short text, for where there is no room.
  func short(_ words: BarWords) -> String { words.isHidden ? "" : escaped(words.short) }

  /// As many parts as there is room for, the titles in them cut; where there is none for the first, the usual text.
  private func filled(_ template: BarTemplate, _ words: BarWords) -> String {
    var count = template.filled(words.fact) { $0 }.count
    if count == 0 { return "" }
    while count > 0 {
      let whole = filled(template, count, words.fact)
      if hasRoom(for: whole) { return whole }
      if template.hasTitle, let cut = cut(template, count, words) { return cut }
      count -= 1
    }
    return fitted(words.text)
  }

  /// The template with its titles as long as there is room for; nil where nothing would be left of them.
  private func cut(_ template: BarTemplate, _ count: Int, _ words: BarWords) -> String? {
    var columns = [BarTemplate.Place.task, .entry].compactMap { words.fact($0).map(displayWidth) }.max() ?? 0
    while columns > BarWords.narrowestTitle {
      columns -= 1
      let text = filled(template, count) { place in
        let fact = words.fact(place)
        return place == .task || place == .entry ? fact.map { Rendering.cut($0, to: columns, ascii: look.ascii) } : fact
      }
      if hasRoom(for: text) { return text }
    }
    return nil
  }

  /// The first parts of a template, as they are written.
  private func filled(_ template: BarTemplate, _ count: Int, _ fact: (BarTemplate.Place) -> String?) -> String {
    let separator = spelled(BarTemplate.separator)
    // A bar without a language of its own has none that a template could speak either.
    let isWhole = escape.takesAll
    let parts = template.filled({ isWhole ? fact($0) : fact($0).map(escaped) }, literal: spelled)
    let text = parts.prefix(count).joined(separator: separator)
    return text.isEmpty ? "" : isWhole ? escaped(text) : escape.closed(text)
  }

  private func spelled(_ text: String) -> String { look.ascii ? ascii(text) : text }

  private func hasRoom(for written: String) -> Bool {
    if let limit = description.maxBytes, written.utf8.count > limit { return false }
    return look.maxWidth.map { displayWidth(escape.shown(written)) <= $0 } ?? true
  }

  private func fitted(_ text: String) -> String {
    let whole = escaped(text)
    guard let limit = description.maxBytes, whole.utf8.count > limit else { return whole }
    var columns = min(displayWidth(text), limit)
    while columns > 3 {
      let shorter = escaped(Rendering.cut(text, to: columns, ascii: look.ascii))
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

import BudgetCore

extension BarFace {
  /// What stands in front of a line that nothing is to be picked by.
  static var remark: String { "· " }

  /// Lines for dmenu and its like: the tasks in order with the line among them, then what else is to be said.
  func lines(_ words: BarWords) -> String {
    ordered(words).map { row in
      let isTask = if case .task(.some) = row.kind { true } else { false }
      return (isTask ? "" : look.ascii ? ascii(Self.remark) : Self.remark) + row.text + "\n"
    }.joined()
  }

  /// Rows of rofi's script mode (rofi-script(5)): options behind NUL, parted by U+001F. `message` is what was just done.
  public func rows(_ answer: BarAnswer, message: String?, canUndo: Bool) -> String {
    rows(BarWords(answer, look), message: message, canUndo: canUndo)
  }

  func rows(_ words: BarWords, message: String?, canUndo: Bool) -> String {
    func option(_ name: String, _ value: String) -> String { "\u{0}\(name)\u{1F}\(value)\n" }
    var text = option("prompt", "restzeit") + option("markup-rows", "false")
    text += option("message", Escape.pango.escaped(message.map(clean) ?? words.text))
    for row in ordered(words) {
      if case .task(let number?) = row.kind {
        text += "\(row.text)\u{0}info\u{1F}done \(number)\n"
      } else {
        text += "\(row.text)\u{0}nonselectable\u{1F}true\n"
      }
    }
    // The last: whoever presses Enter once more ticks the next task off.
    if canUndo {
      let said = look.voice.language == .german ? "Zurücknehmen" : "Take it back"
      text += (look.ascii ? ascii(said) : said) + "\u{0}info\u{1F}undo\n"
    }
    return text
  }

  private func ordered(_ words: BarWords) -> [BarRow] {
    let isListed: (BarRow) -> Bool = { row in
      switch row.kind {
      case .task, .line: true
      case .fact, .problem: false
      }
    }
    let rows = words.rows
    return rows.filter(isListed) + rows.filter { !isListed($0) }
  }

  /// A menu of the BitBar family: the text, then the day, a task being done by a click.
  func menu(_ dialect: MenuDialect, _ words: BarWords) -> String {
    let colour = look.colour ? words.state.colour.map { " color=\($0)" } ?? "" : ""
    // Without a line there would be no menu: where nothing is to be shown, it is as small as can be.
    let title = text(words)
    var lines = [item(title.isEmpty ? look.ascii ? "." : "·" : title, dialect, colour), "---"]
    for row in words.rows {
      var action = ""
      if case .task(let number?) = row.kind {
        action = dialect.click(commands.words(["done", "\(number)"]), inTerminal: false) ?? ""
      }
      lines.append(item(escaped(row.text), dialect, action))
    }
    let open = look.voice.language == .german ? "Den Tag zeigen" : "Show the day"
    lines += ["---", item(open, dialect, dialect.click(commands.words(["today"]), inTerminal: true) ?? "")]
    return lines.map { $0 + "\n" }.joined()
  }

  private func item(_ text: String, _ dialect: MenuDialect, _ more: String) -> String {
    let attributes = dialect.attributes + more
    let trimmed = attributes.first == " " ? String(attributes.dropFirst()) : attributes
    return trimmed.isEmpty ? text : "\(text) | \(trimmed)"
  }
}

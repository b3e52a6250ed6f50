/// Draws a page on a screen of a known width: no line is ever wider.
struct ScreenPainter {
  let voice: Voice

  func lines(of page: Page) -> [String] {
    var lines: [String] = []
    var leads = 0
    for (index, item) in page.items.enumerated() {
      switch item {
      case .title(let text): lines += wrapped(text, to: voice.width).map { paint($0, .strong) }
      case .heading(let text):
        if !lines.isEmpty { lines.append("") }
        lines += wrapped(text, to: voice.width).map { paint($0, .strong) }
        leads = leadWidth(of: page.items[(index + 1)...])
      case .facts(let facts, let tone):
        for (number, line) in wrapped(facts: facts, to: voice.width).enumerated() {
          lines.append(number == 0 ? paint(line, tone) : line)
        }
      case .row(let row): lines += draw(row, leads: leads)
      case .sentence(let text, let tone): lines += wrapped(text, to: voice.width).map { paint($0, tone) }
      case .line(let text): lines += rule(text).map { paint($0, .bad) }
      case .bar(let bar): if let drawn = bar.drawn(in: self) { lines.append(drawn) }
      case .bars(let bars): lines += bars.drawn(in: self)
      case .grid(let grid): lines += grid.drawn(in: self)
      }
    }
    return lines
  }

  func paint(_ text: String, _ tone: Page.Tone) -> String {
    guard voice.colour, !text.isEmpty else { return text }
    let code =
      switch tone {
      case .normal: ""
      case .strong: "1"
      case .faint: "2"
      case .good: "32"
      case .bad: "31"
      }
    return code.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  /// The widest lead of the rows up to the next heading.
  private func leadWidth(of items: ArraySlice<Page.Item>) -> Int {
    var widest = 0
    for item in items {
      switch item {
      case .heading: return widest
      case .row(let row): widest = max(widest, displayWidth(row.lead))
      default: continue
      }
    }
    return widest
  }

  /// A row: lead, text and notes on one line where they fit, the notes below where not, the text below the lead where
  /// the screen is too narrow for both.
  private func draw(_ row: Page.Row, leads: Int) -> [String] {
    let start = leads == 0 ? 2 : 2 + leads + 2
    guard voice.width - start >= 10 || leads == 0 else {
      let lead = row.lead.isEmpty ? [] : wrapped(row.lead, to: voice.width - 2).map { paint("  " + $0, row.tone) }
      return lead + body(row, start: 4).map { String(repeating: " ", count: 4) + $0 }
    }
    let padding = String(repeating: " ", count: leads - displayWidth(row.lead))
    let lead = leads == 0 ? "" : row.leadAtEnd ? padding + row.lead : row.lead + padding
    let blank = String(repeating: " ", count: start)
    return body(row, start: start).enumerated().map { index, line in
      if index > 0 { return blank + line }
      if line.isEmpty { return paint("  " + (row.leadAtEnd ? lead : row.lead), row.tone) }
      return paint("  " + lead, row.tone) + (leads == 0 ? "" : "  ") + line
    }
  }

  private func body(_ row: Page.Row, start: Int) -> [String] {
    let room = voice.width - start
    let notes = row.notes.joined(separator: " · ")
    if !notes.isEmpty {
      let text = row.text.isEmpty ? "" : row.text + " · "
      if displayWidth(text) + displayWidth(notes) <= room { return [paint(text, row.tone) + paint(notes, .faint)] }
    }
    let text = row.wraps ? wrapped(row.text, to: room) : [cut(row.text, to: room)]
    return text.map { paint($0, row.tone) } + wrapped(facts: row.notes, to: room).map { paint($0, .faint) }
  }

  private func rule(_ text: String) -> [String] {
    let rest = voice.width - displayWidth(text) - 4
    guard rest >= 2 else { return [dashes(voice.width)] + wrapped(text, to: voice.width) }
    return [dashes(2) + " " + text + " " + dashes(rest)]
  }

  private func dashes(_ count: Int) -> String { String(repeating: "─", count: count) }
}

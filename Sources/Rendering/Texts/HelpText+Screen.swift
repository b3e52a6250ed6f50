/// The text on a screen: folded to its width, what a term means beside it where there is room; plain, a fact a line.
public func words(for text: HelpText, in voice: Voice) -> String {
  let screen = HelpScreen(voice: voice)
  let title = screen.folded("\(text.title.term): \(text.title.meaning)", indent: 0)
  return ([title] + text.sections.map(screen.section)).joined(separator: "\n")
}

private struct HelpScreen {
  let voice: Voice

  func section(_ section: HelpText.Section) -> String {
    let indent = section.heading == nil ? 0 : 2
    let heading = section.heading.map { "\($0):\n" } ?? ""
    return heading + section.parts.map { part(_: $0, indent: indent) }.joined()
  }

  private func part(_ part: HelpText.Part, indent: Int) -> String {
    switch part {
    case .paragraph(let text): folded(text, indent: indent)
    case .lines(let lines): lines.map { "  \($0)\n" }.joined()
    case .rows(let rows): table(rows)
    }
  }

  /// Terms and what they mean, in two columns where the screen is wide enough.
  private func table(_ rows: [HelpText.Row]) -> String {
    if voice.plain { return rows.map { "  \($0.term): \($0.meaning)\n" }.joined() }
    let column = 2 + (rows.map { displayWidth($0.term) }.max() ?? 0) + 2
    if voice.width < column + 30 {
      return rows.map { folded($0.term, indent: 2) + folded($0.meaning, indent: 6) }.joined()
    }
    return rows.map { row in
      let padding = String(repeating: " ", count: column - 2 - displayWidth(row.term))
      return "  " + row.term + padding + folded(row.meaning, indent: column).dropFirst(column)
    }.joined()
  }

  /// Words in lines of at most the screen's width, each after `indent` blanks and ended; plain, in one line.
  func folded(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = voice.plain ? [text] : wrapped(text, to: voice.width - indent)
    return lines.map { "\(margin)\($0)\n" }.joined()
  }
}

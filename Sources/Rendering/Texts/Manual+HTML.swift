extension Manual {
  private var german: Bool { language == .german }

  /// One page with everything; makes no request.
  public var helpPage: String {
    let chapters =
      commands.map { (Chapter(of: $0, id: "command"), $0) } + topics.map { (Chapter(of: $0, id: "topic"), $0) }
    let links = chapters.map { chapter, _ in "<li><a href=\"#\(chapter.id)\">\(chapter.name)</a></li>\n" }.joined()
    let body =
      program.sections.map { HTML.section($0, level: 2) }.joined()
      + chapters.map { chapter, text in chapter.html(text) }.joined()
    return page(
      program.title, "<nav aria-label=\"\(german ? "Inhalt" : "Contents")\">\n<ul>\n\(links)</ul>\n</nav>\n" + body)
  }

  /// The one topic as a page of its own; empty where there is no such topic.
  public func page(on topic: Topic) -> String {
    guard let text = topics.first(where: { $0.title.term == topic.rawValue }) else { return "" }
    let title = HelpText.Row("restzeit \(text.title.term)", text.title.meaning)
    return page(title, text.sections.map { HTML.section($0, level: 2) }.joined())
  }

  private func page(_ title: HelpText.Row, _ body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(language.rawValue)">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(HTML.escaped(title.term)): \(HTML.escaped(title.meaning))</title>
    <style>
    \(HTML.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(HTML.escaped(title.term))</h1>
    <p>\(HTML.escaped(title.meaning))</p>
    </header>
    <main>
    \(body)</main>
    <footer><p>restzeit \(HTML.escaped(version))</p></footer>
    </body>
    </html>

    """
  }
}

/// A command or a topic on the page.
private struct Chapter {
  let id: String
  let name: String

  /// `help` and `privacy` are names of both: the kind is in the id.
  init(of text: HelpText, id kind: String) {
    let word = text.title.term.split(separator: " ").last.map(String.init) ?? ""
    id = "\(kind)-\(word)"
    name = HTML.escaped(text.title.term)
  }

  func html(_ text: HelpText) -> String {
    "<section id=\"\(id)\">\n<h2>\(name)</h2>\n<p>\(HTML.escaped(text.title.meaning))</p>\n"
      + text.sections.map { HTML.section($0, level: 3) }.joined() + "</section>\n"
  }
}

private enum HTML {
  static let style = """
    :root { color-scheme: light dark; --soft: #f1f1ee; --line: #c9c9c4; }
    @media (prefers-color-scheme: dark) { :root { --soft: #26262a; --line: #4a4a50; } }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
    h1, h2, h3 { line-height: 1.2; }
    h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
    nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; list-style: none; padding: 0; }
    pre { background: var(--soft); padding: .7rem; overflow-x: auto; }
    dt { margin-top: .6rem; font-family: ui-monospace, monospace; font-weight: 600; }
    dd { margin-left: 1.5rem; }
    footer { margin-top: 3rem; border-top: 1px solid var(--line); }
    """

  static func section(_ section: HelpText.Section, level: Int) -> String {
    let heading = section.heading.map { "<h\(level)>\(escaped($0))</h\(level)>\n" } ?? ""
    return heading + section.parts.map(part).joined()
  }

  private static func part(_ part: HelpText.Part) -> String {
    switch part {
    case .paragraph(let text): return "<p>\(escaped(text))</p>\n"
    case .lines(let lines): return "<pre>\(lines.map(escaped).joined(separator: "\n"))</pre>\n"
    case .rows(let rows):
      let terms = rows.map { "<dt>\(escaped($0.term))</dt>\n<dd>\(escaped($0.meaning))</dd>\n" }
      return "<dl>\n\(terms.joined())</dl>\n"
    }
  }

  static func escaped(_ text: String) -> String {
    text.map { letter in
      switch letter {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: String(letter)
      }
    }.joined()
  }
}

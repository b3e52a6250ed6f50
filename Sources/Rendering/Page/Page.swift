/// An answer as a list of things to say, before it is known whether it goes to a screen or to an ear.
struct Page {
  /// How something is to stand out where there is colour.
  enum Tone {
    case normal, strong, faint, good, bad
  }

  /// One thing of a list: a time or a length in front, what it is, and what there is to remark.
  struct Row {
    var lead = ""
    var text: String
    var notes: [String] = []
    var tone = Tone.normal
    /// Lengths and signs stand one under the other at their ends, times at their beginnings.
    var leadAtEnd = false
    /// A sentence is broken into lines; a title is cut.
    var wraps = false
  }

  enum Item {
    case title(String)
    case heading(String)
    /// Said side by side on a screen, one a line in plain text; the first with the tone.
    case facts([String], Tone)
    case row(Row)
    case sentence(String, Tone)
    /// The line where the day stops fitting.
    case line(String)
    /// Drawn on a screen, absent from plain text.
    case bar(DayBar)
    /// Done of all, a bar each, on one scale.
    case bars(CountBars)
    /// A month in weeks.
    case grid(MonthGrid)
  }

  private(set) var items: [Item] = []

  mutating func add(_ item: Item) { items.append(item) }

  /// A heading and its rows; nothing at all without rows.
  mutating func add(_ heading: String, _ rows: [Row]) {
    guard !rows.isEmpty else { return }
    add(.heading(heading))
    for row in rows { add(.row(row)) }
  }

  /// The whole text in a voice, ending in a newline.
  func text(in voice: Voice) -> String {
    let lines = voice.plain ? plainLines() : ScreenPainter(voice: voice).lines(of: self)
    return lines.map { $0 + "\n" }.joined()
  }

  private func plainLines() -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .title(let text), .sentence(let text, _), .line(let text): [text]
      case .heading(let text): [text + ":"]
      case .facts(let facts, _): facts
      case .row(let row):
        [row.lead.isEmpty ? ([row.text] + row.notes).joined(separator: ", ") : plain(row)]
      case .bar: []
      case .bars(let bars): bars.sentences
      case .grid(let grid): grid.rows.map { "\($0.lead): \($0.facts.joined(separator: ", "))" }
      }
    }
  }

  private func plain(_ row: Row) -> String {
    "\(row.lead): \((row.text.isEmpty ? row.notes : [row.text] + row.notes).joined(separator: ", "))"
  }
}

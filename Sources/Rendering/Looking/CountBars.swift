/// Rows with a bar each, all on one scale: what was done, and the rest of all.
struct CountBars {
  struct Row {
    /// The day, short where there is a screen.
    let lead: String
    /// `3 of 5`.
    let text: String
    let done: Int
    let all: Int
    let tone: Page.Tone
  }

  let rows: [Row]
  /// The most of all of one day, of every row on the scale: also of bars drawn elsewhere on the page.
  let most: Int
  /// The widths of the widest lead and text on the page.
  let leads: Int
  let texts: Int

  /// No bar is longer: more says nothing more.
  private static var longest: Int { 48 }

  var sentences: [String] { rows.map { "\($0.lead): \($0.text)" } }

  func drawn(in painter: ScreenPainter) -> [String] {
    if leads + texts + 4 > painter.voice.width {
      return rows.flatMap { ["  " + $0.lead, "    " + $0.text].map { line in painter.paint(line, .normal) } }
    }
    let room = min(CountBars.longest, painter.voice.width - leads - texts - 6)
    return rows.map { row in
      let lead = row.lead + String(repeating: " ", count: leads - displayWidth(row.lead))
      let text = String(repeating: " ", count: texts - displayWidth(row.text)) + row.text
      let front = "  \(painter.paint(lead, row.tone))  \(painter.paint(text, row.tone))"
      guard row.all > 0, let cells = BarCells(done: row.done, all: row.all, most: most, room: room) else {
        return front
      }
      return front + "  " + painter.paint(String(repeating: "█", count: cells.done), .good)
        + painter.paint(String(repeating: "░", count: cells.open), .faint)
    }
  }
}

/// The cells of one bar.
struct BarCells: Hashable {
  let done: Int
  let open: Int

  /// At most so many cells stand for one task.
  static var longestTask: Int { 4 }

  /// nil where there is no room for a scale of at least four cells. Where `room` allows, each task has as many cells as
  /// every other; else the bar is on scale to half a cell, but what is there is always seen: something done, and
  /// something open. `done` is 0 to `all`, `all` 1 to `most`.
  init?(done: Int, all: Int, most: Int, room: Int) {
    guard room >= 4 else { return nil }
    let each = min(BarCells.longestTask, room / max(1, most))
    if each > 0 {
      self.init(done: done * each, open: (all - done) * each)
      return
    }
    func scaled(_ count: Int) -> Int { (2 * count * room + most) / (2 * most) }
    let isMixed = done > 0 && done < all
    let cells = max(isMixed ? 2 : 1, scaled(all))
    let filled = isMixed ? min(max(1, scaled(done)), cells - 1) : done == 0 ? 0 : cells
    self.init(done: filled, open: cells - filled)
  }

  private init(done: Int, open: Int) {
    self.done = done
    self.open = open
  }
}

/// A month as a page of a wall calendar: a column a day of the week, load and completion below each date.
struct MonthGrid {
  struct Cell {
    let day: Int
    let isToday: Bool
    /// Of the day's windows, in percent; nil without windows.
    let percent: Int?
    /// More is taken than there is, as also of a day without windows.
    let isOver: Bool
    /// `3/5`; empty without tasks.
    let count: String

    /// How full the day is, in eighths of a letter; `!` when it is over.
    fileprivate var mark: String {
      if isOver { return "!" }
      guard let percent else { return "" }
      return percent == 0 ? "·" : String(Array("▁▂▃▄▅▆▇█")[min(7, max(0, (percent * 8 - 1) / 100))])
    }

    fileprivate func head(isWide: Bool) -> String {
      let number =
        (isToday ? ">" : " ") + (day < 10 ? " " : "") + "\(day)" + (isWide && !mark.isEmpty ? " " : "") + mark
      guard isWide, let percent else { return number }
      return number + " \(percent)%"
    }
  }

  /// A day as a row, where there is no room for the grid.
  struct Row {
    let lead: String
    let facts: [String]
  }

  /// The names of the seven columns.
  let names: [String]
  /// Seven cells each; nil outside the month.
  let weeks: [[Cell?]]
  let rows: [Row]
  let legend: [String]

  func drawn(in painter: ScreenPainter) -> [String] {
    for (width, isWide) in [(11, true), (5, false)] where 7 * width <= painter.voice.width {
      if let grid = drawn(in: painter, width, isWide: isWide) { return grid }
    }
    let leads = rows.map { displayWidth($0.lead) }.max() ?? 0
    if painter.voice.width - leads - 4 < 12 {
      return rows.flatMap { row in
        ["  " + row.lead] + wrapped(facts: row.facts, to: painter.voice.width - 4).map { "    " + $0 }
      }
    }
    return rows.flatMap { row in
      let facts = wrapped(facts: row.facts, to: painter.voice.width - leads - 4)
      return facts.enumerated().map { index, fact in
        let lead = index == 0 ? row.lead : ""
        return "  " + lead + String(repeating: " ", count: leads - displayWidth(lead) + 2) + fact
      }
    }
  }

  /// nil where something does not fit its column.
  private func drawn(in painter: ScreenPainter, _ width: Int, isWide: Bool) -> [String]? {
    var lines = [line(names.map { (" " + $0, .faint) }, width, painter)]
    for week in weeks {
      let heads = week.map { cell -> (String, Page.Tone) in
        guard let cell else { return ("", .normal) }
        return (cell.head(isWide: isWide), cell.isOver ? .bad : cell.isToday ? .strong : .normal)
      }
      let counts = week.map { cell -> (String, Page.Tone) in
        guard let cell, !cell.count.isEmpty else { return ("", .normal) }
        return ((isWide ? "    " : " ") + cell.count, .faint)
      }
      guard (heads + counts).allSatisfy({ displayWidth($0.0) < width }) else { return nil }
      lines.append(line(heads, width, painter))
      if counts.contains(where: { !$0.0.isEmpty }) { lines.append(line(counts, width, painter)) }
    }
    return lines + wrapped(facts: legend, to: painter.voice.width).map { painter.paint($0, .faint) }
  }

  private func line(_ texts: [(String, Page.Tone)], _ width: Int, _ painter: ScreenPainter) -> String {
    let last = texts.lastIndex { !$0.0.isEmpty } ?? -1
    return texts.prefix(last + 1).enumerated().map { index, text in
      let padding = index == last ? "" : String(repeating: " ", count: width - displayWidth(text.0))
      return painter.paint(text.0, text.1) + padding
    }.joined()
  }
}

internal import BudgetCore

/// The lines of `[hours]` that name days: each one clause of a text as `--hours` has it.
struct HoursLines {
  private struct Row {
    let line: Int
    let text: String
    /// Where the text of the key and that of the value stand in the line.
    let places: Places
  }

  /// A clause is a key, a blank and a value; this leads its bytes back into the line.
  private struct Places {
    let key: Range<Int>
    let value: Range<Int>

    func bytes(_ clause: Range<Int>) -> Range<Int> {
      if clause.lowerBound < key.count {
        let start = key.lowerBound + clause.lowerBound
        return start..<max(start, min(key.lowerBound + clause.upperBound, key.upperBound))
      }
      let shift = value.lowerBound - key.count - 1
      let start = min(max(value.lowerBound, clause.lowerBound + shift), value.upperBound)
      return start..<max(start, min(clause.upperBound + shift, value.upperBound))
    }
  }

  /// A fault that only the lines together have.
  struct Fault: Error {
    let kind: HoursFault.Kind
    /// From 0.
    let line: Int
    let bytes: Range<Int>
  }

  private var rows: [Row] = []
  private var lines: [WorkingWeek: Int] = [:]

  /// The line that names the same days.
  func firstLine(of key: SettingsKey) -> Int? {
    (try? key.days).flatMap { lines[$0] }
  }

  /// Throws the fault that the line has by itself, with its bytes in the line.
  mutating func take(_ pair: IniText.Pair, _ key: SettingsKey, line: Int) throws(HoursFault) {
    let places = Places(key: pair.keyBytes, value: pair.valueBytes)
    let text = "\(pair.key) \(pair.value)"
    do throws(HoursFault) {
      _ = try WorkingWeek.parse(text)
    } catch {
      // A night may reach into a morning that a later line replaces.
      guard case .reachesNextDay = error.kind else {
        throw HoursFault(kind: error.kind, bytes: places.bytes(error.bytes))
      }
    }
    lines[try key.days] = line
    rows.append(Row(line: line, text: text, places: places))
  }

  /// nil when no day is named.
  func week() throws(Fault) -> WorkingWeek? {
    guard !rows.isEmpty else { return nil }
    do throws(HoursFault) {
      return try WorkingWeek.parse(rows.map(\.text).joined(separator: ";"))
    } catch {
      var start = 0
      for row in rows {
        let end = start + row.text.utf8.count
        if error.bytes.lowerBound <= end {
          let clause = error.bytes.lowerBound - start..<error.bytes.upperBound - start
          throw Fault(kind: error.kind, line: row.line, bytes: row.places.bytes(clause))
        }
        start = end + 1
      }
      throw Fault(kind: error.kind, line: rows[0].line, bytes: rows[0].places.key)
    }
  }
}

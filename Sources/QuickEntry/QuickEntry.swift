public import BudgetCore

/// Reads one line of German or English as a task; nothing is guessed: what was not understood stays in the title.
public enum QuickEntry {
  /// The shortest and the longest length a line can state: 1 minute and 24 hours.
  public static let shortest = Length(minutes: 1)
  public static let longest = Length(hours: 24)

  /// Reads a line: the first date, time, length and category, wherever they stand, and the rest as the title. When
  /// nothing would be left, nothing was meant and the whole line is the title. Parts that are not `wanted` stay in the
  /// title. nil for a line of spaces only. O(n) in the length of the line.
  public static func draft(
    of line: String, from standpoint: Standpoint, wanted: Set<Draft.Part> = Draft.Part.all
  ) -> Draft? {
    let line = Line(line)
    if line.words.isEmpty { return nil }
    guard line.isPromising else { return Draft(title: line.whole) }
    return Reading(Reader(line, from: standpoint), wanted: wanted).draft
  }

  /// Reads a text that is a day and nothing else, as `today DAY` has it: every date of a line, and `gestern`,
  /// `yesterday`, `vorgestern`. nil for any other text, and for one that no year from 0 to 9999 has.
  public static func day(
    of text: String, today: CivilDate, order: Standpoint.DateOrder = .dayFirst
  ) -> CivilDate? {
    let standpoint = Standpoint(today: today, now: .midnight, order: order)
    let reader = Reader(Line(text), from: standpoint, readsBackwards: true)
    return reader.whole(reader.date(at: 0))
  }

  /// Reads a text that is a time of day and nothing else: as in a line, and a bare hour, `14`. nil for any other.
  public static func time(of text: String, from standpoint: Standpoint) -> ClockTime? {
    let reader = Reader(Line(text), from: standpoint)
    if let time = reader.whole(reader.longTime(at: 0)) ?? reader.whole(reader.time(at: 0)) {
      let (time, length, date) = time.resolved(evening: false, standpoint)
      return length == nil && date == nil ? time : nil
    }
    guard case .reading(let reading, reader.atoms.count)? = reader.clock(at: 0) else { return nil }
    return TimePart.at(reading).resolved(evening: false, standpoint).time
  }

  /// Reads a text that is a length and nothing else, as `fits 45min` has it; nil for any other, and for one shorter
  /// than `shortest` or longer than `longest`.
  public static func length(of text: String) -> Length? {
    let standpoint = Standpoint(today: CivilDate(daysSince1970: 0), now: .midnight)
    let reader = Reader(Line(text), from: standpoint)
    return reader.whole(reader.length(at: 0))
  }
}

extension Reader {
  /// What was read when it is the whole text.
  fileprivate func whole<Value>(_ match: Match<Value>?) -> Value? {
    match.flatMap { $0.atoms == atoms.indices ? $0.value : nil }
  }
}

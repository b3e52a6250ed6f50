/// How days are named: dates, and what is said of days that stand beside each other without a comma.
extension HoursParser {
  /// Takes `2026-12-24`, `24.12.2026` or `24.12.26`.
  mutating func date() throws(HoursFault) -> CivilDate {
    let word = self.word(with: UInt8(ascii: "-"))
    if let date = CivilDate(iso8601: text(word)) ?? dotted(word) { return date }
    let shape = bytes[word].map { isDigit($0) ? UInt8(ascii: "0") : $0 }
    let parts = bytes[word].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isDotted =
      (2...3).contains(parts.count) && parts.dropLast(parts.count - 2).allSatisfy { (1...2).contains($0.count) }
      && parts.allSatisfy { $0.allSatisfy(isDigit) }
    let kind: HoursFault.Kind =
      if isDotted, parts.count == 2 || parts[2].isEmpty {
        .noYear(text(word))
      } else if isDotted || shape == Array("0000-00-00".utf8) {
        .noSuchDate(text(word))
      } else {
        .expected(.day, found: text(word))
      }
    throw HoursFault(kind: kind, bytes: word)
  }

  /// `24.12.2026`, `24.12.26`.
  private func dotted(_ word: Range<Int>) -> CivilDate? {
    let parts = bytes[word].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count <= 2, parts[1].count <= 2, [2, 4].contains(parts[2].count),
      let day = digits(parts[0]), let month = digits(parts[1]), let year = digits(parts[2])
    else { return nil }
    return CivilDate(year: parts[2].count == 2 ? 2000 + year : year, month: month, day: day)
  }

  /// The fault of a clause whose days, read from `start` up to here, are followed by another: `mon wed 8-12`,
  /// `mo und di 8-9`, `mo bis fr 8-12`. nil where a comma or a dash would not mend it.
  func daysApart(from start: Int) -> HoursFault? {
    var rest = self
    let next = rest.word()
    let isJoiner = joiners[lowered(next)] != nil && dash(next) == 0
    guard !next.isEmpty, isJoiner || rest.isDay(next) else { return nil }
    rest.at = start
    var days = ""
    while let part = rest.dayOrJoiner() {
      switch joiners[part.lowercased()] {
      case "-"?: days += "-"
      case _?: break
      case nil: days += (days.isEmpty || days.hasSuffix("-") ? "" : ",") + part
      }
    }
    let windows = bytes[rest.at...].prefix { $0 != UInt8(ascii: ";") }
    let instead = days + " " + String(decoding: windows, as: UTF8.self)
    guard (try? WorkingWeek.parse(instead)) != nil else { return nil }
    return HoursFault(kind: .daysApart(found: text(next), instead: instead), bytes: next)
  }

  /// Takes a day, or what may stand between two; nil at anything else.
  private mutating func dayOrJoiner() -> String? {
    let start = at
    var range = word()
    if !isDay(range), joiners[lowered(range)] == nil {
      at = start
      range = word(with: UInt8(ascii: "-"))
      guard CivilDate(iso8601: text(range)) != nil || dotted(range) != nil else {
        at = start
        return nil
      }
    }
    skipSpaces()
    return text(range)
  }

  private func isDay(_ word: Range<Int>) -> Bool { Weekday(name: lowered(word)) != nil }

  private func dash(_ word: Range<Int>) -> Int { word.isEmpty ? 0 : dash(word.lowerBound) }
}

/// Words and signs that join days, and the sign that stands for each.
private let joiners = [
  ",": ",", "und": ",", "and": ",", "&": ",", "+": ",", "-": "-", "–": "-", "bis": "-", "to": "-",
]

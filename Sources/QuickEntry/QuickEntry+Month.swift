public import BudgetCore

extension QuickEntry {
  /// Reads a text that is a month and nothing else: `2026-11`, `november`, `nov 2026`, `11`, `11.2026`; without a year it
  /// is one of this year. nil for any other text, and for a year over 9999.
  public static func month(of text: String, today: CivilDate) -> CivilMonth? {
    let parts = text.lowercased().split { " -./".contains($0) }.map(String.init)
    // A point may end a short name, `nov.`; nothing else stands at an end or twice.
    let separators = text.filter { "-/".contains($0) }.count
    guard (1...2).contains(parts.count), separators <= parts.count - 1 else { return nil }
    if parts.count == 1 {
      return monthNumber(parts[0]).flatMap { CivilMonth(year: today.year, month: $0) }
    }
    if let year = year(parts[0]), let month = monthNumber(parts[1]) { return CivilMonth(year: year, month: month) }
    if let year = year(parts[1]), let month = monthNumber(parts[0]) { return CivilMonth(year: year, month: month) }
    return nil
  }

  private static func year(_ word: String) -> Int? { word.utf8.count == 4 ? number(word) : nil }

  private static func monthNumber(_ word: String) -> Int? {
    if let number = number(word) { return word.utf8.count <= 2 && (1...12).contains(number) ? number : nil }
    let spelled = word.replacing("ä", with: "ae")
    guard case .month(let month)? = vocabulary[spelled] else { return nil }
    return month
  }

  /// Of ASCII digits only.
  private static func number(_ word: String) -> Int? {
    word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(word) : nil
  }
}

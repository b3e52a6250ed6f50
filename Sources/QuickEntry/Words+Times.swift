internal import BudgetCore

extension Words {
  /// A time of day at a word, `14:00` or `14:00 Uhr`, with the small word that introduces it.
  func time(at index: Int) -> Match<ClockTime>? {
    let start = introduces(index, ["um", "ab", "at"]) ? index + 1 : index
    guard let parsed = clockTime(list[start].core) else { return nil }
    var end = start + 1
    if end < list.count, !list[start].endsPart, list[end].core == Array("uhr".utf8) { end += 1 }
    return switch parsed {
    case .value: Match(outcome: parsed, words: index..<end)
    case .refused: Match(outcome: parsed, words: start..<end)
    }
  }

  /// One or two digits, a colon, two digits.
  private func clockTime(_ core: [UInt8]) -> Match<ClockTime>.Outcome? {
    let parts = core.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count <= 2, let hour = digits(parts[0]), parts[1].count == 2,
      let minute = digits(parts[1])
    else { return nil }
    return ClockTime(hour: hour, minute: minute).map { .value($0) } ?? .refused(.notATime)
  }
}

internal import BudgetCore

extension Words {
  /// The longest length that begins at a word, with the small word that introduces it.
  func length(at index: Int) -> Match<Length>? {
    if introduces(index, ["für", "fuer", "for", "ca", "ca.", "etwa", "rund", "about"]),
      var match = plainLength(at: index + 1)
    {
      if case .value = match.outcome { match.words = index..<match.words.upperBound }
      return match
    }
    return plainLength(at: index)
  }

  /// `45min`, `90 min`, `1h30`, `1h 30m`, `1.5h`, `1:30h`: a number and a unit, then perhaps the minutes of hours.
  private func plainLength(at index: Int) -> Match<Length>? {
    let runs = self.runs(from: index)
    guard runs.count >= 2, let unit = runs[1].unit else { return nil }
    let number = runs[0].bytes
    if unit == .hour, let hours = Count(number), hours.isWhole, runs.count >= 3, let minutes = minutes(runs[2]) {
      if runs.count >= 4, runs[3].unit == .minute, runs[3].endsWord {
        return match(hours.seconds(of: .hour, adding: minutes), index..<(runs[3].word + 1))
      }
      if runs[2].endsWord, runs[2].word == runs[1].word, runs[2].bytes.count == 2 {
        return match(hours.seconds(of: .hour, adding: minutes), index..<(runs[2].word + 1))
      }
    }
    guard runs[1].endsWord else { return nil }
    let words = index..<(runs[1].word + 1)
    if let colon = number.firstIndex(of: UInt8(ascii: ":")) {
      guard unit == .hour, runs[1].word == runs[0].word, let hours = Count(number[..<colon]),
        number[(colon + 1)...].count == 2, let minutes = digits(number[(colon + 1)...]), minutes < 60
      else { return nil }
      return match(hours.seconds(of: .hour, adding: minutes), words)
    }
    var match = Count(number).flatMap { self.match($0.seconds(of: unit), words) }
    match?.isBareMetres = runs[1].bytes == [UInt8(ascii: "m")]
    return match
  }

  private func match(_ seconds: Int64?, _ words: Range<Int>) -> Match<Length>? {
    guard let seconds else { return nil }
    let length = Length(seconds: seconds)
    if length < QuickEntry.shortest { return Match(outcome: .refused(.tooShort), words: words) }
    if length > QuickEntry.longest { return Match(outcome: .refused(.tooLong), words: words) }
    return Match(outcome: .value(length), words: words)
  }

  /// The minutes beside hours: one or two digits, less than 60.
  private func minutes(_ run: Run) -> Int? {
    guard run.bytes.count <= 2, let minutes = digits(run.bytes), minutes < 60 else { return nil }
    return minutes
  }

  /// Digits, or what stands between them.
  private struct Run {
    let bytes: ArraySlice<UInt8>
    let word: Int
    let endsWord: Bool

    var unit: Unit? { units[String(decoding: bytes, as: UTF8.self)] }
  }

  /// The first four runs from a word on; nothing reads on across a comma or a quotation.
  private func runs(from index: Int) -> [Run] {
    var runs: [Run] = []
    for word in index..<min(index + 4, list.count) {
      let core = list[word].core
      var at = 0
      while at < core.count, runs.count < 4 {
        let end = Words.runEnd(core[at...])
        runs.append(Run(bytes: core[at..<end], word: word, endsWord: end == core.count))
        at = end
      }
      if list[word].endsPart || runs.count == 4 { break }
    }
    return runs
  }

  /// A run of digits goes on across one point, comma or colon between two of them.
  private static func runEnd(_ core: ArraySlice<UInt8>) -> Int {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard isDigit(core[core.startIndex]) else { return core.firstIndex(where: isDigit) ?? core.endIndex }
    let end = core.firstIndex { !isDigit($0) } ?? core.endIndex
    guard end + 1 < core.endIndex, [UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":")].contains(core[end]),
      isDigit(core[end + 1])
    else { return end }
    return core[(end + 1)...].firstIndex { !isDigit($0) } ?? core.endIndex
  }
}

private enum Unit: Int64 {
  case minute = 60
  case hour = 3600
}

/// By every way a unit is written, in lower case.
private let units: [String: Unit] = {
  let minutes = "m min min. mins minute minutes minuten"
  let hours = "h hr hrs hour hours std std. stunde stunden"
  var units: [String: Unit] = [:]
  for name in minutes.split(separator: " ") { units[String(name)] = .minute }
  for name in hours.split(separator: " ") { units[String(name)] = .hour }
  return units
}()

/// A number as written: digits, and perhaps a point or a comma and more digits.
private struct Count {
  /// Held at 999 999 999.
  private let whole: Int64
  private let fraction: Int64
  /// The power of ten that the fraction is parts of.
  private let parts: Int64

  var isWhole: Bool { parts == 1 }

  /// nil with a colon in it, and with more than nine digits of a fraction.
  init?(_ bytes: ArraySlice<UInt8>) {
    let pieces = bytes.split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") })
    let significant = pieces[0].drop { $0 == UInt8(ascii: "0") }
    if significant.count > 9 {
      whole = 999_999_999
    } else if let number = digits(pieces[0].suffix(max(1, significant.count))) {
      whole = Int64(number)
    } else {
      return nil
    }
    guard pieces.count == 2 else {
      fraction = 0
      parts = 1
      return
    }
    guard let number = digits(pieces[1]) else { return nil }
    fraction = Int64(number)
    parts = pieces[1].reduce(1) { power, _ in power * 10 }
  }

  /// nil when it comes to no whole second.
  func seconds(of unit: Unit, adding minutes: Int = 0) -> Int64? {
    let (quotient, remainder) = (fraction * unit.rawValue).quotientAndRemainder(dividingBy: parts)
    return remainder == 0 ? whole * unit.rawValue + quotient + Int64(minutes) * 60 : nil
  }
}

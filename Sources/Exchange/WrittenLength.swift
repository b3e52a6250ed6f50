internal import BudgetCore

/// A length as RFC 5545 §3.3.6 writes it: `PT45M`, `P1DT2H`, `P2W`; a day being 24 hours.
enum WrittenLength {
  static func text(of length: Length) -> String {
    let seconds = length.seconds
    return seconds % 60 == 0 ? "PT\(seconds / 60)M" : "PT\(seconds)S"
  }

  /// One that a task may have.
  static func read(_ text: String) -> Length? {
    seconds(text).flatMap { ExchangeFormat.lengths.contains($0) ? Length(seconds: $0) : nil }
  }

  /// With its sign: `-PT15M`.
  static func seconds(_ text: String) -> Int64? {
    var rest = Array(text.uppercased().utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: "P"), !rest.isEmpty else { return nil }
    var seconds: Int64 = 0
    var isTime = false
    while !rest.isEmpty {
      if rest.first == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let count = digits(number), let unit = rest.dropFirst(number.count).first else { return nil }
      rest = rest.dropFirst(number.count + 1)
      let units: [UInt8: Int64] =
        isTime
        ? [UInt8(ascii: "H"): 3600, UInt8(ascii: "M"): 60, UInt8(ascii: "S"): 1]
        : [UInt8(ascii: "W"): 604_800, UInt8(ascii: "D"): 86_400]
      guard let each = units[unit] else { return nil }
      seconds += Int64(count) * each
      // A hostile one goes on adding.
      if seconds > ExchangeFormat.lengths.upperBound { return nil }
    }
    return isNegative ? -seconds : seconds
  }
}

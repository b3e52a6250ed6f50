internal import BudgetCore

/// A DURATION: days are nominal, the rest is exact (RFC 5545 §3.3.6, §3.8.5.3).
struct NominalLength: Hashable, Sendable {
  let days: Int
  let seconds: Int64

  static let zero = NominalLength(days: 0, seconds: 0)

  var isNegative: Bool { days < 0 || seconds < 0 }

  /// Reads `P1D`, `PT1H30M`, `P2W`, `-PT15M`; nil for anything else.
  static func parse(_ text: some StringProtocol) -> NominalLength? {
    var bytes = ArraySlice(text.utf8.filter { $0 != 0x20 }.map(ContentLine.upper))
    var sign = 1
    if let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
      sign = first == UInt8(ascii: "-") ? -1 : 1
      bytes = bytes.dropFirst()
    }
    guard bytes.popFirst() == UInt8(ascii: "P"), !bytes.isEmpty else { return nil }
    var days = 0
    var seconds: Int64 = 0
    var inTime = false
    var parts = 0
    while let first = bytes.first {
      if first == UInt8(ascii: "T"), !inTime {
        inTime = true
        bytes = bytes.dropFirst()
        continue
      }
      let number = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let value = digits(number), number.endIndex < bytes.endIndex else { return nil }
      switch (bytes[number.endIndex], inTime) {
      case (UInt8(ascii: "W"), false): days += value * 7
      case (UInt8(ascii: "D"), false): days += value
      case (UInt8(ascii: "H"), true): seconds += Int64(value) * 3600
      case (UInt8(ascii: "M"), true): seconds += Int64(value) * 60
      case (UInt8(ascii: "S"), true): seconds += Int64(value)
      default: return nil
      }
      parts += 1
      guard parts <= 8 else { return nil }
      bytes = bytes[(number.endIndex + 1)...]
    }
    guard parts > 0 else { return nil }
    return NominalLength(days: sign * days, seconds: Int64(sign) * seconds)
  }
}

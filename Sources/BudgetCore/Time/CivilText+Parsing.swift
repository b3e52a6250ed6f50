extension CivilDate {
  /// Reads `2026-11-30`; nil for any other text and for a date that does not exist.
  public init?(iso8601 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]), let day = digits(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Reads `20261130` (RFC 5545 §3.3.4); nil for any other text and for a date that does not exist.
  public init?(basic bytes: ArraySlice<UInt8>) {
    guard bytes.count == 8, let year = digits(bytes.prefix(4)), let month = digits(bytes.dropFirst(4).prefix(2)),
      let day = digits(bytes.dropFirst(6))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Moment {
  /// Reads RFC 3339 §5.6: `2026-11-30T09:00:00+01:00`, `2026-11-30T08:00:00.25Z`; a space for the T and lower case
  /// are allowed, a fraction of a second is cut off; `:60`, which only 23:59:60 UTC can be, is the second after. nil for
  /// anything else.
  public init?(rfc3339 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, let date = CivilDate(iso8601: String(decoding: bytes[0..<10], as: UTF8.self)),
      [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(bytes[10]),
      bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = digits(bytes[11..<13]), hour <= 23, let minute = digits(bytes[14..<16]), minute <= 59,
      let second = digits(bytes[17..<19]), second <= 60
    else { return nil }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard !fraction.isEmpty else { return nil }
      rest = rest[fraction.endIndex...]
    }
    let wall = Int64(date.daysSince1970) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
    let ahead: Int64
    switch rest.first {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"):
      guard rest.count == 1 else { return nil }
      ahead = 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let offset = Array(rest)
      guard offset.count == 6, offset[3] == UInt8(ascii: ":"), let hours = digits(offset[1..<3]), hours <= 23,
        let minutes = digits(offset[4..<6]), minutes <= 59
      else { return nil }
      ahead = Int64(hours * 3600 + minutes * 60) * (offset[0] == UInt8(ascii: "-") ? -1 : 1)
    default: return nil
    }
    // A leap second is the last of a day in UTC.
    guard second < 60 || (wall - ahead).flooredRemainder(86_400) == 0 else { return nil }
    self.init(seconds: wall - ahead)
  }
}

/// The number that decimal digits write; nil when there are none, more than nine, or another byte among them.
package func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
  var number = 0
  for byte in bytes {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    number = number * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return number
}

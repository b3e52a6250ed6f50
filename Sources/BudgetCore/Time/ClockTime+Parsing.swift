extension ClockTime {
  /// Reads when a day begins: `4`, `04:00` or `04.00`, up to 12:00; nil for any other text.
  public init?(dayStart text: some StringProtocol) {
    let parts = Array(text.utf8).split(
      maxSplits: 1, omittingEmptySubsequences: false,
      whereSeparator: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
    guard (1...2).contains(parts[0].count), let hour = digits(parts[0]),
      let minute = parts.count == 1 ? 0 : parts[1].count == 2 ? digits(parts[1]) : nil,
      let time = ClockTime(hour: hour, minute: minute), time.secondOfDay <= 12 * 3600
    else { return nil }
    self = time
  }
}

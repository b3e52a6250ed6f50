internal import BudgetCore

extension RecurrenceRule.Until {
  /// Reads `20260331`, `20260331T060000` and `20260331T060000Z` (RFC 5545 §3.3.4, §3.3.5), and with `repaired` what is
  /// clear though not of that form: ISO 8601 with `-` and `:`, no seconds, a fraction, an offset from UTC, a day after
  /// the month's last (its last), 24:00. A time that does not exist leaves the date. nil for anything else.
  static func read(_ text: some Sequence<UInt8>) -> (until: RecurrenceRule.Until, repaired: Bool)? {
    let bytes = Array(text)
    var rest = bytes[...]
    func take(_ count: Int, before separators: String) -> Int? {
      guard let number = digits(rest.prefix(count)), rest.count >= count else { return nil }
      rest = rest.dropFirst(count)
      if let next = rest.first, separators.utf8.contains(next) { rest = rest.dropFirst() }
      return number
    }
    guard let year = take(4, before: "-/."), let month = take(2, before: "-/."), (1...12).contains(month),
      let day = take(2, before: "T"), day >= 1,
      let date = CivilDate(year: year, month: month, day: min(day, CivilDate.daysInMonth(month, of: year)))
    else { return nil }
    let exact = date.day == day
    if rest.isEmpty { return (.date(date), !(exact && bytes.count == 8)) }

    guard let hour = take(2, before: ":"), hour <= 24 else { return (.date(date), true) }
    let minute = take(2, before: ":") ?? 0
    let second = take(2, before: "") ?? 0
    guard minute <= 59, second <= 60 else { return (.date(date), true) }
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst().drop { (48...57).contains($0) } }
    let wall = CivilDateTime(wallSeconds: CivilDateTime(date).wallSeconds + Int64(hour * 3600 + minute * 60 + second))
    let sound = exact && hour <= 23 && second <= 59
    switch rest.first {
    case nil: return (.local(wall), !(sound && bytes.count == 15))
    case UInt8(ascii: "Z") where rest.count == 1: return (.utc(Moment(utc: wall)), !(sound && bytes.count == 16))
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      let west = rest.first == UInt8(ascii: "-")
      rest = rest.dropFirst()
      guard let hours = take(2, before: ":"), hours <= 26 else { return (.local(wall), true) }
      let seconds = Int64(hours * 3600 + (take(2, before: "") ?? 0) * 60)
      return (.utc(Moment(seconds: wall.wallSeconds + (west ? seconds : -seconds))), true)
    default: return (.local(wall), true)
    }
  }
}

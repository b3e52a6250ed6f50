internal import BudgetCore

/// BYHOUR, BYMINUTE and BYSECOND of a rule, and what DTSTART says where they are absent.
struct TimeOfDay {
  let rule: RecurrenceRule
  let start: ClockTime

  /// Seconds after the start of a period at which its instances lie, ascending, before BYSETPOS: the parts finer than
  /// the frequency, from DTSTART where absent.
  var offsets: [Int] {
    let hours = rule.byHour.isEmpty ? [start.hour] : rule.byHour.filter { (0...23).contains($0) }
    let minutes = rule.byMinute.isEmpty ? [start.minute] : rule.byMinute.filter { (0...59).contains($0) }
    let seconds = rule.bySecond.isEmpty ? [start.second] : rule.bySecond.filter { (0...59).contains($0) }
    return switch rule.frequency {
    case .secondly: [0]
    case .minutely: ascending(seconds)
    case .hourly: ascending(minutes.flatMap { minute in seconds.map { minute * 60 + $0 } })
    case .daily, .weekly, .monthly, .yearly:
      ascending(hours.flatMap { hour in minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } })
    }
  }
}

/// The same values ascending, each once.
func ascending(_ values: some Sequence<Int>) -> [Int] {
  var result: [Int] = []
  for value in values.sorted() where value != result.last { result.append(value) }
  return result
}

/// BYSETPOS: which of the ordered instances of a period count.
struct SetPositions {
  private let numbers: [Int]

  init(_ numbers: [Int]) { self.numbers = ascending(numbers.filter { $0 != 0 }) }

  /// Whether all of them count.
  var isOpen: Bool { numbers.isEmpty }

  /// Zero-based, ascending, among `size`; `isOpen` must be false. O(n log n) for n positions.
  func indexes(among size: Int) -> [Int] {
    ascending(
      numbers.lazy.compactMap { number in
        let index = number > 0 ? number - 1 : size + number
        return number.magnitude <= size.magnitude ? index : nil
      })
  }
}

/// The sub-daily periods that BYHOUR, BYMINUTE and BYSECOND let through, where they limit.
struct TimeFilter {
  private let length: Int
  private let hours: UInt64
  private let minutes: UInt64
  private let seconds: UInt64

  /// nil where nothing is limited; `length` is the period's, 1, 60 or 3600 seconds.
  init?(_ rule: RecurrenceRule, length: Int) {
    let byMinute = length <= 60 ? rule.byMinute : []
    let bySecond = length == 1 ? rule.bySecond : []
    guard length < 86_400, !(rule.byHour.isEmpty && byMinute.isEmpty && bySecond.isEmpty) else { return nil }
    func bits(_ values: [Int], _ size: Int) -> UInt64 {
      if values.isEmpty { return (1 << UInt64(size)) - 1 }
      return values.reduce(0) { (0..<size).contains($1) ? $0 | 1 << UInt64($1) : $0 }
    }
    self.length = length
    hours = bits(rule.byHour, 24)
    minutes = length <= 60 ? bits(byMinute, 60) : 1
    seconds = length == 1 ? bits(bySecond, 60) : 1
  }

  /// How many periods of a day it lets through.
  var count: Int { hours.nonzeroBitCount * minutes.nonzeroBitCount * seconds.nonzeroBitCount }

  /// Whether it lets the day's period of this index through.
  func allows(_ index: Int) -> Bool {
    let second = index * length
    return hours >> UInt64(second / 3600) & 1 == 1 && minutes >> UInt64(second / 60 % 60) & 1 == 1
      && seconds >> UInt64(second % 60) & 1 == 1
  }

  /// The indexes of a day's periods it lets through, ascending. O(`count`).
  func forEach(_ body: (Int) -> Void) {
    for hour in 0..<24 where hours >> UInt64(hour) & 1 == 1 {
      for minute in 0..<60 where minutes >> UInt64(minute) & 1 == 1 {
        for second in 0..<60 where seconds >> UInt64(second) & 1 == 1 {
          body((hour * 3600 + minute * 60 + second) / length)
        }
      }
    }
  }
}

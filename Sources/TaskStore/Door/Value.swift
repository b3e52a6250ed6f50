internal import BudgetCore

/// What stands in one column of a row.
enum Value: Hashable {
  case null
  case number(Int64)
  case text(String)
  case bytes([UInt8])

  init(_ number: Int?) { self = number.map { .number(Int64($0)) } ?? .null }

  init(_ text: String?) { self = text.map { .text($0) } ?? .null }

  init(_ day: CivilDate?) { self.init(day?.daysSince1970) }

  init(_ moment: Moment) { self = .number(moment.seconds) }

  init(_ length: Length?) { self = length.map { .number($0.seconds) } ?? .null }

  init(_ time: ClockTime?) { self.init(time?.secondOfDay) }
}

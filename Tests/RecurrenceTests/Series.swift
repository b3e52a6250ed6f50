import BudgetCore
import Recurrence
import TestSupport
import Testing

/// A row of a table of series: rule | DTSTART | last possible wall time | instances | `end` or `on`.
struct Series: CustomStringConvertible {
  let rule: RecurrenceRule
  let start: CivilDateTime
  let last: CivilDateTime?
  let walls: [CivilDateTime]
  let isComplete: Bool
  let description: String

  init(_ row: Table.Row) throws {
    description = "\(row.file):\(row.line): \(row[0])"
    rule = try #require(RecurrenceRule.parse(row[0]).rule, "\(row)")
    start = try #require(CivilDateTime(basic: row[1]), "\(row)")
    last = CivilDateTime(basic: row[2])
    var walls: [CivilDateTime] = []
    for word in row[3].split(separator: " ") {
      let ends = word.split(separator: "..").map { $0.count == 8 ? "\($0)T\(row[1].suffix(6))" : "\($0)" }
      let from = try #require(CivilDateTime(basic: ends[0]), "\(row)")
      let to = try #require(CivilDateTime(basic: ends[ends.count - 1]), "\(row)")
      for days in 0...to.date.days(since: from.date) { walls.append(from.adding(days: days)) }
    }
    self.walls = walls
    isComplete = row[4] == "end"
    try #require(isComplete || row[4] == "on", "\(row)")
  }

  /// What the rule says of a range; `to` nil is 400 years on for a complete series, else just after the last listed one.
  func found(from: CivilDateTime, to: CivilDateTime? = nil) -> [CivilDateTime] {
    let end = to ?? (isComplete ? start.adding(days: 146_097) : walls[walls.count - 1].nextSecond)
    guard from < end else { return [] }
    return rule.instances(from: start, in: from..<end, through: last, limit: 100_000).walls
  }
}

extension CivilDateTime {
  /// `19970902T090000`.
  init?(basic text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 15, bytes[8] == UInt8(ascii: "T"), let date = CivilDate(basic: bytes[..<8]),
      let time = Int(text.suffix(6)),
      let clock = ClockTime(hour: time / 10_000, minute: time / 100 % 100, second: time % 100)
    else { return nil }
    self.init(date, clock)
  }

  var basic: String {
    String("\(date.iso8601)T\(time.iso8601)".filter { $0 != "-" && $0 != ":" })
  }

  var nextSecond: CivilDateTime { adding(Length(seconds: 1)) }
}

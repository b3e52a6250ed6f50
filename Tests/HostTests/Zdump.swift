import BudgetCore

/// What `zdump -i` says of zones: every change of the offset between two years.
struct Zdump {
  struct Change: Hashable {
    let at: Int64
    let offset: Int
  }

  /// By the zone's name: the offset at first, and the changes after it.
  private(set) var zones: [String: (initial: Int, changes: [Change])] = [:]

  init(_ names: [String], from: Int = 1970, to: Int = 2100, environment: String = "") {
    let quoted = names.map { "'\($0)'" }.joined(separator: " ")
    let output = Program.run("\(environment) zdump -i -c \(from),\(to) \(quoted)").output
    var zone = ""
    for line in output.split(separator: UInt8(ascii: "\n")) {
      if line.first == UInt8(ascii: "T") {
        zone = String(decoding: line.dropFirst(4).dropLast(), as: UTF8.self)
        continue
      }
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count >= 3, let offset = Zdump.sexagesimal(fields[2]) else { continue }
      guard var known = zones[zone] else {
        zones[zone] = (offset, [])
        continue
      }
      guard let date = CivilDate(iso8601: String(decoding: fields[0], as: UTF8.self)),
        let wall = Zdump.sexagesimal(fields[1])
      else { preconditionFailure("zdump wrote \(String(decoding: line, as: UTF8.self))") }
      if offset != known.changes.last?.offset ?? known.initial {
        zones[zone] = nil
        known.changes.append(Change(at: Int64(date.daysSince1970 * 86_400 + wall - offset), offset: offset))
        zones[zone] = known
      }
    }
  }

  /// `+05`, `-0330`, `02:30`, `000000` as seconds.
  private static func sexagesimal(_ text: ArraySlice<UInt8>) -> Int? {
    let numbers = text.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.map { Int($0) - 48 }
    guard numbers.count.isMultiple(of: 2), !numbers.isEmpty else { return nil }
    var seconds = 0
    for (index, unit) in [3600, 60, 1].enumerated() where index * 2 < numbers.count {
      seconds += (numbers[index * 2] * 10 + numbers[index * 2 + 1]) * unit
    }
    return text.first == UInt8(ascii: "-") ? -seconds : seconds
  }
}

extension ZoneRules {
  /// The changes of the offset that lie after the start of one year and before the start of another.
  func changes(from: Int = 1970, to: Int = 2100) -> [Zdump.Change] {
    let end = Int64(CivilDate.daysBeforeMonth(1, of: to)) * 86_400
    var segment = self.segment(holding: Moment(seconds: Int64(CivilDate.daysBeforeMonth(1, of: from)) * 86_400))
    var changes: [Zdump.Change] = []
    while let next = segment.end, next.seconds < end {
      let following = self.segment(holding: next)
      if following.offset != segment.offset { changes.append(.init(at: next.seconds, offset: following.offset)) }
      segment = following
    }
    return changes
  }
}

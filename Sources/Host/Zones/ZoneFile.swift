package import BudgetCore

/// A file of the tz database: TZif versions 1 to 4 (RFC 8536, RFC 9636).
package enum ZoneFile {
  /// Bytes a zone's file may have: ten times the largest there is.
  static let limit = 1 << 20

  static let magic = Array("TZif".utf8)

  /// The rules the bytes hold; nil when they are not TZif, break RFC 8536 §3.2 or count leap seconds. O(n log n).
  package static func rules(name: String, bytes: [UInt8]) -> ZoneRules? {
    var cursor = Cursor(rest: bytes[...])
    guard let first = Header(&cursor) else { return nil }
    if first.version == 1 {
      return Block(first, timeBytes: 4, &cursor).map {
        ZoneRules(name: name, initialOffset: $0.initialOffset, transitions: $0.transitions)
      }
    }
    guard cursor.take(first.size(timeBytes: 4)) != nil, let second = Header(&cursor),
      second.version == first.version, let block = Block(second, timeBytes: 8, &cursor), let footer = cursor.line()
    else { return nil }
    return join(block, footer: footer, name: name)
  }

  /// A footer of one offset has to be the last transition's (RFC 8536 §3.3). A yearly one may begin with the other of its
  /// two: `zic -b slim` of 2022 wrote America/Ojinaga so, and the last transition holds until the rule's next change.
  private static func join(_ block: Block, footer: ArraySlice<UInt8>, name: String) -> ZoneRules? {
    let rule = PosixRule(footer)
    if rule == nil, !footer.isEmpty { return nil }
    if block.transitions.isEmpty, let rule { return rule.rules(name: name) }
    var tail: YearlyChange?
    switch rule {
    case .constant(let offset)? where offset != block.transitions.last?.offset: return nil
    case .yearly(let change)?: tail = change
    case .constant?, nil: break
    }
    return ZoneRules(name: name, initialOffset: block.initialOffset, transitions: block.transitions, tail: tail)
  }
}

/// RFC 8536 §3.1.
private struct Header {
  let version: Int
  let utIndicators, standardIndicators, leapSeconds, times, types, characters: Int

  init?(_ cursor: inout Cursor) {
    guard let magic = cursor.take(4), magic.elementsEqual(ZoneFile.magic), let version = cursor.take(1)?.first,
      cursor.take(15) != nil
    else { return nil }
    switch version {
    case 0: self.version = 1
    case UInt8(ascii: "2")...UInt8(ascii: "4"): self.version = Int(version - UInt8(ascii: "0"))
    default: return nil
    }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = cursor.integer(4) else { return nil }
      counts.append(Int(UInt32(truncatingIfNeeded: count)))
    }
    (utIndicators, standardIndicators, leapSeconds) = (counts[0], counts[1], counts[2])
    (times, types, characters) = (counts[3], counts[4], counts[5])
  }

  /// Bytes of the block that follows.
  func size(timeBytes: Int) -> Int {
    times * (timeBytes + 1) + types * 6 + characters + leapSeconds * (timeBytes + 4) + standardIndicators + utIndicators
  }
}

/// RFC 8536 §3.2.
private struct Block {
  let initialOffset: Int
  let transitions: [ZoneRules.Transition]

  init?(_ header: Header, timeBytes: Int, _ cursor: inout Cursor) {
    guard header.types > 0, header.characters > 0, header.leapSeconds == 0,
      [0, header.types].contains(header.utIndicators), [0, header.types].contains(header.standardIndicators),
      var times = cursor.take(header.times * timeBytes).map(Cursor.init(rest:)),
      let indices = cursor.take(header.times), var types = cursor.take(header.types * 6).map(Cursor.init(rest:)),
      let characters = cursor.take(header.characters),
      let standard = cursor.take(header.standardIndicators), let ut = cursor.take(header.utIndicators),
      Block.areSound(standard: standard, ut: ut)
    else { return nil }

    var offsets: [Int] = []
    for _ in 0..<header.types {
      guard let offset = Block.offset(&types, characters) else { return nil }
      offsets.append(offset)
    }
    var transitions: [ZoneRules.Transition] = []
    transitions.reserveCapacity(header.times)
    var before = Int64.min
    for index in indices {
      guard let time = times.integer(timeBytes), time > before, Block.ages.contains(time), index < offsets.count
      else { return nil }
      transitions.append(ZoneRules.Transition(at: Moment(seconds: time), offset: offsets[Int(index)]))
      before = time
    }
    initialOffset = offsets[0]
    self.transitions = transitions
  }

  /// No time is before the Big Bang (RFC 8536 §3.2), nor as long after.
  private static let ages: ClosedRange<Int64> = -(1 << 59)...(1 << 59)

  /// One record of a local time type, as seconds ahead of UTC.
  private static func offset(_ types: inout Cursor, _ characters: ArraySlice<UInt8>) -> Int? {
    guard let offset = types.integer(4), (-89_999...93_599).contains(offset),
      let isDaylight = types.take(1)?.first, isDaylight <= 1,
      let name = types.take(1)?.first, characters.dropFirst(Int(name)).contains(0)
    else { return nil }
    return Int(offset)
  }

  /// Each indicator is 0 or 1, and a UT one stands only on a standard one.
  private static func areSound(standard: ArraySlice<UInt8>, ut: ArraySlice<UInt8>) -> Bool {
    guard standard.allSatisfy({ $0 <= 1 }), ut.allSatisfy({ $0 <= 1 }) else { return false }
    return standard.isEmpty ? !ut.contains(1) : !zip(standard, ut).contains { $0 == 0 && $1 == 1 }
  }
}

private struct Cursor {
  var rest: ArraySlice<UInt8>

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A signed integer in network byte order.
  mutating func integer(_ bytes: Int) -> Int64? {
    guard let taken = take(bytes) else { return nil }
    let value = taken.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let unused = 64 - bytes * 8
    return Int64(bitPattern: value << UInt64(unused)) >> Int64(unused)
  }

  /// What stands between two line feeds.
  mutating func line() -> ArraySlice<UInt8>? {
    guard take(1)?.first == UInt8(ascii: "\n") else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    rest = rest.dropFirst(line.count)
    return take(1) == nil ? nil : line
  }
}

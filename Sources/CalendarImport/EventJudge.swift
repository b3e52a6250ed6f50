internal import BudgetCore
internal import Recurrence

/// Says which events may pass unread: those that surely do not touch the range.
///
/// Proven by the same arithmetic that places them: a zone of the tz database holds whatever the file says of it, and
/// `Recurrence` finds instances without walking. What cannot be judged so is read.
final class EventJudge {
  /// What the walk is for.
  enum Purpose {
    /// To find what touches the range.
    case touching
    /// To find the other components of these UIDs, which did not touch it themselves.
    case completing(Set<UInt64>)
  }

  let range: Interval
  let user: ZoneRules
  private let rules: (String) -> ZoneRules?
  var purpose = Purpose.touching
  /// The UIDs of events that passed.
  private(set) var passed = UIDNumbers()
  private var lastZone: (parameters: [UInt8], rules: ZoneRules)?
  private var parsed: [String: ParsedRule] = [:]

  /// No zone is further from UTC than a day; a guessed one may be as far again on the other side.
  static let slack: Int64 = 3 * 86_400

  init(range: Interval, user: ZoneRules, rules: @escaping (String) -> ZoneRules?) {
    self.range = range
    self.user = user
    self.rules = rules
  }

  /// Whether an event may pass. `body` is its lines.
  func lets(_ facts: EventFacts, pass body: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !facts.isOdd, let start = facts.start else { return isRead(inFirst: true) }
    if unsafe mayTouch(facts, start: start, body) { return isRead(inFirst: true) }
    switch purpose {
    case .touching:
      if let uid = facts.uid { passed.insert(uid) }
      return true
    case .completing(let wanted): return facts.uid.map { !wanted.contains($0) } ?? true
    }
  }

  /// What was read to find what touches is not read again to complete it.
  private func isRead(inFirst: Bool) -> Bool {
    if case .completing = purpose { return true }
    return false
  }

  private func mayTouch(
    _ facts: EventFacts, start: EventFacts.Time, _ body: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let slack = EventJudge.slack
    // Nothing comes before DTSTART.
    if start.seconds - slack >= range.end.seconds { return false }
    let rough = facts.roughLength(from: start)
    let isSeries = facts.rule != nil && facts.recurrenceID == nil
    if !isSeries, start.seconds + rough + slack <= range.start.seconds { return false }
    guard let timing = unsafe timing(of: facts, start: start, body) else { return true }
    guard isSeries, let rule = facts.rule else { return timing.span(at: timing.start).touches(range) }
    let text = unsafe String(decoding: UnsafeBufferPointer(rebasing: body[rule]), as: UTF8.self)
    return mayTouch(timing, rule: text)
  }

  private func mayTouch(_ timing: Timing, rule text: String) -> Bool {
    let parsed = self.parsed(text)
    guard let rule = parsed.rule, rule.scale == nil, !parsed.oddities.contains(where: \.mayMissInstances) else {
      return true
    }
    let day: Int64 = 27 * 3600
    let from = timing.zone.wall(at: range.start).wallSeconds - timing.reach.seconds - day
    let to = timing.zone.wall(at: range.end).wallSeconds + day
    let series = SeriesRule(rule: timing.isWholeDay ? rule.forWholeDays() : rule, text: "")
    let found = timing.walls(
      of: series, in: CivilDateTime(wallSeconds: from)..<CivilDateTime(wallSeconds: to), limit: 64)
    return found.bound != nil || found.walls.contains { timing.span(at: $0).touches(range) }
  }

  private func parsed(_ text: String) -> ParsedRule {
    if let known = parsed[text] { return known }
    let rule = RecurrenceRule.parse(text)
    if parsed.count >= 512 { parsed.removeAll(keepingCapacity: true) }
    parsed[text] = rule
    return rule
  }

  // MARK: Timing

  /// The exact timing, where the scan alone can tell it.
  private func timing(
    of facts: EventFacts, start: EventFacts.Time, _ body: UnsafeBufferPointer<UInt8>
  ) -> Timing? {
    let parameters = unsafe UnsafeBufferPointer(rebasing: body[start.parameters])
    let zone: ZoneRules
    switch start.form {
    case .date:
      guard unsafe parameters.isEmpty || Self.isDateType(parameters) else { return nil }
      zone = user
    case .utc:
      guard parameters.isEmpty else { return nil }
      zone = .utc
    case .local:
      guard let named = unsafe self.zone(parameters) else { return nil }
      zone = named
    }
    let wall = CivilDateTime(wallSeconds: start.seconds)
    guard let extent = unsafe extent(of: facts, start: start, zone: zone, body) else { return nil }
    return Timing(isWholeDay: start.form == .date, zone: zone, start: wall, extent: extent, isGuess: false)
  }

  private func extent(
    of facts: EventFacts, start: EventFacts.Time, zone: ZoneRules, _ body: UnsafeBufferPointer<UInt8>
  ) -> Timing.Extent? {
    guard let end = facts.end else {
      guard let duration = facts.duration else { return start.form == .date ? .wholeDays(1) : .exact(.zero) }
      return duration.isNegative || start.form == .date ? nil : .nominal(duration)
    }
    guard facts.duration == nil, end.form == start.form, end.seconds >= start.seconds else { return nil }
    let same = unsafe body[start.parameters].elementsEqual(body[end.parameters])
    guard same else { return nil }
    if start.form == .date { return .wholeDays(max(1, Int((end.seconds - start.seconds) / 86_400))) }
    let first = zone.moment(of: CivilDateTime(wallSeconds: start.seconds))
    let last = zone.moment(of: CivilDateTime(wallSeconds: end.seconds))
    return last < first ? nil : .exact(last - first)
  }

  private static func isDateType(_ parameters: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe parameters.elementsEqual(";VALUE=DATE".utf8)
  }

  /// The zone of plain parameters, if the tz database has it: it then holds whatever the file says of it.
  private func zone(_ parameters: UnsafeBufferPointer<UInt8>) -> ZoneRules? {
    if let lastZone, unsafe lastZone.parameters.elementsEqual(parameters) { return lastZone.rules }
    let parameters = unsafe Array(parameters)
    guard let name = PlainZone.name(in: parameters[...]), let found = rules(name) else { return nil }
    lastZone = (parameters, found)
    return found
  }
}

extension EventFacts {
  /// No instance is longer than this, apart from what zones make of it.
  fileprivate func roughLength(from start: Time) -> Int64 {
    var length: Int64 = start.form == .date ? 86_400 : 0
    if let end { length = max(length, end.seconds - start.seconds) }
    if let duration { length = max(length, Int64(duration.days) * 86_400 + duration.seconds + 86_400) }
    return length
  }
}

/// Very many numbers of UIDs: forty bits of each, in pieces so that none is copied to make room.
struct UIDNumbers {
  private static let piece = 1 << 15
  /// Beyond this they are no longer remembered, and any UID may be among them.
  private static let limit = 1 << 20
  private static let bits: UInt64 = 0xFF_FFFF_FFFF

  private var low: [[UInt32]] = []
  private var high: [[UInt8]] = []
  private var count = 0

  mutating func insert(_ number: UInt64) {
    guard count < Self.limit else {
      (low, high) = ([], [])
      count = .max
      return
    }
    if count % Self.piece == 0 {
      low.append([])
      high.append([])
      low[low.count - 1].reserveCapacity(Self.piece)
      high[high.count - 1].reserveCapacity(Self.piece)
    }
    low[low.count - 1].append(UInt32(truncatingIfNeeded: number))
    high[high.count - 1].append(UInt8(truncatingIfNeeded: number >> 32))
    count += 1
  }

  /// Those of `wanted` that may be among them. O(count).
  func among(_ wanted: Set<UInt64>) -> Set<UInt64> {
    if count == .max { return wanted }
    let short = Set(wanted.map { $0 & Self.bits })
    var found: Set<UInt64> = []
    for piece in low.indices {
      for place in low[piece].indices {
        let number = UInt64(high[piece][place]) << 32 | UInt64(low[piece][place])
        if short.contains(number) { found.insert(number) }
      }
    }
    return wanted.filter { found.contains($0 & Self.bits) }
  }
}

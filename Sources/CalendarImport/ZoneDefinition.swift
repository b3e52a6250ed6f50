internal import BudgetCore
internal import Recurrence

/// A VTIMEZONE: onsets with the offsets before and after them (RFC 5545 §3.6.5).
struct ZoneDefinition: Hashable {
  /// STANDARD or DAYLIGHT.
  struct Observance: Hashable {
    var start: CivilDateTime?
    var from: Int?
    var to: Int?
    var rules: [RecurrenceRule] = []
    var dates: [CivilDateTime] = []
    /// Something was written in another form than the RFC's, or is not understood at all.
    var isOdd = false
    var isUnsound = false
  }

  /// Onsets after this year are never asked for.
  static let lastYear = 2200

  var name: String?
  /// X-LIC-LOCATION: the name the tz database knows it by.
  var location: String?
  var observances: [Observance] = []
  /// Some of it was written in another form than the RFC's.
  private(set) var isOdd = false
  /// Some of it is not understood: what is left may be wrong.
  private(set) var isUnsound = false

  /// Reads the lines of a VTIMEZONE; what is no sound observance defines nothing.
  init(_ lines: ContentLines, reader: borrowing PropertyReader) {
    var current: Observance?
    for case .line(let line) in lines {
      switch line.name {
      case "BEGIN": current = Observance()
      case "END":
        if let current { add(current) }
        current = nil
      case "TZID" where current == nil: name = name ?? String(decoding: line.value, as: UTF8.self)
      case "X-LIC-LOCATION" where current == nil:
        location = location ?? String(decoding: line.value, as: UTF8.self).trimmed
      default: current?.take(line, reader: reader)
      }
    }
    if let current { add(current) }
  }

  private mutating func add(_ observance: Observance) {
    isOdd = isOdd || observance.isOdd
    isUnsound = isUnsound || observance.isUnsound
    if observance.start != nil, observance.to != nil {
      observances.append(observance)
    } else {
      isUnsound = true
    }
  }

  /// The definition as rules of at most `limit` onsets and those that it lists; nil when it defines nothing.
  func rules(limit: Int) -> (rules: ZoneRules, count: Int, hitBound: Bool)? {
    guard let first = observances.min(by: { ($0.start?.wallSeconds ?? 0) < ($1.start?.wallSeconds ?? 0) }) else {
      return nil
    }
    var transitions: [ZoneRules.Transition] = []
    var hitBound = false
    for observance in observances {
      guard let to = observance.to else { continue }
      let from = Int64(observance.from ?? to)
      let (onsets, bounded) = observance.onsets(limit: max(0, limit - transitions.count))
      hitBound = hitBound || bounded
      transitions += onsets.map {
        ZoneRules.Transition(at: Moment(seconds: $0.wallSeconds - from), offset: to)
      }
    }
    let zone = ZoneRules(
      name: name ?? "", initialOffset: first.from ?? first.to ?? 0, transitions: transitions)
    return (zone, transitions.count, hitBound)
  }
}

extension ZoneDefinition.Observance {
  fileprivate mutating func take(_ line: ContentLine, reader: borrowing PropertyReader) {
    switch line.name {
    case "DTSTART":
      // A Z here is wrong (§3.6.5 wants local time): its clock time is meant.
      let read = reader.properties(of: line).first.flatMap { TemporalValue.parse($0.value, declaredDate: false) }
      isUnsound = isUnsound || read == nil
      start = start ?? read?.value.wall
    case "TZOFFSETFROM":
      from = from ?? offset(line, reader: reader)
    case "TZOFFSETTO":
      to = to ?? offset(line, reader: reader)
    case "RRULE":
      let parsed = RecurrenceRule.parse(String(decoding: line.value, as: UTF8.self))
      isUnsound = isUnsound || parsed.rule == nil || parsed.oddities.contains(where: \.mayMissInstances)
      if let rule = parsed.rule { rules.append(rule) }
    case "RDATE":
      for property in reader.properties(of: line) {
        let read = TemporalValue.parse(property.value.prefix { $0 != "/" }, declaredDate: false)
        isUnsound = isUnsound || read == nil
        if let read { dates.append(read.value.wall) }
      }
    default: break
    }
  }

  private mutating func offset(_ line: ContentLine, reader: borrowing PropertyReader) -> Int? {
    guard let written = reader.properties(of: line).first else { return nil }
    let offset = UTCOffset.parse(written.value.utf8)
    isUnsound = isUnsound || offset == nil
    isOdd = isOdd || offset?.isOdd ?? false
    return offset?.seconds
  }

  /// When it sets in, on a clock that still shows the offset before.
  fileprivate func onsets(limit: Int) -> (walls: [CivilDateTime], hitBound: Bool) {
    guard let start else { return ([], false) }
    var walls = [start] + dates
    var hitBound = false
    let end = CivilDateTime(
      CivilDate(daysSince1970: CivilDate.daysBeforeMonth(1, of: ZoneDefinition.lastYear)))
    guard start < end else { return (walls, false) }
    for rule in rules {
      let last: CivilDateTime? =
        switch rule.until {
        case .date(let date): CivilDateTime(date).adding(Length(hours: 24))
        case .local(let wall): wall
        case .utc(let moment): CivilDateTime(wallSeconds: moment.seconds + Int64(from ?? to ?? 0))
        case nil: nil
        }
      let found = rule.instances(from: start, in: start..<end, through: last, limit: max(0, limit - walls.count))
      walls += found.walls
      hitBound = hitBound || found.hitBound
    }
    return (walls, hitBound)
  }
}

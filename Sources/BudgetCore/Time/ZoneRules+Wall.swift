extension ZoneRules {
  /// How a wall time lies on the time line.
  public enum Reading: Hashable, Sendable {
    case once(Moment)
    /// The clock jumps over it; the moment is read with the offset before the jump, `jump` is when it happens.
    case gap(Moment, jump: Moment)
    /// The clock shows it twice; `first` is before the clock goes back.
    case fold(first: Moment, second: Moment)
  }

  /// Every reading of a wall time. O(log n).
  public func reading(of wall: CivilDateTime) -> Reading {
    let margin: Int64 = 26 * 3600
    let latest = Moment(seconds: wall.wallSeconds + margin)
    var segment = self.segment(holding: Moment(seconds: wall.wallSeconds - margin))
    var found: Moment?
    var jumped: Reading?
    while true {
      let moment = Moment(seconds: wall.wallSeconds - Int64(segment.offset))
      let started = segment.start.map { $0 <= moment } ?? true
      if started, segment.end.map({ moment < $0 }) ?? true {
        if let found { return .fold(first: found, second: moment) }
        found = moment
      }
      guard let end = segment.end, end <= latest else { break }
      let next = self.segment(holding: end)
      if moment >= end, wall.wallSeconds - Int64(next.offset) < end.seconds { jumped = .gap(moment, jump: end) }
      segment = next
    }
    if let found { return .once(found) }
    return jumped ?? .once(Moment(seconds: wall.wallSeconds - Int64(segment.offset)))
  }

  /// The moment of a wall time: in a gap by the offset before it, in a fold the first (RFC 5545 §3.3.5).
  public func moment(of wall: CivilDateTime) -> Moment {
    switch reading(of: wall) {
    case .once(let moment), .gap(let moment, jump: _), .fold(first: let moment, second: _): moment
    }
  }

  /// What the wall shows at a moment.
  public func wall(at moment: Moment) -> CivilDateTime {
    CivilDateTime(wallSeconds: moment.seconds + Int64(offset(at: moment)))
  }

  /// The first moment of a local date: where a clock change swallows 00:00, the change itself.
  public func startOfDay(_ date: CivilDate) -> Moment {
    switch reading(of: CivilDateTime(date)) {
    case .once(let moment), .fold(first: let moment, second: _): moment
    case .gap(_, jump: let jump): jump
    }
  }

  /// A whole local day: 23, 24 or 25 hours as a rule, nil for a date the zone skipped.
  public func day(_ date: CivilDate) -> Interval? {
    Interval(from: startOfDay(date), to: startOfDay(date.adding(days: 1)))
  }
}

internal import BudgetCore

/// When an event starts and how long it lasts, its zones resolved.
struct Timing {
  /// How an instance's end follows from its start.
  enum Extent: Hashable {
    /// Exact seconds: what DTEND makes of the first instance (RFC 5545 §3.8.5.3).
    case exact(Length)
    /// Days by the calendar, then exact seconds (§3.3.6).
    case nominal(NominalLength)
    /// Whole local days.
    case wholeDays(Int)
  }

  let isWholeDay: Bool
  /// DTSTART's zone; the user's for whole days.
  let zone: ZoneRules
  /// DTSTART on the wall of that zone.
  let start: CivilDateTime
  let extent: Extent
  /// Whether a zone had to be guessed.
  let isGuess: Bool

  /// The time of an instance that starts at `wall`; start equals end for one without length.
  func span(at wall: CivilDateTime) -> Span { span(at: wall, from: zone.moment(of: wall), extent: extent) }

  /// The time of an instance whose start is known as a moment.
  func span(at wall: CivilDateTime, from moment: Moment, extent: Extent) -> Span {
    switch extent {
    case .exact(let length): return Span(start: moment, end: moment + length)
    case .nominal(let length):
      let end = length.days == 0 ? moment : zone.moment(of: wall.adding(days: length.days))
      return Span(start: moment, end: max(moment, end + Length(seconds: length.seconds)))
    case .wholeDays(let days):
      return Span(
        start: zone.startOfDay(wall.date), end: zone.startOfDay(wall.date.adding(days: days)))
    }
  }

  /// No instance is longer than this, clock changes included.
  var reach: Length {
    switch extent {
    case .exact(let length): length
    case .nominal(let length): Length(seconds: Int64(length.days) * 86_400 + length.seconds + 7200)
    case .wholeDays(let days): Length(seconds: Int64(days) * 86_400 + 7200)
    }
  }
}

/// A stretch of time that may be without length.
struct Span: Hashable {
  let start: Moment
  let end: Moment

  /// Whether it touches a range, an instant inside it too; `slack` widens it both ways.
  func touches(_ range: Interval?, slack: Length = .zero) -> Bool {
    guard let range else { return true }
    return start - slack < range.end && max(end, start + Length(seconds: 1)) + slack > range.start
  }
}

/// Turns what is written into moments, in the zones of one calendar.
struct TimeReader<Zones: ZoneSource> {
  let names: ZoneNames<Zones>
  var user: ZoneRules { names.user }

  /// The zone a value is written in; `inherited` is for values that name none.
  func zone(of value: ZonedValue, in scope: CalendarScope, inherited: ZoneRules? = nil) -> ZoneResolution {
    switch value.value {
    case .date: return ZoneResolution(rules: user)
    case .utc: return ZoneResolution(rules: .utc)
    case .local:
      if let tzid = value.tzid { return names.resolve(tzid, in: scope) }
      return inherited.map { ZoneResolution(rules: $0) } ?? names.floating(in: scope)
    }
  }

  func moment(of value: ZonedValue, in scope: CalendarScope, inherited: ZoneRules? = nil) -> Moment {
    let zone = zone(of: value, in: scope, inherited: inherited).rules
    return value.value.isDate ? zone.startOfDay(value.value.wall.date) : zone.moment(of: value.value.wall)
  }

  /// The date a value means for a series of whole days: its own; of UTC other than 00:00, the user's local date.
  func date(of value: ZonedValue) -> CivilDate {
    if case .utc(let wall) = value.value, wall.time != .midnight {
      return user.wall(at: Moment(utc: wall)).date
    }
    return value.value.wall.date
  }

  /// The timing of a component, nil when it has no start; what is odd about its length is noted.
  func timing(of event: inout EventComponent) -> Timing? {
    guard let start = event.content.start else { return nil }
    let zone = zone(of: start, in: event.scope)
    var isGuess = zone.isGuess
    let extent: Timing.Extent
    if start.value.isDate {
      extent = wholeDays(of: &event, from: start.value.wall.date)
    } else if let end = event.content.end {
      let endZone = self.zone(of: end, in: event.scope, inherited: zone.rules)
      isGuess = isGuess || endZone.isGuess
      extent = exact(of: &event, from: zone.rules.moment(of: start.value.wall), to: end, in: zone.rules)
    } else if let length = event.content.duration {
      if length.isNegative { note(.negativeLength, in: &event) }
      extent = .nominal(length.isNegative ? .zero : length)
    } else {
      extent = .exact(.zero)
    }
    return Timing(
      isWholeDay: start.value.isDate, zone: zone.rules, start: start.value.wall, extent: extent, isGuess: isGuess)
  }

  private func exact(
    of event: inout EventComponent, from start: Moment, to end: ZonedValue, in zone: ZoneRules
  ) -> Timing.Extent {
    let endMoment: Moment
    if case .date(let date) = end.value {
      note(.repairedValue(property: "DTEND", value: date.iso8601), in: &event)
      endMoment = zone.startOfDay(date)
    } else {
      endMoment = moment(of: end, in: event.scope, inherited: end.tzid == nil ? nil : zone)
    }
    if endMoment < start { note(.negativeLength, in: &event) }
    return .exact(max(.zero, endMoment - start))
  }

  /// Never less than one day; an end with a time takes its day along.
  private func wholeDays(of event: inout EventComponent, from start: CivilDate) -> Timing.Extent {
    var days = 1
    if let end = event.content.end {
      let last = date(of: end)
      days = last.days(since: start)
      if !end.value.isDate {
        note(.repairedValue(property: "DTEND", value: last.iso8601), in: &event)
        if end.value.wall.time != .midnight { days += 1 }
      }
      if days < 0 { note(.negativeLength, in: &event) }
    } else if let length = event.content.duration {
      if length.isNegative { note(.negativeLength, in: &event) }
      days = length.days + Int((length.seconds + 86_399).flooredQuotient(86_400))
    }
    return .wholeDays(max(1, days))
  }

  private func note(_ kind: Problem.Kind, in event: inout EventComponent) {
    event.noted.append(EventComponent.Noted(kind: kind, line: event.line))
  }
}

internal import BudgetCore

extension CalendarText {
  static func read(
    _ text: String, zone: ZoneRules, zones: some ZoneSource
  ) throws(ExchangeFault) -> ExchangeReading {
    let lines = try ContentLines(text).lines
    guard let first = lines.first, first.name == "BEGIN", first.value.uppercased() == "VCALENDAR" else {
      throw ExchangeFault(.notACalendar)
    }
    var reading = (tasks: [TaskRecord](), others: 0, repeating: 0)
    var open: [String] = []
    var properties: [String: ContentLines.Line] = [:]
    var hasMethod = false
    for line in lines {
      let value = line.value.uppercased()
      switch (line.name, open.last) {
      case ("BEGIN", _):
        if value == "VTODO" {
          properties = ["BEGIN": line]
        } else if open.count == 1, value != "VTIMEZONE" {
          reading.others += 1
        }
        open.append(value)
      case ("END", value?):
        open.removeLast()
        guard value == "VTODO" else { continue }
        if properties["RECURRENCE-ID"] != nil { continue }
        if properties["RRULE"] != nil || properties["RDATE"] != nil { reading.repeating += 1 }
        let read = TodoReader(properties, zone: zone, rules: { zones.rules(named: $0) }, hasMethod: hasMethod)
        reading.tasks.append(try read.record())
      case ("END", _), (_, nil): throw ExchangeFault(.notACalendar, at: .line(line.number))
      case ("METHOD", _): hasMethod = true
      // Of a property that stands twice the first holds.
      case (_, "VTODO"?): if properties[line.name] == nil { properties[line.name] = line }
      default: break
      }
    }
    // Cut short, it may lack tasks.
    guard open.isEmpty else { throw ExchangeFault(.notACalendar, at: .line(lines.last?.number ?? 1)) }
    return ExchangeReading(
      record: StoreRecord(tasks: reading.tasks), others: reading.others, repeating: reading.repeating)
  }
}

/// One VTODO.
private struct TodoReader {
  private let properties: [String: ContentLines.Line]
  private let zone: ZoneRules
  private let rules: (String) -> ZoneRules?
  private let hasMethod: Bool

  init(
    _ properties: [String: ContentLines.Line], zone: ZoneRules, rules: @escaping (String) -> ZoneRules?, hasMethod: Bool
  ) {
    self.properties = properties
    self.zone = zone
    self.rules = rules
    self.hasMethod = hasMethod
  }

  func record() throws(ExchangeFault) -> TaskRecord {
    let note = text("DESCRIPTION")
    let title = text("SUMMARY") ?? note.flatMap { $0.split(separator: "\n").first.map(String.init) } ?? "?"
    let uid = text("UID") ?? title
    let state = try self.state()
    var task = TaskRecord(identity: Identity(uid) ?? Identity(naming: "uid \(uid)"), title: title)
    (task.day, task.time, task.duration) = try time()
    task.note = note
    task.category = properties["CATEGORIES"].map { ContentLines.unescaped($0.value, ofList: true) }.flatMap {
      $0.isEmpty ? nil : $0
    }
    task.state = state
    var modified = try moment("LAST-MODIFIED")
    // Where the calendar is no message, it says the same (§3.8.7.2).
    if modified == nil, !hasMethod { modified = try moment("DTSTAMP") }
    let (created, completed) = (try moment("CREATED"), try moment("COMPLETED"))
    task.added = created ?? modified
    let closed = try wall("X-RESTZEIT-CLOSED-ON")?.date
    if state != .open {
      let ended = (completed ?? modified).map { zone.wall(at: $0).date }
      task.closedOn = closed ?? ended ?? CivilDate(daysSince1970: 0)
    }
    if let modified {
      for part in [TaskRecord.Part.title, .day, .time, .duration, .note, .category, .state] {
        task.changed[part] = modified
      }
    }
    return task
  }

  private func text(_ name: String) -> String? {
    properties[name].map { ContentLines.unescaped($0.value) }.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private func state() throws(ExchangeFault) -> TaskRecord.State {
    switch properties["STATUS"]?.value.uppercased() {
    case "COMPLETED": return .done
    case "CANCELLED": return .dropped
    case "NEEDS-ACTION", "IN-PROCESS": return .open
    case nil: return properties["COMPLETED"] == nil && properties["PERCENT-COMPLETE"]?.value != "100" ? .open : .done
    default: throw fault("STATUS")
    }
  }

  /// A DUE with a time is when it must be done, not when one does it.
  private func time() throws(ExchangeFault) -> (Todo.Day, ClockTime?, Length?) {
    let start = try wall("DTSTART")
    let due = try wall("DUE")
    var length: Length?
    for name in ["DURATION", "X-RESTZEIT-DURATION", "ESTIMATED-DURATION"] where length == nil {
      guard let line = properties[name] else { continue }
      guard let read = WrittenLength.read(line.value) else { throw fault(name) }
      length = read
    }
    guard let start, start.hasTime else {
      return ((due ?? start).map { .on($0.date) } ?? .undated, nil, length)
    }
    if length == nil, let due, due.hasTime {
      let seconds = due.at.wallSeconds - start.at.wallSeconds
      length = (1...86_400).contains(seconds) ? Length(seconds: seconds) : nil
    }
    return (.on(start.date), start.at.time, length)
  }

  /// As the person's clock shows it.
  private struct Wall {
    let at: CivilDateTime
    let hasTime: Bool
    var date: CivilDate { at.date }
  }

  private func wall(_ name: String) throws(ExchangeFault) -> Wall? {
    guard let (at, hasTime, isUTC) = try written(name) else { return nil }
    if isUTC { return Wall(at: zone.wall(at: Moment(utc: at)), hasTime: true) }
    if hasTime, let rules = properties[name]?.parameters["TZID"].flatMap(rules) {
      return Wall(at: zone.wall(at: rules.moment(of: at)), hasTime: true)
    }
    return Wall(at: at, hasTime: hasTime)
  }

  private func moment(_ name: String) throws(ExchangeFault) -> Moment? {
    guard let (at, _, isUTC) = try written(name) else { return nil }
    return isUTC ? Moment(utc: at) : zone.moment(of: at)
  }

  private func written(_ name: String) throws(ExchangeFault) -> (CivilDateTime, hasTime: Bool, isUTC: Bool)? {
    guard let line = properties[name] else { return nil }
    let bytes = Array(line.value.utf8)
    guard let date = CivilDate(basic: bytes.prefix(8))?.ifTaken else { throw fault(name) }
    if bytes.count == 8 { return (CivilDateTime(date), false, false) }
    let isUTC = bytes.last == UInt8(ascii: "Z")
    guard bytes.count == (isUTC ? 16 : 15), bytes[8] == UInt8(ascii: "T"), let hour = digits(bytes[9..<11]),
      let minute = digits(bytes[11..<13]), let second = digits(bytes[13..<15]), second <= 60,
      let time = ClockTime(hour: hour, minute: minute, second: min(second, 59))
    else { throw fault(name) }
    return (CivilDateTime(date, time), true, isUTC)
  }

  private func fault(_ name: String) -> ExchangeFault {
    ExchangeFault(
      .value(properties[name]?.value ?? ""), at: .line(properties[name]?.number ?? properties["BEGIN"]?.number ?? 1))
  }
}

/// A length as RFC 5545 §3.3.6 writes it: `PT45M`, `P1DT2H`, `P2W`; positive, a day being 24 hours.
enum WrittenLength {
  static func text(of length: Length) -> String {
    let seconds = length.seconds
    return seconds % 60 == 0 ? "PT\(seconds / 60)M" : "PT\(seconds)S"
  }

  static func read(_ text: String) -> Length? {
    var rest = Array(text.uppercased().utf8)[...]
    if rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return nil }
    var seconds: Int64 = 0
    var isTime = false
    while !rest.isEmpty {
      if rest.first == UInt8(ascii: "T"), !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let count = digits(number), let unit = rest.dropFirst(number.count).first else { return nil }
      rest = rest.dropFirst(number.count + 1)
      let units: [UInt8: Int64] =
        isTime
        ? [UInt8(ascii: "H"): 3600, UInt8(ascii: "M"): 60, UInt8(ascii: "S"): 1]
        : [UInt8(ascii: "W"): 604_800, UInt8(ascii: "D"): 86_400]
      guard let each = units[unit] else { return nil }
      seconds += Int64(count) * each
    }
    return ExchangeFormat.lengths.contains(seconds) ? Length(seconds: seconds) : nil
  }
}

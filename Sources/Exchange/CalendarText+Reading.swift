internal import BudgetCore

extension CalendarText {
  /// `today`: when a task without any time of its end was closed, unless it was due before.
  static func read(
    _ text: String, today: CivilDate, untitled: String, zone: ZoneRules, zones: some ZoneSource
  ) throws(ExchangeFault) -> ExchangeReading {
    let lines = try ContentLines(text).lines
    guard let first = lines.first, first.name == "BEGIN", first.value.uppercased() == "VCALENDAR" else {
      throw ExchangeFault(.notACalendar)
    }
    var reading = (tasks: [TaskRecord](), others: 0, repeating: 0)
    var open: [String] = []
    var properties: [String: ContentLines.Line] = [:]
    var alarms: [[String: ContentLines.Line]] = []
    var unnamed: [String: Int] = [:]
    var hasMethod = false
    for line in lines {
      let value = line.value.uppercased()
      switch (line.name, open.last) {
      case ("BEGIN", _):
        if value == "VTODO" {
          (properties, alarms) = (["BEGIN": line], [])
        } else if value == "VALARM", open.last == "VTODO" {
          alarms.append([:])
        } else if open.count == 1, value != "VTIMEZONE" {
          reading.others += 1
        }
        open.append(value)
      case ("END", value?):
        open.removeLast()
        guard value == "VTODO" else { continue }
        if properties["RECURRENCE-ID"] != nil { continue }
        if properties["RRULE"] != nil || properties["RDATE"] != nil { reading.repeating += 1 }
        let reader = TodoReader(
          properties: properties, alarms: alarms, today: today, zone: zone, rules: { zones.rules(named: $0) },
          hasMethod: hasMethod)
        var task = try reader.record(untitled: untitled)
        if let name = reader.nameWithoutUID {
          // As UID is missing, the same again is another one, and the same one whenever it is read.
          unnamed[name, default: 0] += 1
          if let count = unnamed[name], count > 1 { task.identity = Identity(naming: "uid \(name)\n\(count)") }
        }
        reading.tasks.append(task)
      case ("END", _), (_, nil): throw ExchangeFault(.notACalendar, at: .line(line.number))
      case ("METHOD", _): hasMethod = true
      // Of a property that stands twice the first holds.
      case (_, "VTODO"?): if properties[line.name] == nil { properties[line.name] = line }
      case (_, "VALARM"?):
        if open.dropLast().last == "VTODO", let last = alarms.indices.last, alarms[last][line.name] == nil {
          alarms[last][line.name] = line
        }
      default: break
      }
    }
    // Cut short, it may lack tasks.
    guard open.isEmpty else { throw ExchangeFault(.notACalendar, at: .line(lines.last?.number ?? 1)) }
    return ExchangeReading(
      record: StoreRecord(tasks: reading.tasks), others: reading.others, repeating: reading.repeating)
  }
}

internal import BudgetCore

extension EventComponent {
  /// Reads the lines between BEGIN:VEVENT and END:VEVENT.
  init(
    _ lines: ContentLines, line: Int, scope: CalendarScope, own: Set<String>, reader: borrowing PropertyReader
  ) {
    self.init(scope: scope, line: line)
    var depth = 0
    for element in lines {
      switch element {
      case .stray(let text, let line): if depth == 0 { note(.strayText(cut(text)), line) }
      case .line(let line):
        switch line.name {
        case "BEGIN": depth += 1
        case "END": depth = max(0, depth - 1)
        case _ where depth > 0: continue
        case "RRULE", "EXRULE": take(rule: line)
        default:
          for property in reader.properties(of: line) { take(property, own: own) }
        }
      }
    }
    checkWhole()
  }

  private mutating func note(_ kind: Problem.Kind, _ line: Int) {
    if noted.count < EventComponent.notedLimit { noted.append(Noted(kind: kind, line: line)) }
  }

  /// One event never says more problems than this.
  static var notedLimit: Int { 20 }

  private mutating func take(rule line: ContentLine) {
    let text = String(decoding: line.value, as: UTF8.self).trimmed
    guard !text.isEmpty else { return }
    if line.name == "RRULE" {
      rules.append(RuleText(text: text, line: line.line))
      content.rules.append(text)
    } else {
      exceptionRules.append(RuleText(text: text, line: line.line))
      content.exceptionRules.append(text)
    }
  }

  private mutating func take(_ property: Property, own: Set<String>) {
    switch property.name {
    case "UID": uid = uid ?? nonEmpty(plainText(property.value))
    case "SUMMARY": title = title ?? plainText(property.value)
    case "SEQUENCE": sequence = Int(property.value.trimmed) ?? sequence
    case "DTSTAMP": stamp = stamp ?? TemporalValue.parse(property.value, declaredDate: false)?.value
    case "STATUS": content.facts.status = content.facts.status ?? property.value.trimmed.uppercased()
    case "TRANSP":
      // vCalendar 1.0 counts: 0 blocks time, more does not.
      let value = property.value.trimmed.uppercased()
      content.facts.isTransparent = value == "TRANSPARENT" || (Int(value) ?? 0) > 0
    case "X-MICROSOFT-CDO-BUSYSTATUS":
      content.facts.busystatus = content.facts.busystatus ?? property.value.trimmed.uppercased()
    case "ATTENDEE": content.facts.take(attendee: property, own: own)
    case "DTSTART": takeStart(property)
    case "DTEND": takeEnd(property)
    case "DURATION": takeDuration(property)
    case "RECURRENCE-ID": takeRecurrenceID(property)
    case "EXDATE": if let value = value(of: property, isException: true) { content.excludedDates.append(value) }
    case "RDATE": takeAdded(property)
    default: break
    }
  }

  private mutating func takeRecurrenceID(_ property: Property) {
    guard recurrenceID == nil else { return }
    let reach = property.parameter("RANGE")?.uppercased()
    isThisAndFuture = reach == "THISANDFUTURE"
    if let reach, !isThisAndFuture {
      // THISANDPRIOR of RFC 2445 is gone from RFC 5545: the one instance is changed.
      note(.unreadableException(property: "RANGE", value: cut(reach)), property.line)
    }
    recurrenceID = value(of: property, isException: true)
    isLoose = recurrenceID == nil
  }

  private mutating func takeStart(_ property: Property) {
    if hasStart {
      note(.repeatedProperty("DTSTART"), property.line)
      return
    }
    hasStart = true
    content.start = value(of: property)
    isUnplaced = isUnplaced || content.start == nil
  }

  private mutating func takeEnd(_ property: Property) {
    if content.end != nil {
      note(.repeatedProperty("DTEND"), property.line)
    } else {
      content.end = value(of: property)
      endIsUnknown = endIsUnknown || content.end == nil
    }
  }

  private mutating func takeDuration(_ property: Property) {
    if content.duration != nil {
      note(.repeatedProperty("DURATION"), property.line)
    } else if let length = NominalLength.parse(property.value) {
      content.duration = length
    } else {
      note(.unreadableValue(property: "DURATION", value: cut(property.value)), property.line)
      endIsUnknown = true
    }
  }

  private mutating func takeAdded(_ property: Property) {
    let sides = property.value.split(separator: "/", maxSplits: 1)
    guard let first = sides.first, let start = value(of: property, text: first) else {
      isUnplaced = true
      return
    }
    var extent = AddedDate.Extent.asEvent
    if sides.count == 2 {
      if let length = NominalLength.parse(sides[1]) {
        extent = .lasting(length)
      } else if let end = TemporalValue.parse(sides[1], declaredDate: false) {
        extent = .until(end.value)
      } else {
        note(.unreadableValue(property: "RDATE", value: cut(property.value)), property.line)
        endIsUnknown = true
      }
    }
    content.addedDates.append(AddedDate(start: start, extent: extent))
  }

  /// A date or time with its zone; what is odd about it is noted. nil is noted, too.
  private mutating func value(
    of property: Property, text: (some StringProtocol)? = String?.none, isException: Bool = false
  ) -> ZonedValue? {
    let declaredDate = property.valueType == "DATE"
    let written = text.map { String($0) } ?? property.value
    guard let (value, oddity) = TemporalValue.parse(written, declaredDate: declaredDate),
      !property.hasUnreadableParameters || !value.isLocal
    else {
      let text = cut(written)
      note(
        isException
          ? .unreadableException(property: property.name, value: text)
          : .unreadableValue(property: property.name, value: text), property.line)
      return nil
    }
    switch oddity {
    case .dateWithTime: note(.dateWithTime(property: property.name, value: cut(written)), property.line)
    case .endOfDayAs24: note(.endOfDayAs24(property: property.name), property.line)
    case .repaired: note(.repairedValue(property: property.name, value: cut(written)), property.line)
    case nil: break
    }
    if case .local = value { return ZonedValue(value: value, tzid: property.parameter("TZID").flatMap(nonEmpty)) }
    return ZonedValue(value: value, tzid: nil)
  }

  /// What only the whole component shows.
  private mutating func checkWhole() {
    if !hasStart, recurrenceID != nil { note(.overrideWithoutStart, line) }
    if !hasStart, recurrenceID == nil {
      note(.noStart, line)
      isUnplaced = true
    }
    if content.end != nil, content.duration != nil { note(.endAndDuration, line) }
    if recurrenceID != nil, !rules.isEmpty { note(.ruleInOverride, rules[0].line) }
  }

  private func nonEmpty(_ text: String) -> String? {
    let text = text.trimmed
    return text.isEmpty ? nil : text
  }

  /// TEXT unescaped (RFC 5545 §3.3.11), to a length that is ever shown.
  private func plainText(_ value: String) -> String {
    var text = ""
    var escaped = false
    for character in value.prefix(EventComponent.titleLimit) {
      if escaped {
        text.append(character == "n" || character == "N" ? " " : character)
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }

  /// Characters of a title that are kept.
  static var titleLimit: Int { 1000 }
}

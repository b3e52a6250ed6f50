internal import BudgetCore

/// The periods of a VFREEBUSY (RFC 5545 §3.6.4); its mere range says nothing.
struct FreeBusyComponent {
  struct Period {
    let start: ZonedValue
    let extent: AddedDate.Extent
    let line: Int
    let isFree: Bool
  }

  let scope: CalendarScope
  let line: Int
  var uid: String?
  var periods: [Period] = []
  var noted: [EventComponent.Noted] = []

  init(_ lines: ContentLines, line: Int, scope: CalendarScope, reader: borrowing PropertyReader) {
    self.scope = scope
    self.line = line
    for case .line(let line) in lines {
      switch line.name {
      case "UID": uid = uid ?? reader.properties(of: line).first?.value.trimmed
      case "FREEBUSY": for property in reader.properties(of: line) { take(property) }
      default: break
      }
    }
  }

  private mutating func take(_ property: Property) {
    let isFree = property.parameter("FBTYPE")?.uppercased() == "FREE"
    let sides = property.value.split(separator: "/", maxSplits: 1)
    guard sides.count == 2, let read = TemporalValue.parse(sides[0], declaredDate: false),
      !property.hasUnreadableParameters || !read.value.isLocal
    else {
      if !isFree { noteUnreadable(property) }
      return
    }
    let start = ZonedValue(value: read.value, tzid: read.value.isLocal ? property.parameter("TZID") : nil)
    if let length = NominalLength.parse(sides[1]) {
      add(Period(start: start, extent: .lasting(length), line: property.line, isFree: isFree))
    } else if let end = TemporalValue.parse(sides[1], declaredDate: false) {
      add(Period(start: start, extent: .until(end.value), line: property.line, isFree: isFree))
    } else if !isFree {
      noteUnreadable(property)
    }
  }

  private mutating func add(_ period: Period) { periods.append(period) }

  private mutating func noteUnreadable(_ property: Property) {
    guard noted.count < EventComponent.notedLimit else { return }
    noted.append(
      EventComponent.Noted(
        kind: .unreadableValue(property: "FREEBUSY", value: cut(property.value)), line: property.line))
  }
}

/// A BEGIN or END line.
struct StructureMark {
  enum Name: Hashable {
    case calendar
    case event
    case freeBusy
    case timeZone
    /// VTODO and VJOURNAL: components of a calendar that are never busy.
    case task
    /// Any other, by its name in upper case.
    case named(String)
  }

  let begins: Bool
  let name: Name

  /// nil when the line is neither, or names nothing.
  init?(_ text: ArraySlice<UInt8>) {
    let upper = ContentLine.unfolded(text.prefix(ScanBounds.structureLine)).map(ContentLine.upper)
    let rest: ArraySlice<UInt8>
    if upper.starts(with: "BEGIN:".utf8) {
      begins = true
      rest = upper.dropFirst(6)
    } else if upper.starts(with: "END:".utf8) {
      begins = false
      rest = upper.dropFirst(4)
    } else {
      return nil
    }
    let word = String(decoding: rest.filter { $0 != 0x20 }, as: UTF8.self)
    switch word {
    case "VCALENDAR": name = .calendar
    case "VEVENT": name = .event
    case "VFREEBUSY": name = .freeBusy
    case "VTIMEZONE": name = .timeZone
    case "VTODO", "VJOURNAL": name = .task
    default: name = .named(word)
    }
  }

  /// The kind of component it opens at the level of a calendar.
  var kind: ComponentKind {
    switch name {
    case .event: .event
    case .freeBusy: .freeBusy
    case .timeZone: .timeZone
    case .calendar, .task, .named: .other
    }
  }

  /// The name as it is shown.
  static func shown(_ name: Name) -> String {
    switch name {
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .freeBusy: "VFREEBUSY"
    case .timeZone: "VTIMEZONE"
    case .task: "VTODO"
    case .named(let word): word
    }
  }
}

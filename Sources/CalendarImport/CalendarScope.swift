internal import BudgetCore

/// One VCALENDAR: what holds for the events in it, its zone definitions above all.
///
/// A class, since the events of a calendar share it while it is still being read: definitions may follow their use.
final class CalendarScope {
  let file: String
  /// Reads old rule grammar and RFC 2445 leniently.
  var isVersion1 = false
  var cancels = false
  var floatingZoneName: String?
  /// TZ and DAYLIGHT of vCalendar 1.0: the offset of times without a zone, and whether it changes in summer.
  var oldZone: String?
  var hasOldDaylight = false
  var clipStart: TemporalValue?
  var clipEnd: TemporalValue?
  /// The lines of its VTIMEZONEs: read only when a name asks for them.
  var definitionLines: [ContentLines] = []
  private var definitionsRead = 0
  private var definitions: [String: ZoneDefinition] = [:]
  /// What has been resolved already.
  var resolved: [String: ZoneNames.Resolution] = [:]

  init(file: String) { self.file = file }

  /// The definition of a TZID; of two with one name the first holds.
  func definition(of name: String) -> ZoneDefinition? {
    while definitionsRead < definitionLines.count, let reader = PropertyReader() {
      let definition = ZoneDefinition(definitionLines[definitionsRead], reader: reader)
      definitionsRead += 1
      if let name = definition.name.map(Self.comparable), definitions[name] == nil { definitions[name] = definition }
    }
    return definitions[Self.comparable(name)]
  }

  /// A TZID as it is compared: TEXT unescaped, without quotes and regard to case.
  private static func comparable(_ name: String) -> String {
    name.filter { $0 != "\\" && $0 != "\"" }.trimmed.lowercased()
  }

  /// Takes a content line of VCALENDAR itself.
  func take(_ line: ContentLine) {
    let value = String(decoding: line.value, as: UTF8.self).trimmed
    guard !value.isEmpty else { return }
    switch line.name {
    case "VERSION": if value == "1.0" { isVersion1 = true }
    case "TZ": oldZone = oldZone ?? value
    case "DAYLIGHT": hasOldDaylight = value.uppercased().hasPrefix("TRUE")
    case "METHOD": if value.uppercased() == "CANCEL" { cancels = true }
    case "X-WR-TIMEZONE": floatingZoneName = floatingZoneName ?? value
    case "X-CLIPSTART": clipStart = clipStart ?? TemporalValue.parse(value, declaredDate: false)?.value
    case "X-CLIPEND": clipEnd = clipEnd ?? TemporalValue.parse(value, declaredDate: false)?.value
    default: break
    }
  }
}

extension StringProtocol {
  /// Without spaces and tabs around it.
  var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    var bytes = Substring(self).utf8
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }
}

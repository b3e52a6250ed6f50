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
  var clipStart: TemporalValue?
  var clipEnd: TemporalValue?
  /// By TZID; of two with one name the first holds.
  var definitions: [String: ZoneDefinition] = [:]
  /// What has been resolved already.
  var resolved: [String: ZoneNames.Resolution] = [:]

  init(file: String) { self.file = file }

  /// Takes a content line of VCALENDAR itself.
  func take(_ line: ContentLine) {
    let value = String(decoding: line.value, as: UTF8.self).trimmed
    guard !value.isEmpty else { return }
    switch line.name {
    case "VERSION": if value == "1.0" { isVersion1 = true }
    case "METHOD": if value.uppercased() == "CANCEL" { cancels = true }
    case "X-WR-TIMEZONE": floatingZoneName = floatingZoneName ?? value
    case "X-CLIPSTART": clipStart = clipStart ?? TemporalValue.parse(value, declaredDate: false)?.value
    case "X-CLIPEND": clipEnd = clipEnd ?? TemporalValue.parse(value, declaredDate: false)?.value
    default: break
    }
  }
}

extension StringProtocol {
  /// Without white space around it.
  var trimmed: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String(drop(while: isSpace)).reversed().drop(while: isSpace).reversed())
  }
}

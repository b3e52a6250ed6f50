internal import QuickEntry
internal import Rendering

extension Draft.Hint {
  /// What of a line is not as it may seem, quoted.
  func words(of line: String, in language: Language) -> String {
    let units = Array(line.utf8)
    let part = shown(String(decoding: units[bytes.clamped(to: units.indices)], as: UTF8.self))
    switch language {
    case .english: return english("'\(part)'")
    case .german: return german("«\(part)»")
    }
  }

  private func english(_ part: String) -> String {
    switch reason {
    case .notATime: "\(part) is no time of day: it stays in the title"
    case .perhapsATime: "\(part) stays in the title: a time is written 14:15 or at 14.15"
    case .notADate: "\(part) is no date: it stays in the title"
    case .weekdayDiffers: "\(part): the weekday does not match, the date holds"
    case .tooShort: "\(part) is too short for a length: it stays in the title"
    case .tooLong: "\(part) is longer than 24 h: it stays in the title"
    case .repeats: "\(part): repeats are not kept, it stays in the title"
    case .deadline: "\(part): a deadline is not kept, it stays in the title; --date plans it"
    }
  }

  private func german(_ part: String) -> String {
    switch reason {
    case .notATime: "\(part) ist keine Uhrzeit: es bleibt im Titel"
    case .perhapsATime: "\(part) bleibt im Titel: eine Uhrzeit ist 14:15 oder um 14.15"
    case .notADate: "\(part) ist kein Datum: es bleibt im Titel"
    case .weekdayDiffers: "\(part): der Wochentag passt nicht, das Datum gilt"
    case .tooShort: "\(part) ist zu kurz für eine Dauer: es bleibt im Titel"
    case .tooLong: "\(part) ist länger als 24 h: es bleibt im Titel"
    case .repeats: "\(part): Wiederholungen werden nicht geführt, es bleibt im Titel"
    case .deadline: "\(part): eine Frist wird nicht geführt, sie bleibt im Titel; --date plant sie"
    }
  }
}

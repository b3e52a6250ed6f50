internal import BudgetCore
internal import Rendering
internal import Settings

extension SettingsFault {
  /// What is said of a fault; `place` is the file, or what was to be set.
  func notice(at place: String, isKey: Bool = false, more: Int = 0, in language: Language) -> UsageNotice {
    let (found, remedy) = language == .german ? german(isKey) : english(isKey)
    let others =
      more == 0
      ? ""
      : language == .german
        ? "; \(more) weitere zeigt restzeit config check" : "; restzeit config check shows \(more) more"
    return UsageNotice(
      headline: "\(place): \(found)", excerpt: UsageNotice.Excerpt(text: text, bytes: bytes), remedy: remedy + others)
  }

  private func english(_ isKey: Bool) -> (String, String) {
    switch kind {
    case .longLine(let limit):
      ("the line is too long: at most \(limit) bytes are allowed", "shorten it; a comment may be longer")
    case .controlCharacter: ("a control character is not allowed: text and tabs are", "take it out")
    case .notAPair:
      ("'\(shown(text))' is not allowed here: [section] and key = value are", "write # in front of a comment")
    case .unclosedSection: ("the name of a section has no end: [section] is allowed", "write ] after the name")
    case .textAfterSection(let text):
      ("'\(shown(text))' is not allowed after a section", "write it into a line of its own")
    case .longSectionName(let limit):
      ("the name of the section is too long: at most \(limit) bytes are allowed", "shorten it")
    case .noSection(let key):
      (
        "'\(shown(key))' is in no section: \(sections("and")) are sections",
        isKey ? "write a section in front: \(keyExample(key))" : "write a line such as [hours] above it"
      )
    case .unknownSection(let name):
      (
        "'\(shown(name))' is not a section: \(sections("and")) are",
        sectionSuggestion(name, "or").map { "did you mean \($0)?" } ?? "write one of these"
      )
    case .calendarWithoutName:
      ("a calendar needs a name", isKey ? "write calendar.work.path" : "write [calendar work]")
    case .unknownKey(let key, let section):
      (
        "'\(shown(key))' is not a key of [\(shown(section.spelling))]: \(keys(of: section, .english)) are",
        keySuggestion(key, section, "or").map { "did you mean \($0)?" } ?? "write one of these, or # in front of it"
      )
    case .twice(let key, let line):
      ("'\(shown(key))' is set twice: line \(line) has it already", "leave one out")
    case .calendarWithoutPath(let name):
      (
        "the calendar '\(shown(name))' has no path: it needs one",
        isKey ? "write calendar.\(shown(name)).path first" : "write path = ~/calendars/work.ics below it"
      )
    case .freshByAlone:
      ("fresh-by is set without stale-after: nothing comes of it", "set stale-after = 3d too, or leave it out")
    case .noValue(let key): ("'\(shown(key))' has no value", "write \(shown(key)) = VALUE, or leave it out")
    case .semicolon:
      (
        "a semicolon is not allowed in a value",
        "write other days into a line of their own, and a blank in front of a comment's semicolon"
      )
    case .notAllowed(let value, let allowed):
      ("'\(shown(value))' is not allowed: \(allowed.english.0)", "write \(allowed.english.1)")
    case .hours(.expected(.separator, let found)):
      (
        "'\(shown(found))' is not allowed here: a comma or the end is",
        "write a comma before another window, and other days into a line of their own"
      )
    case .hours(let kind): kind.words(in: .english)
    }
  }

  private func german(_ isKey: Bool) -> (String, String) {
    switch kind {
    case .longLine(let limit):
      ("die Zeile ist zu lang: erlaubt sind höchstens \(limit) Bytes", "sie kürzen; ein Kommentar darf länger sein")
    case .controlCharacter: ("ein Steuerzeichen ist nicht erlaubt: Text und Tabulatoren sind es", "es wegnehmen")
    case .notAPair:
      (
        "«\(shown(text))» ist hier nicht erlaubt: [Abschnitt] und Name = Wert sind es",
        "vor einen Kommentar # schreiben"
      )
    case .unclosedSection:
      ("der Name eines Abschnitts hat kein Ende: erlaubt ist [Abschnitt]", "nach dem Namen ] schreiben")
    case .textAfterSection(let text):
      ("«\(shown(text))» ist nach einem Abschnitt nicht erlaubt", "es in eine eigene Zeile schreiben")
    case .longSectionName(let limit):
      ("der Name des Abschnitts ist zu lang: erlaubt sind höchstens \(limit) Bytes", "ihn kürzen")
    case .noSection(let key):
      (
        "«\(shown(key))» steht in keinem Abschnitt: es gibt \(sections("und"))",
        isKey
          ? "den Abschnitt davor schreiben: \(keyExample(key))" : "eine Zeile wie [hours] darüber schreiben"
      )
    case .unknownSection(let name):
      (
        "«\(shown(name))» ist kein Abschnitt: es gibt \(sections("und"))",
        sectionSuggestion(name, "oder").map { "vielleicht \($0)?" } ?? "einen davon schreiben"
      )
    case .calendarWithoutName:
      ("ein Kalender braucht einen Namen", isKey ? "calendar.work.path schreiben" : "[calendar work] schreiben")
    case .unknownKey(let key, let section):
      (
        "«\(shown(key))» gibt es in [\(shown(section.spelling))] nicht: es gibt \(keys(of: section, .german))",
        keySuggestion(key, section, "oder").map { "vielleicht \($0)?" } ?? "eines davon schreiben, oder # davor"
      )
    case .twice(let key, let line):
      ("«\(shown(key))» steht zweimal da: schon in Zeile \(line)", "eines weglassen")
    case .calendarWithoutPath(let name):
      (
        "der Kalender «\(shown(name))» hat keinen Pfad: er braucht einen",
        isKey ? "zuerst calendar.\(shown(name)).path schreiben" : "path = ~/calendars/work.ics darunter schreiben"
      )
    case .freshByAlone:
      ("fresh-by steht ohne stale-after da: so bewirkt es nichts", "auch stale-after = 3d setzen, oder es weglassen")
    case .noValue(let key): ("«\(shown(key))» hat keinen Wert", "\(shown(key)) = WERT schreiben, oder es weglassen")
    case .semicolon:
      (
        "ein Strichpunkt ist in einem Wert nicht erlaubt",
        "andere Tage in eine eigene Zeile schreiben, und vor den Strichpunkt eines Kommentars ein Leerzeichen"
      )
    case .notAllowed(let value, let allowed):
      ("«\(shown(value))» ist nicht erlaubt: \(allowed.german.0)", "\(allowed.german.1) schreiben")
    case .hours(.expected(.separator, let found)):
      (
        "«\(shown(found))» ist hier nicht erlaubt: ein Komma oder das Ende ist es",
        "vor ein weiteres Fenster ein Komma, andere Tage in eine eigene Zeile schreiben"
      )
    case .hours(let kind): kind.words(in: .german)
    }
  }
}

extension SettingsFault.Allowed {
  /// What is allowed, and one that is.
  fileprivate var english: (String, String) {
    switch self {
    case .dayStart: ("a time from 00:00 to 12:00 is", "04:00")
    case .path: ("a path from / or from ~/ is", "~/calendars/work.ics")
    case .countOrIgnore: ("count and ignore are", "count or ignore")
    case .length(let from, let to):
      ("a length from \(span(from, to, "to")) is", to > Length(hours: 24) ? "3d" : "10min")
    case .address: ("an e-mail address, or several with commas between them, is", "me@example.org")
    case .language: ("en and de are", "en")
    case .yesOrNo: ("yes and no are", "yes or no")
    case .weekday: ("a weekday is", "monday")
    case .dateOrder: ("day-month and month-day are", "day-month or month-day")
    }
  }

  fileprivate var german: (String, String) {
    switch self {
    case .dayStart: ("eine Zeit von 00:00 bis 12:00 ist es", "04:00")
    case .path: ("ein Pfad ab / oder ab ~/ ist es", "~/calendars/work.ics")
    case .countOrIgnore: ("count und ignore sind es", "count oder ignore")
    case .length(let from, let to):
      ("eine Dauer von \(span(from, to, "bis")) ist es", to > Length(hours: 24) ? "3d" : "10min")
    case .address: ("eine E-Mail-Adresse ist es, oder mehrere mit Kommas dazwischen", "me@example.org")
    case .language: ("de und en sind es", "de")
    case .yesOrNo: ("yes und no sind es, auch ja und nein", "ja oder nein")
    case .weekday: ("ein Wochentag ist es", "montag")
    case .dateOrder: ("day-month und month-day sind es", "day-month oder month-day")
    }
  }

  private func span(_ from: Length, _ to: Length, _ word: String) -> String {
    let end = to > Length(hours: 24) ? "\(to.seconds / 86_400)d" : "\(to.seconds / 3600)h"
    return "\(from.seconds / 60)min \(word) \(end)"
  }
}

private func sections(_ and: String) -> String { list(SettingsSection.spellings, and) }

private func keys(of section: SettingsSection, _ language: Language) -> String {
  let german = language == .german
  if section == .hours {
    return german
      ? "Wochentage, Daten wie 2026-12-24 und day-start" : "weekdays, dates such as 2026-12-24 and day-start"
  }
  return list(section.keys, german ? "und" : "and")
}

private func keyExample(_ key: String) -> String {
  let sections: [SettingsSection] = [.calendar("work"), .me, .display, .reminders]
  let section = sections.first { $0.keys.contains(key.lowercased()) } ?? .hours
  return "\(section.spelling.split(separator: " ").joined(separator: ".")).\(shown(key))"
}

private func sectionSuggestion(_ name: String, _ or: String) -> String? {
  let near = nearest(to: String(name.prefix { $0 != " " }), among: ["hours", "calendar", "me", "display", "reminders"])
  return near.isEmpty ? nil : list(near.map { $0 == "calendar" ? "[calendar NAME]" : "[\($0)]" }, or)
}

private func keySuggestion(_ key: String, _ section: SettingsSection, _ or: String) -> String? {
  let near = nearest(to: key, among: section.keys)
  return near.isEmpty ? nil : list(near, or)
}

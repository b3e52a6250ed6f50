internal import BudgetCore
internal import Rendering

extension HoursFault {
  /// What is said of a text of `--hours` that is none.
  func notice(of text: String, in language: Language) -> UsageNotice {
    let before = String(decoding: Array(text.utf8).prefix(bytes.lowerBound), as: UTF8.self)
    let (found, remedy) = kind.words(in: language)
    return UsageNotice(
      headline: "hours:1:\(before.count + 1): \(found)",
      excerpt: UsageNotice.Excerpt(text: text, bytes: bytes), remedy: remedy)
  }

}

extension HoursFault.Kind {
  /// What was found and what is allowed, and one thing to do.
  func words(in language: Language) -> (found: String, remedy: String) { language == .german ? german : english }

  private var english: (found: String, remedy: String) {
    switch self {
    case .empty: ("nothing is written: days and their windows are needed", "write mon-fri 08:00-12:00, 13:00-17:00")
    case .expected(let expected, let found): expected.english(found)
    case .daysApart(let found, let instead):
      (
        "'\(shown(found))' is not allowed here: a comma joins days, a dash makes a range of them",
        "write \(shown(instead))"
      )
    case .noYear(let text):
      (
        "'\(shown(text))' has no year: a date of the hours is of one year",
        "write the year too, as in \(withYear(text))"
      )
    case .noSuchDate(let text):
      ("'\(shown(text))' is not a date: no month has that day", "write a date such as 2026-12-24")
    case .notATime(let text):
      (
        "'\(shown(text))' is not a time of day: hours run from 00:00 to 24:00",
        "write \(timeExample(text, " for a window across midnight", " or 8"))"
      )
    case .startsAt24(let text):
      ("'\(shown(text))' stands at a start: 24:00 is allowed at an end", "write 00:00 on the next day")
    case .noLength(let text):
      (
        "'\(shown(text))' has no length: a window ends after it starts",
        "write a later end, or none for a day without windows"
      )
    case .tooLong(let text, let length):
      (
        "'\(shown(text))' is \(hoursAndMinutes(length)) long: at most \(hoursAndMinutes(WorkingWeek.longestWindow)) are allowed",
        "write two windows with the pause between them"
      )
    case .reachesNextDay(let text, let day, let next, let begins):
      (
        "'\(shown(text))' of \(day.english) reaches into the first window of \(next.english): it may end at \(begins.hoursAndMinutes)",
        "write an end at \(begins.hoursAndMinutes) or before"
      )
    case .startsNextDay(let text):
      (
        "'\(shown(text))' would be left, which begins after midnight: a window belongs to the day it starts on",
        "set the hours of both days"
      )
    }
  }

  private var german: (found: String, remedy: String) {
    switch self {
    case .empty: ("nichts steht da: Tage und ihre Zeitfenster braucht es", "mo-fr 08:00-12:00, 13:00-17:00 schreiben")
    case .expected(let expected, let found): expected.german(found)
    case .daysApart(let found, let instead):
      (
        "«\(shown(found))» ist hier nicht erlaubt: ein Komma verbindet Tage, ein Strich macht daraus einen Bereich",
        "\(shown(instead)) schreiben"
      )
    case .noYear(let text):
      (
        "«\(shown(text))» hat kein Jahr: ein Datum der Zeitfenster gilt in einem Jahr",
        "auch das Jahr schreiben, etwa \(withYear(text))"
      )
    case .noSuchDate(let text):
      ("«\(shown(text))» ist kein Datum: kein Monat hat diesen Tag", "ein Datum wie 2026-12-24 schreiben")
    case .notATime(let text):
      (
        "«\(shown(text))» ist keine Uhrzeit: es gibt 00:00 bis 24:00",
        "\(timeExample(text, " für ein Fenster über Mitternacht", " oder 8")) schreiben"
      )
    case .startsAt24(let text):
      ("«\(shown(text))» steht am Anfang: 24:00 ist nur am Ende erlaubt", "00:00 am nächsten Tag schreiben")
    case .noLength(let text):
      (
        "«\(shown(text))» hat keine Länge: ein Fenster endet nach seinem Anfang",
        "ein späteres Ende schreiben, oder keine für einen Tag ohne Fenster"
      )
    case .tooLong(let text, let length):
      (
        "«\(shown(text))» ist \(hoursAndMinutes(length)) lang: erlaubt sind höchstens \(hoursAndMinutes(WorkingWeek.longestWindow))",
        "zwei Fenster mit der Pause dazwischen schreiben"
      )
    case .reachesNextDay(let text, let day, let next, let begins):
      (
        "«\(shown(text))» am \(day.german) reicht in das erste Fenster vom \(next.german): es darf um \(begins.hoursAndMinutes) enden",
        "ein Ende um \(begins.hoursAndMinutes) oder früher schreiben"
      )
    case .startsNextDay(let text):
      (
        "«\(shown(text))» bliebe übrig und fängt nach Mitternacht an: ein Fenster gehört zum Tag, an dem es anfängt",
        "die Zeitfenster beider Tage setzen"
      )
    }
  }

  private func withYear(_ text: String) -> String { shown(text) + (text.hasSuffix(".") ? "" : ".") + "2026" }

  /// Three or four digits lack only their colon; an hour past 24 was meant for the next day.
  private func timeExample(_ text: String, _ acrossMidnight: String, _ orHour: String) -> String {
    let bytes = Array(text.utf8)
    if (3...4).contains(bytes.count), let number = digits(bytes[...]),
      let time = ClockTime(hour: number / 100, minute: number % 100)
    {
      return time.hoursAndMinutes
    }
    let hour = digits(bytes.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") }) ?? 0
    return hour >= 24 ? "22:00-02:00\(acrossMidnight)" : "08:00\(orHour)"
  }

  private func hoursAndMinutes(_ length: Length) -> String {
    let minutes = length.seconds / 60 % 60
    return "\(length.seconds / 3600) h" + (minutes == 0 ? "" : " \(minutes) min")
  }
}

extension HoursFault.Expected {
  private func isMeantAsNone(_ found: String) -> Bool {
    ["kein", "keines", "nichts", "frei", "no", "off", "free", "closed"].contains(found.lowercased())
  }

  fileprivate func english(_ found: String) -> (String, String) {
    let (needed, remedy) =
      switch self {
      case .day: ("a weekday or a date", "write mon, mon-fri or 2026-12-24")
      case .weekday: ("a weekday", "write mon-fri")
      case .window where isMeantAsNone(found): ("a window or none", "write none for a day without windows")
      case .window: ("a window or none", "write 08:00-12:00, or none for a day without windows")
      case .time: ("a time of day", "write 08:00-12:00")
      case .dash: ("a dash", "write 08:00-12:00")
      case .separator:
        ("a comma, a semicolon or the end", "write a comma before another window, a semicolon before other days")
      case .semicolon: ("a semicolon or the end", "write a semicolon before other days; none stands alone")
      case .comma: ("a comma or the end", "write a comma before another window")
      case .end: ("the end", "write none, or the windows")
      }
    return (
      found.isEmpty ? "the text ends: \(needed) is needed here" : "'\(shown(found))' is not allowed here: \(needed) is",
      remedy
    )
  }

  fileprivate func german(_ found: String) -> (String, String) {
    let (needed, remedy) =
      switch self {
      case .day: ("ein Wochentag oder ein Datum", "mo, mo-fr oder 2026-12-24 schreiben")
      case .weekday: ("ein Wochentag", "mo-fr schreiben")
      case .window where isMeantAsNone(found):
        ("ein Zeitfenster oder keine", "keine für einen Tag ohne Fenster schreiben")
      case .window: ("ein Zeitfenster oder keine", "08:00-12:00 schreiben, oder keine für einen Tag ohne Fenster")
      case .time: ("eine Uhrzeit", "08:00-12:00 schreiben")
      case .dash: ("ein Strich", "08:00-12:00 schreiben")
      case .separator:
        (
          "ein Komma, ein Strichpunkt oder das Ende",
          "vor ein weiteres Fenster ein Komma, vor andere Tage einen Strichpunkt schreiben"
        )
      case .semicolon:
        ("ein Strichpunkt oder das Ende", "vor andere Tage einen Strichpunkt schreiben; keine steht allein")
      case .comma: ("ein Komma oder das Ende", "vor ein weiteres Fenster ein Komma schreiben")
      case .end: ("das Ende", "keine schreiben, oder die Fenster")
      }
    return (
      found.isEmpty
        ? "der Text endet: hier fehlt \(needed)" : "«\(shown(found))» ist hier nicht erlaubt: \(needed) ist es",
      remedy
    )
  }
}

extension HoursFault.Day {
  fileprivate var english: String {
    switch self {
    case .date(let date): date.iso8601
    case .weekday(let weekday):
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][weekday.rawValue]
    }
  }

  fileprivate var german: String {
    switch self {
    case .date(let date): date.iso8601
    case .weekday(let weekday):
      ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"][weekday.rawValue]
    }
  }
}

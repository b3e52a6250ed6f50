import BudgetCore
import TestSupport

@testable import Rendering

/// Days as bars get them, by name; and looks, by their flags.
enum BarSample {
  private static func budget(_ left: String, problems: [Problem] = [], entries: [Entry] = []) -> BarAnswer {
    .day(Sample.budget(entries: entries, left: left, problems: problems), asked: 0, notes: [])
  }

  static let answers: [String: BarAnswer] = [
    "full-day": .day(Sample.fullDay, asked: 3, notes: []),
    "marks": .day(Sample.marks, asked: 0, notes: ["the tasks' file was damaged and is restored"]),
    "windows-past": .day(Sample.windowsPast, asked: 0, notes: []),
    "no-hours": .day(Sample.noHours, asked: 0, notes: []),
    "short": budget("09:12-09:37"),
    "even": budget("13:00-17:00"),
    "five": budget("13:00-16:05"),
    "upper": budget("13:00-16:05", problems: [Sample.unreadable]),
    "about": budget("13:00-16:05", problems: [Sample.guessed]),
    "under": budget("09:12-09:12:30"),
    "entry": budget("13:00-16:05", entries: [Sample.entry("10:00-13:00", "Talk <with> all")]),
    "hostile": .day(
      Sample.budget(
        left: "13:00-16:05",
        tasks: [BudgetedTodo(todo: Sample.todo(hostile, number: 7), cost: .zero, fits: nil)], withoutDuration: 1),
      asked: 0, notes: []),
    "unknown": .unknown(reason: "no hours <known> & none", remedy: "restzeit config set hours.fri 8-12"),
  ]

  /// What each of the bars, shells and markups would take for its own.
  static let hostile =
    "--- a|b \u{1B}[31m\u{7}$(id) `id` #[fg=red]#{pid}#(id) %{A1:id:}x%{A} %n <b>&amp;\" ' \\ ${exec id}\n#1\u{2028}:cat:\u{0}\u{1F}"

  /// `de titles width=20 ascii colour urgent hide=ok,over`.
  static func look(_ flags: String) -> BarLook {
    let words = flags.split(separator: " ").map { String($0) }
    var look = BarLook(voice: voice(flags))
    look.ascii = words.contains("ascii")
    look.titles = words.contains("titles")
    look.colour = words.contains("colour")
    look.urgent = words.contains("urgent")
    for word in words {
      if word.hasPrefix("width=") { look.maxWidth = Int(word.dropFirst(6)) }
      if word.hasPrefix("hide=") {
        look.hidden = Set(word.dropFirst(5).split(separator: ",").compactMap { BarState(rawValue: String($0)) })
      }
    }
    return look
  }

  static let commands = BarCommands(program: "/usr/bin/restzeit", language: .english)

  static func face(_ format: BarFormat, _ flags: String) -> BarFace {
    BarFace(format, look(flags), BarCommands(program: "/usr/bin/restzeit", language: look(flags).voice.language))
  }
}

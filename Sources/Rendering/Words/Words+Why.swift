import BudgetCore

extension Words {
  var windows: String { say("Windows", "Zeitfenster") }
  var past: String { say("Already past", "Schon vorbei") }
  var entries: String { say("Entries", "Einträge") }
  var busyAhead: String { say("Busy in the windows from now on", "Belegt in den Zeitfenstern ab jetzt") }
  var stretchesLeft: String { say("Left", "Übrig") }
  var tasksInOrder: String { say("Tasks in order", "Aufgaben der Reihe nach") }
  var sum: String { say("The sum", "Die Rechnung") }
  var problems: String { say("Problems", "Probleme") }
  var total: String { say("total", "zusammen") }

  var inWindows: String { say("in the windows", "in den Zeitfenstern") }
  var alreadyPast: String { say("already past", "schon vorbei") }
  var busy: String { say("busy", "belegt") }
  var leftOver: String { say("left", "übrig") }
  var plannedTasks: String { say("planned", "verplant") }
  var unplanned: String { say("free", "frei") }
  var tooMuch: String { say("over", "zu viel") }
  var cutToMinute: String { say("cut down to the minute", "auf die Minute abgerundet") }
  var inClockChange: String { say("falls into the clock change", "fällt in die Zeitumstellung") }
  var minus: String { voice.plain ? "minus" : "−" }
  var equals: String { voice.plain ? say("makes", "gibt") : "=" }

  func zone(_ zone: ZoneRules) -> String { say("zone ", "Zone ") + safe(zone.name) }

  func now(_ budget: DayBudget) -> String {
    let date = budget.zone.wall(at: budget.now).date
    let clock = clock(budget.now, budget.zone)
    return say("now ", "jetzt ") + (date == budget.day ? clock : "\(shortDate(date)) \(clock)")
  }

  func roundedUp(from length: Length) -> String {
    say("\(self.length(length)), rounded up", "\(self.length(length)), aufgerundet")
  }

  func calendar(_ name: String) -> String { say("calendar ", "Kalender ") + name }

  /// Where an entry stands: calendar, the file under its path, and line; the calendar only where the file does not say it.
  func source(_ entry: Entry) -> String {
    let calendar = shortName(entry.calendar)
    let folder = entry.calendar.hasSuffix("/") ? entry.calendar : entry.calendar + "/"
    let file = entry.file.hasPrefix(folder) ? safe(String(entry.file.dropFirst(folder.count))) : shortName(entry.file)
    return (calendar == file ? "" : calendar + "/") + "\(file):\(entry.line)"
  }

  func runningSum(_ sum: Length) -> String { say("sum ", "Summe ") + length(sum) }

  func runningSum(_ sum: Length, exceeding left: Length) -> String {
    say(
      "sum \(length(sum)), more than \(length(left)) left",
      "Summe \(length(sum)), mehr als die übrigen \(length(left))")
  }
}

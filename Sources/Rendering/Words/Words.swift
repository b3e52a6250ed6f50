import BudgetCore

/// Every word of the answers, once, in each language beside the other (Swiss spelling: ss).
struct Words {
  let voice: Voice
  /// Whether lengths are said as in a bar: `3 h 20`.
  let isBrief: Bool

  init(_ voice: Voice, isBrief: Bool = false) {
    self.voice = voice
    self.isBrief = isBrief && !voice.plain
  }

  func say(_ english: String, _ german: String) -> String {
    voice.language == .english ? english : german
  }

  /// A number with its noun: `1 task`, `4 tasks`; German beside it.
  func count(_ number: some BinaryInteger, _ english: (String, String), _ german: (String, String)) -> String {
    "\(number) \(number == 1 ? say(english.0, german.0) : say(english.1, german.1))"
  }

  /// A text out of a file, made safe, and cut so that one cannot fill the screen; `?` where nothing of it is left.
  func safe(_ text: String, limit: Int = 200) -> String {
    let cleaned = cleaned(text, limit)
    return cleaned.isEmpty ? "?" : cleaned
  }

  private func cleaned(_ text: String, _ limit: Int = 200) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit * 8)))
    return cut(voice.plain ? spoken(start) : clean(start), to: limit)
  }

  /// In plain text whole: who listens can stop listening.
  private func cleanedTitle(_ text: String) -> String { voice.plain ? spoken(text) : cleaned(text) }

  func quoted(_ text: String) -> String {
    let inner = cleaned(text, 60)
    return say("'\(inner)'", "«\(inner)»")
  }

  /// The last component of a path, or the name as it is.
  func shortName(_ path: String) -> String {
    safe(path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? path)
  }

  func title(of todo: Todo, numbered: Bool = true) -> String {
    let title = cleanedTitle(todo.title)
    let named = title.isEmpty ? say("(no title)", "(ohne Titel)") : title
    return todo.number.flatMap { numbered ? "#\($0) \(named)" : nil } ?? named
  }

  func title(of entry: Entry) -> String {
    let title = cleanedTitle(entry.title ?? "")
    return title.isEmpty ? shortName(entry.calendar) : title
  }

  // The list.
  var lineHere: String {
    voice.plain
      ? say("Line: what follows does not fit today.", "Strich: was folgt, geht heute nicht mehr auf.")
      : say("the day stops fitting here", "hier geht der Tag nicht mehr auf")
  }
  var tasks: String { say("Tasks", "Aufgaben") }
  var done: String { say("Done", "Erledigt") }
  var toCome: String { say("Still to come", "Was noch kommt") }
  var noTasks: String { say("no tasks", "keine Aufgaben") }
  var task: String { say("task", "Aufgabe") }
  var noDuration: String { say("no duration", "ohne Dauer") }
  var onEvent: String { say("on an event", "auf einem Termin") }
  var doubleBooked: String { say("double booked", "doppelt belegt") }
  var wholeDay: String { say("whole day", "ganzer Tag") }

  func was(_ time: String) -> String { say("was \(time)", "war \(time)") }

  func inPieces(longest: Length?) -> String {
    let only = say("only in pieces", "nur in Stücken")
    guard let longest else { return only }
    return only + ", " + say("longest ", "längstes ") + length(longest)
  }

  func costs(_ cost: Length, of duration: Length) -> String {
    say(
      "\(length(cost)) of \(length(duration)) counted",
      "\(length(cost)) von \(length(duration)) gezählt")
  }

  // Counts said out loud.
  func tasksWithoutDuration(_ number: Int) -> String {
    count(number, ("task", "tasks"), ("Aufgabe", "Aufgaben")) + say(" without duration", " ohne Dauer")
  }
  func leftovers(_ number: Int) -> String { "\(number) " + say("from earlier days", "liegengeblieben") }
  func undated(_ number: Int) -> String { "\(number) " + say("undated", "ohne Datum") }
  /// Beside today's list they are of later days; beside that of another day some are of today.
  func otherDays(_ budget: DayBudget) -> String {
    "\(budget.otherDays) "
      + (budget.isToday ? say("on later days", "an späteren Tagen") : say("on other days", "an anderen Tagen"))
  }

  func declinedBySomeone(_ number: Int) -> String {
    count(
      number, ("entry was declined by someone: you?", "entries were declined by someone: you?"),
      ("Eintrag wurde von jemandem abgelehnt: von dir?", "Einträge wurden von jemandem abgelehnt: von dir?"))
      + say(" --me ADDRESS", " --me ADRESSE")
  }
}

internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension TaskFault {
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    func notice(_ english: (String, String), _ words: (String, String), _ excerpt: String? = nil) -> UsageNotice {
      let said = german ? words : english
      return UsageNotice(headline: said.0, excerpt: excerpt.map(UsageNotice.Excerpt.whole), remedy: said.1)
    }
    switch self {
    case .noDataFolder:
      return notice(
        ("no folder is known for the tasks: neither XDG_DATA_HOME nor HOME is an absolute path", "set XDG_DATA_HOME"),
        (
          "kein Ordner für die Aufgaben bekannt: weder XDG_DATA_HOME noch HOME ist ein absoluter Pfad",
          "XDG_DATA_HOME setzen"
        ))
    case .store(let fault): return fault.notice(in: language)
    case .hoursOfDay(let date):
      return notice(
        (
          "the hours set for \(date.iso8601) do not go with those of the days beside it",
          "write restzeit hours \(date.iso8601) usual"
        ),
        (
          "die Zeitfenster für \(date.iso8601) passen nicht zu denen der Tage daneben",
          "restzeit hours \(date.iso8601) usual schreiben"
        ))
    case .noTaskTitled(let text, let others, let context): return noTask(text, others, context, language)
    case .severalTasks(let text, let tasks, let more, let context):
      let rest = more == 0 ? "" : german ? ", und \(more) mehr" : ", and \(more) more"
      return UsageNotice(
        headline: german
          ? "«\(shown(text))» passt auf \(tasks.count + more) Aufgaben\(rest): nichts ist geändert"
          : "'\(shown(text))' is about \(tasks.count + more) tasks\(rest): nothing was changed",
        list: rows(tasks, context, language), remedy: german ? "eine Nummer schreiben" : "write a number")
    case .oneTask(let command):
      return notice(
        ("\(command.rawValue) is for one task", "write one number"),
        ("\(command.rawValue) gilt einer Aufgabe", "eine Nummer schreiben"))
    case .emptyLine:
      return notice(
        ("a task needs a title: nothing is written", "write restzeit add Call the dentist tomorrow 14:00 45min"),
        ("eine Aufgabe braucht einen Titel: nichts steht da", "restzeit add Zahnarzt morgen 14:00 45min schreiben"))
    case .severalLines:
      return notice(
        ("a task is one line, and several were written: nothing was changed", "write one, and more with restzeit add"),
        (
          "eine Aufgabe ist eine Zeile, und es stehen mehrere da: nichts ist geändert",
          "eine schreiben, und weitere mit restzeit add"
        ))
    case .noLine:
      return notice(
        ("no line can hold the title of this task", "write restzeit edit 12 --title TEXT"),
        ("keine Zeile kann den Titel dieser Aufgabe halten", "restzeit edit 12 --title TEXT schreiben"))
    case .twoTitles(let text):
      return notice(
        ("'\(shown(text))' and --title are given: one title is allowed", "leave one out"),
        ("«\(shown(text))» und --title stehen da: ein Titel ist erlaubt", "eines weglassen"))
    case .longNote(let limit):
      return notice(
        ("the note is longer than \(limit >> 10) KB", "write a shorter one"),
        ("die Notiz ist länger als \(limit >> 10) KB", "eine kürzere schreiben"))
    case .emptyTitle:
      return notice(
        ("--title: a title has at least one letter", "write --title TEXT"),
        ("--title: ein Titel hat mindestens einen Buchstaben", "--title TEXT schreiben"))
    case .longLine(let limit):
      return notice(
        ("the line is longer than \(limit) bytes", "write a shorter title, and the rest with restzeit note"),
        ("die Zeile ist länger als \(limit) Bytes", "einen kürzeren Titel schreiben, und den Rest mit restzeit note"))
    case .linesUnreadable(let failure):
      return notice(
        ("standard input cannot be read: \(failure.words(in: .english))", "write a task a line"),
        ("die Standardeingabe ist nicht lesbar: \(failure.words(in: .german))", "eine Aufgabe je Zeile schreiben"))
    case .notLines(let fault):
      return notice(
        ("line \(fault.line) is no task: \(fault.kind.words(in: .english))", "mend that line, or leave it out"),
        (
          "Zeile \(fault.line) ist keine Aufgabe: \(fault.kind.words(in: .german))",
          "diese Zeile berichtigen oder weglassen"
        ))
    case .notALengthOf(let text, let flag):
      return notice(
        (
          "\(flag.spelling): '\(shown(text))' is not a length: 1 min to 24 h are allowed",
          "write 45min, 1h30, 1.5h or none"
        ),
        (
          "\(flag.spelling): «\(shown(text))» ist keine Dauer: erlaubt sind 1 min bis 24 h",
          "45min, 1h30, 1.5h oder none schreiben"
        ), text)
    case .notATimeOf(let text, let flag):
      return notice(
        (
          "\(flag.spelling): '\(shown(text))' is not a time of day: 14:00, 14 or 2pm is", "write 14:00 or none"
        ),
        (
          "\(flag.spelling): «\(shown(text))» ist keine Uhrzeit: 14:00, 14 oder 2pm ist eine",
          "14:00 oder none schreiben"
        ), text)
    case .notAReminder(let text):
      return notice(
        (
          "--remind: '\(shown(text))' is neither a time of day nor a length before the task's time",
          "write 09:00, 15min or none"
        ),
        (
          "--remind: «\(shown(text))» ist weder eine Uhrzeit noch eine Dauer vor der Zeit der Aufgabe",
          "09:00, 15min oder none schreiben"
        ), text)
    case .notACategory(let text):
      return notice(
        ("'\(shown(text))' is not a category: one word is", "write work, or none"),
        ("«\(shown(text))» ist keine Kategorie: ein Wort ist eine", "arbeit schreiben, oder none"))
    case .categoryMissing:
      return notice(
        ("category needs a NAME after the task, or none", "write restzeit category 12 work"),
        ("category braucht einen NAME nach der Aufgabe, oder none", "restzeit category 12 arbeit schreiben"))
    case .movePlace(let text):
      return notice(
        (
          "move: '\(shown(text))' is no place: up, down, top, bottom, before TASK and after TASK are",
          "write restzeit move 12 up"
        ),
        (
          "move: «\(shown(text))» ist kein Platz: up, down, top, bottom, before TASK und after TASK sind es",
          "restzeit move 12 up schreiben"
        ))
    case .notOpen(let task):
      let number = task.number ?? 0
      return notice(
        ("\(number) is not open: only open tasks are in an order", "write restzeit reopen \(number)"),
        ("\(number) ist nicht offen: nur offene haben eine Reihenfolge", "restzeit reopen \(number) schreiben"))
    case .doneInFuture(let text):
      return notice(
        ("--on: '\(shown(text))' is still to come: today or a past day is allowed", "write --on yesterday"),
        ("--on: «\(shown(text))» kommt erst: heute oder ein vergangener Tag ist erlaubt", "--on gestern schreiben"))
    case .notSteps(let text):
      return notice(
        ("--steps: '\(shown(text))' is not allowed: a number from 1 to 1000 is", "write --steps 2"),
        ("--steps: «\(shown(text))» ist nicht erlaubt: eine Zahl von 1 bis 1000 ist es", "--steps 2 schreiben"))
    case .undoOfTask(let text):
      return notice(
        (
          "undo takes the last change back, whichever task it was of, and no number",
          "did you mean restzeit reopen \(shown(text))?"
        ),
        (
          "undo nimmt die letzte Änderung zurück, egal welcher Aufgabe, und keine Nummer",
          "vielleicht restzeit reopen \(shown(text))?"
        ))
    case .noTerminal(let command):
      return notice(
        (
          "\(command.rawValue) asks a person, and there is no terminal",
          "write it on the command line: restzeit \(command.rawValue) --help shows how"
        ),
        (
          "\(command.rawValue) fragt einen Menschen, und hier ist kein Terminal",
          "auf der Befehlszeile schreiben: restzeit \(command.rawValue) --help zeigt wie"
        ))
    case .editor(let failure): return failure.notice(in: language)
    case .notNumbers(let text, let flag):
      return notice(
        (
          "\(flag.spelling): '\(shown(text))' is not allowed: numbers of tasks are, or rest",
          "write \(flag.spelling) 12 14"
        ),
        (
          "\(flag.spelling): «\(shown(text))» ist nicht erlaubt: Nummern von Aufgaben sind es, oder rest",
          "\(flag.spelling) 12 14 schreiben"
        ))
    case .notALeftover(let number):
      return notice(
        ("\(number) is not asked about: only open tasks of earlier days are", "restzeit morning lists them"),
        ("nach \(number) wird nicht gefragt: nur nach offenen früherer Tage", "restzeit morning zeigt sie"))
    case .answeredTwice(let number):
      return notice(
        ("\(number) stands twice: one answer is allowed", "leave one out"),
        ("\(number) steht zweimal da: eine Antwort ist erlaubt", "eine weglassen"))
    case .restTwice:
      return notice(
        ("rest stands twice: one answer is allowed", "leave one out"),
        ("rest steht zweimal da: eine Antwort ist erlaubt", "eine weglassen"))
    case .noEntry(let text, let entries, let day, let context):
      let none = entries.isEmpty
      return UsageNotice(
        headline: german
          ? "release: «\(shown(text))»: kein Eintrag, der zählt, heisst so oder beginnt dann"
          : "release: '\(shown(text))': no entry that counts is called that or begins then",
        list: rows(entries, day, context, language),
        remedy: none
          ? german ? "an diesem Tag zählt keiner" : "none counts on that day"
          : german ? "seinen Beginn oder Wörter des Titels schreiben" : "write its start, or words of its title")
    case .severalEntries(let text, let entries, let day, let context):
      return UsageNotice(
        headline: german
          ? "release: «\(shown(text))» passt auf \(entries.count) Einträge: nichts ist geändert"
          : "release: '\(shown(text))' is about \(entries.count) entries: nothing was changed",
        list: rows(entries, day, context, language),
        remedy: german ? "seinen Beginn schreiben, oder mehr Wörter" : "write its start, or more words")
    case .notWithin(let time, let entry, let day, let context):
      return UsageNotice(
        headline: german
          ? "release: \(time.hoursAndMinutes) liegt nicht in diesem Eintrag"
          : "release: \(time.hoursAndMinutes) is not within this entry",
        list: rows([entry], day, context, language),
        remedy: german ? "eine Zeit darin schreiben, oder keine" : "write a time within it, or none")
    }
  }

  private func noTask(
    _ text: String, _ others: [ShownTask], _ context: TaskContext, _ language: Language
  ) -> UsageNotice {
    let german = language == .german
    if others.isEmpty {
      return UsageNotice(
        headline: german ? "«\(shown(text))»: keine Aufgabe heisst so" : "'\(shown(text))': no task is called that",
        remedy: german ? "restzeit list all zeigt alle" : "restzeit list all shows them all")
    }
    let number = others.first?.number ?? 0
    return UsageNotice(
      headline: german
        ? "«\(shown(text))»: keine Aufgabe, für die das geht, heisst so"
        : "'\(shown(text))': no task that this can be done to is called that",
      list: rows(others, context, language),
      remedy: german ? "eine Nummer schreiben, etwa \(number)" : "write a number, such as \(number)")
  }

  private func rows(
    _ entries: [Entry], _ day: CivilDate, _ context: TaskContext, _ language: Language
  ) -> [String] {
    entries.prefix(TaskNames.listed).map { entry in
      "  " + row(for: entry, on: day, in: context.zone, Voice(language: language))
    }
  }

  /// The rows of a list, without its heading.
  private func rows(_ tasks: [ShownTask], _ context: TaskContext, _ language: Language) -> [String] {
    let answer = TaskListAnswer(
      name: "found", groups: [TaskListAnswer.Group(heading: .found(""), tasks: tasks)], context: context)
    let text = words(for: .list(answer), in: Voice(language: language))
    return text.split(separator: "\n").dropFirst().map(String.init)
  }
}

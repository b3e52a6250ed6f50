internal import Rendering

extension CommandName {
  func summary(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: String {
    switch self {
    case .today: "the day: the budget, the list with the line, what is still to come"
    case .left: "one line: how much of the day is left"
    case .busy: "merged busy intervals; with --events every entry, and whether it counts"
    case .why: "the whole calculation: windows, each entry and the rule that counted or skipped it, the rest"
    case .fits:
      "does it still fit today; if not, the first day where it does; without DURATION, what fits until the next appointment"
    case .add: "a new task, as one line of German or English; without LINE one from each line of standard input"
    case .list: "tasks: today, undated, a DAY, week, leftovers, done or all"
    case .done: "ticks tasks off, by number or by words of their title"
    case .reopen: "opens tasks again that were done or dropped"
    case .undo: "takes the last change back"
    case .redo: "does what was undone again"
    case .plan: "brings tasks to a day; without DAY to today"
    case .later: "puts tasks off: to a DAY, to no day, else to the next day with a window"
    case .drop: "drops tasks: they are neither open nor done"
    case .move: "the order is the priority: up, down, top, bottom, before TASK, after TASK"
    case .edit: "parts of a task by flags, or its line anew; without either in $EDITOR"
    case .note: "a note to a task; without TEXT in $EDITOR"
    case .category: "the category of tasks"
    case .show: "everything there is about tasks"
    case .search: "tasks of every state by the beginnings of words"
    case .morning: "asks about the open tasks of earlier days, one key each"
    case .hours: "the hours of one date: SPEC as in --hours, none, plus 12:00-13:00, minus 15:00-16:00, usual"
    case .release:
      "from TIME on an entry no longer counts: it ended early, or does not concern you; counts takes it back"
    case .streak: "consecutive days with at least one task done"
    case .week: "what was done of all, for each day of the week"
    case .month: "what was done of all, for each day of the last four weeks"
    case .calendar: "a month with load and completion for each day; of a DAY its events and tasks"
    case .bar: "a line for a status bar, prompt or menu: restzeit bar config FORMAT shows how it is set up"
    case .export: "everything as JSON, for another machine; --ics and --todo-txt for other programs"
    case .importing: "tasks of an export, a calendar or todo.txt: the newer change holds, and twice is once"
    case .reset: "removes all tasks, after asking twice; an export is kept beside"
    case .introduction: "asks for calendars, hours and addresses, and writes the configuration"
    case .check: "every problem and every oddity of calendar files, whatever the day"
    case .config: "the configuration file: check, show, path, or set KEY VALUE"
    case .privacy: "what is kept where, that nothing leaves the machine, and how to delete it"
    case .help: "the commands and flags, or those of one command; the text on a topic"
    }
  }

  private var german: String {
    switch self {
    case .today: "der Tag: das Budget, die Liste mit dem Strich, was noch kommt"
    case .left: "eine Zeile: wie viel vom Tag noch übrig ist"
    case .busy: "die belegten Zeiten, zusammengelegt; mit --events jeder Eintrag, und ob er zählt"
    case .why: "die ganze Rechnung: Zeitfenster, jeder Eintrag und die Regel, nach der er zählt oder nicht, der Rest"
    case .fits:
      "geht das heute noch; wenn nicht, der erste Tag, an dem es geht; ohne DURATION, was bis zum nächsten Termin geht"
    case .add: "eine neue Aufgabe, als eine Zeile Deutsch oder Englisch; ohne LINE eine je Zeile der Standardeingabe"
    case .list: "Aufgaben: today, undated, ein Tag, week, leftovers, done oder all"
    case .done: "hakt Aufgaben ab, nach Nummer oder nach Wörtern des Titels"
    case .reopen: "öffnet Aufgaben wieder, die erledigt oder verworfen sind"
    case .undo: "nimmt die letzte Änderung zurück"
    case .redo: "macht das Zurückgenommene wieder"
    case .plan: "holt Aufgaben auf einen Tag; ohne DAY auf heute"
    case .later: "verschiebt Aufgaben: auf einen Tag, auf keinen, sonst auf den nächsten mit einem Zeitfenster"
    case .drop: "verwirft Aufgaben: sie sind weder offen noch erledigt"
    case .move: "die Reihenfolge ist die Priorität: up, down, top, bottom, before TASK, after TASK"
    case .edit: "Teile einer Aufgabe durch Optionen, oder ihre Zeile neu; sonst in $EDITOR"
    case .note: "eine Notiz zu einer Aufgabe; ohne TEXT in $EDITOR"
    case .category: "die Kategorie von Aufgaben"
    case .show: "alles, was es über Aufgaben gibt"
    case .search: "Aufgaben jedes Stands nach Wortanfängen"
    case .morning: "fragt nach den offenen Aufgaben früherer Tage, mit je einer Taste"
    case .hours: "die Zeitfenster eines Datums: SPEC wie bei --hours, keine, plus 12:00-13:00, minus 15:00-16:00, usual"
    case .release:
      "ab TIME zählt ein Eintrag nicht mehr: er endete früher, oder betrifft dich nicht; counts nimmt es zurück"
    case .streak: "Tage nacheinander, an denen mindestens eine Aufgabe erledigt wurde"
    case .week: "was von allem erledigt wurde, für jeden Tag der Woche"
    case .month: "was von allem erledigt wurde, für jeden Tag der letzten vier Wochen"
    case .calendar: "ein Monat mit Auslastung und Erledigtem für jeden Tag; von einem DAY Termine und Aufgaben"
    case .bar: "eine Zeile für Statusleiste, Prompt oder Menü: restzeit bar config FORMAT zeigt, wie man sie einrichtet"
    case .export: "alles als JSON, für einen anderen Rechner; --ics und --todo-txt für andere Programme"
    case .importing:
      "Aufgaben eines Exports, eines Kalenders oder von todo.txt: die neuere Änderung gilt, und zweimal ist einmal"
    case .reset: "entfernt alle Aufgaben, nach zwei Fragen; ein Export bleibt daneben"
    case .introduction: "fragt nach Kalendern, Zeitfenstern und Adressen, und schreibt die Konfiguration"
    case .check: "alle Probleme und Eigenheiten von Kalenderdateien, unabhängig vom Tag"
    case .config: "die Konfigurationsdatei: check, show, path, oder set NAME WERT"
    case .privacy: "was wo liegt, dass nichts den Rechner verlässt, und wie du es löschst"
    case .help: "die Befehle und Optionen, oder die eines Befehls; der Text zu einem Thema"
    }
  }

  /// Typical uses, without the program's name.
  var examples: [String] {
    switch self {
    case .today: ["today --calendar work.ics --hours 'mon-fri 8-12, 13-17' --tasks tasks.txt", "today friday"]
    case .left: ["left --calendar work.ics --calendar ~/calendars --hours 'mon-fri 8-12, 13-17'"]
    case .busy: ["busy --calendar work.ics --from 2026-12-01 --to 2026-12-08", "busy --calendar work.ics --events"]
    case .why: ["why --calendar work.ics --hours 'mon-fri 8-17' --day tomorrow"]
    case .fits:
      ["fits 45min --calendar work.ics --hours 'mon-fri 8-17'", "fits --hours 'mon-fri 8-17' --tasks tasks.txt"]
    case .add:
      ["add Zahnarzt morgen 14:00 45min", "add 'Write the report' --date today --duration 2h", "add < tasks.txt"]
    case .list: ["list", "list week", "list 24.12.", "list all --json"]
    case .done: ["done 12", "done 12 14", "done report", "done 12 --on yesterday"]
    case .reopen: ["reopen 12"]
    case .undo: ["undo", "undo --steps 3"]
    case .redo: ["redo"]
    case .plan: ["plan 12 14", "plan 12 friday"]
    case .later: ["later 12", "later 12 14 monday", "later 12 undated"]
    case .drop: ["drop 15"]
    case .move: ["move 12 up", "move 12 before 14"]
    case .edit: ["edit 12 --duration 1h30", "edit 12 'Zahnarzt morgen 15:00 30min'", "edit 12"]
    case .note: ["note 12 bring the insurance card", "note 12 none"]
    case .category: ["category 12 14 work", "category 12 none"]
    case .show: ["show 12"]
    case .search: ["search rep"]
    case .morning: ["morning", "morning --today 12 14 --drop 15 --later 16 friday --skip rest"]
    case .hours: ["hours", "hours plus 12:00-13:00", "hours friday 8-12", "hours tomorrow none", "hours friday usual"]
    case .release: ["release", "release 14:00", "release 'Design review' 14:40", "release 14:00 counts"]
    case .streak: ["streak", "streak --strict"]
    case .week: ["week", "week --svg week.svg"]
    case .month: ["month", "month --html month.html"]
    case .calendar: ["calendar", "calendar 2026-11", "calendar december", "calendar yesterday"]
    case .bar:
      [
        "bar waybar --hide no-hours,nothing", "bar config tmux", "bar menu",
        "bar --template '{left} · {over}' --escape pango",
      ]
    case .export: ["export backup.json", "export --ics tasks.ics", "export --todo-txt"]
    case .importing: ["import backup.json", "import - --todo-txt"]
    case .reset: ["reset", "reset --purge"]
    case .introduction: ["init"]
    case .check: ["check work.ics ~/calendars"]
    case .config: ["config set hours.fri 08:00-12:00", "config set calendar.work.path ~/work.ics", "config show"]
    case .privacy: ["privacy"]
    case .help: ["help fits", "help quick-entry"]
    }
  }
}

extension Words {
  var configurationTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            The file is $XDG_CONFIG_HOME/restzeit/config.ini, else ~/.config/restzeit/config.ini; restzeit config path names \
            it. Flags replace what is set. A fault in the file stops a command, unless --calendar, --hours, --day-start and \
            --me leave nothing to take from it.
            """,
            """
            Die Datei ist $XDG_CONFIG_HOME/restzeit/config.ini, sonst ~/.config/restzeit/config.ini; restzeit config path \
            nennt sie. Optionen ersetzen, was gesetzt ist. Ein Fehler in der Datei hält einen Befehl auf, ausser wenn \
            --calendar, --hours, --day-start und --me nichts daraus nötig lassen.
            """)
        ]),
      .init(
        "[hours]",
        [
          .rows([
            .init(
              "mon-fri = 8-12, 13-17",
              say("days as after --hours, a line each", "Tage wie bei --hours, je eine Zeile")),
            .init("mon, tue, wed, thu, fri, sat, sun", say("single weekdays", "einzelne Wochentage")),
            .init("day-start = 04:00", say("when a new day begins", "wann ein neuer Tag beginnt")),
          ])
        ]),
      .init(
        say("[calendar NAME], one for each", "[calendar NAME], je Kalender"),
        [
          .rows([
            .init(
              "path = ~/work.ics", say("an .ics file, or a folder of them", "eine .ics-Datei, oder ein Ordner davon")),
            .init(
              "transparent = count",
              say("what is marked free counts", "was als frei markiert ist, zählt")),
            .init(
              "tentative = ignore", say("what is tentative does not count", "was unter Vorbehalt steht, zählt nicht")),
            .init("all-day = ignore", say("whole days do not count", "ganze Tage zählen nicht")),
            .init("stale-after = 3d", say("an older export is doubted", "ein älterer Export wird angezweifelt")),
            .init(
              "fresh-by = ~/stamp", say("the file whose age counts instead", "die Datei, deren Alter stattdessen zählt")
            ),
          ])
        ]),
      .init(
        "[me]",
        [
          .rows([
            .init(
              "address = me@example.org",
              say("your own addresses, with commas between them", "deine eigenen Adressen, mit Kommas dazwischen"))
          ])
        ]),
      .init(
        "[display]",
        [
          .rows([
            .init("language = de", say("de or en", "de oder en")),
            .init("plain = yes", say("one fact a line, in whole words", "eine Tatsache je Zeile, in ganzen Wörtern")),
            .init("week-start = monday", say("the first day of a week", "der erste Tag einer Woche")),
            .init(
              "date-order = day-month", say("how 12/24 is read: or month-day", "wie 12/24 gelesen wird: oder month-day")
            ),
            .init("low = 30min", say("from this much left down a bar says so", "ab so wenig Rest sagt es eine Leiste")),
          ])
        ]),
      .init(
        "[reminders]",
        [.rows([.init("lead = 10min", say("how long before a time", "wie lange vor einer Uhrzeit"))])]),
      examples(
        "config set hours.fri 08:00-12:00", "config set calendar.work.path ~/work.ics",
        "config set calendar.work.all-day ignore", "config check", "config show"),
    ]
  }

  var jsonTopic: [HelpText.Section] {
    let problem = say("a problem", "ein Problem")
    return [
      .init(
        nil,
        [
          paragraph(
            """
            With --json the keys are stable: some may be added, none is renamed while schema is 1. What is absent is null. \
            Times are RFC 3339 in UTC, lengths whole seconds. Words round against you to the minute; data is exact to the \
            second.
            """,
            """
            Mit --json sind die Schlüssel beständig: es können welche dazukommen, keiner ändert den Namen, solange schema 1 \
            ist. Was fehlt, ist null. Zeiten sind RFC 3339 in UTC, Dauern ganze Sekunden. Wörter runden auf die Minute, \
            zu deinen Ungunsten; Daten sind auf die Sekunde genau.
            """)
        ]),
      .init(
        say("Keys", "Schlüssel"),
        [
          .rows(
            [
              ("left", Words.leftKeys), ("today", "\(say("those of left", "die von left")), \(Words.todayKeys)"),
              ("why", "\(say("those of left", "die von left")), \(Words.whyKeys)"), ("busy", Words.busyKeys),
              ("busy --events", "\(say("also", "auch")) events"),
              (say("an entry", "ein Eintrag"), Words.entryKeys), ("fits DURATION", Words.fitsKeys),
              ("fits", Words.freeKeys), ("check", Words.checkKeys),
              (say("a change", "eine Änderung"), "schema, tasks, today"),
              ("undo, redo", "schema, changes, today"),
              ("list", "schema, list, today, tasks, line_before"), ("show, search", "schema, tasks"),
              ("streak", Words.streakKeys), ("week, month", Words.progressKeys), ("calendar", Words.monthKeys),
              ("calendar DAY", Words.calendarDayKeys),
              ("import", Words.importKeys), ("export FILE", Words.exportedKeys), ("export", Words.exportKeys),
              (say("a task of an export", "eine Aufgabe eines Exports"), Words.exportedTaskKeys),
              (
                say("a task of an export that was taken back", "eine zurückgenommene Aufgabe eines Exports"),
                Words.exportedRemovalKeys
              ),
              (say("hours of an export", "Zeitfenster eines Exports"), Words.exportedHoursKeys),
              (say("a release of an export", "eine Freigabe eines Exports"), Words.exportedReleaseKeys),
              (say("a task of the store", "eine Aufgabe der Ablage"), Words.storedKeys),
              (say("a task of a day", "eine Aufgabe eines Tages"), Words.taskKeys),
              (problem, Words.problemKeys),
            ].map { HelpText.Row($0.0, $0.1) })
        ]),
      .init(
        say("Values", "Werte"),
        [
          .rows([
            .init("state", "ok, over, nothing_left, no_hours"), .init("bound", "null, upper, about"),
            .init(
              "line_before",
              say(
                "the first task below the line, counted from 0; null when all fit",
                "die erste Aufgabe unter dem Strich, ab 0 gezählt; null, wenn alle aufgehen")),
            .init("effect", "missing, doubtful, settled"),
          ])
        ]),
      examples("left --json --hours 'mon-fri 8-17'", "busy --events --titles --json", "list all --json"),
    ]
  }

  // The keys of each shape, as a test finds them in the answers.
  static let leftKeys = """
    schema, now, zone, day, state, exact, bound, left, planned, free, over, windows, left_stretches, tasks, \
    without_duration, leftovers, other_days, line_before, problems
    """
  static let todayKeys = "entries, done, undated, has_calendars, streak, asked"
  static let whyKeys = """
    entries, done, undated, has_calendars, past_stretches, busy_stretches, hours_set, passed_over
    """
  static let busyKeys = "schema, zone, from, to, busy, problems"
  static let entryKeys = "calendar, file, uid, start, end, counts, rule, title"
  static let fitsKeys = "schema, duration, fits, in_pieces, day, start, end, exact, problems"
  static let freeKeys = "schema, now, zone, day, free, next, tasks, exact, bound, problems"
  static let checkKeys = "schema, files, components, passed_over, problems, missing, doubtful, settled"
  static let streakKeys = "schema, today, streak, strict, done_today, exact, problems"
  static let progressKeys = "schema, span, today, done, all, to_come, days"
  static let monthKeys = "schema, month, today, zone, done, all, days, has_calendars, exact, bound, problems"
  static let calendarDayKeys = """
    schema, day, done, open, all, today, zone, load, entries, done_tasks, open_tasks, line_before, has_calendars, exact, \
    bound, problems
    """
  static let storedKeys = """
    number, uuid, title, date, time, duration, category, note, reminder, state, closed_on, added, changed
    """
  static let importKeys = "schema, added, changed, unchanged, kept, removed, hours, releases, others, repeating, today"
  static let exportedKeys = "schema, file, tasks"
  static let exportKeys = "restzeit, version, exported, tasks, removed, hours, releases"
  static let exportedTaskKeys = """
    uuid, number, title, date, time, duration, note, category, reminder, state, closed_on, quiet_until, place, \
    planned_on, added, changed, left_open
    """
  static let exportedRemovalKeys = "uuid, changed"
  static let exportedHoursKeys = "date, hours, changed"
  static let exportedReleaseKeys = "calendar, uid, start, from, changed"
  static let taskKeys = """
    number, title, time, duration, cost, fits, slipped, on_event, in_pieces, longest_stretch
    """
  static let problemKeys = "calendar, file, line, uid, kind, effect, message"

  var privacyTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            Nothing leaves your machine. There is no account, and the program opens no connection: there is no code for one \
            in it. Nobody counts how you use it. What it keeps stands in the folders named restzeit below, which only you \
            may read (files of mode 0600, folders of mode 0700).
            """,
            """
            Nichts verlässt deinen Rechner. Es gibt kein Konto, und das Programm öffnet keine Verbindung: es ist kein Code \
            dafür darin. Niemand zählt, wie du es benutzt. Was es aufbewahrt, steht unten in den Ordnern namens \
            restzeit, die nur du lesen darfst (Dateien mit Modus 0600, Ordner mit Modus 0700).
            """)
        ]),
      .init(
        say("What it writes", "Was es schreibt"),
        [
          .rows([
            .init(
              "~/.local/share/restzeit/tasks.db",
              say(
                "your tasks, hours of single dates, what you released, and the history of both; beside it tasks.db-wal, -shm and -queue while it is used",
                "deine Aufgaben, Zeitfenster einzelner Daten, was du freigegeben hast, und der Verlauf davon; daneben tasks.db-wal, -shm und -queue, während sie benutzt wird"
              )),
            .init(
              "~/.local/share/restzeit/backups/",
              say("seven daily copies of it", "sieben tägliche Kopien davon")),
            .init(
              "tasks.db-damaged-DATE",
              say(
                "a damaged store, moved aside, never deleted", "eine beschädigte Ablage, beiseitegelegt, nie gelöscht")),
            .init(
              "tasks.db-healed-DATE-N-DATE",
              say(
                "that it was restored, until a command has said so; empty",
                "dass sie wiederhergestellt ist, bis ein Befehl es gesagt hat; leer")),
            .init(
              "~/.config/restzeit/config.ini",
              say(
                "only when you ask: restzeit config set, and at the end of restzeit init",
                "nur wenn du es willst: restzeit config set, und am Ende von restzeit init")),
            .init(
              "config.ini-until-DATE",
              say(
                "your configuration before restzeit reset, in the same folder; not with --purge",
                "deine Konfiguration vor restzeit reset, im gleichen Ordner; nicht mit --purge")),
            .init(
              "restzeit-export-DATE.json, backups-until-DATE/",
              say(
                "your tasks and their copies before restzeit reset, beside the store; not with --purge",
                "deine Aufgaben und ihre Kopien vor restzeit reset, bei der Ablage; nicht mit --purge")),
            .init(
              say("an export", "ein Export"),
              say(
                "only where you ask: restzeit export FILE, with all tasks, for you alone to read; never over anything but an earlier one",
                "nur wo du es willst: restzeit export DATEI, mit allen Aufgaben, nur für dich lesbar; nie über etwas anderes als einen früheren"
              )),
            .init(
              say("a picture", "ein Bild"),
              say("only where you ask: week --svg FILE", "nur wo du es willst: week --svg FILE")),
            .init(
              say("made-up days", "erfundene Tage"),
              say(
                "only with --demo: in $XDG_CACHE_HOME/restzeit/demo, else ~/.cache/restzeit/demo",
                "nur mit --demo: in $XDG_CACHE_HOME/restzeit/demo, sonst ~/.cache/restzeit/demo")),
            .init(
              say("a passing file", "eine vorübergehende Datei"),
              say(
                "the text you edit in $EDITOR: in $XDG_RUNTIME_DIR, else $TMPDIR, else /tmp; gone afterwards",
                "der Text, den du in $EDITOR bearbeitest: in $XDG_RUNTIME_DIR, sonst $TMPDIR, sonst /tmp; danach gelöscht"
              )),
          ])
        ]),
      .init(
        say("What it only reads", "Was es nur liest"),
        [
          .rows([
            .init(
              say("calendars", "Kalender"),
              say(
                "those of --calendar and of the configuration; never written, never copied",
                "die von --calendar und der Konfiguration; nie geschrieben, nie kopiert")),
            .init(
              say("a list of tasks", "eine Liste von Aufgaben"),
              say(
                "the one of --tasks; then the store is not even opened",
                "die von --tasks; dann wird die Ablage nicht einmal geöffnet")),
            .init(
              say("the time zones", "die Zeitzonen"),
              say("/etc/localtime and the system's zone files", "/etc/localtime und die Zonendateien des Systems")),
            .init(
              say("the environment", "die Umgebung"),
              "TZ, TZDIR, LC_ALL, LC_MESSAGES, LANG, HOME, XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME, XDG_RUNTIME_DIR, TMPDIR, VISUAL, EDITOR, TERM, COLUMNS, NO_COLOR, RESTZEIT_PLAIN, PATH, PWD, TERMINAL, WAYLAND_DISPLAY, ROFI_RETV, ROFI_INFO, SWIFTBAR, ARGOS_VERSION"
            ),
          ])
        ]),
      .init(
        say("To delete all of it", "Alles löschen"),
        [
          paragraph(
            """
            restzeit reset --purge deletes what the program keeps, after asking twice. By hand it is the folders named \
            restzeit above. With $XDG_DATA_HOME and $XDG_CONFIG_HOME set, they lie there.
            """,
            """
            restzeit reset --purge löscht, was das Programm aufbewahrt, nach zweimaligem Fragen. Von Hand sind es die \
            Ordner namens restzeit oben. Sind $XDG_DATA_HOME und $XDG_CONFIG_HOME gesetzt, liegen sie dort.
            """)
        ]),
      .init(say("Examples", "Beispiele"), [.lines(["restzeit privacy", "restzeit config path"])]),
    ]
  }
}

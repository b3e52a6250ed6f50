import BudgetCore

extension Words {
  var calendarsTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            A calendar is an .ics file, or a folder that is searched for them: exports of Google, Outlook, Exchange, Apple, \
            Nextcloud and Thunderbird, and the folders that vdirsyncer keeps. It is only ever read. Files under one path are \
            one calendar: of two versions of an event the newer one holds. Calendars never replace each other's events.
            """,
            """
            Ein Kalender ist eine .ics-Datei, oder ein Ordner, der danach durchsucht wird: Exporte aus Google, Outlook, \
            Exchange, Apple, Nextcloud und Thunderbird, und die Ordner, die vdirsyncer führt. Er wird immer nur gelesen. \
            Dateien unter einem Pfad sind ein Kalender: von zwei Fassungen eines Termins gilt die neuere. Kalender ersetzen \
            nie die Termine eines anderen.
            """),
          paragraph(
            "A time without a zone is read in the calendar's zone, else in yours; a whole day is your own day.",
            "Eine Zeit ohne Zone gilt in der des Kalenders, sonst in deiner; ein ganzer Tag ist dein eigener."),
        ]),
      .init(
        say("What counts, by the first rule that applies", "Was zählt, nach der ersten Regel, die zutrifft"),
        [.rows(Words.ruleGroups.map { .init(ruleTerm($0), ruleMeaning($0)) })]),
      .init(
        nil,
        [
          paragraph(
            "Tasks, journals and alarms of a calendar never count. restzeit why names the rule of each entry.",
            "Aufgaben, Journale und Erinnerungen eines Kalenders zählen nie. restzeit why nennt die Regel jedes Eintrags."
          ),
          paragraph(
            """
            What cannot be read is named, and so is what was read in a way that may be wrong: the figure is then said as at \
            most or about.
            """,
            """
            Was nicht gelesen werden kann, wird genannt, und auch, was vielleicht falsch gelesen ist: vor der Zahl steht dann \
            höchstens oder ungefähr.
            """),
        ]),
      examples("why --calendar work.ics --hours 'mon-fri 8-12, 13-17'", "check work.ics ~/calendars", "busy --events"),
    ]
  }

  /// The rules of what counts, those that are said together side by side, from the top.
  static let ruleGroups: [[Verdict.Rule]] = [
    [.released], [.cancelled, .methodCancel], [.declined],
    [.busystatusFree, .busystatusElsewhere, .busystatusTentative, .busystatusBusy, .busystatusOutOfOffice],
    [.transparent], [.tentative, .needsAction], [.wholeDay], [.freebusyBusy, .freebusyFree], [.opaque],
  ]

  private func ruleTerm(_ group: [Verdict.Rule]) -> String {
    switch group.first {
    case .released: say("released by you", "von dir freigegeben")
    case .cancelled, .methodCancel: say("cancelled", "abgesagt")
    case .declined: say("declined by you", "von dir abgelehnt")
    case .busystatusFree, .busystatusElsewhere, .busystatusTentative, .busystatusBusy, .busystatusOutOfOffice:
      say("Microsoft's status", "Status von Microsoft")
    case .transparent: say("marked free", "als frei markiert")
    case .tentative, .needsAction: say("tentative", "unter Vorbehalt")
    case .wholeDay: say("whole day", "ganztägig")
    case .freebusyBusy, .freebusyFree: "VFREEBUSY"
    case .opaque, nil: say("everything else", "alles andere")
    }
  }

  private func ruleMeaning(_ group: [Verdict.Rule]) -> String {
    switch group.first {
    case .released:
      say(
        "does not count from the moment on that release names; until then it does",
        "zählt nicht, von dem Zeitpunkt an, den release nennt; bis dahin schon")
    case .cancelled, .methodCancel:
      say("does not count: STATUS:CANCELLED or METHOD:CANCEL", "zählt nicht: STATUS:CANCELLED oder METHOD:CANCEL")
    case .declined:
      say(
        "does not count; by the address of --me. That someone else declined changes nothing",
        "zählt nicht; nach der Adresse von --me. Dass jemand anders abgelehnt hat, ändert nichts")
    case .busystatusFree, .busystatusElsewhere, .busystatusTentative, .busystatusBusy, .busystatusOutOfOffice:
      say(
        "free and working elsewhere do not count; busy, out of office and tentative do, whatever TRANSP says",
        "frei und arbeitet anderswo zählen nicht; beschäftigt, abwesend und mit Vorbehalt zählen, was TRANSP auch sagt")
    case .transparent:
      say(
        "does not count: TRANSP:TRANSPARENT, as birthdays have it; with transparent = count it does",
        "zählt nicht: TRANSP:TRANSPARENT, wie bei Geburtstagen; mit transparent = count zählt es")
    case .tentative, .needsAction:
      say(
        "counts, and so does what is not answered yet; with tentative = ignore it does not",
        "zählt, auch was noch nicht beantwortet ist; mit tentative = ignore zählt es nicht")
    case .wholeDay:
      say(
        "counts for whole local days; with all-day = ignore it does not, whatever Microsoft's status says",
        "zählt für ganze örtliche Tage; mit all-day = ignore zählt es nicht, was der Status von Microsoft auch sagt")
    case .freebusyBusy, .freebusyFree:
      say(
        "its busy periods count; those that are FBTYPE=FREE, and its mere range, do not",
        "die belegten Zeiten darin zählen; die mit FBTYPE=FREE, und der blosse Bereich, nicht")
    case .opaque, nil: say("counts", "zählt")
    }
  }

  var hoursTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            Your hours are windows of local time, several a day if you like. Only in them is there time left. They are given \
            by --hours, or set in the configuration; a single date has others with restzeit hours.
            """,
            """
            Deine Zeitfenster sind Stücke der Ortszeit, auch mehrere am Tag. Nur darin ist Zeit übrig. Sie stehen bei \
            --hours oder in der Konfiguration; ein einzelnes Datum bekommt andere mit restzeit hours.
            """)
        ]),
      .init(
        say("How they are written", "Wie sie geschrieben werden"),
        [
          .rows([
            .init("mon-fri 8-12, 13-17", say("weekdays and their windows", "Wochentage und ihre Fenster")),
            .init(
              "mo-fr 08.00–12.00", say("in German, with dots and dashes too", "auch auf Deutsch, mit Punkt und Strich")),
            .init("sat 9-11; sun none", say("clauses between semicolons", "Teile zwischen Strichpunkten")),
            .init("2026-12-24 8-12", say("one date: it beats its weekday", "ein Datum: es geht seinem Wochentag vor")),
            .init("fri 22:00-02:00", say("across midnight: it is Friday's", "über Mitternacht: es gehört zum Freitag")),
          ])
        ]),
      .init(
        nil,
        [
          paragraph(
            """
            A later clause replaces an earlier one for the same day; a day that is not named has no window. Windows that \
            overlap or touch are one, of at most 16 h. With --day-start 04:00 the day begins at four, and a late evening \
            still belongs to it.
            """,
            """
            Ein späterer Teil ersetzt einen früheren für denselben Tag; ein Tag, der nicht genannt ist, hat kein Fenster. \
            Fenster, die sich überlappen oder berühren, sind eines, von höchstens 16 h. Mit --day-start 04:00 beginnt der \
            Tag um vier, und ein später Abend gehört noch dazu.
            """)
        ]),
      examples(
        "left --hours 'mon-fri 08:00-12:00, 13:00-17:00; sat 9-11'", "hours friday 8-12", "hours plus 12:00-13:00",
        "config set hours.mon-fri 08:00-12:00, 13:00-17:00"),
    ]
  }
}

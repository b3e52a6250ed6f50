extension Words {
  var tasksTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            The list is in the order you gave it: the order is the priority. The program adds up what the open tasks of the \
            day cost, and draws a line before the first one at which the sum is more than what is left. All that follows is \
            below the line, however short: nothing is packed anew.
            """,
            """
            Die Liste steht in der Reihenfolge, die du ihr gibst: sie ist die Priorität. Das Programm zählt zusammen, was die \
            offenen Aufgaben des Tages kosten, und zieht einen Strich vor der ersten, bei der die Summe grösser ist als das, \
            was übrig ist. Alles danach ist unter dem Strich, wie kurz es auch ist: nichts wird umgepackt.
            """)
        ]),
      .init(
        say("What a task costs", "Was eine Aufgabe kostet"),
        [
          .rows([
            .init(say("without a time", "ohne Uhrzeit"), say("its length", "ihre Dauer")),
            .init(
              say("pinned", "mit Uhrzeit"),
              say(
                "the part of its span that lies in the free time of your windows",
                "der Teil ihrer Zeit, der in der freien Zeit deiner Fenster liegt")),
            .init(
              say("was 14:00", "war 14:00"),
              say(
                "its time is past and it is still open: it costs what lay in your windows and on no event",
                "ihre Zeit ist vorbei, und sie ist noch offen: sie kostet, was in deinen Fenstern und auf keinem Termin lag"
              )),
            .init(
              say("without duration", "ohne Dauer"),
              say(
                "nothing: it is in no sum, never moves the line, and is always counted out loud",
                "nichts: sie ist in keiner Summe, verschiebt nie den Strich, und wird immer mitgezählt")),
            .init(
              say("only in pieces", "nur in Stücken"),
              say(
                "it fits, but no single stretch is long enough; the longest one is named",
                "sie geht auf, aber kein einzelnes Stück ist lang genug; das längste wird genannt")),
            .init(
              say("on an event", "auf einem Termin"),
              say("its time lies on a counted entry", "ihre Zeit liegt auf einem Eintrag, der zählt")),
          ])
        ]),
      examples("today", "fits 45min", "fits 45min --first", "move 12 top"),
    ]
  }

  var quickEntryTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            A line of English or German, mixed as you like, in any order. The first date, time, length and #category are \
            taken; the rest is the title. What is not understood stays in the title, and nothing is guessed. Words in quotes \
            are title.
            """,
            """
            Eine Zeile Deutsch oder Englisch, gemischt wie du magst, in beliebiger Reihenfolge. Das erste Datum, die erste \
            Uhrzeit, Dauer und #Kategorie werden genommen; der Rest ist der Titel. Was nicht verstanden wird, bleibt im \
            Titel, und nichts wird geraten. Wörter in Anführungszeichen sind Titel.
            """)
        ]),
      .init(
        say("Dates", "Daten"),
        [
          .rows(
            forms(Words.dateForms)
              + [
                .init(
                  "12/24",
                  say("day or month first, as date-order is set", "Tag oder Monat zuerst, wie date-order gesetzt ist"))
              ])
        ]),
      .init(say("Times", "Uhrzeiten"), [.rows(forms(Words.timeForms))]),
      .init(say("Lengths, 1 minute to 24 hours", "Dauern, 1 Minute bis 24 Stunden"), [.rows(forms(Words.lengthForms))]),
      .init(
        say("Both at once", "Beides auf einmal"),
        [.rows([.init("14-15:30 Uhr", say("a time and a length", "eine Uhrzeit und eine Dauer"))])]),
      examples(
        "add Zahnarzt morgen 14:00 45min '#health'", "add 'Write the report friday 2h'",
        "add 'Anruf um halb drei, eine Viertelstunde'", "add 'Read \"30min a day\" tomorrow 20 minutes' --dry-run"),
    ]
  }

  private func forms(_ groups: [(english: String, german: String, forms: [String])]) -> [HelpText.Row] {
    groups.map { .init($0.forms.joined(separator: ", "), say($0.english, $0.german)) }
  }

  /// What is read as a date, each by itself.
  static let dateForms: [(english: String, german: String, forms: [String])] = [
    ("near days", "nahe Tage", ["today", "tomorrow", "heute", "morgen", "übermorgen"]),
    ("the next such day", "der nächste solche Tag", ["friday", "Freitag", "on Friday", "am Freitag"]),
    ("the week after", "in der Woche darauf", ["next Friday", "nächsten Freitag"]),
    ("from today on", "von heute an", ["in 3 days", "in drei Tagen", "in a week"]),
    ("a date", "ein Datum", ["24.12.", "24.12.2026", "24. Dezember", "Dec 24", "2026-12-24"]),
  ]

  static let timeForms: [(english: String, german: String, forms: [String])] = [
    ("by the clock", "nach der Uhr", ["14:00", "2pm", "14 Uhr", "at 3", "um 3"]),
    ("in words", "in Worten", ["half past two", "halb drei", "viertel nach drei", "noon"]),
    ("from now on", "von jetzt an", ["in 45 min", "in anderthalb Stunden"]),
  ]

  static let lengthForms: [(english: String, german: String, forms: [String])] = [
    ("minutes", "Minuten", ["45min", "45 Minuten", "20 minutes"]),
    ("hours", "Stunden", ["2h", "1.5h", "1h30", "2 Std", "1½h"]),
    ("in words", "in Worten", ["half an hour", "eine halbe Stunde", "anderthalb Stunden", "eine Viertelstunde"]),
  ]

  var plannerTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            Tasks live in one store on your machine. Each change says in one line what it did, and what that does to today. \
            Several windows, bars and scripts may use the store at the same time.
            """,
            """
            Die Aufgaben liegen in einer Ablage auf deinem Rechner. Jede Änderung sagt in einer Zeile, was sie getan hat, und \
            was das für heute heisst. Mehrere Fenster, Leisten und Skripte können die Ablage zugleich benutzen.
            """)
        ]),
      .init(
        say("What there is", "Was es gibt"),
        [
          .rows([
            .init(
              say("numbers", "Nummern"),
              say(
                "each task has one; words of its title do too, and when several match none is touched",
                "jede Aufgabe hat eine; Wörter des Titels gehen auch, und passen mehrere, wird keine angerührt")),
            .init(
              say("undated", "ohne Datum"),
              say("a task without a day: in no calculation", "eine Aufgabe ohne Tag: in keiner Rechnung")),
            .init(
              say("leftovers", "liegengeblieben"),
              say(
                "open tasks of earlier days: in no calculation until you answer, and they never move by themselves",
                "offene Aufgaben früherer Tage: in keiner Rechnung, bis du antwortest, und sie wandern nie von selbst")),
            .init(
              "morning",
              say(
                "asks about each leftover, one key a task; what you leave is asked about again",
                "fragt nach allem Liegengebliebenen, mit einer Taste je Aufgabe; was du auslässt, kommt wieder")),
            .init(
              "undo, redo",
              say(
                "the last change, in whichever window it was made; --steps N for several",
                "die letzte Änderung, in welchem Fenster sie auch geschah; --steps N für mehrere")),
            .init(
              say("backups", "Sicherungen"),
              say(
                "one a day, seven are kept; a damaged store is moved aside and the newest sound copy restored",
                "eine am Tag, sieben bleiben; eine beschädigte Ablage wird beiseitegelegt und die neuste gesunde Kopie geholt"
              )),
          ])
        ]),
      examples("add Report today 2h", "done 12", "later 12 friday", "morning", "undo --steps 2"),
    ]
  }
}

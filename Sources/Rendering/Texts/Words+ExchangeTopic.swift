extension Words {
  var exchangeTopic: [HelpText.Section] {
    [
      .init(
        nil,
        [
          paragraph(
            """
            restzeit export writes every task, restzeit import brings them in, in one change that undo takes back. What is \
            known already stays one task: the newer change of each part holds, and a second time changes nothing. Calendars \
            and lists of other programs are read too; a file that cannot be read changes nothing.
            """,
            """
            restzeit export schreibt alle Aufgaben, restzeit import holt sie herein, in einer Änderung, die undo zurücknimmt. \
            Was schon bekannt ist, bleibt eine Aufgabe: die neuere Änderung jedes Teils gilt, und ein zweites Mal ändert \
            nichts. Kalender und Listen anderer Programme gehen auch; eine Datei, die nicht lesbar ist, ändert nichts.
            """)
        ]),
      .init(
        say("Two machines", "Zwei Rechner"),
        [
          paragraph(
            """
            Each writes its own file into a folder that both see, and takes the other's: restzeit export ~/Sync/laptop.json; \
            restzeit import ~/Sync/desk.json. After that both have the same tasks in the same order, hours and releases, only \
            under numbers of their own. What one took back goes from the other too, unless it is done or dropped there. A clock \
            that is wrong does no harm: a change is always newer than what it replaces. An import that is undone is as one \
            that never was.
            """,
            """
            Jeder schreibt seine Datei in einen Ordner, den beide sehen, und holt die des anderen: restzeit export \
            ~/Sync/laptop.json; restzeit import ~/Sync/desk.json. Danach haben beide die gleichen Aufgaben in der gleichen \
            Reihenfolge, Zeitfenster und Freigaben, nur mit eigenen Nummern. Was einer zurücknahm, verschwindet auch dort, \
            ausser es ist dort erledigt oder fallen gelassen. Eine Uhr, die falsch geht, schadet nicht: eine Änderung ist immer \
            neuer als das, was sie ersetzt. Ein zurückgenommener Import ist wie einer, den es nie gab.
            """)
        ]),
      .init(
        say("The formats", "Die Formate"),
        [
          .rows([
            .init(
              say("JSON", "JSON"),
              say(
                "everything, for another machine: see restzeit help json",
                "alles, für einen anderen Rechner: siehe restzeit help json")),
            .init(
              "--ics",
              say(
                "VTODO, for calendar programs: all but when each part was changed, what the morning leaves alone, past days, and the hours and entries of days",
                "VTODO, für Kalenderprogramme: alles ausser wann welcher Teil geändert wurde, was der Morgen ruhen lässt, vergangene Tage, und was zu Tagen gehört"
              )),
            .init(
              "--todo-txt",
              say(
                "a line a task, as of todotxt.org: without notes and reminders too",
                "je Zeile eine Aufgabe, nach todotxt.org: auch ohne Notizen und Erinnerungen")),
          ]),
          paragraph(
            """
            VTODO and todo.txt stand in the order of the lists: by day, undated ones last. What such a file has no place for \
            is said when it is written. What is ticked there without a date counts as done on its day, or today if that has \
            not come yet. A line of todo.txt does not tell when it was changed: of a task that is known only that it was \
            done is taken, and how many say something else is told.
            """,
            """
            VTODO und todo.txt stehen in der Reihenfolge der Listen: nach Tag, undatierte zuletzt. Wofür eine solche Datei \
            keinen Platz hat, wird beim Schreiben gesagt. Was dort ohne Datum abgehakt ist, gilt als an seinem Tag erledigt, \
            oder heute, wenn der noch nicht da war. Eine Zeile von todo.txt sagt nicht, wann sie geändert wurde: von einer \
            bekannten Aufgabe gilt nur, dass sie erledigt ist, und wie viele etwas anderes sagen, wird gemeldet.
            """),
        ]),
      .init(
        say("A line of todo.txt", "Eine Zeile von todo.txt"),
        [
          .rows([
            .init("x 2026-12-01", say("done on that day", "an diesem Tag erledigt")),
            .init("2026-11-30", say("when it was added", "wann sie dazukam")),
            .init("+work", say("the category", "die Kategorie")),
            .init("due:2026-12-01", say("the day", "der Tag")),
            .init("time:14:00", say("the time of day", "die Uhrzeit")),
            .init("duration:PT45M", say("the length, as in calendars", "die Dauer, wie in Kalendern")),
            .init("state:dropped", say("dropped, not done", "fallen gelassen, nicht erledigt")),
            .init("uuid:…", say("which task it is", "welche Aufgabe es ist")),
            .init(
              "\\",
              say(
                "in a line with a uuid: the word behind it is title, \\due:soon, \\x, \\+1; \\\\ is a backslash, \\{A} the character of that number",
                "in einer Zeile mit uuid: das Wort dahinter ist Titel, \\due:bald, \\x, \\+1; \\\\ ist ein Backslash, \\{A} das Zeichen mit dieser Nummer"
              )),
          ])
        ]),
      examples("export backup.json", "export --ics tasks.ics", "export --todo-txt", "import backup.json"),
    ]
  }
}

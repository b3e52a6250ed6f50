import BudgetCore

extension Words {
  /// Where, what, and whose: `work.ics:12: … (UID a@example.org)`.
  func message(_ problem: Problem) -> String {
    let uid = problem.uid.map { " (UID \(safe($0, limit: 60)))" } ?? ""
    return "\(place(problem)): \(sentence(problem.kind))\(uid)"
  }

  /// `work.ics:12`; the calendar where no file is named.
  func place(_ problem: Problem) -> String {
    safe(problem.file ?? problem.calendar) + (problem.line.map { ":\($0)" } ?? "")
  }

  /// The problems that change the answer, each once.
  func remarks(_ problems: [Problem]) -> [String] {
    problems.filter { $0.effect != .settled }.map(message)
  }

  /// `work.ics is 9 days old`; of several how many, and the oldest; nil when none is too old.
  func oldExports(_ problems: [Problem]) -> String? {
    let old = problems.compactMap { problem -> (name: String, age: Length)? in
      guard case .stale(let age) = problem.kind else { return nil }
      return (shortName(problem.file ?? problem.calendar), age)
    }
    guard let oldest = old.max(by: { $0.age < $1.age }) else { return nil }
    let age = age(oldest.age)
    if old.count == 1 { return say("\(oldest.name) is \(age) old", "\(oldest.name) ist \(age) alt") }
    return say("\(old.count) calendars are old, up to \(age)", "\(old.count) Kalender sind alt, bis zu \(age)")
  }

  /// The problems of `left` that its line does not tell wholly.
  func remarksOfLeft(_ problems: [Problem]) -> [String] {
    let old = problems.count { $0.kind.name == "stale" }
    return remarks(old == 1 ? problems.filter { $0.kind.name != "stale" } : problems)
  }

  /// The line about invitations that somebody declined while no own address is known; none when there are none.
  func declined(_ entries: [Entry]) -> [String] {
    let number = entries.count { $0.declinedBySomeone && $0.verdict.counts }
    return number == 0 ? [] : [declinedBySomeone(number)]
  }

  func effect(_ effect: Problem.Effect) -> String {
    switch effect {
    case .missing: say("busy time may be missing", "belegte Zeit kann fehlen")
    case .doubtful: say("may be wrong either way", "kann falsch sein, so oder so")
    case .settled: say("read by a stated rule", "nach fester Regel gelesen")
    }
  }

  /// The effect in one word.
  func shortEffect(_ effect: Problem.Effect) -> String {
    switch effect {
    case .missing: say("missing", "fehlend")
    case .doubtful: say("doubtful", "unsicher")
    case .settled: say("settled", "geklärt")
    }
  }

  /// What was found and what follows from it, to stand after a place and a colon.
  func sentence(_ kind: Problem.Kind) -> String {
    switch kind {
    case .unreadable(let failure):
      say(
        "cannot be read (\(reason(failure))): its busy time is missing",
        "ist nicht lesbar (\(reason(failure))): die belegte Zeit fehlt")
    case .notACalendar(let content): notACalendar(content)
    case .noCalendarsInFolder:
      say(
        "no .ics file in this folder: its busy time is missing; is it the right one?",
        "keine .ics-Datei in diesem Ordner: die belegte Zeit fehlt; ist es der richtige?")
    case .truncated:
      say(
        "breaks off in the middle: what came after it is missing; fetch it again",
        "bricht mittendrin ab: was danach kam, fehlt; neu herunterladen")
    case .bound(let bound, let limit): self.bound(bound, limit)
    case .clipped(let first, let last): clipped(first, last)
    case .noStart:
      say(
        "an event without DTSTART: it cannot be placed and is left out",
        "ein Termin ohne DTSTART: er hat keinen Platz und wird ausgelassen")
    case .unreadableValue(let property, let value):
      say(
        "\(name(property)) \(quoted(value)) cannot be read: what it says is left out",
        "\(name(property)) \(quoted(value)) ist nicht lesbar: was es sagt, wird ausgelassen")
    case .unreadableRule(let text):
      say(
        "the rule \(quoted(text)) cannot be understood: only the first instance counts",
        "die Regel \(quoted(text)) ist nicht verständlich: nur das erste Mal zählt")
    case .unknownCalendarScale(let scale):
      say(
        "RSCALE \(quoted(scale)) is no calendar known here: only the first instance counts",
        "RSCALE \(quoted(scale)) ist kein hier bekannter Kalender: nur das erste Mal zählt")
    case .stale(let age):
      say(
        "is \(self.age(age)) old: what has changed since is not in it; export it again",
        "ist \(self.age(age)) alt: was seither geändert wurde, steht nicht drin; neu exportieren")
    case .unknownAge(let failure):
      say(
        "cannot be read (\(reason(failure))): how old the calendar is, is not known",
        "ist nicht lesbar (\(reason(failure))): wie alt der Kalender ist, ist unbekannt")
    case .guessedZone(let tzid, let used):
      say(
        "TZID \(quoted(tzid)) is no known zone: read as \(name(used))",
        "TZID \(quoted(tzid)) ist keine bekannte Zone: gelesen als \(name(used))")
    case .unsoundZoneDefinition(let tzid):
      say(
        "the VTIMEZONE of \(quoted(tzid)) is not understood wholly: its times may be wrong",
        "das VTIMEZONE von \(quoted(tzid)) ist nicht ganz lesbar: seine Zeiten können falsch sein")
    case .contradictingDuplicates:
      say(
        "the event is there twice, different and equally new: both count",
        "der Termin steht zweimal da, verschieden und gleich neu: beide zählen")
    case .unreadableException(let property, let value):
      say(
        "\(property) \(quoted(value)) cannot be read: which instance it takes away is not known",
        "\(property) \(quoted(value)) ist nicht lesbar: welches Mal es wegnimmt, ist unbekannt")
    case .unboundedRule(let text, let part):
      say(
        "\(quoted(part)) in the rule \(quoted(text)) cannot be read: the series goes on without it",
        "\(quoted(part)) in der Regel \(quoted(text)) ist nicht lesbar: die Serie geht ohne das weiter")
    case .overrideOfNothing:
      say(
        "RECURRENCE-ID changes an instance its series does not have: it counts as an event of its own",
        "RECURRENCE-ID ändert ein Mal, das die Serie nicht hat: es zählt als eigener Termin")
    case .unclosed(let component):
      say(
        "\(name(component)) has no END: read up to the next component",
        "\(name(component)) hat kein END: gelesen bis zur nächsten Komponente")
    case .strayText(let text):
      say("\(quoted(text)) belongs to nothing: passed over", "\(quoted(text)) gehört zu nichts: übergangen")
    case .repeatedProperty(let property):
      say(
        "\(name(property)) is there more than once: the first holds",
        "\(name(property)) steht mehrmals da: das erste gilt")
    case .endAndDuration:
      say("DTEND and DURATION together: DTEND holds", "DTEND und DURATION zugleich: DTEND gilt")
    case .negativeLength:
      say("the end lies before the start: it takes no time", "das Ende liegt vor dem Anfang: es dauert nicht")
    case .dateWithTime(let property, let value):
      say(
        "\(name(property)) \(quoted(value)) is a DATE with a time: read as the whole day",
        "\(name(property)) \(quoted(value)) ist ein DATE mit Uhrzeit: gelesen als ganzer Tag")
    case .endOfDayAs24(let property):
      say(
        "\(name(property)) says 24:00: read as the end of the day",
        "\(name(property)) sagt 24:00: gelesen als Ende des Tages")
    case .repairedValue(let property, let value):
      say(
        "\(name(property)) \(quoted(value)) is not written as it should be: read as it is meant",
        "\(name(property)) \(quoted(value)) ist nicht richtig geschrieben: gelesen, wie es gemeint ist")
    case .oddRule(let text, let part):
      say(
        "\(quoted(part)) has no meaning in the rule \(quoted(text)): left out",
        "\(quoted(part)) bedeutet in der Regel \(quoted(text)) nichts: ausgelassen")
    case .overrideWithoutStart:
      say(
        "a changed instance without DTSTART: left out, the series holds",
        "ein geändertes Mal ohne DTSTART: ausgelassen, die Serie gilt")
    case .ruleInOverride:
      say("a rule in a changed instance: left out", "eine Regel in einem geänderten Mal: ausgelassen")
    case .oddZoneDefinition(let tzid):
      say(
        "the zone \(quoted(tzid)) is oddly defined: read as far as it goes",
        "die Zone \(quoted(tzid)) ist seltsam definiert: gelesen, so weit es geht")
    case .oldFormat:
      say("vCalendar 1.0, the old format: read as iCalendar", "vCalendar 1.0, das alte Format: gelesen als iCalendar")
    case .encoding(let encoding): self.encoding(encoding)
    }
  }

  /// Days, and below a day hours and minutes; cut down.
  func age(_ age: Length) -> String {
    let days = age.seconds / 86_400
    return days > 0 ? count(days, ("day", "days"), ("Tag", "Tage")) : length(minutes: age.seconds / 60)
  }

  private func name(_ text: String) -> String { safe(text, limit: 60) }

  private func reason(_ failure: ReadFailure) -> String {
    switch failure {
    case .notFound: say("there is no such file", "nicht vorhanden")
    case .notPermitted: say("permission denied", "keine Berechtigung")
    case .notAFile: say("not a regular file", "keine gewöhnliche Datei")
    case .linkLoop: say("a loop of links", "Verweise im Kreis")
    case .changed: say("it changed while it was read", "geändert, während sie gelesen wurde")
    case .system(let error): safe(systemWords(error, in: voice.language), limit: 60)
    }
  }

  private func notACalendar(_ content: Problem.Content) -> String {
    switch content {
    case .nothing:
      say("is empty, so no calendar: its busy time is missing", "ist leer, also kein Kalender: die belegte Zeit fehlt")
    case .html:
      say(
        "is a web page, not a calendar (a login?): its busy time is missing; export it again",
        "ist eine Webseite, kein Kalender (eine Anmeldung?): die belegte Zeit fehlt; neu exportieren")
    case .other:
      say(
        "is no calendar, it has no BEGIN:VCALENDAR: its busy time is missing",
        "ist kein Kalender, BEGIN:VCALENDAR fehlt: die belegte Zeit fehlt")
    }
  }

  private func clipped(_ first: CivilDate?, _ last: CivilDate?) -> String {
    func dated(_ date: CivilDate) -> String { "\(shortDate(date)) \(date.year)" }
    let what: String
    switch (first, last) {
    case (let first?, let last?):
      what = say(
        "covers only \(dated(first)) to \(dated(last))", "reicht nur vom \(dated(first)) bis zum \(dated(last))")
    case (nil, let last?): what = say("ends on \(dated(last))", "endet am \(dated(last))")
    case (let first?, nil): what = say("begins on \(dated(first))", "beginnt am \(dated(first))")
    case (nil, nil): what = say("covers only a part of time", "reicht nur über einen Teil der Zeit")
    }
    return what
      + say(
        ": what lies outside is missing; export a wider range",
        ": was davor oder danach liegt, fehlt; weiter exportieren")
  }

  private func bound(_ bound: Problem.Bound, _ limit: Int) -> String {
    let what =
      switch bound {
      case .lineBytes: say("a line of more than \(limit) bytes", "eine Zeile von über \(limit) Bytes")
      case .componentBytes: say("a component of more than \(limit) bytes", "eine Komponente von über \(limit) Bytes")
      case .nesting:
        say("components nested more than \(limit) deep", "Komponenten über \(limit) Stufen tief verschachtelt")
      case .entries: say("more than \(limit) entries", "über \(limit) Einträge")
      case .ruleExpansions:
        say("a rule that takes more than \(limit) steps", "eine Regel, die über \(limit) Schritte braucht")
      case .allExpansions:
        say(
          "rules that together take more than \(limit) steps", "Regeln, die zusammen über \(limit) Schritte brauchen")
      case .zoneExpansions: say("a zone of more than \(limit) changes", "eine Zone mit über \(limit) Umstellungen")
      case .allZoneExpansions:
        say("zones of together more than \(limit) changes", "Zonen mit zusammen über \(limit) Umstellungen")
      case .folderFiles: say("a folder of more than \(limit) files", "ein Ordner mit über \(limit) Dateien")
      case .folderDepth: say("folders more than \(limit) deep", "Ordner über \(limit) Stufen tief")
      }
    return what + say(": the rest is missing", ": der Rest fehlt")
  }

  private func encoding(_ encoding: Problem.Encoding) -> String {
    switch encoding {
    case .utf16: say("is in UTF-16: read as such", "ist in UTF-16: so gelesen")
    case .controlCharacters: say("holds control characters: passed over", "enthält Steuerzeichen: übergangen")
    case .notUTF8: say("is not in UTF-8: read as Latin-1", "ist nicht in UTF-8: gelesen als Latin-1")
    }
  }
}

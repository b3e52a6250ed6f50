internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering

extension UsageFault {
  func notice(in language: Language) -> UsageNotice {
    switch language {
    case .english: english
    case .german: german
    }
  }

  private var english: UsageNotice {
    switch self {
    case .unknownCommand(let word):
      UsageNotice(
        headline: "'\(shown(word))' is not a command",
        remedy: commandSuggestion(word, "or").map { "did you mean \($0)?" } ?? "restzeit help says what each does")
    case .unknownSubject(let word):
      UsageNotice(
        headline: "'\(shown(word))' is neither a command nor a topic",
        remedy: subjectSuggestion(word, "or").map { "did you mean \($0)?" } ?? "restzeit help lists both")
    case .unknownFlag(let word):
      UsageNotice(
        headline: "'\(shown(word))' is not a flag",
        remedy: flagSuggestion(word, "or").map { "did you mean \($0)?" } ?? "restzeit help lists the flags")
    case .flagNotTaken(let flag, by: let command):
      UsageNotice(
        headline:
          "\(command.rawValue) takes no \(flag.spelling): that is a flag of \(takers(of: flag, "and", others: "others"))",
        remedy: "restzeit \(command.rawValue) --help lists its flags")
    case .flagTwice(let flag):
      UsageNotice(headline: "\(flag.spelling) is given twice: once is allowed", remedy: "leave one out")
    case .valueMissing(let flag):
      UsageNotice(
        headline: "\(flag.spelling) needs a value: \(flag.help(in: .english))", remedy: "write \(flag.synopsis)")
    case .valueUnwanted(let flag, let value):
      UsageNotice(
        headline: "\(flag.spelling) takes no value, and '\(shown(value))' is one",
        remedy: "write \(flag.spelling) alone")
    case .wordTooMany(let word, let command):
      UsageNotice(
        headline: "'\(shown(word))' is a word too many: restzeit \(command.synopsis) is allowed",
        remedy: "leave it out; restzeit \(command.rawValue) --help lists the flags")
    case .operandMissing(let command):
      UsageNotice(
        headline: "\(command.rawValue) needs \(operandWords(command, in: .english))",
        remedy: "write restzeit \(command.examples[0])")
    case .exclusive(let one, let other):
      UsageNotice(
        headline: "\(one.spelling) and \(other.spelling) are given: one of them is allowed",
        remedy: "leave one out")
    case .incomplete(let flag, without: let missing):
      UsageNotice(
        headline: "\(flag.spelling) is given without \(missing.spelling): a range has both",
        remedy: "write \(missing.synopsis) too: \(missing.help(in: .english))")
    case .twoDays(let word):
      UsageNotice(headline: "'\(shown(word))' and --day are given: one day is allowed", remedy: "leave one out")
    case .notAMoment(let text):
      UsageNotice(
        headline: "--now: '\(shown(text))' is not a time: a date, a time and an offset (RFC 3339) are allowed",
        remedy: "write --now 2026-11-30T09:00:00+01:00")
    case .yearOutside(let text, let place):
      UsageNotice(
        headline: "\(place.spelling): '\(shown(text))' is not allowed: the years \(yearList("to")) are",
        remedy: "write a date of these years")
    case .notAnAddress(let text):
      UsageNotice(
        headline: "--me: '\(shown(text))' is not an e-mail address: one with an @ is",
        remedy: "write --me name@example.org")
    case .notADay(let text, let place):
      UsageNotice(
        headline: "\(place.spelling): '\(shown(text))' is not a date: 2026-12-24, 24.12., tomorrow or friday is",
        remedy: "write \(place.example) 2026-12-24")
    case .notADayStart(let text):
      UsageNotice(
        headline: "--day-start: '\(shown(text))' is not allowed: a time from 00:00 to 12:00 is",
        remedy: "write --day-start 04:00")
    case .notALanguage(let text):
      UsageNotice(
        headline: "--lang: '\(shown(text))' is not a language known here: de and en are", remedy: "write --lang en")
    case .unknownZone(let name, let near):
      UsageNotice(
        headline: "zone: '\(shown(name))' is not a zone of the tz database", excerpt: .whole(name),
        remedy: near.isEmpty ? "write a name such as --zone Europe/Zurich" : "did you mean \(list(near, "or"))?")
    case .unusableZone(.variable(let name)):
      UsageNotice(
        headline: "TZ: '\(shown(name))' is neither a zone of the tz database nor a POSIX rule", excerpt: .whole(name),
        remedy: "write --zone NAME, such as --zone Europe/Zurich")
    case .unusableZone(.machine(let path)):
      UsageNotice(
        headline: "'\(shown(path))' holds no time zone: a TZif file is needed there",
        remedy: "write --zone NAME, such as --zone Europe/Zurich")
    case .hours(let fault, let text): fault.notice(of: text, in: .english)
    case .notALength(let text):
      UsageNotice(
        headline: "fits: '\(shown(text))' is not a length: 1 min to 24 h are allowed", excerpt: .whole(text),
        remedy: "write 45min, 1h30 or 1.5h")
    case .emptyRange(let from, let to):
      UsageNotice(
        headline: "--to \(to.iso8601) is not after --from \(from.iso8601): the range ends before the day --to",
        remedy: "write --to \(from.adding(days: 1).iso8601) for that one day")
    case .longRange(let days, let limit):
      UsageNotice(
        headline: "--from and --to are \(days) days apart: at most \(limit) are allowed",
        remedy: "ask for a shorter range")
    case .skippedDay(let date, let zone):
      UsageNotice(
        headline: "\(date.iso8601) never was in \(clean(zone)): the clocks skipped it",
        remedy: "ask for the day before or after")
    case .firstAlone:
      UsageNotice(
        headline: "--first is given without DURATION: it says where that length goes",
        remedy: "write restzeit fits 45min --first")
    case .titlesAlone:
      UsageNotice(
        headline: "--titles is given without --events: only the entries have titles",
        remedy: "add --events: restzeit busy --events --titles")
    case .noHours:
      UsageNotice(
        headline: "no hours known: without them nothing can be left",
        remedy: "write --hours 'mon-fri 08:00-12:00, 13:00-17:00', or run restzeit init")
    case .tasksUnreadable(let path, let failure):
      UsageNotice(
        headline: "--tasks: '\(shown(path))' cannot be read: \(failure.words(in: .english))",
        remedy: "write --tasks FILE with a text file, or --tasks - for standard input")
    case .notTasks(let path, let fault):
      UsageNotice(
        headline: "--tasks: '\(shown(path)):\(fault.line)' is no line of tasks: \(fault.kind.words(in: .english))",
        remedy: "mend that line, or leave it out")
    case .noConfigurationFolder, .settingsUnreadable, .settings, .configAction, .configSetWords, .settingsKey,
      .settingsValue, .settingsUnwritable:
      configuration(in: .english)
    case .task(let fault): fault.notice(in: .english)
    case .looking(let fault): fault.notice(in: .english)
    case .bar(let fault): fault.notice(in: .english)
    case .leaving(let fault): fault.notice(in: .english)
    }
  }

  private var german: UsageNotice {
    switch self {
    case .unknownCommand(let word):
      UsageNotice(
        headline: "«\(shown(word))» ist kein Befehl",
        remedy: commandSuggestion(word, "oder").map { "vielleicht \($0)?" } ?? "restzeit help sagt, was jeder tut")
    case .unknownSubject(let word):
      UsageNotice(
        headline: "«\(shown(word))» ist weder ein Befehl noch ein Thema",
        remedy: subjectSuggestion(word, "oder").map { "vielleicht \($0)?" } ?? "restzeit help zeigt beides")
    case .unknownFlag(let word):
      UsageNotice(
        headline: "«\(shown(word))» ist keine Option",
        remedy: flagSuggestion(word, "oder").map { "vielleicht \($0)?" } ?? "restzeit help zeigt die Optionen")
    case .flagNotTaken(let flag, by: let command):
      UsageNotice(
        headline:
          "\(command.rawValue) kennt \(flag.spelling) nicht: das ist eine Option von \(takers(of: flag, "und", others: "weiteren"))",
        remedy: "restzeit \(command.rawValue) --help zeigt die Optionen")
    case .flagTwice(let flag):
      UsageNotice(headline: "\(flag.spelling) steht zweimal da: einmal ist erlaubt", remedy: "eines weglassen")
    case .valueMissing(let flag):
      UsageNotice(
        headline: "\(flag.spelling) braucht einen Wert: \(flag.help(in: .german))", remedy: "\(flag.synopsis) schreiben"
      )
    case .valueUnwanted(let flag, let value):
      UsageNotice(
        headline: "\(flag.spelling) hat keinen Wert, und «\(shown(value))» ist einer",
        remedy: "nur \(flag.spelling) schreiben")
    case .wordTooMany(let word, let command):
      UsageNotice(
        headline: "«\(shown(word))» ist ein Wort zu viel: erlaubt ist restzeit \(command.synopsis)",
        remedy: "es weglassen; restzeit \(command.rawValue) --help zeigt die Optionen")
    case .operandMissing(let command):
      UsageNotice(
        headline: "\(command.rawValue) braucht \(operandWords(command, in: .german))",
        remedy: "restzeit \(command.examples[0]) schreiben")
    case .exclusive(let one, let other):
      UsageNotice(
        headline: "\(one.spelling) und \(other.spelling) stehen da: eines davon ist erlaubt",
        remedy: "eines weglassen")
    case .incomplete(let flag, without: let missing):
      UsageNotice(
        headline: "\(flag.spelling) steht ohne \(missing.spelling) da: ein Bereich hat beide",
        remedy: "auch \(missing.synopsis) schreiben: \(missing.help(in: .german))")
    case .twoDays(let word):
      UsageNotice(headline: "«\(shown(word))» und --day stehen da: ein Tag ist erlaubt", remedy: "eines weglassen")
    case .notAMoment(let text):
      UsageNotice(
        headline: "--now: «\(shown(text))» ist keine Zeit: erlaubt sind Datum, Uhrzeit und Abstand zu UTC (RFC 3339)",
        remedy: "--now 2026-11-30T09:00:00+01:00 schreiben")
    case .yearOutside(let text, let place):
      UsageNotice(
        headline: "\(place.spelling): «\(shown(text))» ist nicht erlaubt: die Jahre \(yearList("bis")) sind es",
        remedy: "ein Datum aus diesen Jahren schreiben")
    case .notAnAddress(let text):
      UsageNotice(
        headline: "--me: «\(shown(text))» ist keine E-Mail-Adresse: eine mit @ ist es",
        remedy: "--me name@example.org schreiben")
    case .notADay(let text, let place):
      UsageNotice(
        headline:
          "\(place.spelling): «\(shown(text))» ist kein Datum: 2026-12-24, 24.12., morgen oder freitag ist eines",
        remedy: "\(place.example) 2026-12-24 schreiben")
    case .notADayStart(let text):
      UsageNotice(
        headline: "--day-start: «\(shown(text))» ist nicht erlaubt: eine Zeit von 00:00 bis 12:00 ist es",
        remedy: "--day-start 04:00 schreiben")
    case .notALanguage(let text):
      UsageNotice(
        headline: "--lang: «\(shown(text))» ist keine Sprache, die es hier gibt: es gibt de und en",
        remedy: "--lang de schreiben")
    case .unknownZone(let name, let near):
      UsageNotice(
        headline: "zone: «\(shown(name))» ist keine Zone der tz-Datenbank", excerpt: .whole(name),
        remedy: near.isEmpty ? "einen Namen wie --zone Europe/Zurich schreiben" : "vielleicht \(list(near, "oder"))?")
    case .unusableZone(.variable(let name)):
      UsageNotice(
        headline: "TZ: «\(shown(name))» ist weder eine Zone der tz-Datenbank noch eine POSIX-Regel",
        excerpt: .whole(name), remedy: "--zone NAME schreiben, etwa --zone Europe/Zurich")
    case .unusableZone(.machine(let path)):
      UsageNotice(
        headline: "«\(shown(path))» enthält keine Zeitzone: eine TZif-Datei gehört dorthin",
        remedy: "--zone NAME schreiben, etwa --zone Europe/Zurich")
    case .hours(let fault, let text): fault.notice(of: text, in: .german)
    case .notALength(let text):
      UsageNotice(
        headline: "fits: «\(shown(text))» ist keine Dauer: erlaubt sind 1 min bis 24 h", excerpt: .whole(text),
        remedy: "45min, 1h30 oder 1.5h schreiben")
    case .emptyRange(let from, let to):
      UsageNotice(
        headline: "--to \(to.iso8601) liegt nicht nach --from \(from.iso8601): der Bereich endet vor dem Tag --to",
        remedy: "--to \(from.adding(days: 1).iso8601) schreiben für diesen einen Tag")
    case .longRange(let days, let limit):
      UsageNotice(
        headline: "--from und --to liegen \(days) Tage auseinander: erlaubt sind höchstens \(limit)",
        remedy: "nach einem kürzeren Bereich fragen")
    case .skippedDay(let date, let zone):
      UsageNotice(
        headline: "\(date.iso8601) gab es in \(clean(zone)) nie: die Uhren haben ihn übersprungen",
        remedy: "nach dem Tag davor oder danach fragen")
    case .firstAlone:
      UsageNotice(
        headline: "--first steht ohne DURATION da: es sagt, wohin diese Dauer kommt",
        remedy: "restzeit fits 45min --first schreiben")
    case .titlesAlone:
      UsageNotice(
        headline: "--titles steht ohne --events da: nur die Einträge haben Titel",
        remedy: "--events dazu schreiben: restzeit busy --events --titles")
    case .noHours:
      UsageNotice(
        headline: "keine Zeitfenster bekannt: ohne sie kann nichts übrig sein",
        remedy: "--hours 'mo-fr 08:00-12:00, 13:00-17:00' schreiben, oder restzeit init ausführen")
    case .tasksUnreadable(let path, let failure):
      UsageNotice(
        headline: "--tasks: «\(shown(path))» ist nicht lesbar: \(failure.words(in: .german))",
        remedy: "--tasks FILE mit einer Textdatei schreiben, oder --tasks - für die Standardeingabe")
    case .notTasks(let path, let fault):
      UsageNotice(
        headline:
          "--tasks: «\(shown(path)):\(fault.line)» ist keine Zeile für Aufgaben: \(fault.kind.words(in: .german))",
        remedy: "diese Zeile berichtigen oder weglassen")
    case .noConfigurationFolder, .settingsUnreadable, .settings, .configAction, .configSetWords, .settingsKey,
      .settingsValue, .settingsUnwritable:
      configuration(in: .german)
    case .task(let fault): fault.notice(in: .german)
    case .looking(let fault): fault.notice(in: .german)
    case .bar(let fault): fault.notice(in: .german)
    case .leaving(let fault): fault.notice(in: .german)
    }
  }
}

internal import BudgetCore
internal import Exchange
internal import Host
internal import Rendering
internal import Settings

/// The questions of the introduction, each answered by a line; an empty one takes what is offered.
struct IntroductionTalk {
  let session: Session
  let settings: Settings
  let voice: Voice
  private let keyboard = Keyboard()

  init(session: Session, settings: Settings, voice: Voice) {
    self.session = session
    self.settings = settings
    self.voice = voice
  }

  private var german: Bool { voice.language == .german }

  /// nil when the input ends before all is answered.
  func ask() -> IntroductionAnswers? {
    say(welcome)
    guard var calendars = askCalendars() else { return nil }
    var facts: [OwnerFacts] = []
    for index in calendars.indices {
      guard calendars[index].path.lowercased().hasSuffix(".ics") else { continue }
      if let text = try? TextFile(calendars[index].path).beginning(bytes: 65_536) {
        facts.append(OwnerFacts(ofCalendar: text))
      }
      let name = clean(calendars[index].path)
      let question =
        german
        ? "\(name) erneuert sich nicht von selbst. Anzweifeln, wenn älter als 3 Tage?"
        : "\(name) does not renew itself. Doubt it when it is older than 3 days?"
      guard let isDoubted = askYes(question, offered: true) else { return nil }
      calendars[index].isDoubted = isDoubted
    }
    guard let hours = askHours(facts.lazy.compactMap(\.hours).first) else { return nil }
    guard let addresses = askAddresses(facts.compactMap(\.address)) else { return nil }
    return IntroductionAnswers(calendars: calendars, hours: hours, addresses: addresses)
  }

  private var welcome: String {
    let lines =
      german
      ? [
        "restzeit sagt, wie viel von heute zwischen den Terminen übrig ist, und wo in der Aufgabenliste der Tag nicht mehr aufgeht.",
        "Die eine Regel: die Reihenfolge der Liste ist die Priorität. Was unter dem Strich steht, geht heute nicht mehr, wie kurz es auch ist.",
        "Vor der letzten Frage wird nichts geschrieben; Ctrl-C lässt alles, wie es ist.", "",
      ]
      : [
        "restzeit says how much of today is left between your appointments, and where in your task list the day stops fitting.",
        "The one rule: the order of the list is the priority. What stands below the line does not fit today, however short it is.",
        "Nothing is written before the last question; Ctrl-C leaves everything as it is.", "",
      ]
    return lines.flatMap { voice.plain ? [$0] : wrapped($0, to: voice.width) }.map { $0 + "\n" }.joined()
  }

  private func askCalendars() -> [IntroductionAnswers.Calendar]? {
    let known = Set(settings.calendars.map(\.path))
    let found = CalendarPlaces(environment: session.environment).found().filter { !known.contains($0) }
    var question = ""
    if !settings.calendars.isEmpty {
      question += (german ? "Eingestellt sind schon:" : "Already set:") + "\n"
      question += settings.calendars.map { "  \(clean($0.path))\n" }.joined()
    }
    if found.isEmpty {
      question +=
        german
        ? "Kalender: Pfade von .ics-Dateien oder Ordnern, mit Komma getrennt (Enter: keine)"
        : "Calendars: paths of .ics files or folders, separated by commas (Enter: none)"
    } else {
      question += (german ? "Gefundene Kalender:" : "Calendars found:") + "\n"
      question += found.enumerated().map { "  \($0.offset + 1)  \(clean($0.element))\n" }.joined()
      question +=
        german
        ? "Welche? Nummern oder Pfade, mit Komma getrennt, oder keine (Enter: alle)"
        : "Which? Numbers or paths, separated by commas, or none (Enter: all)"
    }
    return ask(question) { line in
      if line.isEmpty { return .success(found.map { IntroductionAnswers.Calendar(path: $0) }) }
      if ["none", "keine", "keiner"].contains(line.lowercased()) { return .success([]) }
      var calendars: [IntroductionAnswers.Calendar] = []
      for word in line.split(separator: ",").map({ trim(String($0)) }) where !word.isEmpty {
        if let number = Int(word), found.indices.contains(number - 1) {
          calendars.append(IntroductionAnswers.Calendar(path: found[number - 1]))
          continue
        }
        guard let path = absolute(word) else {
          return .failure(
            Refusal(words: german ? "«\(shown(word))» ist kein ganzer Pfad" : "'\(shown(word))' is no whole path"))
        }
        let listing = CalendarFolder(path).listing(calendar: path)
        if let problem = listing.problems.first { return .failure(Refusal(words: message(for: problem, in: voice))) }
        calendars.append(IntroductionAnswers.Calendar(path: path))
      }
      return .success(calendars)
    }
  }

  private func absolute(_ word: String) -> String? {
    if word.hasPrefix("~/") { return session.environment.home.map { $0 + word.dropFirst() } }
    if word.hasPrefix("/") { return word }
    guard let folder = session.environment.filled("PWD"), folder.hasPrefix("/") else { return nil }
    return "\(folder)/\(word)"
  }

  private func askHours(_ outlook: String?) -> WorkingWeek? {
    let usual = german ? "mo-fr 08:00-12:00, 13:00-17:00" : "mon-fri 08:00-12:00, 13:00-17:00"
    let offered = settings.hours == nil ? outlook ?? usual : (german ? "wie eingestellt" : "as set")
    let question =
      german
      ? "Wann arbeitest du? Wie \(usual) (Enter: \(offered))" : "When do you work? Like \(usual) (Enter: \(offered))"
    return ask(question) { line in
      if line.isEmpty, let set = settings.hours { return .success(set) }
      let text = line.isEmpty ? offered : line
      do throws(HoursFault) {
        return .success(try WorkingWeek.parse(text))
      } catch {
        return .failure(Refusal(words: error.notice(of: text, in: voice.language).headline))
      }
    }
  }

  private func askAddresses(_ outlook: [String]) -> [String]? {
    let offered = settings.ownAddresses.isEmpty ? outlook : settings.ownAddresses
    let shownOffer = offered.isEmpty ? (german ? "keine" : "none") : clean(offered.joined(separator: ", "))
    let question =
      german
      ? "Deine E-Mail-Adressen: was sie abgesagt haben, zählt nicht (Enter: \(shownOffer))"
      : "Your e-mail addresses: what they declined does not count (Enter: \(shownOffer))"
    return ask(question) { line in
      if line.isEmpty { return .success(offered) }
      if ["none", "keine"].contains(line.lowercased()) { return .success([]) }
      let words = line.split { $0 == "," || $0.isWhitespace }.map(String.init)
      if let other = words.first(where: { !Question.isAddress($0) }) {
        return .failure(
          Refusal(
            words: german
              ? "«\(shown(other))» ist keine E-Mail-Adresse" : "'\(shown(other))' is not an e-mail address"))
      }
      return .success(words)
    }
  }

  /// nil at the end of the input.
  func isToBeWritten(_ path: String, isThere: Bool) -> Bool? {
    let name = clean(path)
    let question =
      german
      ? isThere ? "\(name) gibt es schon: was sonst darin steht, bleibt. Hineinschreiben?" : "\(name) schreiben?"
      : isThere ? "\(name) is there already: what else it holds stays. Write into it?" : "Write \(name)?"
    return askYes(question, offered: isThere ? nil : true)
  }

  var unchanged: String { german ? "es ist nichts geändert\n" : "nothing was changed\n" }

  func written(_ path: String) -> String {
    let name = clean(path)
    return german
      ? "\(name) ist geschrieben; restzeit today zeigt den Tag\n" : "\(name) is written; restzeit today shows the day\n"
  }

  private func askYes(_ question: String, offered: Bool?) -> Bool? {
    let (yes, no) = german ? ("ja", "nein") : ("yes", "no")
    let enter = offered.map { " (Enter: \($0 ? yes : no))" } ?? ""
    return ask("\(question) \(yes)/\(no)\(enter)") { line in
      let word = line.lowercased()
      if word.isEmpty, let offered { return .success(offered) }
      if !word.isEmpty, yes.hasPrefix(word) { return .success(true) }
      if !word.isEmpty, no.hasPrefix(word) { return .success(false) }
      return .failure(Refusal(words: german ? "ja oder nein" : "yes or no"))
    }
  }

  private struct Refusal: Error {
    let words: String
  }

  /// Asks until the answer is one; nil at the end of the input.
  private func ask<Answer>(_ question: String, _ read: (String) -> Result<Answer, Refusal>) -> Answer? {
    while true {
      say("\(question): ")
      guard let line = keyboard.readLine() else { return nil }
      switch read(trim(line)) {
      case .success(let answer): return answer
      case .failure(let refusal): say("  \(refusal.words)\n")
      }
    }
  }

  private func trim(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private func say(_ text: String) { _ = Output.write(text) }
}

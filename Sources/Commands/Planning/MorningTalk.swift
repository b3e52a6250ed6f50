internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

/// The morning question put to a person: one key for each task, or in plain text a word and Enter.
struct MorningTalk {
  /// What a person can say.
  enum Choice: CaseIterable {
    case today, later, undated, done, drop, skip, rest, stop

    /// The key, and the word: in German other ones.
    func word(in language: Language) -> String {
      switch (self, language) {
      case (.today, .english): "today"
      case (.later, .english): "later"
      case (.undated, .english): "undated"
      case (.done, .english): "done"
      case (.drop, .english): "x drop"
      case (.skip, .english): "skip"
      case (.rest, .english): "all the rest"
      case (.stop, .english): "quit"
      case (.today, .german): "heute"
      case (.later, .german): "später"
      case (.undated, .german): "ohne Datum"
      case (.done, .german): "erledigt"
      case (.drop, .german): "verwerfen"
      case (.skip, .german): "nicht jetzt"
      case (.rest, .german): "alle übrigen"
      case (.stop, .german): "Ende (q)"
      }
    }

    /// The letter that stands for it.
    func key(in language: Language) -> Character {
      switch (self, language) {
      case (.stop, _): "q"
      default: word(in: language).first ?? "?"
      }
    }
  }

  let planner: Planner
  let asked: [StoredTask]
  private let keyboard = Keyboard()

  init(_ planner: Planner, _ asked: [StoredTask]) {
    self.planner = planner
    self.asked = asked
  }

  private var voice: Voice { planner.question.voice }
  private var german: Bool { voice.language == .german }

  /// Asks until all are answered, the person stops, or the input ends. Each answer is kept at once.
  func outcome() throws(UsageFault) -> Outcome {
    var open = asked[...]
    say((german ? "\(asked.count) liegengeblieben" : "\(asked.count) from earlier days") + "\n")
    if !voice.plain { say(legend + "\n") }
    while let task = open.first {
      ask(task, asked.count - open.count + 1)
      guard let choice = choose(Choice.allCases), choice != .stop else { break }
      if choice == .rest {
        say((german ? "und zwar? " : "which? "))
        guard let shared = choose(Choice.allCases.filter { $0 != .rest }), shared != .stop else { break }
        guard let answer = try answer(shared) else { continue }
        try tell(open.map { ($0, answer) })
        open = []
        break
      }
      guard let answer = try answer(choice) else { continue }
      try tell([(task, answer)])
      open.removeFirst()
    }
    if open.isEmpty { return Outcome() }
    let left = german ? "\(open.count) bleiben gefragt\n" : "\(open.count) still to be asked about\n"
    return Outcome(output: left)
  }

  /// `t today · l later …`.
  private var legend: String {
    let rows = Choice.allCases.map { choice in
      let word = choice.word(in: voice.language)
      let key = choice.key(in: voice.language)
      return word.first == key && !word.hasPrefix("\(key) ") ? "\(key) \(word)" : word
    }
    return "  " + rows.joined(separator: " · ")
  }

  private func ask(_ task: StoredTask, _ place: Int) {
    let answer = EchoAnswer(
      lines: [EchoAnswer.Line(task: task.shown, deed: .tried)], context: planner.context, budget: nil)
    let line = words(for: .echo(answer), in: voice)
    say("\(place)/\(asked.count) " + line.dropLast() + (voice.plain ? "\n\(plainPrompt) " : " ? "))
  }

  private var plainPrompt: String {
    let names = Choice.allCases.map { choice in
      switch (choice, voice.language) {
      case (.drop, .english): "drop"
      case (.stop, _): german ? "Ende" : "quit"
      default: choice.word(in: voice.language)
      }
    }
    return names.joined(separator: ", ") + ":"
  }

  /// nil when the input ends. Asks again after what it does not know.
  private func choose(_ choices: [Choice]) -> Choice? {
    while true {
      let typed: String
      if voice.plain {
        guard let line = keyboard.readLine() else { return nil }
        typed = line
      } else {
        switch keyboard.readKey() {
        case .character(let letter)?: typed = String(letter)
        case .escape?, .endOfInput?, nil: return nil
        case .enter?, .other?: typed = ""
        }
      }
      let word = typed.lowercased().filter { !$0.isWhitespace }
      let found = choices.first { choice in
        let name = choice.word(in: voice.language).lowercased().filter { !$0.isWhitespace }
        return word.count == 1 ? word.first == choice.key(in: voice.language) : !word.isEmpty && name.hasPrefix(word)
      }
      if let found {
        if !voice.plain { say(String(found.key(in: voice.language)) + "\n") }
        return found
      }
      if voice.plain { say(plainPrompt + " ") }
    }
  }

  /// nil when a day was not understood: then it is asked again.
  private func answer(_ choice: Choice) throws(UsageFault) -> MorningAnswer? {
    switch choice {
    case .today: return .today
    case .undated: return .later(.undated)
    case .done: return .done
    case .drop: return .drop
    case .skip: return .skip
    case .rest, .stop: return nil
    case .later:
      let next = planner.nextDay
      let name = dayName(next, planner.context, voice)
      say(german ? "auf welchen Tag (Enter: \(name))? " : "to which day (Enter: \(name))? ")
      guard let line = keyboard.readLine() else { return nil }
      if line.allSatisfy(\.isWhitespace) { return .later(next) }
      do throws(UsageFault) {
        return .later(try planner.day(line))
      } catch {
        say(error.notice(in: voice.language).text(plain: voice.plain))
        return nil
      }
    }
  }

  private func tell(_ answers: [(task: StoredTask, answer: MorningAnswer)]) throws(UsageFault) {
    let lines = try planner.apply(answers)
    say(try planner.echo(lines, concernsToday: true).output)
  }

  private func say(_ text: String) { _ = Output.write(text) }
}

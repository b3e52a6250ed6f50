internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

/// The morning question put to a person: one key for each task, or in plain text a word and Enter.
struct MorningTalk {
  /// What a person can say.
  enum Choice: CaseIterable {
    case today, later, undated, done, drop, skip, rest, stop

    func name(in language: Language) -> String {
      let german = language == .german
      return switch self {
      case .today: german ? "heute" : "today"
      case .later: german ? "später" : "later"
      case .undated: german ? "ohne Datum" : "undated"
      case .done: german ? "erledigt" : "done"
      case .drop: german ? "verwerfen" : "drop"
      case .skip: german ? "nicht jetzt" : "skip"
      case .rest: german ? "alle übrigen" : "all the rest"
      case .stop: german ? "Ende" : "quit"
      }
    }

    /// The key that stands for it: the first letter of its name, where that is no other's.
    func key(in language: Language) -> Character {
      switch (self, language) {
      case (.stop, _): "q"
      case (.drop, .english): "x"
      default: name(in: language).first ?? "?"
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
    let rows = Choice.allCases.map { "\($0.key(in: voice.language)) \($0.name(in: voice.language))" }
    return "  " + rows.joined(separator: " · ")
  }

  private func ask(_ task: StoredTask, _ place: Int) {
    let answer = EchoAnswer(
      lines: [EchoAnswer.Line(task: task.shown, deed: .tried)], context: planner.context, budget: nil)
    let line = words(for: .echo(answer), in: voice)
    say("\(place)/\(asked.count) " + line.dropLast() + (voice.plain ? "\n\(plainPrompt) " : " ? "))
  }

  private var plainPrompt: String {
    Choice.allCases.map { $0.name(in: voice.language) }.joined(separator: ", ") + ":"
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
        let name = choice.name(in: voice.language).lowercased().filter { !$0.isWhitespace }
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

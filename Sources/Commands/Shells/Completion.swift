internal import BudgetCore
internal import Host
internal import Rendering
internal import Settings
internal import TaskStore

/// What a shell may put in the place of the word that is being typed.
struct Completion {
  /// Which files the shell offers beside.
  enum Files: String {
    case none
    /// Any.
    case any
    /// Folders, and those that end in `.ics`.
    case calendars
  }

  struct Candidate: Hashable {
    let word: String
    let meaning: String
  }

  private(set) var files = Files.none
  private(set) var candidates: [Candidate] = []

  /// As many tasks as are of any use; the next digit brings others.
  static let most = 500

  private let session: Session
  private let line: UnfinishedLine
  private let settings: Settings
  private let voice: Voice

  /// Nothing is made, and what cannot be read offers nothing.
  init(_ session: Session, of words: [String]) {
    self.session = session
    line = UnfinishedLine(words)
    settings = Configuration.read(for: nil, session.environment).settings
    voice = session.voice(settings.display)
    switch line.place {
    case .flag(let flags): offer(flags.map { ($0.spelling, $0.help(in: voice.language, for: line.command)) })
    case .value(let flag, let prefix): for kind in flag.completables { offer(kind, prefix) }
    case .operand(let kinds): for kind in kinds { offer(kind, "") }
    }
  }

  /// The kind of files in the first line, then a candidate a line: the word, a tab, what it means.
  var outcome: Outcome {
    let lines = candidates.map { "\($0.word)\t\($0.meaning)" }
    return Outcome(output: ([files.rawValue] + lines).map { $0 + "\n" }.joined())
  }

  private mutating func offer(_ kind: Completable, _ prefix: String) {
    switch kind {
    case .words(let words): offer(words.map { ($0, "") }, prefix)
    case .files: files = .any
    case .calendars:
      files = .calendars
      offer(settings.calendars.map { ($0.path, shown($0.name)) }, prefix)
    case .zones: offer(SystemZones(environment: session.environment).names().map { ($0, "") }, prefix)
    case .commands: offer(commands)
    case .subjects:
      let topics = Topic.allCases.map { ($0.rawValue, $0.title(in: voice.language)) }
      offer(commands + topics.filter { topic in !commands.contains { $0.0 == topic.0 } })
    case .settings: offer(settings.keyNames.map { ($0, "") })
    case .tasks: offerTasks([.open], prefix)
    case .closedTasks: offerTasks([.done, .dropped], prefix)
    }
  }

  private var commands: [(String, String)] {
    CommandName.allCases.map { ($0.rawValue, $0.summary(in: voice.language)) }
  }

  /// The numbers that are not named yet, those that are closed the newest first.
  private mutating func offerTasks(_ states: Set<StoredTask.State>, _ prefix: String) {
    guard let arguments = try? Arguments([CommandName.list.rawValue]),
      let question = try? Question(session, arguments, settings, voice), let store = try? question.door.existing(),
      let tasks = try? store.allTasks(states)
    else { return }
    let ordered = states == [.open] ? tasks : tasks.reversed()
    let fitting = ordered.lazy.map { (String($0.number), shown($0.title)) }.filter { [line] number, _ in
      !line.words.contains(number) && (prefix + number).hasPrefix(line.current)
    }
    offer(fitting.prefix(Completion.most), prefix)
  }

  /// Takes those that begin with what is typed. A word that is not one line of plain text cannot be offered.
  private mutating func offer(_ words: some Sequence<(String, String)>, _ prefix: String = "") {
    for (word, meaning) in words where (prefix + word).hasPrefix(line.current) {
      if clean(word) == word { candidates.append(Candidate(word: prefix + word, meaning: meaning)) }
    }
  }
}

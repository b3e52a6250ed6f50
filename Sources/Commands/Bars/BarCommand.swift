internal import BudgetCore
internal import Host
internal import Rendering
internal import Settings
internal import TaskStore

/// `restzeit bar`: a day for a status bar, prompt or menu.
///
/// A line that is no misuse always ends with status 0 and says nothing on standard error, for bars would show that, or
/// nothing at all: what is wrong stands in the answer.
struct BarCommand {
  let session: Session
  let arguments: Arguments
  let configuration: Configuration

  init(_ session: Session, _ arguments: Arguments, _ configuration: Configuration) {
    self.session = session
    self.arguments = arguments
    self.configuration = configuration
  }

  func outcome() throws(UsageFault) -> Outcome {
    let request = try BarRequest(arguments, session, configuration.settings.display)
    switch request.deed {
    case .config(let format): return try config(format, request.look)
    case .click(let action): return try click(action, request.look)
    case .show(.rofi): return try rofi(request.look)
    case .show(let format):
      if let line = arguments[.pick] { return try pick(line, request.look) }
      let face = try face(format, request.look)
      if arguments.has(.watch) { return Outcome(status: try watch(face)) }
      return Outcome(output: face.header + face.update(try answer(request.look)))
    }
  }

  /// The face that a format and a look are shown by.
  func face(_ format: BarFormat, _ look: BarLook) throws(UsageFault) -> BarFace {
    BarFace(format, look, try commands(look))
  }

  /// What every command needs to come to the same day.
  static let calculatedFrom: [Flag] = [.calendar, .hours, .dayStart, .zone, .me, .demo]

  /// `more`: what else of this line they are to have.
  func commands(_ look: BarLook, with more: [Flag] = []) throws(UsageFault) -> BarCommands {
    guard let program = ProgramPath.current() else { throw .bar(.noProgramPath) }
    return BarCommands(
      program: program, language: look.voice.language, flags: arguments.words(of: BarCommand.calculatedFrom + more))
  }

  /// The day as it is now; throws for misuse only.
  func answer(_ look: BarLook) throws(UsageFault) -> BarAnswer {
    try BarCommand.answer(look) { () throws(UsageFault) in try question(look) }
  }

  static func answer(
    _ look: BarLook, _ question: () throws(UsageFault) -> Question
  ) throws(UsageFault) -> BarAnswer {
    do throws(UsageFault) {
      return try question().barAnswer()
    } catch {
      guard error.isOfData else { throw error }
      let notice = error.notice(in: look.voice.language)
      // Without hours there is no figure; the list is there all the same.
      let tasks: [Todo]? = if case .noHours = error { try? question().openToday() } else { nil }
      return .unknown(reason: notice.headline, remedy: notice.remedy, tasks: tasks ?? [])
    }
  }

  func question(_ look: BarLook, _ kept: Kept? = nil) throws(UsageFault) -> Question {
    let settings = arguments.calculatesFromSettings ? try configuration.checked() : configuration.settings
    return try Question(session, arguments, settings, look.voice, kept)
  }

  private func config(_ format: BarFormat, _ look: BarLook) throws(UsageFault) -> Outcome {
    let flags = arguments.flags(takenBy: .bar, except: [.lang, .pick, .now, .watch] + BarCommand.calculatedFrom)
    return Outcome(output: BarSnippet(format, try commands(look), flags: flags).text)
  }

  /// `bar click ACTION`: what a click on a bar does.
  private func click(_ action: BarAction, _ look: BarLook) throws(UsageFault) -> Outcome {
    if action == .done { return try done(look) }
    if let line = arguments[.pick] { return add(line, look) }
    let commands = try commands(look, with: [.now])
    let line: String
    do throws(BarDesk.Lack) {
      line = try commands.shell(action, on: desk)
    } catch {
      throw .bar(.nothingToOpen(error))
    }
    Shell.become(line)
    throw .bar(.noShell)
  }

  var desk: BarDesk {
    let environment = session.environment
    return BarDesk(
      terminal: environment["TERMINAL"], isWayland: environment.filled("WAYLAND_DISPLAY") != nil,
      has: environment.has(program:))
  }

  /// The task that `--titles` names is done; nothing where there is none. Without an answer it is not known which.
  func done(_ look: BarLook) throws(UsageFault) -> Outcome {
    guard case .day(let budget, _, _, _) = try question(look).barAnswer(), let number = budget.firstTask?.todo.number
    else {
      let german = look.voice.language == .german
      return Outcome(output: german ? "keine Aufgabe zu erledigen\n" : "no task to do\n")
    }
    return run(["done", "\(number)"], .done)
  }
}

extension BarCommand {
  /// Another command of this program, with the flags of this line that it takes.
  func run(_ words: [String], _ command: CommandName, _ text: [String] = []) -> Outcome {
    var session = session
    session.environment = session.withoutTerminal.environment
    session.arguments = words + arguments.flags(takenBy: command) + text
    // Nobody is there to be asked.
    session.isTerminal = false
    session.inputIsTerminal = false
    session.isHeard = false
    return Program.outcome(of: session)
  }
}

extension Question {
  /// The open tasks of the store for the day that runs.
  fileprivate func openToday() throws(UsageFault) -> [Todo] {
    guard let planner = try existingPlanner() else { return [] }
    let tasks = try storing { () throws(StoreFault) in try planner.store.openTasks(of: .on(planner.today)) }
    return tasks.compactMap(\.todo)
  }

  /// The day that runs, as a bar shows it.
  fileprivate func barAnswer() throws(UsageFault) -> BarAnswer {
    let day = try DayQuestion(self)
    let budget = try day.budget(calendars)
    let asked = try day.planner?.asked() ?? 0
    return .day(budget, asked: asked, notes: storeRemarks, isWhole: door.isWhole)
  }
}

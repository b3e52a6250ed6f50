package import BudgetCore
package import Host
internal import Rendering
internal import Settings

/// What the program is started with, read from the machine once: all that an answer depends on besides files.
package struct Session: Sendable {
  /// Without the program's own name.
  package var arguments: [String]
  package var environment: HostEnvironment
  package var now: Moment
  /// Whether standard output is a terminal.
  package var isTerminal: Bool
  /// Whether standard input is one.
  package var inputIsTerminal: Bool
  /// Columns of the screen.
  package var columns: Int
  /// Whether somebody reads what is said beside the answer: not where a bar runs a command.
  var isHeard = true

  package init(
    arguments: [String], environment: HostEnvironment, now: Moment, isTerminal: Bool = false,
    inputIsTerminal: Bool = false, columns: Int = 80
  ) {
    self.arguments = arguments
    self.environment = environment
    self.now = now
    self.isTerminal = isTerminal
    self.inputIsTerminal = inputIsTerminal
    self.columns = columns
  }

  /// That of this process.
  package static func current() -> Session {
    let environment = HostEnvironment.current()
    let terminal = Terminal(.output, environment: environment)
    return Session(
      arguments: ProcessArguments.current(), environment: environment, now: WallClock.now(),
      isTerminal: terminal.isTerminal, inputIsTerminal: Terminal(.input, environment: environment).isTerminal,
      columns: terminal.columns)
  }

  /// Whether a person is there who can be asked.
  var isInteractive: Bool { isTerminal && inputIsTerminal }

  /// How answers are said: by flags, else as it is set, else by the environment.
  func voice(_ display: Settings.Display) -> Voice {
    let set = display.language.flatMap { Language(rawValue: $0.rawValue) }
    let language = Arguments.language(in: arguments) ?? set ?? environment.language.flatMap(Language.init)
    return Voice(
      language: language ?? .english,
      plain: Arguments.isPlain(in: arguments) || environment.wantsPlain || display.plain == true,
      colour: isTerminal && !environment.wantsNoColour, width: columns)
  }
}

/// What the program says, and the status it ends with.
package struct Outcome: Hashable, Sendable {
  /// For standard output: the answer, and nothing else.
  package var output = ""
  /// For standard error.
  package var remarks = ""
  package var status: Int32 = 0
}

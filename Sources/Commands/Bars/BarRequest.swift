internal import Host
internal import QuickEntry
internal import Rendering
internal import Settings

/// What `restzeit bar` is asked for.
struct BarRequest {
  enum Deed: Hashable {
    /// One update; what rofi hands on is in it.
    case show(BarFormat)
    /// The snippet for a bar's configuration.
    case config(BarFormat)
    case click(BarAction)
  }

  let deed: Deed
  let look: BarLook

  init(_ arguments: Arguments, _ session: Session, _ display: Settings.Display) throws(UsageFault) {
    deed = try BarRequest.deed(arguments, session.environment)
    // Commands with these flags become lines of a bar's configuration, and parts of what it is told.
    for flag in BarCommand.calculatedFrom + [.tasks] {
      if arguments[all: flag].contains(where: { !isLine($0) }) { throw .bar(.notALine(flag)) }
    }
    look = try BarRequest.look(arguments, session, display)
    let format: BarFormat
    switch deed {
    case .show(let shown): format = shown
    case .config(let shown):
      format = shown
      if arguments[.tasks] == "-" { throw .bar(.configOfInput) }
    case .click(let action):
      if arguments.has(.pick), action != .add { throw .bar(.pickOf("click \(action.rawValue)")) }
      return
    }
    if look.escape != nil, format != .plain { throw .bar(.escapeOfFormat(format)) }
    if look.template?.holdsControls(inPrompt: format == .bash || format == .plain) == true {
      throw .bar(.controlsInTemplate)
    }
    if arguments.has(.watch) {
      if !format.streams { throw .bar(.watchOf(format)) }
      if arguments.has(.now) { throw .exclusive(.watch, .now) }
      if arguments[.tasks] == "-" { throw .bar(.watchOfInput) }
    }
    if arguments.has(.pick), ![.menu, .dmenu, .fuzzel].contains(format) { throw .bar(.pickOf(format.rawValue)) }
  }

  private static func deed(_ arguments: Arguments, _ environment: HostEnvironment) throws(UsageFault) -> Deed {
    let words = arguments.operands
    switch words.first {
    case nil:
      guard arguments.has(.template) else { throw .bar(.format(nil)) }
      return .show(.plain)
    case "click":
      guard words.count > 1, let action = BarAction(rawValue: words[1]) else {
        throw .bar(.click(words.dropFirst().first))
      }
      if words.count > 2 { throw .wordTooMany(words[2], .bar) }
      return .click(action)
    case "config":
      guard words.count > 1, let format = BarFormat(rawValue: words[1]) else {
        throw .bar(.configFormat(words.dropFirst().first))
      }
      if words.count > 2 { throw .wordTooMany(words[2], .bar) }
      return .config(format)
    case let name?:
      guard let format = BarFormat(rawValue: name) else { throw .bar(.format(name)) }
      let shown = format.resolved(in: environment)
      // rofi puts what was picked behind its command.
      if words.count > 1, shown != .rofi { throw .wordTooMany(words[1], .bar) }
      return .show(shown)
    }
  }

  private static func look(
    _ arguments: Arguments, _ session: Session, _ display: Settings.Display
  ) throws(UsageFault) -> BarLook {
    if let language = arguments[.lang], Language(rawValue: language) == nil { throw .notALanguage(language) }
    var look = BarLook(voice: session.barVoice(display))
    look.ascii = arguments.has(.ascii)
    look.titles = arguments.has(.titles)
    look.colour = arguments.has(.colour)
    look.urgent = arguments.has(.urgent)
    if let text = arguments[.maxWidth] {
      guard let width = Int(text), (BarLook.narrowest...1000).contains(width) else { throw .bar(.notAWidth(text)) }
      look.maxWidth = width
    }
    if let text = arguments[.hide] {
      for name in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let state = BarState(rawValue: name.filter { $0 != " " }) else { throw .bar(.notAState(String(name))) }
        look.hidden.insert(state)
      }
    }
    if let text = arguments[.low] {
      guard let length = QuickEntry.length(of: text) ?? Settings.Display.low(text) else { throw .bar(.notALow(text)) }
      look.low = length
    } else if let low = display.low {
      look.low = low
    }
    if let text = arguments[.escape] {
      guard let escape = Escape(rawValue: text), Escape.offered.contains(escape) else {
        throw .bar(.notAnEscape(text))
      }
      look.escape = escape
    }
    if let text = arguments[.template] {
      do throws(BarTemplate.UnknownPlace) {
        look.template = try BarTemplate(text)
      } catch {
        throw .bar(.unknownPlace(error.name, template: text))
      }
    }
    return look
  }
}

extension BarFormat {
  /// One name for the BitBar family and one for menus: which of them runs the program, it says in the environment.
  func resolved(in environment: HostEnvironment) -> BarFormat {
    switch self {
    case .xbar where environment.filled("SWIFTBAR") != nil: .swiftbar
    case .xbar where environment.filled("ARGOS_VERSION") != nil: .argos
    case .menu where environment.filled("ROFI_RETV") != nil: .rofi
    default: self
    }
  }
}

extension Session {
  /// How a bar is spoken to.
  func barVoice(_ display: Settings.Display) -> Voice { withoutTerminal.voice(display) }

  /// Without TERM: that no terminal is behind a bar, and it is then `dumb`, does not make it one for the ear.
  var withoutTerminal: Session {
    var session = self
    session.environment = HostEnvironment(variables: environment.variables.filter { $0.key != "TERM" })
    return session
  }
}

extension Arguments {
  /// The flags of this line that another command takes too, as words of its line.
  func flags(takenBy command: CommandName, except others: [Flag] = []) -> [String] {
    words(of: Flag.allCases.filter { $0.isTaken(by: command) && !others.contains($0) })
  }

  /// Those of some flags that this line has; files by paths that hold in every folder.
  func words(of flags: [Flag]) -> [String] {
    flags.filter(has).flatMap { flag -> [String] in
      flag.placeholder == nil ? [flag.spelling] : self[all: flag].map { "\(flag.spelling)=\(flag.names(file: $0))" }
    }
  }
}

extension Flag {
  /// The value of this flag; a file's with its folder. `-` is none.
  fileprivate func names(file value: String) -> String {
    (self == .calendar || self == .tasks) && value != "-" ? AbsolutePath.of(value) : value
  }
}

/// Whether a text is one line that can be written again: no control characters, nor what stands for bytes that are no UTF-8.
private func isLine(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } && ProcessArguments.isUTF8(text)
}

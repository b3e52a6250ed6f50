internal import Host
internal import Rendering
internal import Settings

/// The program: a command line in, an answer and a status out.
public enum Program {
  /// The version `--version` names.
  public static let version = "0.1.0"

  /// Answers this process's command line on its streams, and ends it.
  public static func run() -> Never {
    end(status: answer(Session.current()))
  }

  /// The status to end with. An answer that nobody reads any more (a closed pipe) is nothing to complain about: 0.
  private static func answer(_ session: Session) -> Int32 {
    let outcome = outcome(of: session)
    let written = outcome.output.isEmpty ? Output.Outcome.written : Output.write(outcome.output)
    if !outcome.remarks.isEmpty { _ = Output.write(outcome.remarks, to: .error) }
    switch written {
    case .written: return outcome.status
    case .closed: return 0
    case .failed(let reason):
      let language = session.voice(Settings.Display()).language
      let words =
        language == .german ? "die Antwort kann nicht geschrieben werden" : "the answer cannot be written"
      _ = Output.write("restzeit: \(words): \(systemWords(reason, in: language))\n", to: .error)
      return 2
    }
  }

  /// What a session gets; reads the files it names and the configuration, and nothing else of the machine.
  package static func outcome(of session: Session) -> Outcome {
    let session = session.withTextOfRofi
    if Arguments.isDemo(in: session.arguments) { return demo(of: session) }
    return outcome(asked: session)
  }

  /// The same with made-up tasks and calendars: from here on nothing knows of those of the person.
  private static func demo(of session: Session) -> Outcome {
    let voice = session.voice(Settings.Display())
    do throws(UsageFault) {
      guard let desk = DemoDesk(session.environment) else { throw .leaving(.noCacheFolder) }
      let moved = desk.session(session)
      guard let arguments = try? Arguments(session.arguments), !arguments.has(.help), !arguments.has(.version) else {
        return outcome(asked: moved)
      }
      let isAnew = arguments.command == .reset
      try desk.prepare(try Question(moved, arguments, Settings(), voice), anew: isAnew)
      var said = isAnew ? Outcome() : outcome(asked: moved)
      // What a bar gets beside its line, it shows, or takes for a failure.
      if arguments.command == .bar { return said }
      let folder = clean(desk.folder)
      let remark = voice.language == .german ? "erfundene Aufgaben und Kalender" : "made-up tasks and calendars"
      said.remarks = "restzeit: \(remark): \(folder)\n" + said.remarks
      return said
    } catch {
      return Outcome(remarks: error.notice(in: voice.language).text(plain: voice.plain), status: 2)
    }
  }

  private static func outcome(asked session: Session) -> Outcome {
    if let outcome = ShellDoor.outcome(of: session) { return outcome }
    let arguments: Result<Arguments, UsageFault>
    do throws(UsageFault) {
      arguments = .success(try Arguments(session.arguments))
    } catch {
      arguments = .failure(error)
    }
    let configuration = Configuration.read(for: try? arguments.get(), session.environment)
    let voice = session.voice(configuration.settings.display)
    do throws(UsageFault) {
      return try outcome(of: session, try arguments.get(), configuration, voice)
    } catch {
      return Outcome(remarks: error.notice(in: voice.language).text(plain: voice.plain), status: 2)
    }
  }

  private static func outcome(
    of session: Session, _ arguments: Arguments, _ configuration: Configuration, _ voice: Voice
  ) throws(UsageFault) -> Outcome {
    if arguments.has(.version) { return Outcome(output: "restzeit \(version)\n") }
    if arguments.has(.help) { return Help(of: arguments, in: voice.language).outcome(in: voice) }
    func question() throws(UsageFault) -> Question {
      // What is given by flags needs nothing else: a fault of the configuration is then none of the answer.
      let settings = arguments.calculatesFromSettings ? try configuration.checked() : configuration.settings
      return try Question(session, arguments, settings, voice)
    }
    switch arguments.command {
    case .config:
      return try ConfigCommand(words: arguments.operands, configuration: configuration, voice: voice).outcome()
    case .bar:
      return try BarCommand(session, arguments, configuration).outcome()
    case .introduction:
      return try IntroductionCommand(session: session, configuration: configuration, voice: voice).outcome()
    case .help, .privacy: return try Help(asked: arguments, in: voice.language).outcome(in: voice)
    default: return try question().answer()
    }
  }
}

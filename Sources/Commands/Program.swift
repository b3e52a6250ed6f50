internal import Host
internal import Rendering

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
      let german = session.voice.language == .german
      let words = german ? "die Antwort kann nicht geschrieben werden" : "the answer cannot be written"
      _ = Output.write("restzeit: \(words): \(systemWords(reason, in: session.voice.language))\n", to: .error)
      return 2
    }
  }

  /// What a session gets; reads the files it names, and nothing else of the machine.
  package static func outcome(of session: Session) -> Outcome {
    let voice = session.voice
    do throws(UsageFault) {
      let arguments = try Arguments(session.arguments)
      if arguments.has(.version) { return Outcome(output: "restzeit \(version)\n") }
      if arguments.has(.help) { return Help(of: arguments, in: voice).outcome }
      if arguments.command == .help { return try Help(asked: arguments, in: voice).outcome }
      let question = try Question(session, arguments)
      return switch arguments.command {
      case .left: try question.left()
      case .today: try question.today()
      case .busy: try question.busy()
      case .why: try question.why()
      case .fits: try question.fits()
      case .check: try question.check()
      case .help: Help(command: .help, voice: voice).outcome
      }
    } catch {
      return Outcome(remarks: error.notice(in: voice.language).text(plain: voice.plain), status: 2)
    }
  }
}

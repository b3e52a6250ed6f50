internal import Rendering

extension Help {
  /// What `--help` says in a line: of its command when it names one.
  init(of arguments: Arguments, in language: Language) {
    self.init(arguments.namesCommand ? .command(arguments.command) : .program, in: language)
  }

  /// `restzeit help [COMMAND|TOPIC]`, `restzeit privacy`.
  init(asked arguments: Arguments, in language: Language) throws(UsageFault) {
    if arguments.command == .privacy {
      self.init(.topic(.privacy), in: language)
      return
    }
    guard let name = arguments.operands.first else {
      self.init(.program, in: language)
      return
    }
    guard let subject = CommandName(rawValue: name).map(Subject.command) ?? Topic(rawValue: name).map(Subject.topic)
    else { throw .unknownSubject(name) }
    self.init(subject, in: language)
  }

  func outcome(in voice: Voice) -> Outcome { Outcome(output: words(for: text, in: voice)) }
}

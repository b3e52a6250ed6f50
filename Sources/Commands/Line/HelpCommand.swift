internal import Rendering

extension Help {
  /// What `--help` says in a line: of its command when it names one.
  init(of arguments: Arguments, in voice: Voice) {
    self.init(command: arguments.namesCommand ? arguments.command : nil, voice: voice)
  }

  /// `restzeit help [COMMAND]`.
  init(asked arguments: Arguments, in voice: Voice) throws(UsageFault) {
    guard let name = arguments.operands.first else {
      self.init(command: nil, voice: voice)
      return
    }
    guard let command = CommandName(rawValue: name) else { throw .unknownCommand(name) }
    self.init(command: command, voice: voice)
  }

  var outcome: Outcome { Outcome(output: text) }
}

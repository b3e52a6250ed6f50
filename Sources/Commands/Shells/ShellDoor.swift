/// What is asked by shells and by `make`, not by people; so that it is no command and in no help.
enum ShellDoor {
  /// `restzeit __complete WORD… LAST`: what the last word may be.
  static let complete = "__complete"
  /// `restzeit __generate PATH`: the text that is installed there; without PATH, each path.
  static let generate = "__generate"

  /// nil for any other line.
  static func outcome(of session: Session) -> Outcome? {
    let words = Array(session.arguments.dropFirst())
    switch (session.arguments.first, words.count) {
    case (complete, _): return Completion(session, of: words).outcome
    case (generate, 0): return Outcome(output: Generated.allCases.map { $0.rawValue + "\n" }.joined())
    case (generate, 1): return Generated(rawValue: words[0]).map { Outcome(output: $0.text) }
    default: return nil
    }
  }
}

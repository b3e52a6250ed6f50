/// All the texts there are, in one language.
public struct Manual: Hashable, Sendable {
  public let language: Language
  public let version: String
  /// The program as a whole: usage, tables, status.
  public let program: HelpText
  public let commands: [HelpText]
  public let topics: [HelpText]

  public init(language: Language, version: String, program: HelpText, commands: [HelpText], topics: [HelpText]) {
    self.language = language
    self.version = version
    self.program = program
    self.commands = commands
    self.topics = topics
  }

  var eachCommand: String { language == .german ? "Die einzelnen Befehle" : "Each command" }
}

internal import Rendering

/// A text that is installed beside the program: made by it, so that none differs from what it does.
package enum Generated: String, CaseIterable, Sendable {
  // Where it lies below the prefix.
  case man = "share/man/man1/restzeit.1"
  case manInGerman = "share/man/de/man1/restzeit.1"
  case help = "share/doc/restzeit/help.html"
  case helpInGerman = "share/doc/restzeit/help.de.html"
  case privacy = "share/doc/restzeit/privacy.html"
  case privacyInGerman = "share/doc/restzeit/privacy.de.html"
  case bash = "share/bash-completion/completions/restzeit"
  case zsh = "share/zsh/site-functions/_restzeit"
  case fish = "share/fish/vendor_completions.d/restzeit.fish"

  package var text: String {
    switch self {
    case .man: Manual(in: .english).roff
    case .manInGerman: Manual(in: .german).roff
    case .help: Manual(in: .english).helpPage
    case .helpInGerman: Manual(in: .german).helpPage
    case .privacy: Manual(in: .english).page(on: .privacy)
    case .privacyInGerman: Manual(in: .german).page(on: .privacy)
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }
}

extension Manual {
  /// From the tables of commands and flags, and the topics.
  init(in language: Language) {
    self.init(
      language: language, version: Program.version, program: Help(.program, in: language).text,
      commands: CommandName.allCases.map { Help(.command($0), in: language).brief($0) },
      topics: Topic.allCases.map { $0.text(in: language) })
  }
}

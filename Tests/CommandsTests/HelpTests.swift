import Rendering
import TestSupport
import Testing

@testable import Commands

struct HelpTests {
  @Test(arguments: CommandName.allCases, ["en", "de"])
  func `the help of a command names each of its flags and no other`(command: CommandName, language: String) throws {
    let run = try Restzeit.run([command.rawValue, "--help", "--lang", language])
    #expect(run.exitStatus == 0 && run.errorText == "")
    #expect(run.outputText.hasPrefix("restzeit \(command.rawValue): "))
    #expect(run.outputText.contains("restzeit \(command.synopsis)"))
    let first = run.outputText.split(separator: "\n").filter { $0.hasPrefix("  --") }
    for flag in Flag.allCases {
      let listed = first.contains { $0 == "  \(flag.synopsis)" || $0.hasPrefix("  \(flag.synopsis) ") }
      #expect(listed == flag.isTaken(by: command), "\(flag)")
    }
    #expect(try Restzeit.run(["help", command.rawValue, "--lang", language]).outputText == run.outputText)
  }

  @Test(arguments: ["en", "de"])
  func `the help of the program names every command and every flag`(language: String) throws {
    let run = try Restzeit.run(["--help", "--lang", language])
    #expect(run.exitStatus == 0 && run.errorText == "")
    for command in CommandName.allCases { #expect(run.outputText.contains("\n  \(command.synopsis)  ")) }
    for flag in Flag.allCases { #expect(run.outputText.contains("\n  \(flag.synopsis)  ")) }
    #expect(try Restzeit.run(["help", "--lang", language]).outputText == run.outputText)
    #expect(try Restzeit.run(["-h", "--lang", language]).outputText == run.outputText)
  }

  @Test func `each example of the help is a line that is understood`() throws {
    for command in CommandName.allCases {
      for example in command.examples {
        let arguments = try Arguments(Restzeit.words(example))
        #expect(arguments.command == command)
      }
    }
  }

  @Test(arguments: ["en", "de"], [20, 40, 80, 200])
  func `help fits the screen`(language: String, width: Int) {
    for command in CommandName.allCases.map(Optional.some) + [nil] {
      let voice = Voice(language: language == "en" ? .english : .german, width: width)
      let text = words(for: Help(command.map(Help.Subject.command) ?? .program, in: voice.language).text, in: voice)
      // Synopses and examples are never broken: they are to be copied.
      for line in text.split(separator: "\n") where width >= 40 && !line.hasPrefix("  restzeit ") {
        #expect(line.count <= width, "\(line)")
      }
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    }
  }

  @Test func `titles are explained by what shows them`() throws {
    let said = try ["today", "why", "busy"].map { command in
      let lines = try Restzeit.run("help \(command)").outputText.split(separator: "\n")
      return lines.first { $0.hasPrefix("  --titles ") }?.split(separator: " ").joined(separator: " ") ?? ""
    }
    let data = "--titles with --json: the entries' titles too"
    #expect(said == [data, data, "--titles with --events: titles too"])
  }

  @Test func `the help of fits says what its status means without a length`() throws {
    let run = try Restzeit.run("help fits --plain")
    #expect(run.outputText.contains("\n  0: yes; without DURATION: free now, or on the day asked about\n"))
    #expect(run.outputText.contains("\n  1: no, or only in pieces; without DURATION: not free\n"))
  }

  @Test func `plain help has a fact a line and no columns`() throws {
    let text = try Restzeit.run("help left --plain").outputText
    #expect(text.contains("\n  --json: the same answer as data\n"))
    #expect(!text.contains("\n   "))
  }

  @Test func `the version is one line, and needs nothing`() throws {
    for arguments in [["--version"], ["left", "--version"], ["--version", "--json"], ["-V"], ["busy", "-V"]] {
      let run = try Restzeit.run(arguments, environment: ["TZ": "Mars/Olympus"])
      #expect(run.exitStatus == 0 && run.outputText == "restzeit \(Program.version)\n" && run.errorText == "")
    }
  }

  @Test func `no German word of the help has a letter the Swiss do not use`() {
    for command in CommandName.allCases.map(Optional.some) + [nil] {
      let text = Help(command.map(Help.Subject.command) ?? .program, in: .german).text
      #expect(!words(for: text, in: Voice(language: .german)).contains("ß"))
    }
  }
}

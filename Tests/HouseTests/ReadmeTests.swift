import FoundationEssentials
import TestSupport
import Testing

/// That the user's page shows what the program says.
@Suite struct ReadmeTests {
  private static let page = Project.File(path: "README.md")

  /// Runs a command line as a person would at the root of the project, with the program just built in the PATH: the
  /// answer and what is said beside it, in the order in which it comes.
  private static func answer(to example: Readme.Example, home: String) throws -> String {
    let run = try ChildProcess.run(
      "/bin/sh", ["-c", "exec 2>&1\n" + example.command],
      environment: ["PATH": "\(Program.folder):/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": home],
      directory: Project.root)
    #expect(run.exitStatus != nil, "line \(example.line): \(example.command)")
    return run.outputText
  }

  /// With RESTZEIT_WRITES_README (`make readme`) the answers are written instead.
  @Test func `every answer in the README is what the program says`() throws {
    let text = try Self.page.text()
    let readme = Readme(text)
    #expect(readme.examples.count >= 5)
    // One home for all: what one line puts into the store the next one finds there.
    let home = FileManager.default.temporaryDirectory.appending(path: "restzeit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    if ProcessInfo.processInfo.environment["RESTZEIT_WRITES_README"] != nil {
      let written = try readme.text { try Self.answer(to: $0, home: home.path) }
      try Data(written.utf8).write(to: URL(filePath: Project.root + "/" + Self.page.path))
      return
    }
    for example in readme.examples {
      let said = try Self.answer(to: example, home: home.path)
      #expect(said == example.answer, "README.md:\(example.line): `make readme` writes the answers anew")
    }
  }

  @Test func `every command line of the README is run, and runs the program`() throws {
    let lines = try Self.page.lines().enumerated().filter { $0.element.hasPrefix("$") }.map { $0.offset + 1 }
    let examples = Readme(try Self.page.text()).examples
    #expect(examples.map(\.line) == lines)
    for example in examples {
      #expect(example.command.hasPrefix("restzeit "), "README.md:\(example.line)")
    }
  }

  @Test func `the README tells of every flag and command of --help, and of no other`() throws {
    let help = try ChildProcess.run(Program.path, ["--help", "--lang", "en"], environment: [:]).outputText
    let lines = help.split(separator: "\n").drop { !$0.hasPrefix("Commands") }.dropFirst().prefix { $0.hasPrefix("  ") }
    // A row that goes on stands further in.
    let commands = lines.filter { !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.count >= 7)
    let page = try Self.page.text()
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.joined()
    for command in commands {
      #expect(rows.contains("`\(command) ") || rows.contains("`\(command)`"), "\(command)")
    }
    #expect(Self.flags(in: help).count >= 15)
    // The flags that the page's own table names; the prose also has those of other programs.
    let table = page.split(separator: "\n").filter { $0.hasPrefix("| `--") }.joined()
    #expect(Self.flags(in: table) == Self.flags(in: help))
  }

  @Test func `the README's configuration is one without a fault`() throws {
    let lines = try Self.page.lines()
    let block = lines.drop { $0 != "```ini" }.dropFirst().prefix { $0 != "```" }
    #expect(block.count >= 5)
    let folder = FileManager.default.temporaryDirectory.appending(path: "restzeit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "restzeit"), withIntermediateDirectories: true)
    try Data((block.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: "restzeit/config.ini"))
    let environment = ["XDG_CONFIG_HOME": folder.path, "HOME": "/home/a"]
    let check = try ChildProcess.run(Program.path, ["config", "check"], environment: environment)
    #expect(check.exitStatus == 0, "\(check.errorText)")
    let show = try ChildProcess.run(Program.path, ["config", "show"], environment: environment).outputText
    #expect(show.contains("\npath = /home/a/calendars/work.ics\nstale-after = 3d\n"))
  }

  private static func flags(in text: String) -> Set<Substring> {
    let words = text.split { !($0.isLetter || $0 == "-") }
    return Set(words.filter { $0.hasPrefix("--") && $0.last != "-" })
  }

  @Test func `the README's snippets for bars are those that the program prints, but for where it lies`() throws {
    let lines = try Self.page.lines().drop { $0 != "## In a status bar" }
    let block = lines.drop { $0 != "```sh" }.dropFirst().prefix { $0 != "```" }.map { "\($0)\n" }.joined()
    let printed = try ["i3bar", "tmux", "bash"].map { format in
      let run = try ChildProcess.run(
        Program.path, ["bar", "config", format, "--lang", "en"], environment: ["PATH": "/usr/bin:/bin"])
      return run.outputText
    }
    let folder = try #require(printed[0].split(separator: " ").first { $0.hasSuffix("/restzeit") }).dropLast(8)
    #expect(block == printed.joined().replacing(folder, with: ""))
  }

  @Test func `the README is at most 200 lines`() throws {
    #expect(try Self.page.lines().count - 1 <= 200)
  }

  @Test func `examples are read with their continued lines and answers, and put back`() {
    let text = """
      # A page
      ```sh
      $ not run
      ```
      ```console
      $ one 'a' \\
          --two
      first

      second
      $ three
      ```
      The end.

      """
    let readme = Readme(text)
    #expect(
      readme.examples == [
        .init(line: 6, command: "one 'a' \\\n    --two", answer: "first\n\nsecond\n"),
        .init(line: 11, command: "three", answer: ""),
      ])
    #expect(readme.text { $0.answer } == text)
    #expect(readme.text { "\($0.line)\n" }.hasSuffix("$ three\n11\n```\nThe end.\n"))
  }
}

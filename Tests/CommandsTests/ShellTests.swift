import FoundationEssentials
import TestSupport
import Testing

@testable import Commands

/// The completions in the shells themselves, each on a terminal of its own: a person who presses the tabulator.
///
/// The titles of the tasks and the name of a calendar are written to run something, wherever they are not only shown.
struct ShellTests {
  private final class Desk {
    let folder: Scratch
    let environment: [String: String]
    /// What a shell reads first: its completions, and a prompt that is known.
    let start: String

    /// Titles are found by a word in the last of them.
    init(_ script: Generated, _ start: (_ script: String) -> String) throws {
      folder = try Scratch(["my $(touch ran) `touch ran` \"'cal.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"])
      let path = folder.path
      environment = [
        "XDG_DATA_HOME": path + "/data", "XDG_CONFIG_HOME": path, "HOME": path, "ZDOTDIR": path, "TZ": "Europe/Zurich",
        "LANG": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1",
        "PATH": Restzeit.path.dropLast("/restzeit".count) + ":/usr/bin:/bin",
      ]
      self.start = path + "/.zshrc"
      try Data(script.text.utf8).write(to: URL(filePath: path + "/_restzeit"))
      try Data("cd '\(path)'\n\(start(path + "/_restzeit"))\n".utf8).write(to: URL(filePath: self.start))
      let hostile = [
        "Quote ' and \"", "$(touch ran)", "`touch ran`", "Tab\tand \u{1B}[31mred %F{red} %d \\", ";touch ran #",
        "(touch ran)",
        "\"; touch ran; \"", "'; touch ran; '", "${x:-$(touch ran)} *", "a:b\u{7}\u{202E}", "-n Lastone",
      ]
      let run = try ChildProcess.run(
        Restzeit.path, ["add"], stdin: Array(hostile.map { $0 + "\n" }.joined().utf8), environment: environment)
      #expect(run.exitStatus == 0)
    }

    func talk(_ shell: String, _ arguments: [String], _ steps: [String]) throws -> String {
      let shown = try ChildProcess.onTerminal(shell, arguments, steps, environment: environment)
      #expect(shown.contains { $0.hasSuffix("exited 0") }, "\(shown)")
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/ran"), "a title or a name was run")
      return shown.joined(separator: "\n")
    }
  }

  /// Lists the tasks, takes the second, and the calendar with the odd name.
  private static let steps = [
    "said:ready> ", "send:restzeit show \\t", "said:Lastone", "send:2\\t\\n", "said:UUID", "said:ready> ",
    "send:restzeit check m\\t; echo status=$?\\n", "said:status=0", "said:ready> ",
    "send:restzeit left --zone=Europe/Zu\\t",
    "said:rich", "send:\\x15exit\\n", "ended",
  ]

  private func expectTitles(_ shown: String) {
    for title in ["$(touch ran)", "`touch ran`", ";touch ran #", "Quote ' and \"", "; touch ran;", "-n Lastone"] {
      #expect(shown.contains(title), "\(title): \(shown)")
    }
  }

  private static func bash(_ more: String) throws -> Desk {
    try Desk(.bash) { script in
      "PS1='ready> '; source '\(script)'; bind 'set enable-bracketed-paste off'; bind 'set show-all-if-ambiguous on'\n\(more)"
    }
  }

  @Test func `bash lists tasks with their titles, and puts only what was meant into the line`() throws {
    let desk = try Self.bash("")
    expectTitles(try desk.talk("/bin/bash", ["--noprofile", "--rcfile", desk.start, "-i"], Self.steps))
  }

  @Test func `bash that goes through the candidates puts numbers without titles into the line`() throws {
    let desk = try Self.bash("bind 'set show-all-if-ambiguous off'; bind 'TAB: menu-complete'")
    let shown = try desk.talk(
      "/bin/bash", ["--noprofile", "--rcfile", desk.start, "-i"],
      ["said:ready> ", "send:restzeit show \\t\\n", "said:UUID", "said:ready> ", "send:exit\\n", "ended"])
    #expect(shown.contains("#1 Quote ' and \"\n"), "\(shown)")
  }

  @Test func `zsh lists tasks with their titles, and puts only what was meant into the line`() throws {
    let desk = try Desk(.zsh) { script in
      "PS1='ready> '; autoload -Uz compinit; compinit -u -D; source '\(script)'"
    }
    expectTitles(try desk.talk("/usr/bin/zsh", ["-d", "-i"], Self.steps))
  }

  @Test func `zsh finds the completion in its own place`() throws {
    let desk = try Desk(.zsh) { script in
      "PS1='ready> '; fpath=('\(script.dropLast("/_restzeit".count))' $fpath); autoload -Uz compinit; compinit -u -D"
    }
    _ = try desk.talk(
      "/usr/bin/zsh", ["-d", "-i"],
      ["said:ready> ", "send:restzeit show \\t", "said:Lastone", "send:\\x15exit\\n", "ended"])
  }

  @Test func `fish offers tasks with their titles, and runs none`() throws {
    let desk = try Desk(.fish) { "source '\($0)'" }
    func offered(_ line: String) throws -> [Substring] {
      let run = try ChildProcess.run(
        "/usr/bin/fish", ["--no-config", "-c", "source '\(desk.start)'; complete -C '\(line)'"],
        environment: desk.environment)
      #expect(run.exitStatus == 0 && run.errorText == "")
      return run.outputText.split(separator: "\n")
    }
    let tasks = try offered("restzeit show ")
    expectTitles(tasks.joined(separator: "\n"))
    #expect(tasks.count == 11 && tasks[1] == "2\t$(touch ran)")
    #expect(try offered("restzeit left --zone=Europe/Zu") == ["--zone=Europe/Zurich"])
    #expect(try offered("restzeit left --zone Europe/Zu") == ["Europe/Zurich"])
    #expect(try offered("restzeit le").map { $0.prefix(5) } == ["left\t"])
    #expect(try offered("restzeit check m") == ["my $(touch ran) `touch ran` \"'cal.ics"])
    #expect(!FileManager.default.fileExists(atPath: desk.folder.path + "/ran"))
  }
}

import TestSupport
import Testing

struct StreamTests {
  /// One line for every command that answers.
  static let answers = [
    "left \(monday)", "today \(monday)", "\(monday)", "busy --now 2026-11-30T09:00:00+01:00", "why \(monday)",
    "fits 45min \(monday)", "fits \(monday)", "check /dev/null", "help", "help left", "--help", "--version",
  ]

  @Test(arguments: answers)
  func `an answer nobody reads any more is no failure`(line: String) throws {
    // Bash waits until the reader of the pipe is gone before the program writes.
    let script = #"exec 3> >(exec true); wait $!; "$0" "$@" >&3 2>/dev/null; exit $?"#
    let run = try ChildProcess.run(
      "/usr/bin/bash", ["-c", script, Restzeit.path] + Restzeit.words(line), environment: ["TZ": "Europe/Zurich"])
    #expect(run.exitStatus == 0 && run.errorText == "")
  }

  @Test(arguments: [
    ("en", "the answer cannot be written", "no space left"),
    ("de", "die Antwort kann nicht geschrieben werden", "kein Platz mehr"),
  ])
  func `an answer that cannot be written is said to be so`(language: String, words: String, reason: String) throws {
    let run = try ChildProcess.run(
      "/usr/bin/bash",
      ["-c", #""$0" "$@" > /dev/full"#, Restzeit.path] + Restzeit.words("left \(monday) --lang \(language)"),
      environment: ["TZ": "Europe/Zurich"])
    #expect(run.exitStatus == 2)
    #expect(run.errorText == "restzeit: \(words): \(reason)\n")
  }

  /// What a terminal of the width gets (util-linux `script`).
  private func onTerminal(_ line: String, environment: [String: String] = [:], columns: Int = 80) throws -> String {
    let command = "stty cols \(columns); exec \(Restzeit.path) \(line)"
    let fixed = [
      "LANG": "en_US.UTF-8", "TZ": "Europe/Zurich", "TERM": "xterm", "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh",
    ]
    let run = try ChildProcess.run(
      "/usr/bin/script", ["-qec", command, "/dev/null"], environment: fixed.merging(environment) { $1 }, seconds: 60)
    return run.outputText.replacing("\r\n", with: "\n")
  }

  @Test func `colour is for terminals, and for nobody who does not want it`() throws {
    let line = "today \(monday)"
    #expect(try onTerminal(line).contains("\u{1B}["))
    #expect(try !Restzeit.run(line).outputText.contains("\u{1B}"))
    let bare = try Restzeit.run(line).outputText
    #expect(try onTerminal(line, environment: ["NO_COLOR": "1"]) == bare)
    #expect(try !onTerminal(line + " --plain").contains("\u{1B}"))
    #expect(try !onTerminal(line, environment: ["TERM": "dumb"]).contains("\u{1B}"))
    #expect(try onTerminal(line, environment: ["NO_COLOR": ""]).contains("\u{1B}["))
  }

  @Test func `the day fits the terminal's width`() throws {
    let tasks = try Scratch([
      "tasks.txt": "A task with quite a long title that says a lot 2h\nanother one 14:00 30min\nlast 9h\n"
    ])
    for columns in [40, 80] {
      for command in ["today", "why"] {
        let text = try onTerminal(
          "\(command) \(monday) --tasks \(tasks.path)/tasks.txt", environment: ["NO_COLOR": "1"], columns: columns)
        #expect(text.contains("A task"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(text)")
      }
    }
  }

  @Test func `without a terminal the width is 80, or what COLUMNS says`() throws {
    let wide = try Restzeit.run("help").outputText.split(separator: "\n").map(\.count).max() ?? 0
    #expect((41...80).contains(wide))
    let narrow = try Restzeit.run("help", environment: ["COLUMNS": "40"]).outputText.split(separator: "\n")
    #expect(narrow.allSatisfy { $0.count <= 40 })
  }

  @Test(
    arguments: [
      (["LANG": "de_CH.UTF-8"], true), (["LANG": "en_GB.UTF-8"], false), (["LANG": "fr_CH.UTF-8"], false), ([:], false),
      (["LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"], true),
      (["LANG": "de_CH.UTF-8", "LC_ALL": "C"], false), (["LANG": "de_CH", "LC_ALL": "en_US"], false),
    ] as [([String: String], Bool)])
  func `the language is the environment's unless asked for`(environment: [String: String], german: Bool) throws {
    func text(_ more: [String]) throws -> String {
      let run = try ChildProcess.run(
        Restzeit.path, Restzeit.words("left \(monday)") + more,
        environment: environment.merging(["TZ": "Europe/Zurich"]) { $1 })
      #expect(run.exitStatus == 0)
      return run.outputText
    }
    #expect(try text([]).hasPrefix(german ? "noch 7 h" : "7 h left"))
    #expect(try text(["--lang", "de"]).hasPrefix("noch 7 h"))
    #expect(try text(["--lang=en"]).hasPrefix("7 h left"))
  }

  @Test func `plain is asked for by flag, by variable and by a dumb terminal`() throws {
    let plain = try Restzeit.run("today \(monday) --plain").outputText
    #expect(try Restzeit.run("today \(monday)", environment: ["RESTZEIT_PLAIN": "1"]).outputText == plain)
    #expect(try Restzeit.run("today \(monday)", environment: ["TERM": "dumb"]).outputText == plain)
    for off in ["", "0"] {
      #expect(try Restzeit.run("today \(monday)", environment: ["RESTZEIT_PLAIN": off]).outputText != plain)
    }
  }
}

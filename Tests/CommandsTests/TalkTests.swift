import FoundationEssentials
import TestSupport
import Testing

/// Where a person is asked: the program on a terminal of its own.
struct TalkTests {
  /// A store with leftovers, and what is needed to look at it.
  private final class Desk {
    let folder: Scratch
    let environment: [String: String]

    init() throws {
      folder = try Scratch(["config/restzeit/config.ini": "[hours]\nmon-fri = 08:00-12:00, 13:00-17:00\n"])
      environment = [
        "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config", "TZ": "Europe/Zurich",
        "LANG": "en_US.UTF-8", "TERM": "xterm", "PATH": "/usr/bin:/bin", "NO_COLOR": "1", "COLUMNS": "80",
      ]
      let friday = ["--now", "2026-11-27T09:00:00+01:00"]
      _ = try run(["add"] + friday, input: "Alpha heute 30min\nBeta heute 1h\nGamma heute\nGamma two heute\n")
    }

    private let monday = ["--now", "2026-11-30T09:10:00+01:00"]

    func run(_ words: [String], input: String = "") throws -> ChildProcess {
      try ChildProcess.run(Restzeit.path, words, stdin: Array(input.utf8), environment: environment)
    }

    func talk(_ words: [String], _ steps: [String], _ more: [String: String] = [:]) throws -> [String] {
      try ChildProcess.onTerminal(
        Restzeit.path, words + monday, steps, environment: environment.merging(more) { $1 })
    }

    func list(_ what: String) throws -> String { try run(["list", what] + monday).outputText }
  }

  @Test func `the morning question takes one key a task, and one for all the rest`() throws {
    let desk = try Desk()
    let shown = try desk.talk(
      ["morning"],
      [
        "said:1/4", "raw", "send:t", "said:2/4", "raw", "send:l", "said:to which day", "cooked", "send:friday\\n",
        "said:3/4", "raw", "send:a", "said:which?", "raw", "send:x", "ended",
      ])
    #expect(shown.suffix(2) == ["exited 0", "as it was"])
    #expect(shown.contains("1  Alpha · today · 30 min · fits, 6 h 20 min free"), "\(shown)")
    #expect(shown.contains("2  Beta · Fri 4 Dec · 1 h · 6 h 20 min free"), "\(shown)")
    #expect(shown.contains("4  Gamma two · dropped · 6 h 20 min free"), "\(shown)")
    #expect(try desk.list("leftovers") == "nothing from earlier days\n")
    #expect(try desk.list("today").contains("#1 Alpha"))
  }

  @Test func `what was answered is kept when the person stops, and the rest is asked about again`() throws {
    let desk = try Desk()
    let shown = try desk.talk(
      ["morning"], ["said:1/4", "raw", "send:d", "said:2/4", "raw", "send:?", "raw", "send:q", "ended"])
    #expect(shown.contains("3 still to be asked about"), "\(shown)")
    #expect(try desk.list("done").contains("Done on Fri 27 Nov\n  30 min  #1 Alpha"))
    let killed = try desk.talk(["morning"], ["said:1/3", "raw", "send:u", "said:2/3", "raw", "signal:SIGINT", "ended"])
    #expect(killed.last == "as it was" && killed.dropLast().last?.hasSuffix("killed 2") == true, "\(killed)")
    #expect(try desk.list("undated").contains("#2 Beta"))
  }

  @Test func `a day that is none is asked for again`() throws {
    let desk = try Desk()
    let shown = try desk.talk(
      ["morning"],
      [
        "said:1/4", "raw", "send:l", "said:to which day (Enter: Tue 1 Dec)", "cooked", "send:blue\\n",
        "said:not a date",
        "said:1/4", "raw", "send:l", "said:to which day", "cooked", "send:\\n", "said:1  Alpha · Tue 1 Dec".utf8Escaped,
        "said:2/4", "raw", "send:\\x1b", "ended",
      ])
    #expect(shown.suffix(2) == ["exited 0", "as it was"], "\(shown)")
  }

  @Test(arguments: [("en", "done", "drop", "quit"), ("de", "erledigt", "verwerfen", "Ende")])
  func `plain prompts take a word and Enter`(language: String, done: String, drop: String, quit: String) throws {
    let desk = try Desk()
    let shown = try desk.talk(
      ["morning", "--plain", "--lang", language],
      [
        "said:1/4", "send:\(done)\\n", "said:2/4", "send:what\\n", "send:\(drop)\\n", "said:3/4", "send:\(quit)\\n",
        "ended",
      ])
    #expect(shown.suffix(2) == ["exited 0", "as it was"], "\(shown)")
    #expect(try desk.list("leftovers").contains("Gamma") && !desk.list("leftovers").contains("Beta"))
  }

  @Test func `of several tasks with the same words a person can pick one, or none`() throws {
    let desk = try Desk()
    let picked = try desk.talk(["done", "gamma"], ["said:Which number?", "send:4\\n", "ended"])
    #expect(picked.suffix(2) == ["exited 0", "as it was"], "\(picked)")
    #expect(try desk.run(["show", "4", "--json"]).outputText.contains("\"state\":\"done\""))
    _ = try desk.run(["reopen", "4"])
    let none = try desk.talk(["done", "gamma"], ["said:Which number?", "send:\\n", "ended"])
    #expect(none.suffix(2) == ["exited 2", "as it was"], "\(none)")
    #expect(try desk.run(["show", "4", "--json"]).outputText.contains("\"state\":\"open\""))
  }

  @Test func `a task is edited as its line in the editor, and what is gone from the line is gone from the task`() throws
  {
    let desk = try Desk()
    let editor = desk.folder.path + "/editor"
    try Data(
      "#!/bin/sh\ncat \"$1\" > \"\(desk.folder.path)/seen\"\nprintf 'Alpha two tomorrow 15:00\\n' > \"$1\"\n".utf8
    )
    .write(to: URL(filePath: editor))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor)
    _ = try desk.run(["edit", "1", "--category", "work", "--title", "Morgen um 3"])
    let shown = try desk.talk(["edit", "1"], ["ended"], ["EDITOR": editor])
    #expect(
      try String(contentsOfFile: desk.folder.path + "/seen", encoding: .utf8)
        == "\"Morgen um 3\" 2026-11-27 30min #work\n")
    #expect(shown.contains("1  Alpha two · Tue 1 Dec, 15:00"), "\(shown)")
    let task = try desk.run(["show", "1", "--json"]).outputText
    #expect(task.contains("\"duration\":null") && task.contains("\"category\":null"))
    let lines = try desk.talk(["edit", "1"], ["ended"], ["EDITOR": "printf 'one\\ntwo heute\\n' >"])
    #expect(lines.contains("exited 2") && lines.contains { $0.contains("several were written") }, "\(lines)")
    let note = try desk.talk(["note", "1"], ["ended"], ["EDITOR": "printf 'one\\ntwo\\n' >"])
    #expect(note.contains("1  Alpha two · note: one two"), "\(note)")
    let failed = try desk.talk(["edit", "1"], ["ended"], ["EDITOR": "false"])
    #expect(failed.contains("exited 2"), "\(failed)")
  }

  @Test func `what no line can hold stays as it is, and an undated task with a time gets no day`() throws {
    let desk = try Desk()
    let replace = "sed -i s/Alpha/Omega/"
    _ = try desk.run(["edit", "1", "--time", "10:00", "--category", "c++"])
    #expect(
      try desk.talk(["edit", "1"], ["ended"], ["EDITOR": replace]).contains(
        "1  Omega · Fri 27 Nov, 10:00 · 30 min · #c++ · past"))
    _ = try desk.run(["later", "2", "undated"])
    _ = try desk.run(["edit", "2", "--time", "10:00"])
    let undated = try desk.talk(["edit", "2"], ["ended"], ["EDITOR": "sed -i s/Beta/Zeta/"])
    #expect(undated.contains { $0.hasPrefix("2  Zeta · 10:00 · 1 h · undated") }, "\(undated)")
    let same = try desk.talk(["edit", "2"], ["ended"], ["EDITOR": "true"])
    #expect(same.contains { $0.hasPrefix("2  Zeta · as before") }, "\(same)")
  }

  @Test func `a task that was answered already is not asked about again`() throws {
    let desk = try Desk()
    let shown = try desk.talk(["morning"], ["said:1/4", "raw", "send:q", "ended"])
    #expect(shown.contains("4 still to be asked about"))
    _ = try desk.run(["done", "1", "--now", "2026-11-30T09:11:00+01:00"])
    let refused = try desk.run(["morning", "--today", "1", "--now", "2026-11-30T09:12:00+01:00"])
    #expect(refused.exitStatus == 2 && refused.errorText.contains("1 is not asked about"))
  }
}

extension String {
  /// As the steps of a terminal write what is not ASCII.
  fileprivate var utf8Escaped: String {
    String(
      utf8.flatMap { byte -> [Character] in
        byte < 0x80 ? [Character(UnicodeScalar(byte))] : Array("\\x" + String(byte, radix: 16))
      })
  }
}

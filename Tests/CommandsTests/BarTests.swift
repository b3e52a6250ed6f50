import FoundationEssentials
import TestSupport
import Testing

/// `restzeit bar` as the bars start it: a process with pipes, hardly any environment, and whatever lies about.
struct BarTests {
  static let formats = [
    "waybar", "i3bar", "swaybar", "i3blocks", "i3status-rust", "polybar", "lemonbar", "yambar", "tmux", "genmon",
    "conky",
    "dwm", "dwmblocks", "xbar", "swiftbar", "argos", "kargos", "json", "eww", "ags", "quickshell", "starship", "bash",
    "zsh", "emacs", "neovim", "menu", "rofi", "fuzzel", "dmenu", "plain",
  ]
  static let monday = ["--now", "2026-11-30T09:10:00+01:00"]

  /// A store with one task of today, whose title every bar, shell and markup would like to read.
  final class Desk {
    static let title =
      #"$(touch "$TRACE") `touch "$TRACE"` #(touch "$TRACE") #[fg=red]#{pane_id} %{A1:x:}y %n 50% <b>&amp; ${exec x} | bash=x \n ' end"#
    let folder: Scratch
    let environment: [String: String]

    init(config: String = "[hours]\nmon-fri = 08:00-12:00, 13:00-17:00\n") throws {
      folder = try Scratch(["config/restzeit/config.ini": config])
      environment = [
        "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config", "TZ": "Europe/Zurich",
        "PATH": "/usr/bin:/bin", "TRACE": folder.path + "/trace", "TERM": "dumb",
      ]
    }

    /// What `add` reads quotes as is not what is tried here.
    func addHostileTask() throws {
      let run = try run(["add", "--title", Self.title, "--date", "today", "--duration", "2h"] + BarTests.monday)
      #expect(run.exitStatus == 0, "\(run.errorText)")
    }

    func run(_ words: [String], input: String = "", _ more: [String: String] = [:]) throws -> ChildProcess {
      try ChildProcess.run(
        Restzeit.path, words, stdin: Array(input.utf8), environment: environment.merging(more) { $1 })
    }

    func bar(_ words: [String], _ more: [String: String] = [:]) throws -> ChildProcess {
      try run(["bar"] + words + BarTests.monday, more)
    }

    func shell(_ program: String, _ words: [String]) throws -> ChildProcess {
      try ChildProcess.run(program, words, environment: environment.merging(["LANG": "C.UTF-8"]) { $1 })
    }

    var isTouched: Bool { FileManager.default.fileExists(atPath: folder.path + "/trace") }
  }

  private static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name)
  }

  private static func state(_ run: ChildProcess) throws -> String {
    struct Answer: Decodable {
      let alt: String
      let tooltip: String
    }
    return try JSONDecoder().decode(Answer.self, from: Data(run.output)).alt
  }

  @Test(arguments: formats)
  func `whatever is wrong with the data, a bar gets an update, status 0, and nothing on standard error`(
    format: String
  ) throws {
    let faulty: [(Desk, [String])] = [
      (try Desk(config: ""), []), (try Desk(config: "[hours\nmon = 25\n"), []), (try Desk(), ["--tasks", "/none"]),
      (try Desk(), ["--calendar", "/none.ics"]), (try Desk(), []),
    ]
    try FileManager.default.createDirectory(
      atPath: faulty[4].0.folder.path + "/data/restzeit/tasks.db", withIntermediateDirectories: true)
    for (index, (desk, words)) in faulty.enumerated() {
      let run = try desk.bar([format] + words)
      #expect(run.exitStatus == 0 && run.errorText == "", "\(format) \(index)")
      #expect(run.outputText.hasSuffix("\n") && run.output.count > 2, "\(format) \(index)")
      let waybar = try desk.bar(["waybar"] + words)
      #expect(try Self.state(waybar) == (index == 3 ? "unsure" : "unknown"), "\(index)")
    }
  }

  @Test func `a zone that is none is a fault of the machine, not of the line`() throws {
    let run = try Desk().bar(["waybar"], ["TZ": "Nowhere/Land"])
    #expect(run.exitStatus == 0 && run.errorText == "" && run.outputText.contains("Nowhere/Land"))
  }

  @Test(arguments: formats)
  func `an update is written at once`(format: String) throws {
    let desk = try Desk()
    try desk.addHostileTask()
    let log = desk.folder.path + "/strace"
    let run = try desk.shell(
      "/usr/bin/strace",
      ["-f", "-o", log, "-e", "trace=write,writev", Restzeit.path, "bar", format, "--titles"] + Self.monday)
    #expect(run.exitStatus == 0)
    let writes = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").filter { $0.contains("write") }
    #expect(writes.count { $0.contains("write(1,") || $0.contains("writev(1,") } == 1, "\(writes)")
    #expect(!writes.contains { $0.contains("write(2,") }, "\(writes)")
  }

  @Test func `a path that is no UTF-8 is not written as another`() throws {
    let desk = try Desk()
    for words in ["config tmux", "lemonbar"] {
      let run = try desk.shell(
        "/bin/sh", ["-c", "\(Restzeit.path) bar \(words) --lang en --calendar \"$(printf 'u\\377.ics')\""])
      #expect(run.exitStatus == 2 && run.errorText.contains("--calendar is not one line of UTF-8"), "\(run.errorText)")
    }
  }

  @Test func `a snippet goes on by itself, whatever flags it is asked for with`() throws {
    let text = try Desk().run(["bar", "config", "waybar", "--watch", "--titles", "--lang", "en"]).outputText
    #expect(text.contains("bar waybar --lang en --titles --watch\","), "\(text)")
  }

  @Test func `made-up tasks stay made up in every click`() throws {
    let desk = try Desk()
    let more = ["HOME": desk.folder.path]
    for format in ["xbar", "swiftbar", "argos", "kargos", "lemonbar", "genmon"] {
      let run = try desk.run(["bar", format, "--demo", "--lang", "en"] + BarTests.monday, more)
      let lines = run.outputText.split(separator: "\n").filter { $0.contains("terminal=") || $0.contains("click") }
      #expect(
        !lines.isEmpty && lines.allSatisfy { $0.contains("--demo") }, "\(format): \(run.outputText) \(run.errorText)")
    }
    // What a click does there is done where the next command looks.
    let done = try desk.run(["bar", "click", "done", "--demo", "--lang", "en"] + BarTests.monday, more)
    #expect(done.exitStatus == 0 && done.outputText.contains(" · done"), "\(done.outputText) \(done.errorText)")
    let title = done.outputText.split(separator: " · ")[0].drop { !$0.isLetter }
    #expect(
      try desk.run(["list", "done", "--demo", "--lang", "en"] + BarTests.monday, more).outputText.contains(title))
    let text = try desk.run(["bar", "config", "waybar", "--demo", "--lang", "en"], more).outputText
    #expect(text.split(separator: "--demo").count == 6, "\(text)")
  }

  @Test func `states to hide may be parted by spaces, and little may begin at nought`() throws {
    let desk = try Desk()
    #expect(try desk.bar(["plain", "--hide", "nothing, ok"]).outputText == "\n")
    #expect(try desk.bar(["plain", "--hide", "nothing, over", "--low", "0min"]).outputText == "6 h 50 left\n")
  }

  @Test func `the figure of a bar is that of left`() throws {
    struct Answer: Decodable { let left_minutes: Int }
    let desk = try Desk()
    let bar = try JSONDecoder().decode(Answer.self, from: Data(try desk.bar(["json"]).output))
    let left = try JSONDecoder().decode(
      BudgetData.self, from: Data(try desk.run(["left", "--json"] + Self.monday).output))
    #expect(bar.left_minutes == 410 && left.left == 410 * 60)
  }

  @Test func `a title is text in a prompt of bash: the snippet runs nothing of it`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    let snippet = try desk.bar(["config", "bash", "--titles", "--now", "2026-11-30T09:10:00+01:00"].dropLast(2))
      .outputText
    let line = try #require(snippet.split(separator: "\n").first { $0.hasPrefix("PS1=") })
    // The clock of the snippet is the machine's: it gets the time of the test.
    let timed = line.replacing(" --titles", with: " --titles " + Self.monday.joined(separator: " "))
    let run = try desk.shell("/bin/bash", ["--norc", "-c", "PS1=\n\(timed)\nprintf '%s' \"${PS1@P}\""])
    #expect(run.outputText == "6 h 50 left · \(Desk.title) ", "\(run.errorText)")
    #expect(!desk.isTouched)
  }

  @Test(.enabled(if: isInstalled("zsh")))
  func `a title is text in a prompt of zsh`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    let snippet = try desk.bar(["config", "zsh", "--titles"]).outputText
    let timed = snippet.replacing(" --titles", with: " --titles " + Self.monday.joined(separator: " "))
    let run = try desk.shell("/usr/bin/zsh", ["-f", "-c", "\(timed)\nprint -rP -- \"$RPROMPT\""])
    // -P does as the prompt does, but expands $() only by the option that the snippet sets.
    #expect(run.outputText == "6 h 50 left · \(Desk.title)\n", "\(run.errorText)")
    #expect(!desk.isTouched)
  }

  /// An outer tmux shows what the inner one has in its status line.
  @Test(.enabled(if: isInstalled("tmux")))
  func `a title is text in the status line of tmux`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    let snippet = try desk.bar(["config", "tmux", "--titles"]).outputText
      .replacing(" --titles", with: " --titles " + Self.monday.joined(separator: " "))
      .replacing("status-right-length 80", with: "status-right-length 180")
    let conf = desk.folder.path + "/tmux.conf"
    try Data(("set -g status-right ''\n" + snippet).utf8).write(to: URL(filePath: conf))
    let script = """
      export TMUX_TMPDIR='\(desk.folder.path)' SHELL=/bin/sh TERM=screen
      tmux -L out -f /dev/null new-session -d -x 190 -y 10 "env -u TMUX tmux -L in -f '\(conf)' new-session cat"
      for try in 1 2 3 4 5 6 7 8 9 10; do
        sleep 0.5
        seen=$(tmux -L out capture-pane -p | tail -1)
        case "$seen" in *"h 50 left"*) break;; esac
      done
      printf '%s' "$seen"
      tmux -L in kill-server; tmux -L out kill-server
      """
    let run = try desk.shell("/bin/sh", ["-c", script])
    let shown = run.outputText
    #expect(shown.contains("6 h 50 left"), "\(shown) \(run.errorText)")
    // The outer status line cuts it at the end.
    let beginning = Desk.title.prefix(100)
    #expect(shown.contains(beginning), "\(shown)")
    #expect(!desk.isTouched)
  }

  @Test func `other programs read the JSON and the markup as the text`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    let script = """
      import json, sys, xml.etree.ElementTree as tree
      title = sys.argv[1]
      def markup(text): return "".join(tree.fromstring("<m>" + text + "</m>").itertext())
      waybar, rust, block, bar, genmon = sys.stdin.buffer.read().decode("utf-8").split("\\0")
      waybar = json.loads(waybar)
      assert markup(waybar["text"]) == "6 h 50 left · " + title, waybar["text"]
      assert "#1 $(touch" in markup(waybar["tooltip"]) and type(waybar["percentage"]) is int
      assert markup(json.loads(rust)["text"]) == "6 h 50 left · " + title
      assert "\\\\" not in block and block.count('"') == 8 and json.loads(block)["full_text"].startswith("6 h 50 left")
      lines = bar.split("\\n", 1)
      assert json.loads(lines[0])["version"] == 1
      assert json.loads(lines[1] + "]")[1][0]["full_text"] == "6 h 50 left · " + title
      tags = tree.fromstring("<m>" + genmon.strip() + "</m>")
      assert [tag.tag for tag in tags] == ["txt", "tool", "txtclick"] and tags[0].text == "6 h 50 left · " + title
      assert tags[1].text.count("\\n") >= 2 and genmon.count("\\n") == 1
      print("read")
      """
    let answers = try ["waybar", "i3status-rust", "i3blocks", "i3bar", "genmon"].map {
      try desk.bar([$0, "--titles", "--lang", "en"]).outputText
    }
    let run = try ChildProcess.run(
      "/usr/bin/python3", ["-c", script, Desk.title], stdin: Array(answers.joined(separator: "\0").utf8),
      environment: ["LANG": "C.UTF-8"])
    #expect(run.outputText == "read\n", "\(run.errorText)")
  }

  @Test func `what is given by flags is in the snippet and in its clicks, with files by their whole paths`() throws {
    let desk = try Desk()
    let run = try ChildProcess.run(
      Restzeit.path,
      [
        "bar", "config", "waybar", "--hours", "mon-fri 8-12", "--calendar", "a b.ics", "--tasks", "t", "--max-width",
        "20",
      ],
      environment: desk.environment, directory: desk.folder.path)
    let lines = run.outputText.split(separator: "\n")
    let given = "'--calendar=\(desk.folder.path)/a b.ics' '--hours=mon-fri 8-12'"
    #expect(
      lines.contains {
        $0.contains("\"exec\"") && $0.contains("\(given) --tasks=\(desk.folder.path)/t --max-width=20 --watch\"")
      }, "\(run.outputText) \(run.errorText)")
    #expect(lines.contains { $0.contains("on-click-middle") && $0.contains("bar click done --lang en \(given)\"") })
  }

  @Test func `the menus of the BitBar family are told apart by the environment`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    for (variables, format) in [(["SWIFTBAR": "1"], "swiftbar"), (["ARGOS_VERSION": "2"], "argos"), ([:], "xbar")] {
      let menu = try desk.bar(["xbar"], variables).outputText
      #expect(try menu == desk.bar([format]).outputText && menu.contains("done"), "\(format)")
    }
    #expect(try desk.bar(["swiftbar"]).outputText != desk.bar(["argos"]).outputText)
  }

  @Test(arguments: formats)
  func `each snippet names this very program by its path, and the language`(format: String) throws {
    for language in ["en", "de"] {
      let run = try Desk().run(["bar", "config", format, "--lang", language, "--ascii"])
      #expect(run.exitStatus == 0 && run.errorText == "")
      #expect(run.outputText.contains(Restzeit.path) && run.outputText.hasSuffix("\n"), "\(run.outputText)")
      #expect(
        run.outputText.contains("--lang \(language)") || run.outputText.contains("\"--lang\", \"\(language)\"")
          || run.outputText.contains("\"--lang\" \"\(language)\""), "\(run.outputText)")
      if format != "rofi" { #expect(run.outputText.contains("--ascii"), "\(run.outputText)") }
    }
  }
}

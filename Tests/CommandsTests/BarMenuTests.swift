import FoundationEssentials
import TestSupport
import Testing

/// The menus of `restzeit bar`, and what clicks do, as processes.
struct BarMenuTests {
  private typealias Desk = BarTests.Desk

  @Test func `without hours the menu has the tasks all the same`() throws {
    let desk = try Desk(config: "")
    _ = try desk.run(["add", "Report heute 45min"] + BarTests.monday)
    let lines = try desk.bar(["menu"]).outputText
    #expect(lines.hasPrefix("#1 Report · 45 min\n· no hours known"), "\(lines)")
    #expect(try desk.bar(["menu", "--pick", "#1 Report · 45 min"]).outputText.hasPrefix("1  Report · done"))
    // Nobody sees which task would be meant.
    _ = try desk.run(["add", "Other heute 45min"] + BarTests.monday)
    #expect(try desk.bar(["click", "done"]).exitStatus == 2)
  }

  @Test func `a line that was of the list is no new task`() throws {
    let desk = try Desk()
    _ = try desk.run(["add", "Report heute 45min"] + BarTests.monday)
    _ = try desk.run(["edit", "1", "--title", "Letter"] + BarTests.monday)
    let run = try desk.bar(["menu", "--pick", "#1 Report · 45 min"])
    #expect(run.outputText == "this line is no longer in the list: nothing has changed\n")
    #expect(try desk.run(["list", "all"] + BarTests.monday).outputText.contains("Report") == false)
  }

  @Test func `what was typed is said again where it cannot be added`() throws {
    let desk = try Desk()
    _ = try desk.shell(
      "/bin/sh", ["-c", "mkdir -p \(desk.folder.path)/data; ln -sfn restzeit \(desk.folder.path)/data/restzeit"])
    let picked = try desk.bar(["menu", "--pick", "Buy bread 10min"])
    #expect(
      picked.exitStatus == 2 && picked.errorText.hasPrefix("restzeit: not added: Buy bread 10min\n"),
      "\(picked.errorText)")
    let rofi = try desk.bar(["rofi", "Buy bread"], ["ROFI_RETV": "2"])
    #expect(rofi.outputText.contains("not added: Buy bread"), "\(rofi.outputText)")
  }

  @Test func `rofi's rows carry the number, and what is picked or typed is done and said`() throws {
    let desk = try Desk()
    try desk.addHostileTask()
    func rofi(_ words: [String] = [], _ more: [String: String]) throws -> [Substring] {
      try desk.bar(["menu", "--lang", "en"] + words, more).outputText.split(separator: "\n")
    }
    let first = try rofi([], ["ROFI_RETV": "0"])
    #expect(first.prefix(2) == ["\0prompt\u{1F}restzeit", "\0markup-rows\u{1F}false"])
    #expect(first.contains { $0.hasPrefix("#1 $(touch") && $0.hasSuffix("\0info\u{1F}done 1") }, "\(first)")
    let done = try rofi(["#1 x"], ["ROFI_RETV": "1", "ROFI_INFO": "done 1"])
    #expect(
      done.contains { $0.hasPrefix("\0message\u{1F}1 $(touch") && $0.contains("done · 6 h 50 min free") }, "\(done)")
    #expect(done.contains("Take it back\0info\u{1F}undo") && !done.contains { $0.hasPrefix("#1") })
    let back = try rofi(["Take it back"], ["ROFI_RETV": "1", "ROFI_INFO": "undo"])
    #expect(back.contains { $0.hasPrefix("#1 ") })
    let added = try rofi(["--", "--hours '$(id)' heute 5min"], ["ROFI_RETV": "2"])
    #expect(added.contains { $0.contains("#2 --hours '$(id)'") }, "\(added)")
    let refused = try rofi(["x"], ["ROFI_RETV": "1", "ROFI_INFO": "done 77"])
    #expect(refused.contains { $0.hasPrefix("\0message\u{1F}restzeit: ") && $0.contains("77") }, "\(refused)")
    #expect(!desk.isTouched)
  }

  /// A folder with programs of its own, by their names; written by a shell: a file that a parallel test's child has open for
  /// writing does not start.
  private static func programs(_ programs: [String: String], for desk: Desk) throws -> String {
    let bin = desk.folder.path + "/bin"
    let script = #"mkdir -p "$1"; printf '#!/bin/sh\n%s\n' "$3" > "$1/$2"; chmod +x "$1/$2""#
    for (name, text) in programs {
      let made = try desk.shell("/bin/sh", ["-c", script, "sh", bin, name, text])
      #expect(made.exitStatus == 0, "\(made.errorText)")
    }
    return bin
  }

  @Test func `a click opens the day in a terminal, a menu, or asks for a task`() throws {
    let desk = try Desk()
    let bin = try Self.programs(
      [
        "x-terminal-emulator": #"shift; exec "$@""#,
        // As rofi has it: a mode is a name and a command, parted by a colon from each other and by commas from other modes;
        // what was typed is the last word of the command.
        "rofi": #"""
        if [ "$1" = -dmenu ]; then echo "Tea; \$(id) 5min"; exit; fi
        case ${2#*:} in *[,:]* | *//*) echo "not a mode: $2" >&2; exit 1 ;; esac
        ROFI_RETV=0 sh -c "${2#*:}"
        ROFI_RETV=2 sh -c "${2#*:} \"\$0\"" '--an "odd" line'
        """#,
      ], for: desk)
    let path = ["PATH": "\(bin):/usr/bin:/bin"]
    let hours = ["--hours", "mon-sat 00:00-12:00,12:00-16:00; sun 00:00-16:00", "--lang", "en"]
    let today = try desk.run(["bar", "click", "today"] + hours, path)
    #expect(today.outputText.contains("\nTasks:\nno tasks\n"), "\(today.errorText)")
    let menu = try desk.run(["bar", "click", "menu"] + hours, path)
    #expect(menu.outputText.hasPrefix("\0prompt\u{1F}restzeit\n"), "\(menu.errorText)")
    #expect(menu.outputText.contains("\0message\u{1F}1 --an odd line · today"), "\(menu.outputText)")
    let add = try desk.run(["bar", "click", "add"] + hours, path)
    #expect(add.outputText.hasPrefix("2  Tea; $(id) · today · 5 min"), "\(add.outputText) \(add.errorText)")
    // The time to reckon from goes with it.
    _ = try desk.run(["bar", "click", "add", "--now", "2026-03-02T09:00:00+01:00"] + hours, path)
    #expect(try desk.run(["list", "all", "--lang", "en"], path).outputText.contains("2 Mar"))
    #expect(!desk.isTouched)
  }

  @Test func `the terminal that is liked is called in its own way, and none, or no menu, is said in one's language`()
    throws
  {
    let desk = try Desk()
    let terminal = #"echo "${0##*/}"; printf '<%s>' "$@""#
    let bin = try Self.programs(["foot": terminal, "gnome-terminal": terminal], for: desk)
    func click(_ action: String, _ more: [String: String], _ language: String = "en") throws -> ChildProcess {
      try desk.run(["bar", "click", action, "--lang", language], ["PATH": bin].merging(more) { $1 })
    }
    let day = #"<sh><-c><"$0" "$@"; read _><\#(Restzeit.path)><today><--lang><en>"#
    #expect(try click("today", ["TERMINAL": "foot -a x"]).outputText == "foot\n<-a><x>" + day)
    #expect(try click("today", ["TERMINAL": "/no/such"]).outputText == "gnome-terminal\n<-->" + day)
    let none = try click("today", ["PATH": bin + "/none", "TERMINAL": "foot"])
    #expect(none.exitStatus == 2 && none.outputText == "", "\(none.exitStatus)")
    #expect(none.errorText.hasPrefix("restzeit: bar click: there is no terminal to open: neither $TERMINAL nor "))
    #expect(none.errorText.hasSuffix(" or xterm\n  install foot or xterm, or set TERMINAL\n"), "\(none.errorText)")
    for action in ["menu", "add"] {
      let none = try click(action, [:], "de")
      #expect(none.exitStatus == 2 && none.outputText == "", "\(none.exitStatus)")
      #expect(none.errorText.contains("es ist kein Menü da: weder rofi noch dmenu"), "\(none.errorText)")
      #expect(none.errorText.hasSuffix("\n  rofi installieren\n"), "\(none.errorText)")
    }
  }

  @Test
  func `what rofi hands on last is text, whatever it begins with, also for a command without an end of its flags`()
    throws
  {
    for (index, text) in ["-x", "--", "--demo", "--lang=de", "-- x", "click"].enumerated() {
      let desk = try Desk()
      for (number, words) in [["rofi"], ["menu", "--lang", "en"], ["rofi", "--"]].enumerated() {
        // The clock is the machine's: nothing may stand behind what ends the flags.
        let rows = try desk.run(["bar"] + words + [text], input: "", ["ROFI_RETV": "2"])
        #expect(
          rows.outputText.contains("\0message\u{1F}\(number + 1) \(text) · "),
          "\(index) \(number): \(rows.outputText) \(rows.errorText)")
      }
    }
  }

  @Test func `where there is no answer, a click says why instead of that nothing is to be done`() throws {
    let desk = try Desk()
    try FileManager.default.createDirectory(
      atPath: desk.folder.path + "/data/restzeit/tasks.db", withIntermediateDirectories: true)
    for words in [
      ["click", "done"], ["menu", "--pick", "x"], ["menu", "--pick", "#1 x"], ["click", "add", "--pick", "x"],
    ] {
      let run = try desk.bar(words + ["--lang", "de"])
      #expect(run.exitStatus == 2 && run.outputText == "", "\(words)")
      #expect(run.errorText.contains("restzeit: Aufgaben: es ist ein Ordner\n"), "\(words): \(run.errorText)")
    }
  }

  @Test(arguments: ["fuzzel", "dmenu"])
  func `on Wayland the menu is fuzzel, and without rofi it is dmenu`(menu: String) throws {
    let desk = try Desk()
    #expect(try desk.run(["add", "--title", Desk.title, "--date", "today"]).exitStatus == 0)
    let bin = desk.folder.path + "/bin"
    // Picks the line of the task; types another where there is none.
    let made = try desk.shell(
      "/bin/sh",
      [
        "-c",
        #"""
        mkdir "$1" && cd "$1"
        printf '#!/bin/sh\nread -r line && printf "%%s\\n" "$line" || echo "Tea; \$(id) heute 5min"\n' > "$2"
        chmod +x "$2"
        if [ "$2" = fuzzel ]; then ln -s /bin/false rofi; fi
        """#, "sh", bin, menu,
      ])
    #expect(made.exitStatus == 0, "\(made.errorText)")
    let there = ["PATH": bin].merging(menu == "fuzzel" ? ["WAYLAND_DISPLAY": "wayland-1"] : [:]) { $1 }
    let hours = ["--hours", "mon-sun 00:00-16:00", "--lang", "en"]
    let done = try desk.run(["bar", "click", "menu"] + hours, there)
    #expect(done.outputText.hasPrefix("1  $(touch"), "\(done.outputText) \(done.errorText)")
    #expect(done.outputText.contains(" · done · "), "\(done.outputText)")
    let add = try desk.run(["bar", "click", "add"] + hours, there)
    #expect(add.outputText.hasPrefix("2  Tea; $(id) · today · 5 min"), "\(add.outputText) \(add.errorText)")
    #expect(!desk.isTouched)
  }
}

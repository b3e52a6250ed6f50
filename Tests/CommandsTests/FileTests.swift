import TestSupport
import Testing

/// Files that are hard to read, or to name.
struct FileTests {
  @Test func `a task file that is a FIFO is waited for`() throws {
    let folder = try Scratch([:])
    // The writer does not wait: it gets in only once a reader is there.
    let script = #"""
      mkfifo "$1/tasks"
      timeout 20 /usr/bin/python3 -c 'if True:
        import os, sys
        while True:
          try: os.write(os.open(sys.argv[1], os.O_WRONLY | os.O_NONBLOCK), b"Report 2h\nCall 8h\n"); break
          except OSError: pass
      ' "$1/tasks" 2>/dev/null &
      exec "$0" left --tasks "$1/tasks" "${@:2}"
      """#
    let run = try ChildProcess.run(
      "/usr/bin/bash", ["-c", script, Restzeit.path, folder.path] + Restzeit.words("\(monday) --lang en"),
      environment: ["TZ": "Europe/Zurich", "PATH": "/usr/bin:/bin"], seconds: 60)
    #expect(run.outputText == "7 h left · 3 h over · no calendar\n" && run.exitStatus == 0)
  }

  @Test func `lines of a task file may end with a carriage return alone`() throws {
    let said = try Restzeit.run(
      "left --json \(monday) --tasks -", input: "Report 2h\rCall 14:00 15min\r\r\n- [x] Mail\r")
    #expect(try said.data(BudgetData.self).tasks.map(\.title) == ["Report", "Call"])
  }

  /// A command line of the shell, in which `$'…'` writes any byte; `$1` is the folder.
  private func shell(_ line: String, _ folder: Scratch) throws -> ChildProcess {
    try ChildProcess.run(
      "/usr/bin/bash", ["-c", line, Restzeit.path, folder.path],
      environment: ["TZ": "Europe/Zurich", "PATH": "/usr/bin:/bin"], seconds: 60)
  }

  @Test func `names that are not UTF-8 are opened, and shown as far as they can be`() throws {
    let folder = try Scratch(["a.ics": calendar([meeting("0900", "1000")]), "tasks.txt": "Report 2h\n"])
    _ = try shell(#"cd "$1"; mkdir $'B\xfcro'; mv a.ics $'B\xfcro/M\xe4rz.ics'; mv tasks.txt $'t\xfc.txt'"#, folder)
    for path in [#"$'/B\xfcro'"#, #"$'/B\xfcro/M\xe4rz.ics'"#, "/"] {
      let run = try shell(#""$0" left \#(monday) --calendar "$1"\#(path) --tasks "$1"$'/t\xfc.txt'"#, folder)
      #expect(run.outputText == "6 h left\n" && run.errorText == "" && run.exitStatus == 0, "\(path)")
    }
    let why = try shell(#""$0" why \#(monday) --calendar "$1"$'/B\xfcro'"#, folder)
    #expect(why.outputText.contains("M\u{FFFD}rz.ics:"))
    let gone = try shell(#""$0" left \#(monday) --tasks $'B\xfcro.txt'"#, folder)
    #expect(gone.errorText.hasPrefix("restzeit: --tasks: 'B\u{FFFD}ro.txt' cannot be read: there is no such file\n"))
    let letters = try shell(#""$0" left \#(monday) --calendar "$1"/Büro/März.ics"#, folder)
    #expect(letters.exitStatus == 1 && letters.outputText.hasPrefix("at most 7 h left"))
  }

  @Test func `a pinned task that runs into the night is on an event of the night`() throws {
    let folder = try Scratch([
      "a.ics": calendar(["DTSTART:20261201T000000Z\nDTEND:20261201T010000Z\nSUMMARY:Feed"])
    ])
    for (tasks, isOnEvent) in [("23:00 Watch 4h\n", true), ("23:00 Watch 2h\n", false), ("22:00 Watch 1h\n", false)] {
      let run = try Restzeit.run("left --json \(monday) --calendar \(folder.path)/a.ics --tasks -", input: tasks)
      #expect(try run.data(BudgetData.self).tasks.map(\.on_event) == [isOnEvent], "\(tasks)")
    }
  }

  @Test func `a window swallowed by the clock change is explained, and the day has no hours`() throws {
    let night = "--now 2026-03-29T00:00:00+01:00 --hours 'so 2:30-3:30'"
    let why = try Restzeit.run("why \(night)")
    #expect(why.outputText.contains("02:30–03:30  0 min · falls into the clock change\n"))
    #expect(try Restzeit.run("left --json \(night)").data(BudgetData.self).state == "no_hours")
  }

  @Test func `an own address may begin with mailto`() throws {
    #expect(try Restzeit.run("left \(monday) --me mailto:me@example.org --me b@example.org").exitStatus == 0)
  }

  @Test func `a title is whole in plain text`() throws {
    let title = String(repeating: "long ", count: 400) + "end"
    let run = try Restzeit.run("today \(monday) --plain --tasks -", input: title + " 1h\n")
    #expect(run.outputText.contains(title))
  }
}

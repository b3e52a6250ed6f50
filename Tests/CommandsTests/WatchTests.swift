import FoundationEssentials
import TestSupport
import Testing

/// `bar --watch` as a bar runs it: a process whose lines are read as they come.
struct WatchTests {
  /// A person's files, and the program that says what is planned of them. The windows are the whole day, so that no turn of a
  /// minute changes what is waited for.
  private final class Desk {
    let folder: Scratch
    let environment: [String: String]
    /// The program as a shell names it.
    let program: String

    init() throws {
      folder = try Scratch([
        "config/restzeit/config.ini":
          "[hours]\nmon-sun = 00:00-11:58, 12:00-23:58\n[calendar work]\npath = FOLDER/calendars\n",
        "calendars/a.ics": Desk.day(hours: 0),
      ])
      let config = folder.path + "/config/restzeit/config.ini"
      let text = try String(contentsOfFile: config, encoding: .utf8).replacing("FOLDER", with: folder.path)
      try Data(text.utf8).write(to: URL(filePath: config))
      environment = [
        "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config", "TZ": Desk.zoneOfMorning,
        "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "HOME": folder.path,
      ]
      program = Restzeit.path
    }

    /// A zone (POSIX.1 TZ) in which it is between six and seven in the morning: the clock is the one thing that cannot be set.
    private static var zoneOfMorning: String {
      let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
      return "XYZ\(hour - 6)"
    }

    /// A calendar that says nothing of the day, or that all of it is busy.
    static func day(hours: Int) -> String {
      let event = """
        BEGIN:VEVENT
        UID:x
        DTSTAMP:20200101T000000Z
        DTSTART;VALUE=DATE:20200101
        RRULE:FREQ=DAILY
        SUMMARY:all day
        END:VEVENT

        """
      return "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:x\n\(hours > 0 ? event : "")END:VCALENDAR\n"
    }

    func watch(_ words: [String], _ steps: [String]) throws -> [String] {
      try ChildProcess.stream(program, ["bar"] + words + ["--watch"], steps, environment: environment)
    }
  }

  @Test func `what another process changes in the store is shown, and what changes nothing is not`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:\(desk.program) add 'Report heute 20min'", "said:20 min planned",
        "run:\(desk.program) add 'Idea'", "run:\(desk.program) list all", "quiet:300",
        "run:\(desk.program) done 1", "said:ok", "run:\(desk.program) undo", "said:20 min planned", "signal:SIGTERM",
        "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `a calendar that is replaced, written anew, gone and back is shown`() throws {
    let desk = try Desk()
    try Data(Desk.day(hours: 24).utf8).write(to: URL(filePath: desk.folder.path + "/full.ics"))
    let calendars = desk.folder.path + "/calendars"
    let lines = try desk.watch(
      ["--template", "[{state}]"],
      [
        "said:[ok]", "run:cp \(desk.folder.path)/full.ics \(calendars)/tmp && mv \(calendars)/tmp \(calendars)/a.ics",
        "said:[nothing]", "run:mv \(calendars) \(calendars)-away", "said:[unsure]",
        "run:mv \(calendars)-away \(calendars)", "said:[nothing]", "run:rm \(calendars)/a.ics",
        "run:cp \(desk.folder.path)/full.ics \(calendars)/b.ics", "quiet:500", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `a calendar that a link in the folder leads to is followed`() throws {
    let desk = try Desk()
    let (calendars, out) = (desk.folder.path + "/calendars", desk.folder.path + "/out")
    let lines = try desk.watch(
      ["--template", "[{state}]"],
      [
        "said:[ok]", "run:mkdir \(out); mv \(calendars)/a.ics \(out)/a.ics; ln -s ../out/a.ics \(calendars)/a.ics",
        "quiet:500", "run:printf '%s' '\(Desk.day(hours: 24))' > \(out)/n && mv \(out)/n \(out)/a.ics",
        "said:[nothing]",
        "run:printf '%s' '\(Desk.day(hours: 0))' > \(out)/a.ics", "said:[ok]", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `a burst in a folder is read when it is over`() throws {
    let desk = try Desk()
    try Data(Desk.day(hours: 24).utf8).write(to: URL(filePath: desk.folder.path + "/full.ics"))
    // Without a pause, so that no machine however slow makes one long enough to be taken for the end.
    let files = "\(desk.folder.path)/calendars/$i.ics"
    let burst = "i=0; while [ $i -lt 40 ]; do cp \(desk.folder.path)/full.ics \(files); rm \(files); i=$((i+1)); done"
    let lines = try desk.watch(
      ["--template", "[{state}]"], ["said:[ok]", "run:\(burst)", "quiet:500", "signal:SIGTERM", "ended"])
    #expect(lines == ["[ok]", "killed 15"], "\(lines)")
  }

  @Test func `what is set is heeded at once, also a language and a fault`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["plain"],
      [
        "said:left", "run:\(desk.program) config set display.language de", "said:noch",
        "run:\(desk.program) config set hours.mon-sun none", "said:heute kein Zeitfenster",
        "run:echo nonsense >> \(desk.folder.path)/config/restzeit/config.ini", "said:unbekannt",
        "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `what is written where it is, in parts, is read when it is whole`() throws {
    let desk = try Desk()
    let config = desk.folder.path + "/config/restzeit/config.ini"
    let tasks = desk.folder.path + "/tasks.txt"
    try Data("Report 20min\n".utf8).write(to: URL(filePath: tasks))
    let lines = try desk.watch(
      ["--template", "{state} · {planned}", "--tasks", tasks],
      [
        "said:ok · 20 min planned", "run:cp \(config) \(config).new",
        // What else happens meanwhile must not have it read half.
        "run:: > \(config); \(desk.program) add 'Other heute 5min'; sleep 0.05; cat \(config).new > \(config)",
        "quiet:400",
        "run:: > \(tasks); sleep 0.05; printf 'Report 20min\\nLetter 15min\\n' >> \(tasks)",
        "said:ok · 35 min planned",
        "run:: > \(tasks); touch \(config); sleep 0.05; echo 'Report 25min' >> \(tasks)", "said:ok · 25 min planned",
        "run:mv \(config) \(config)~; sleep 0.05; cp \(config)~ \(config)", "quiet:400", "signal:SIGTERM", "ended",
      ])
    #expect(
      lines == ["ok · 20 min planned", "ok · 35 min planned", "ok · 25 min planned", "killed 15"], "\(lines)")
  }

  @Test func `half a folder of calendars is not shown because the store changes meanwhile`() throws {
    let desk = try Desk()
    try Data(Desk.day(hours: 24).utf8).write(to: URL(filePath: desk.folder.path + "/full.ics"))
    let (full, going) = ("\(desk.folder.path)/calendars/b.ics", desk.folder.path + "/going")
    // Without a pause, so that no machine however slow makes one long enough to be taken for the end.
    let sync = "while [ -e \(going) ]; do cp \(desk.folder.path)/full.ics \(full); rm \(full); done"
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:touch \(going); { \(sync); } & \(desk.program) add 'One heute 20min'; rm \(going); wait",
        "said:ok · 20 min planned", "quiet:500", "signal:SIGTERM", "ended",
      ])
    #expect(lines == ["ok", "ok · 20 min planned", "killed 15"], "\(lines)")
  }

  @Test(arguments: ["close", "signal:SIGPIPE"])
  func `it ends when nobody reads any more, with status 0 and not a word`(how: String) throws {
    let desk = try Desk()
    #expect(try desk.watch(["--template", "x"], ["said:x", how, "ended"]) == ["x", "exited 0"])
  }

  @Test func `after a stop it looks again, and says nothing that it said already`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "signal:SIGSTOP", "run:\(desk.program) add 'Report heute 20min'", "signal:SIGCONT",
        "said:20 min planned", "signal:SIGSTOP", "signal:SIGCONT", "quiet:300", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `a store that is restored is followed`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:\(desk.program) add 'One heute 20min'", "said:20 min planned",
        "run:\(desk.program) add 'Two heute 20min'", "said:40 min planned",
        "run:printf garbage > \(desk.folder.path)/data/restzeit/tasks.db; rm -f \(desk.folder.path)/data/restzeit/tasks.db-*; "
          + "\(desk.program) list",
        "run:\(desk.program) add 'Three heute 25min'", "said:planned", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `a store that is renamed away is followed`() throws {
    let desk = try Desk()
    let store = desk.folder.path + "/data/restzeit/tasks.db"
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:\(desk.program) add 'One heute 20min'", "said:ok · 20 min planned",
        "run:\(desk.program) add 'Two heute 20min'", "said:ok · 40 min planned", "quiet:400",
        "run:mv \(store) \(store).away",
        "said:unsure", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
  }

  @Test func `that a store was healed is shown until a person has been told`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:\(desk.program) add 'One heute 20min'", "said:ok · 20 min planned",
        "run:printf garbage > \(desk.folder.path)/data/restzeit/tasks.db; rm -f \(desk.folder.path)/data/restzeit/tasks.db-*; "
          + "\(desk.program) bar plain", "said:unsure", "run:\(desk.program) list", "said:ok", "signal:SIGTERM",
        "ended",
      ])
    #expect(lines.last == "killed 15" && lines.dropLast().last?.hasPrefix("ok") == true, "\(lines)")
  }

  @Test func `a store that is removed with its folder is none, and a new one is followed`() throws {
    let desk = try Desk()
    let lines = try desk.watch(
      ["--template", "{state} · {planned}"],
      [
        "said:ok", "run:\(desk.program) add 'One heute 20min'", "said:20 min planned",
        "run:rm -r \(desk.folder.path)/data/restzeit", "said:ok", "run:\(desk.program) add 'Two heute 35min'",
        "said:35 min planned", "signal:SIGTERM", "ended",
      ])
    #expect(lines.last == "killed 15", "\(lines)")
    #expect(!lines.contains { $0.contains("unknown") }, "\(lines)")
  }

  @Test func `i3bar's stream begins with its header, and the middle button does the task that is named`() throws {
    let desk = try Desk()
    let click = #",{"name":"restzeit","button":2}"#
    let lines = try desk.watch(
      ["i3bar", "--titles"],
      [
        "said:left", "run:\(desk.program) add 'Report heute 20min'", "said:Report", "send:[", "send:\(click)",
        "said:left", "signal:SIGTERM", "ended",
      ])
    #expect(lines.first == #"{"version":1,"click_events":true,"stop_signal":0}"# && lines.dropFirst().first == "[")
    #expect(lines.last == "killed 15", "\(lines)")
    let list = try ChildProcess.run(desk.program, ["list", "done"], environment: desk.environment).outputText
    #expect(list.contains("Report"))
  }

  @Test func `only what streams can be watched, and only the present`() throws {
    for (line, words) in [
      ("bar tmux --watch", "bar tmux takes no --watch"), ("bar plain --watch --now 2026-11-30T09:00:00Z", "--now"),
      ("bar plain --watch --tasks -", "standard input is read once"), ("left --watch", "left takes no --watch"),
    ] {
      let run = try Restzeit.run(line)
      #expect(run.exitStatus == 2 && run.errorText.contains(words), "\(line): \(run.errorText)")
    }
  }
}

import FoundationEssentials
import TestSupport
import Testing

@testable import Commands

/// What the program offers to shells: by lines that are not finished.
struct CompletionTests {
  private final class Desk {
    let folder: Scratch
    let environment: [String: String]

    init() throws {
      folder = try Scratch([
        "config/restzeit/config.ini": "[calendar work]\npath = /srv/work.ics\n[calendar my home]\npath = /srv/home\n"
      ])
      environment = ["XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config"]
    }

    /// The kind of files, then the words.
    func words(_ typed: String..., meanings: Bool = false) throws -> [String] {
      let run = try Restzeit.run(["__complete"] + typed, environment: environment)
      #expect(run.exitStatus == 0 && run.errorText == "")
      let lines = run.outputText.split(separator: "\n").map(String.init)
      return lines.map { meanings ? $0 : String($0.prefix { $0 != "\t" }) }
    }
  }

  @Test func `a command is completed by its beginning, and only once`() throws {
    let desk = try Desk()
    #expect(try desk.words("le") == ["none", "left"])
    #expect(try desk.words("--json", "re") == ["none", "reopen", "redo", "release", "reset"])
    #expect(try desk.words("") == ["none"] + CommandName.allCases.map(\.rawValue))
    #expect(try desk.words("xyz") == ["none"])
    #expect(try desk.words("xyz", "le") == ["none"])
    #expect(try desk.words("left", "le") == ["none"])
    #expect(try desk.words() == ["none"] + CommandName.allCases.map(\.rawValue))
  }

  @Test(arguments: CommandName.allCases)
  func `the flags of a command are offered, and no other`(command: CommandName) throws {
    let offered = try Desk().words(command.rawValue, "--")
    #expect(offered == ["none"] + Flag.allCases.filter { $0.isTaken(by: command) }.map(\.spelling))
  }

  @Test func `a flag that is given is offered again only if it is repeatable`() throws {
    let desk = try Desk()
    #expect(try desk.words("left", "--zone", "UTC", "--z") == ["none"])
    #expect(try desk.words("left", "--zone=UTC", "--z") == ["none"])
    #expect(try desk.words("left", "--calendar", "a.ics", "--ca") == ["none", "--calendar"])
    #expect(try desk.words("left", "--", "--z") == ["none"])
  }

  @Test func `the value of a flag is completed, also behind an equals sign`() throws {
    let desk = try Desk()
    #expect(try desk.words("left", "--zone", "Europe/Zu") == ["none", "Europe/Zurich"])
    #expect(try desk.words("left", "--zone=Europe/Zu") == ["none", "--zone=Europe/Zurich"])
    #expect(try desk.words("--lang", "") == ["none", "de", "en"])
    #expect(try desk.words("left", "--tasks", "") == ["any"])
    #expect(try desk.words("left", "--calendar", "") == ["calendars", "/srv/work.ics", "/srv/home"])
    #expect(try desk.words("left", "--calendar", "", meanings: true).last == "/srv/home\tmy home")
    #expect(try desk.words("check", "/srv/w") == ["calendars", "/srv/work.ics"])
    #expect(try desk.words("left", "--hours", "") == ["none"])
    #expect(try desk.words("add", "--date", "n") == ["none", "none"])
    let zones = try desk.words("left", "--zone", "")
    #expect(zones.count > 400 && zones.contains("Zulu"))
  }

  @Test func `words that a command knows are completed`() throws {
    let desk = try Desk()
    #expect(try desk.words("list", "") == ["none", "today", "undated", "week", "leftovers", "done", "all"])
    #expect(try desk.words("config", "s") == ["none", "show", "set"])
    #expect(try desk.words("config", "set", "calendar.work.st") == ["none", "calendar.work.stale-after"])
    #expect(try desk.words("config", "set", "me") == ["none", "me.address"])
    #expect(try desk.words("config", "show", "") == ["none"])
    #expect(try desk.words("bar", "i3") == ["none", "i3bar", "i3blocks", "i3status-rust"])
    #expect(try desk.words("bar", "config", "way") == ["none", "waybar"])
    #expect(try desk.words("bar", "c") == ["none", "conky", "config", "click"])
    #expect(try desk.words("week", "--svg", "") == ["any"])
    #expect(try desk.words("help", "q") == ["none", "quick-entry"])
    #expect(try desk.words("help", "hou") == ["none", "hours"])
    #expect(try desk.words("help", "hours", "") == ["none"])
    #expect(try desk.words("hours", "") == ["none", "plus", "minus", "none", "usual"])
    #expect(try desk.words("hours", "tomorrow", "u") == ["none", "usual"])
    #expect(try desk.words("release", "") == ["none", "counts"])
    #expect(try desk.words("release", "Meeting", "c") == ["none", "counts"])
  }

  @Test func `tasks are completed by number, and shown with their titles`() throws {
    let desk = try Desk()
    #expect(try desk.words("done", "") == ["none"])
    #expect(!FileManager.default.fileExists(atPath: desk.folder.path + "/data"), "who only asks makes no store")
    _ = try Restzeit.run(["add"], input: "Alpha\nBeta\n\u{1B}[31m Ga\tmma \n", environment: desk.environment)
    _ = try Restzeit.run("done 2", environment: desk.environment)
    #expect(try desk.words("done", "", meanings: true) == ["none", "1\tAlpha", "3\t\u{FFFD}[31m Ga mma"])
    #expect(try desk.words("show", "3") == ["none", "3"])
    #expect(try desk.words("later", "1", "") == ["none", "3", "undated"])
    #expect(try desk.words("move", "1", "b") == ["none", "bottom", "before"])
    #expect(
      try desk.words("move", "1", "before", "") == ["none", "3", "up", "down", "top", "bottom", "before", "after"])
    #expect(try desk.words("reopen", "", meanings: true) == ["none", "2\tBeta"])
    #expect(try desk.words("morning", "--today", "1", "") == ["none", "3"])
    #expect(try desk.words("left", "") == ["none"])
  }

  /// What is offered must be taken.
  @Test func `each place that move offers is one`() throws {
    let desk = try Desk()
    _ = try Restzeit.run(["add"], input: "Alpha\nBeta\n", environment: desk.environment)
    for place in try desk.words("move", "1", "").dropFirst() where Int(place) == nil {
      let other = ["before", "after"].contains(place) ? " 2" : ""
      #expect(try Restzeit.run("move 1 \(place)\(other)", environment: desk.environment).exitStatus == 0, "\(place)")
    }
  }

  /// What is offered must be taken.
  @Test(arguments: ["hours", "release"])
  func `each word that is offered for a day or an entry is one`(command: String) throws {
    let desk = try Desk()
    let event = "BEGIN:VEVENT\nUID:a\nSUMMARY:Meeting\nDTSTART:20261130T100000\nDTEND:20261130T110000\nEND:VEVENT\n"
    let folder = try Scratch(["a.ics": "BEGIN:VCALENDAR\n\(event)END:VCALENDAR\n"])
    let offered = try desk.words(command, "").dropFirst()
    #expect(!offered.isEmpty)
    func run(_ line: String) throws -> ChildProcess {
      let flags = " --now 2026-11-30T09:10:00+01:00 --hours 'mon-sun 8-12' --calendar \(folder.path)/a.ics"
      return try Restzeit.run(line + flags, environment: ["XDG_DATA_HOME": folder.path])
    }
    for word in offered {
      let window = ["plus": " 12:00-13:00", "minus": " 8-9"][word] ?? ""
      let line = command == "hours" ? "hours \(word)\(window)" : "release Meeting \(word)"
      if command == "release" { #expect(try run("release Meeting").exitStatus == 0) }
      let said = try run(line)
      #expect(said.exitStatus == 0, "\(line): \(said.errorText)")
    }
  }

  @Test func `many tasks are offered in part, and each by its digits`() throws {
    let desk = try Desk()
    let lines = (1...(Completion.most + 20)).map { "Task number \($0)\n" }.joined()
    _ = try Restzeit.run(["add"], input: lines, environment: desk.environment)
    #expect(try desk.words("done", "").count == Completion.most + 1)
    #expect(try desk.words("done", "51") == ["none"] + (["51"] + (510...519).map(String.init)))
  }

  @Test func `a faulty configuration, an odd zone or no folder for the store offers nothing and says nothing`() throws {
    let folder = try Scratch(["config/restzeit/config.ini": "[hours\nnonsense\n"])
    let environment = ["XDG_CONFIG_HOME": folder.path + "/config", "XDG_DATA_HOME": "relative", "TZ": "Mars/Olympus"]
    for words in [["done", ""], ["left", "--calendar", ""], ["le"]] {
      let run = try Restzeit.run(["__complete"] + words, environment: environment)
      #expect(run.exitStatus == 0 && run.errorText == "", "\(words)")
    }
  }

  @Test func `that a store had to be healed is left to the next command to say`() throws {
    let desk = try Desk()
    _ = try Restzeit.run("add Alpha", environment: desk.environment)
    let store = URL(filePath: desk.folder.path + "/data/restzeit/tasks.db")
    try Data(repeating: 0x58, count: 8192).write(to: store)
    let run = try Restzeit.run(["__complete", "done", ""], environment: desk.environment)
    #expect(run.exitStatus == 0 && run.outputText.hasPrefix("none\n"))
    #expect(run.errorText == "")
    let next = try Restzeit.run("list", environment: desk.environment)
    #expect(next.errorText.hasPrefix("restzeit: the tasks' file was damaged"), "\(next.errorText)")
  }

  @Test func `a path that is not one line of plain text is not offered`() throws {
    let folder = try Scratch(["config/restzeit/config.ini": "[calendar a]\npath = /srv/a\u{202E}b.ics\n"])
    let run = try Restzeit.run(
      ["__complete", "left", "--calendar", ""], environment: ["XDG_CONFIG_HOME": folder.path + "/config"])
    #expect(run.outputText == "calendars\n")
  }
}

import FoundationEssentials
import TestSupport
import Testing

/// What a store that is not as it should be does to the program.
struct StoreTests {
  private final class Desk {
    let folder: Scratch
    let store: String
    private let environment: [String: String]
    private let now = ["--now", "2026-11-30T09:10:00+01:00", "--hours", "mon-fri 8-12, 13-17"]

    init() throws {
      folder = try Scratch([:])
      store = folder.path + "/restzeit/tasks.db"
      environment = ["XDG_DATA_HOME": folder.path]
    }

    func run(_ line: String, input: String = "") throws -> ChildProcess {
      try Restzeit.run(Restzeit.words(line) + now, input: input, environment: environment)
    }

    func bytes() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: store))) }
    func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: store)) }
  }

  @Test func `a question makes no store, and neither does a line that gets no answer`() throws {
    let desk = try Desk()
    for line in [
      "left", "today", "list all", "busy", "why", "fits", "fits 1h", "morning", "hours", "release", "search x",
      "show 1",
      "done 1", "undo", "redo", "plan 1", "add ''", "add --time 25:00 x", "add --dry-run x", "release nothing",
      "hours 25-26", "edit 1 x", "morning --today 1",
    ] {
      let run = try desk.run(line)
      if line.hasPrefix("morning --") { #expect(run.exitStatus == 2, "no such leftover") }
      #expect(try FileManager.default.contentsOfDirectory(atPath: desk.folder.path).isEmpty, "\(line)")
    }
    #expect(try desk.run("add x").exitStatus == 0)
    #expect(FileManager.default.fileExists(atPath: desk.store))
  }

  @Test func `a newer schema is refused, and the file is untouched`() throws {
    let desk = try Desk()
    _ = try desk.run("add x heute")
    var bytes = try desk.bytes()
    // The user version (SQLite's file format, §1.3.14).
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try desk.write(bytes)
    for line in ["left", "list", "add y", "undo", "today"] {
      let run = try desk.run(line)
      #expect(run.exitStatus == 2 && run.outputText == "", "\(line)")
      #expect(run.errorText.hasPrefix("restzeit: tasks: a newer restzeit wrote them (schema 99, known here up to "))
    }
    #expect(try desk.bytes() == bytes)
    let file = try desk.run("left --tasks -", input: "a 1h\n")
    #expect(file.exitStatus == 0 && file.errorText == "")
  }

  @Test func `a damaged store is moved aside and restored, and every word of it is true`() throws {
    let desk = try Desk()
    _ = try desk.run("add One heute")
    _ = try desk.run("add Two heute")
    try desk.write(Array("garbage".utf8))
    let healed = try desk.run("list")
    #expect(healed.exitStatus == 0)
    #expect(healed.errorText.contains("the tasks' file was damaged and is restored · from the backup of "))
    #expect(healed.errorText.contains("what was changed since may be missing"))
    #expect(healed.errorText.contains("/restzeit/tasks.db-damaged-"))
    #expect(try desk.run("list").errorText == "")
    // #2 was there and is lost: its number is not given again.
    #expect(try desk.run("add Three").outputText.hasPrefix("101  Three"))
  }

  @Test func `a store that is gone is not said to have been damaged`() throws {
    let desk = try Desk()
    for title in ["One", "Two"] { _ = try desk.run("add \(title) heute") }
    for ending in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: desk.store + ending) }
    let run = try desk.run("list")
    #expect(run.errorText.hasPrefix("restzeit: the tasks' file was gone and is restored · from the backup of "))
  }

  @Test func `what stands in the place of the store's folder and is none is no store that is empty`() throws {
    for make in ["touch", "ln -s restzeit", "ln -s nowhere"] {
      let desk = try Desk()
      _ = try ChildProcess.run("/bin/sh", ["-c", "\(make) \(desk.folder.path)/restzeit"])
      for line in ["left", "list", "today", "add x"] {
        let run = try desk.run(line)
        #expect(run.exitStatus == 2 && run.errorText.hasPrefix("restzeit: tasks: "), "\(line): \(run.errorText)")
      }
      let bar = try desk.run("bar waybar")
      #expect(bar.exitStatus == 0 && bar.errorText == "" && bar.outputText.contains(#""alt":"unknown""#))
    }
    // Where there cannot be one, there is none.
    let run = try Restzeit.run(
      "left --hours 'mon-fri 8-12' --now 2026-11-30T09:10:00Z", environment: ["HOME": "/dev/null", "TZ": "UTC"])
    #expect(run.exitStatus == 0, "\(run.errorText)")
  }

  @Test func `bars show that a store was healed until a person has been told, and do not count as one`() throws {
    let desk = try Desk()
    _ = try desk.run("add One heute")
    _ = try desk.run("add Two heute")
    #expect(try desk.run("bar waybar").outputText.contains(#""alt":"ok""#))
    try desk.write(Array("garbage".utf8))
    for line in ["bar waybar", "bar waybar", "bar click done", "bar menu --pick 'Three heute'", "bar waybar"] {
      let run = try desk.run(line)
      guard line == "bar waybar" else { continue }
      #expect(run.outputText.contains(#""alt":"unsure""#) && run.errorText == "")
      #expect(run.outputText.contains("the tasks' file was damaged and is restored · from the backup of "))
    }
    #expect(try desk.run("left").errorText.contains("the tasks' file was damaged and is restored"))
    #expect(try desk.run("bar waybar").outputText.contains(#""alt":"ok""#))
    #expect(try desk.run("left").errorText == "")
  }

  @Test func `a damaged store of which nothing is left begins anew, and says so`() throws {
    let desk = try Desk()
    _ = try desk.run("add One heute")
    try FileManager.default.removeItem(atPath: desk.folder.path + "/restzeit/backups")
    try desk.write(Array("garbage".utf8))
    let healed = try desk.run("list --lang de")
    #expect(healed.outputText.contains("keine Aufgaben"))
    #expect(healed.errorText.contains("war beschädigt, nichts daraus ist lesbar: sie beginnt neu"))
  }

  @Test func `a folder in its place is a clear error`() throws {
    let desk = try Desk()
    try FileManager.default.createDirectory(atPath: desk.store, withIntermediateDirectories: true)
    let run = try desk.run("add x")
    #expect(run.exitStatus == 2 && run.errorText.hasPrefix("restzeit: tasks: it is a folder\n"), "\(run.errorText)")
  }

  @Test func `the tasks of a file and those of the store come out the same`() throws {
    let desk = try Desk()
    let lines = "Report 2h\n15:00 Call 30min\nMilk\nSlides 3h\nWalk 45min\n08:30 Water 10min\n"
    let stored = lines.split(separator: "\n").map { "\($0) heute\n" }.joined()
    _ = try desk.run("add", input: stored)
    for command in ["left", "fits 1h", "fits 1h --first"] {
      let store = try desk.run(command)
      let file = try desk.run("\(command) --tasks -", input: lines)
      #expect(store.exitStatus == file.exitStatus, "\(command)")
      // Only those of the store have numbers.
      let unnumbered = (1...9).reduce(store.outputText) { $0.replacing("#\($1) ", with: "") }
      #expect(!file.outputText.isEmpty && unnumbered == file.outputText, "\(command)")
    }
    let store = try desk.run("left --json").data(BudgetData.self)
    let file = try desk.run("left --json --tasks -", input: lines).data(BudgetData.self)
    #expect(store.left == file.left && store.planned == file.planned && store.over == file.over)
    #expect(store.tasks.map(\.cost) == file.tasks.map(\.cost) && store.tasks.map(\.fits) == file.tasks.map(\.fits))
  }
}

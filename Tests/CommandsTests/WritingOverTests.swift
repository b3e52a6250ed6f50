import FoundationEssentials
import TestSupport
import Testing

/// What the program writes where it is told to never takes the place of anything else.
struct WritingOverTests {
  @Test(arguments: [
    "export FILE", "export --ics FILE", "export --todo-txt FILE", "week --svg FILE", "week --html FILE",
  ])
  func `only what is of the same kind is written over`(line: String) throws {
    let other = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//another//EN\r\nEND:VCALENDAR\r\n"
    let folder = try Scratch(["work.ics": other])
    let environment = ["XDG_DATA_HOME": folder.path + "/data"]
    func run(_ line: String) throws -> ChildProcess {
      let now = ["--now", "2026-11-30T09:10:00+01:00"]
      let hours = line.hasPrefix("export") ? [] : ["--hours", "mon-fri 8-12"]
      return try Restzeit.run(Restzeit.words(line) + now + hours, environment: environment)
    }
    #expect(try run("add A heute").exitStatus == 0)
    for path in [folder.path + "/work.ics", folder.path + "/data/restzeit/tasks.db"] {
      let before = try Data(contentsOf: URL(filePath: path))
      let refused = try run(line.replacing("FILE", with: path))
      #expect(refused.exitStatus == 2 && refused.outputText == "", "\(path)")
      #expect(refused.errorText.contains("cannot be written: something else is there already"), "\(refused.errorText)")
      #expect(try Data(contentsOf: URL(filePath: path)) == before)
    }
    let own = line.replacing("FILE", with: folder.path + "/own")
    #expect(try run(own).exitStatus == 0)
    #expect(try run(own).exitStatus == 0)
  }

  @Test(arguments: [
    "export FILE", "export --ics FILE", "export --todo-txt FILE", "week --svg FILE", "week --html FILE",
  ])
  func `a symbolic link stays one, and what it leads to is written, if it may be`(line: String) throws {
    let folder = try Scratch(["other/work.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"])
    let manager = FileManager.default
    // To what is not there yet, relative to the link, and over another link.
    let links = ["new": "other/new", "again": folder.path + "/new", "bad": "other/work.ics", "loop": "loop"]
    for (name, target) in links {
      try manager.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    func run(_ line: String) throws -> ChildProcess {
      let now = ["--now", "2026-11-30T09:10:00+01:00"]
      let hours = line.hasPrefix("week") ? ["--hours", "mon-fri 8-12"] : []
      return try Restzeit.run(Restzeit.words(line) + now + hours, environment: ["XDG_DATA_HOME": folder.path + "/data"])
    }
    _ = try run("add A heute")
    for name in ["new", "again"] {
      for _ in 1...2 { #expect(try run(line.replacing("FILE", with: "\(folder.path)/\(name)")).exitStatus == 0) }
    }
    for name in ["bad", "loop"] {
      #expect(try run(line.replacing("FILE", with: "\(folder.path)/\(name)")).exitStatus == 2, "\(name)")
    }
    for (name, target) in links {
      #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)") == target)
    }
    #expect(try Set(manager.contentsOfDirectory(atPath: folder.path + "/other")) == ["new", "work.ics"])
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/other/work.ics")).count == 32)
  }

  /// The mark of a list of tasks stands at the end of its lines.
  @Test func `a list of tasks with a long first line is still one`() throws {
    let folder = try Scratch([:])
    let environment = ["XDG_DATA_HOME": folder.path]
    let added = try Restzeit.run(
      ["add", "--title", String(repeating: "a\t", count: 4000) + "a"], environment: environment)
    #expect(added.exitStatus == 0)
    for _ in 1...2 {
      #expect(try Restzeit.run("export --todo-txt \(folder.path)/a.txt", environment: environment).exitStatus == 0)
    }
  }
}

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
}

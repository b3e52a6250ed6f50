import BudgetCore
import FoundationEssentials
import Host
import Rendering
import TestSupport
import Testing

@testable import Commands

/// Words for faults that a test machine cannot be brought to, or only with a prepared folder.
struct UsageWordsTests {
  @Test(
    arguments: [
      (
        UsageFault.unusableZone(.machine("/etc/localtime")),
        "'/etc/localtime' holds no time zone: a TZif file is needed there",
        "«/etc/localtime» enthält keine Zeitzone: eine TZif-Datei gehört dorthin"
      ),
      (
        .tasksUnreadable("a.txt", .unreadable(.notPermitted)),
        "--tasks: 'a.txt' cannot be read: permission is denied",
        "--tasks: «a.txt» ist nicht lesbar: es fehlt die Berechtigung"
      ),
      (
        .tasksUnreadable("a.txt", .unreadable(.system("EIO"))),
        "--tasks: 'a.txt' cannot be read: an input or output error",
        "--tasks: «a.txt» ist nicht lesbar: Ein- oder Ausgabefehler"
      ),
      (
        .tasksUnreadable("a.txt", .unreadable(.system("71"))), "--tasks: 'a.txt' cannot be read: error 71",
        "--tasks: «a.txt» ist nicht lesbar: Fehler 71"
      ),
    ] as [(UsageFault, String, String)])
  func `what the machine refuses is worded in both languages`(fault: UsageFault, english: String, german: String) {
    #expect(fault.notice(in: .english).headline == english)
    #expect(fault.notice(in: .german).headline == german)
  }

  @Test func `a task file behind links in a circle cannot be read`() throws {
    let folder = try Scratch([:])
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/a", withDestinationPath: folder.path + "/b")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/b", withDestinationPath: folder.path + "/a")
    let run = try Restzeit.run("left \(monday) --tasks \(folder.path)/a")
    #expect(run.exitStatus == 2 && run.output.isEmpty)
    #expect(run.errorText.contains("cannot be read: its links lead in a circle\n"))
    #expect(
      try Restzeit.run("left \(monday) --tasks \(folder.path)/a --lang de").errorText.contains(
        "die Links führen im Kreis"))
  }

  @Test func `a task file of more than 16 MB cannot be read`() throws {
    let run = try Restzeit.run("left \(monday) --tasks -", input: String(repeating: "a\n", count: 9 << 20))
    #expect(run.exitStatus == 2 && run.output.isEmpty)
    #expect(run.errorText.hasPrefix("restzeit: --tasks: '-' cannot be read: it is longer than 16 MB\n"))
  }
}

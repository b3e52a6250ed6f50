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

  @Test(arguments: [
    (
      "8-12; 13-17", "hours:1:5: ';' is not allowed here: a comma or the end is", "write a comma before another window",
      "hours:1:5: «;» ist hier nicht erlaubt: ein Komma oder das Ende ist es",
      "vor ein weiteres Fenster ein Komma schreiben"
    ),
    (
      "none, 8-12", "hours:1:5: ',' is not allowed here: the end is", "write none, or the windows",
      "hours:1:5: «,» ist hier nicht erlaubt: das Ende ist es", "keine schreiben, oder die Fenster"
    ),
    (
      "20-24",
      "hours:1:1: '00:00-02:00' would be left, which begins after midnight: a window belongs to the day it starts on",
      "set the hours of both days",
      "hours:1:1: «00:00-02:00» bliebe übrig und fängt nach Mitternacht an: ein Fenster gehört zum Tag, an dem es anfängt",
      "die Zeitfenster beider Tage setzen"
    ),
  ])
  func `what are no hours of one day is worded in both languages`(
    text: String, english: String, doEnglish: String, german: String, doGerman: String
  ) throws {
    let fault = try #require(throws: HoursFault.self) {
      try WorkingWeek.removing(WorkingWeek.parseWindows(text), from: WorkingWeek.parseWindows("18-2"))
    }
    let (inEnglish, inGerman) = (fault.notice(of: text, in: .english), fault.notice(of: text, in: .german))
    #expect(inEnglish.headline == english && inEnglish.remedy == doEnglish)
    #expect(inGerman.headline == german && inGerman.remedy == doGerman)
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

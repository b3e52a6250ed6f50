import FoundationEssentials
import TestSupport
import Testing

/// `calendar` where something is not known, and how often the calendars are read for a streak.
struct LookingTests {
  private static let now = "--now 2026-11-30T09:00:00+01:00"

  private static func run(_ line: String, _ folder: Scratch) throws -> ChildProcess {
    try Restzeit.run(line, environment: ["XDG_DATA_HOME": folder.path + "/data"])
  }

  @Test func `without hours a month and a day are told without load and line`() throws {
    let folder = try Scratch([:])
    for line in ["add A heute 1h", "add B heute 9h", "done 1"] {
      #expect(try Self.run("\(line) \(Self.now)", folder).exitStatus == 0)
    }
    let month = try Self.run("calendar --plain \(Self.now)", folder)
    #expect(month.exitStatus == 0)
    #expect(
      month.outputText == """
        November 2026
        1 of 2 done
        no calendar
        no hours known, so no load
        Monday 30 November, today: 1 of 2 done

        """)
    let day = try Self.run("calendar today \(Self.now)", folder)
    #expect(day.exitStatus == 0)
    #expect(
      day.outputText == """
        Monday 30 November
        1 of 2 done · no calendar

        Tasks
          9 h  #2 B

        Done
          #1 A

        """)
    #expect(try Self.run("calendar today --json \(Self.now)", folder).outputText.contains("\"load\":null"))
  }

  /// A holiday of four weeks, whole days but for its weekends: nineteen idle days with windows, and the day before them.
  @Test func `for the streak the calendars are read twice for a month of idle days, and not at all for a busy one`()
    throws
  {
    let folder = try Scratch([
      "a.ics": calendar([
        "DTSTART;VALUE=DATE:20261102\nDTEND;VALUE=DATE:20261128\nSUMMARY:Holiday"
      ])
    ])
    func at(_ day: String) -> String {
      "--hours 'mon-fri 8-12' --calendar \(folder.path)/a.ics --now 2026-\(day)T09:00:00+01:00"
    }
    func readings(_ line: String) throws -> (streak: String, count: Int) {
      let log = folder.path + "/log"
      let run = try ChildProcess.run(
        "/usr/bin/strace", ["-f", "-e", "trace=openat", "-o", log, Restzeit.path] + Restzeit.words(line),
        environment: [
          "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": Restzeit.noConfiguration, "TZ": "Europe/Zurich",
          "LANG": "C",
        ])
      #expect(run.exitStatus == 0, "\(run.errorText)")
      let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      return (run.outputText, calls.count { $0.contains("/a.ics\"") })
    }
    for (line, day) in [("add A heute", "10-30"), ("add B heute", "10-30"), ("done 1", "10-30")] {
      #expect(try Self.run("\(line) \(at(day))", folder).exitStatus == 0)
    }
    let busy = try readings("streak \(at("10-30"))")
    #expect(busy.streak == "streak 1 day · 1 done today\n")
    let idle = try readings("streak \(at("11-30"))")
    #expect(idle.streak == "streak 1 day · nothing done today yet\n")
    // The opening that lists the file is one of them all.
    #expect(idle.count - busy.count == 2)
    #expect(try readings("streak --strict \(at("11-30"))").count == busy.count)
  }
}

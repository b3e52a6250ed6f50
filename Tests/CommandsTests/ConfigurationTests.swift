import BudgetCore
import FoundationEssentials
import Host
import TestSupport
import Testing

@testable import Commands

/// A scratch folder as the place of the configuration, and the program run with it.
struct Configured {
  let folder: Scratch

  /// `text` is the configuration, in which `%` is the folder; nil: there is none.
  init(_ text: String?, _ files: [String: String] = [:]) throws {
    folder = try Scratch(files)
    guard let text else { return }
    let whole = text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: folder.path)
    try FileManager.default.createDirectory(atPath: folder.path + "/restzeit", withIntermediateDirectories: true)
    try Data(whole.utf8).write(to: URL(filePath: path))
  }

  var path: String { folder.path + "/restzeit/config.ini" }

  var environment: [String: String] { ["XDG_CONFIG_HOME": folder.path, "HOME": folder.path] }

  func run(_ line: String) throws -> ChildProcess { try Restzeit.run(line, environment: environment) }

  func text() throws -> String { String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self) }

  func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  func age(_ file: String, to moment: String) throws {
    let seconds = try #require(Moment(rfc3339: moment)).seconds
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: Double(seconds))], ofItemAtPath: folder.path + "/" + file)
  }
}

private let now = "--now 2026-11-30T09:00:00+01:00"

struct ConfigurationTests {
  @Test func `what is refused is said with its file, line and place, in both languages`() throws {
    for row in try Table("settings.txt", separator: "¦").rows {
      let text = row[0].map { $0 == "¶" ? "\n" : $0 == "␁" ? "\u{1}" : String($0) }.joined()
      let configured = try Configured(text + "\n")
      for (language, first, remedy) in [("en", row[1], row[2]), ("de", row[3], row[4])] {
        let outcome = Program.outcome(
          of: Session(
            arguments: ["left", "--lang", language],
            environment: HostEnvironment(variables: configured.environment), now: Moment(seconds: 0)))
        let lines = outcome.remarks.split(separator: "\n").map(String.init)
        #expect(outcome.status == 2 && outcome.output == "", "\(row)")
        #expect(lines.count == 4 && lines[0] == "restzeit: \(configured.path):\(first)", "\(row): \(lines)")
        #expect(lines.last == "  " + remedy, "\(row)")
      }
    }
  }

  @Test func `the place is shown by carets under the line`() throws {
    let configured = try Configured("# mine\n[hours]\n  fri = 8-12, 25:00-26:00 ; x\n")
    #expect(
      try configured.run("left").errorText == """
        restzeit: \(configured.path):3:15: '25:00' is not a time of day: hours run from 00:00 to 24:00
            fri = 8-12, 25:00-26:00 ; x
                        ^^^^^
          write 22:00-02:00 for a window across midnight

        """)
  }

  @Test func `a command is answered from what is configured`() throws {
    let configured = try Configured(
      "[hours]\nmon = 8-12, 13-17\n[calendar work]\npath = %/a.ics\n[me]\naddress = ann@example.org\n",
      [
        "a.ics": calendar([
          meeting("0900", "1000"), meeting("1300", "1400", "ATTENDEE;PARTSTAT=DECLINED:mailto:ann@example.org"),
        ]), "b.ics": calendar([meeting("0900", "1100")]),
      ])
    let left = try configured.run("left \(now)")
    #expect(left.outputText == "6 h left\n" && left.errorText == "" && left.exitStatus == 0)
    let events = try #require(configured.run("busy --events --json \(now)").data(BusyData.self).events)
    #expect(events.map(\.calendar) == ["work", "work"] && events.map(\.rule) == ["opaque", "declined"])
    #expect(try configured.run("left \(now) --calendar \(configured.folder.path)/b.ics").outputText == "5 h left\n")
    #expect(try configured.run("left \(now) --hours 'mon 8-11'").outputText == "1 h left\n")
    #expect(try configured.run("left \(now) --me bob@example.org").outputText == "5 h left\n")
    #expect(try configured.run("fits 3h \(now)").exitStatus == 0)
    #expect(try configured.run("today \(now)").outputText.contains("6 h left"))
  }

  @Test(arguments: [
    ("", "4 h left\n"), ("transparent = count\n", "3 h left\n"), ("tentative = ignore\n", "5 h left\n"),
  ])
  func `the policies of a calendar decide`(policy: String, left: String) throws {
    let configured = try Configured(
      "[hours]\nmon = 9-15\n[calendar work]\npath = %/a.ics\n\(policy)",
      [
        "a.ics": calendar([
          meeting("0900", "1000", "TRANSP:TRANSPARENT"), meeting("1000", "1100", "STATUS:TENTATIVE"),
          meeting("1100", "1200"),
        ])
      ])
    #expect(try configured.run("left \(now)").outputText == left)
  }

  @Test func `a whole day that covers the windows is ignored as the answer advises`() throws {
    let day = "DTSTART;VALUE=DATE:20261130\nDTEND;VALUE=DATE:20261201\nSUMMARY:Holiday"
    let configured = try Configured(
      "[hours]\nmon = 8-12\n[calendar feasts]\npath = %/a.ics\n", ["a.ics": calendar([day])])
    let advice = "a whole-day entry covers them, feasts: set all-day = ignore if it should not count"
    #expect(try configured.run("left \(now)").outputText == "nothing left · \(advice)\n")
    #expect(try configured.run("config set calendar.feasts.all-day ignore").exitStatus == 0)
    #expect(try configured.run("left \(now)").outputText == "3 h left\n")
  }

  @Test func `the day begins as configured, unless a flag says otherwise`() throws {
    let configured = try Configured("[hours]\nsun = 8-12\nday-start = 10:00\n")
    let data = "busy --json \(now)"
    #expect(try configured.run(data).data(BusyData.self).from == "2026-11-28T23:00:00Z")
    #expect(try configured.run(data + " --day-start 0").data(BusyData.self).from == "2026-11-29T23:00:00Z")
  }

  @Test func `the language and plain words are as configured, unless a flag says otherwise`() throws {
    let configured = try Configured("[hours]\nmon = 8-12\n[display]\nlanguage = de\nplain = yes\n")
    #expect(try configured.run("left \(now)").outputText == "noch 3 Stunden, kein Kalender\n")
    #expect(try configured.run("left \(now) --lang en").outputText == "3 hours left, no calendar\n")
    #expect(try configured.run("help").outputText.hasPrefix("restzeit: wie viel"))
    #expect(try configured.run("lef").errorText.hasPrefix("restzeit: «lef» ist kein Befehl"))
    let plain = try Configured("[hours]\nmon = 8-12\n[display]\nplain = no\n")
    #expect(
      try Restzeit.run("left \(now)", environment: plain.environment.merging(["RESTZEIT_PLAIN": "1"]) { $1 }).outputText
        == "3 hours left, no calendar\n")
  }

  @Test func `without a file nothing is configured, and a home is where it is looked for`() throws {
    let none = try Configured(nil)
    #expect(try none.run("left \(now) --hours 'mon 8-12'").outputText == "3 h left · no calendar\n")
    #expect(try none.run("left \(now)").errorText.hasPrefix("restzeit: no hours known"))
    let home = try Scratch([".config/restzeit/config.ini": "[hours]\nmon = 8-12\n"])
    let found = ["XDG_CONFIG_HOME": "", "HOME": home.path]
    #expect(try Restzeit.run("left \(now)", environment: found).outputText == "3 h left · no calendar\n")
    #expect(
      try Restzeit.run("config path", environment: found).outputText == "\(home.path)/.config/restzeit/config.ini\n")
    let relative = ["XDG_CONFIG_HOME": "etc", "HOME": ""]
    #expect(try Restzeit.run("left \(now) --hours 'mon 8-12'", environment: relative).exitStatus == 0)
    let lost = try Restzeit.run("config path", environment: relative)
    #expect(lost.exitStatus == 2 && lost.errorText.hasPrefix("restzeit: no folder for the configuration: "))
    let german = try Restzeit.run("config show --lang de", environment: relative)
    #expect(german.errorText.hasPrefix("restzeit: kein Ordner für die Konfiguration: "))
  }

  @Test func `a broken configuration does not stop a command that flags give everything`() throws {
    let broken = try Configured("[hours]\nmon = never\n[display]\nlanguage = de\n", ["a.ics": calendar([])])
    let given = [
      "--hours 'mon 8-12'", "--calendar \(broken.folder.path)/a.ics", "--me ann@example.org", "--day-start 0",
    ]
    let whole = try broken.run("left \(now) \(given.joined(separator: " "))")
    #expect(whole.outputText == "noch 3 h\n" && whole.exitStatus == 0 && whole.errorText == "")
    for left in given.indices {
      let line = given.indices.filter { $0 != left }.map { given[$0] }.joined(separator: " ")
      let run = try broken.run("left \(now) \(line)")
      #expect(run.exitStatus == 2 && run.outputText == "", "\(line)")
      #expect(run.errorText.contains("config.ini:2:7: "), "\(line)")
    }
    #expect(try broken.run("check \(broken.folder.path)/a.ics").exitStatus == 0)
    for line in ["--version", "help", "left --help"] { #expect(try broken.run(line).exitStatus == 0, "\(line)") }
  }

  @Test func `it is not opened when it has nothing to say`() throws {
    let configured = try Configured(nil)
    // A folder cannot be read as a file, so a look at it would be told.
    try FileManager.default.createDirectory(atPath: configured.path, withIntermediateDirectories: true)
    let line = "left \(now) --hours 'mon 8-12' --calendar /dev/null/a --me a@b --day-start 0 --lang en --plain"
    #expect(try configured.run(line).exitStatus == 1)
    let read = try configured.run("left")
    #expect(read.exitStatus == 2)
    #expect(read.errorText.hasPrefix("restzeit: \(configured.path): cannot be read: it is not a file\n"))
    #expect(try configured.run("left --lang de").errorText.contains("config.ini: nicht lesbar: es ist keine Datei\n"))
  }

  @Test func `a configuration that is no text or far too long is refused`() throws {
    let configured = try Configured("[hours]\nmon = 8-12\n")
    try Data([0x5B, 0x0A, 0xFF]).write(to: URL(filePath: configured.path))
    #expect(try configured.run("left").errorText.contains("config.ini: cannot be read: line 2 is not UTF-8\n"))
    try Data(repeating: 0x0A, count: 65_537).write(to: URL(filePath: configured.path))
    #expect(try configured.run("left").errorText.contains("config.ini: cannot be read: it is longer than 64 KB\n"))
    let long = try Configured("[calendar a]\npath = /\(String(repeating: "x", count: 300))\n").run("left")
    #expect(
      long.exitStatus == 2 && long.errorText.contains("config.ini:2:200: the line is too long: at most 199 bytes"))
  }
}

struct StaleTests {
  private static let hours = "[hours]\nmon = 8-12\n"

  @Test func `an export older than allowed makes the answer doubtful, to the second`() throws {
    let configured = try Configured(
      Self.hours + "[calendar work]\npath = %/work.ics\nstale-after = 3d\n", ["work.ics": calendar([])])
    try configured.age("work.ics", to: "2026-11-21T07:00:00Z")
    let run = try configured.run("left \(now)")
    #expect(run.outputText == "about 3 h left · work.ics is 9 days old\n" && run.errorText == "" && run.exitStatus == 1)
    let german = try configured.run("today --lang de \(now)")
    let reason = "ist 9 Tage alt: was seither geändert wurde, steht nicht drin; neu exportieren"
    #expect(german.errorText == "restzeit: \(configured.folder.path)/work.ics: \(reason)\n" && german.exitStatus == 1)
    let data = try configured.run("left --json \(now)").data(BudgetData.self)
    #expect(data.bound == "about" && data.problems.map(\.effect) == ["doubtful"])
    #expect(data.problems.map(\.calendar) == ["work"])
    #expect(try configured.run("fits 1h \(now)").errorText.split(separator: "\n").count == 1)
    try configured.age("work.ics", to: "2026-11-27T08:00:00Z")
    #expect(try configured.run("left \(now)").outputText == "3 h left\n")
    try configured.age("work.ics", to: "2026-11-27T07:59:59Z")
    #expect(try configured.run("left \(now)").outputText == "about 3 h left · work.ics is 3 days old\n")
    // A clock that runs behind makes nothing old.
    try configured.age("work.ics", to: "2030-01-01T00:00:00Z")
    #expect(try configured.run("left \(now)").exitStatus == 0)
  }

  @Test func `a folder is as old as its newest file, or as what fresh-by names`() throws {
    let text = Self.hours + "[calendar family]\npath = %/f\nstale-after = 2d\n"
    let files = ["f/1.ics": calendar([]), "f/2.ics": calendar([], uid: "b"), "status": "", "f/color": ""]
    let configured = try Configured(text, files)
    try configured.age("f/1.ics", to: "2026-11-01T00:00:00Z")
    try configured.age("f/2.ics", to: "2026-11-30T00:00:00Z")
    #expect(try configured.run("left \(now)").outputText == "3 h left\n")
    try configured.age("f/2.ics", to: "2026-11-20T08:00:00Z")
    #expect(try configured.run("left \(now)").outputText == "about 3 h left · family is 10 days old\n")
    #expect(try configured.run("config set calendar.family.fresh-by \(configured.folder.path)/status").exitStatus == 0)
    try configured.age("status", to: "2026-11-29T09:00:00Z")
    #expect(try configured.run("left \(now)").outputText == "3 h left\n")
    try configured.age("status", to: "2026-11-15T08:00:00Z")
    #expect(try configured.run("left \(now)").outputText == "about 3 h left · family is 15 days old\n")
  }

  @Test func `an age that cannot be known is doubted, and a calendar that is not there is missing`() throws {
    let configured = try Configured(
      Self.hours + "[calendar work]\npath = %/work.ics\nstale-after = 3d\nfresh-by = %/gone\n",
      ["work.ics": calendar([])])
    let run = try configured.run("left \(now)")
    #expect(run.outputText == "about 3 h left\n" && run.exitStatus == 1)
    #expect(
      run.errorText.hasSuffix("/gone: cannot be read (there is no such file): how old the calendar is, is not known\n"))
    let gone = try Configured(Self.hours + "[calendar work]\npath = %/work.ics\nstale-after = 3d\n")
    #expect(try gone.run("left \(now)").outputText == "at most 3 h left\n")
  }
}

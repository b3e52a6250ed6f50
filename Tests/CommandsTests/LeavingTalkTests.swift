import FoundationEssentials
import TestSupport
import Testing

/// The introduction and the reset, on a terminal of their own.
struct LeavingTalkTests {
  /// A home of its own.
  private final class Home {
    let folder: Scratch
    let environment: [String: String]

    init(_ files: [String: String] = [:]) throws {
      folder = try Scratch(files)
      environment = [
        "HOME": folder.path, "TZ": "Europe/Zurich", "LANG": "en_US.UTF-8", "TERM": "xterm", "PATH": "/usr/bin:/bin",
        "NO_COLOR": "1", "COLUMNS": "80",
      ]
    }

    func run(_ words: [String], input: String = "") throws -> ChildProcess {
      try ChildProcess.run(Restzeit.path, words, stdin: Array(input.utf8), environment: environment)
    }

    func talk(_ words: [String], _ steps: [String]) throws -> [String] {
      try ChildProcess.onTerminal(Restzeit.path, words, steps, environment: environment)
    }

    func text(_ name: String) -> String? { try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8) }

    func names(_ name: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + name)) ?? []).sorted()
    }

    static let config = ".config/restzeit/config.ini"
    static let data = ".local/share/restzeit"
  }

  private static let calendar = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n"
  private static let outlook = [
    "BEGIN:VCALENDAR", "METHOD:PUBLISH", "X-CALSTART:20261101T000000Z",
    "X-MS-OLK-WKHRSTART;TZID=\"W. Europe Standard Time\":073000",
    "X-MS-OLK-WKHREND;TZID=\"W. Europe Standard Time\":163000", "X-MS-OLK-WKHRDAYS:MO,TU,WE,FR",
    "X-OWNER;CN=\"Me, Myself\":mailto:me@example.org", "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  @Test func `the introduction finds calendars, offers what an export says, and writes the configuration`() throws {
    let home = try Home([
      ".config/vdirsyncer/config":
        "[general]\nstatus_path = \"~/.vdirsyncer/status/\"\n[storage a]\ntype = \"filesystem\"\npath = \"~/dav/*\"\n",
      "dav/office/1.ics": Self.calendar, ".calendars/empty/color": "#fff",
      ".local/share/evolution/calendar/system/calendar.ics": Self.calendar,
      ".thunderbird/x.default/local.ics": Self.calendar, ".thunderbird/x.default/Mail/no.ics": Self.calendar,
      "out.ics": Self.outlook,
    ])
    let shown = try home.talk(
      ["init"],
      [
        "said:The one rule", "said:1  ", "said:Which?", "send:1, ~/none.ics\\n", "said:there is no such file",
        "said:Which?", "send:1, 3, ~/out.ics\\n", "said:local.ics does not renew", "send:no\\n",
        "said:out.ics does not renew", "send:\\n", "said:mon-wed 07:30-16:30; fri 07:30-16:30", "send:mon 25-26\\n",
        "said:is not a time of day", "said:When", "send:\\n", "said:me@example.org", "send:\\n", "said:Write ",
        "send:\\n", "ended",
      ])
    #expect(shown.suffix(2) == ["exited 0", "as it was"], "\(shown)")
    let path = home.folder.path
    #expect(shown.contains("  1  \(path)/dav") && shown.contains("  2  \(path)/.local/share/evolution/calendar"))
    #expect(shown.contains("  3  \(path)/.thunderbird/x.default/local.ics"))
    #expect(!shown.contains { $0.contains("no.ics") || $0.contains(".calendars") })
    #expect(
      home.text(Home.config) == """
        [calendar dav]
        path = \(path)/dav

        [calendar local]
        path = \(path)/.thunderbird/x.default/local.ics

        [calendar out]
        path = \(path)/out.ics
        stale-after = 3d

        [hours]
        mon-wed = 07:30-16:30
        fri = 07:30-16:30

        [me]
        address = me@example.org

        """)
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + Home.config)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try home.run(["config", "check"]).exitStatus == 0)
  }

  @Test func `a configuration that is there is asked about, and what else it holds stays`() throws {
    let old = "# mine\n[hours]\nmon-fri = 08:00-12:00 ; half\nsat = 9-11\n\n[display]\nlanguage = en\n"
    let home = try Home([Home.config: old])
    let refused = try home.talk(
      ["init"],
      [
        "said:Enter: none", "send:\\n", "said:as set", "send:mon-fri 8-17\\n", "said:addresses", "send:\\n",
        "said:is there already", "send:\\n", "said:yes or no", "said:Write into it", "send:n\\n", "ended",
      ])
    #expect(refused.suffix(3) == ["nothing was changed", "exited 1", "as it was"], "\(refused)")
    #expect(home.text(Home.config) == old)
    let written = try home.talk(
      ["init"],
      [
        "said:Enter: none", "send:none\\n", "said:as set", "send:mon-fri 8-17\\n", "said:addresses", "send:a\\n",
        "said:'a' is not an e-mail address", "send:me@a.ch you@a.ch\\n", "said:Write into it", "send:yes\\n", "ended",
      ])
    #expect(written.suffix(2) == ["exited 0", "as it was"], "\(written)")
    #expect(
      home.text(Home.config)
        == "# mine\n[hours]\nmon-fri = 08:00-17:00 ; half\nsat = none\n\n[display]\nlanguage = en\n\n[me]\naddress = me@a.ch, you@a.ch\n"
    )
    let same = try home.talk(
      ["init"], ["said:none", "send:\\n", "said:as", "send:\\n", "said:a.ch", "send:\\n", "ended"])
    #expect(same.contains("nothing was changed") && same.contains("exited 0"), "\(same)")
  }

  @Test(arguments: [["send:\\x04"], ["send:none\\n", "said:When", "send:\\x04"], ["signal:SIGINT"]])
  func `a half-answered introduction writes nothing`(steps: [String]) throws {
    let home = try Home()
    let shown = try home.talk(["init"], ["said:Calendars"] + steps + ["ended"])
    #expect(shown.contains("exited 2") || shown.contains { $0.hasSuffix("killed 2") }, "\(shown)")
    #expect(home.names(".") == [])
  }

  @Test(arguments: ["init", "reset"])
  func `without a terminal nobody is asked, and nothing is changed`(command: String) throws {
    let home = try Home([Home.config: "[hours]\nmon = 8-12\n"])
    _ = try home.run(["add", "a"])
    let before = try home.run(["list", "undated"]).outputText
    let run = try home.run([command], input: "yes\nforget\n")
    #expect(run.exitStatus == 2 && run.outputText == "")
    #expect(
      run.errorText == """
        restzeit: \(command) asks a person, and there is no terminal: nothing was changed
          run restzeit \(command) in a terminal

        """)
    #expect(
      try home.run(["list", "undated"]).outputText == before && home.text(Home.config) == "[hours]\nmon = 8-12\n")
  }

  @Test func `a broken configuration stops the introduction before it asks`() throws {
    let home = try Home([Home.config: "[hours]\nmon = 25-26\n"])
    let shown = try home.talk(["init"], ["ended"])
    #expect(shown.contains("exited 2") && !shown.contains { $0.contains("The one rule") }, "\(shown)")
  }

  @Test(arguments: [
    ("no\\n", "", "exited 1"), ("\\n", "", "exited 1"), ("yes\\n", "reset\\n", "exited 2"),
    ("y\\n", "\\x04", "exited 2"),
  ])
  func `a reset without its word changes nothing`(first: String, second: String, end: String) throws {
    let home = try Home([Home.config: "[hours]\nmon = 8-12\n"])
    _ = try home.run(["add", "a"])
    let names = home.names(Home.data)
    let steps = ["said:Go on?", "send:\(first)"] + (second.isEmpty ? [] : ["said:forget", "send:\(second)"])
    let shown = try home.talk(["reset"], steps + ["ended"])
    #expect(shown.suffix(2) == [end, "as it was"], "\(shown)")
    #expect(shown.contains { $0.contains("nothing was changed") })
    #expect(home.names(Home.data) == names && home.text(Home.config) != nil)
    #expect(try home.run(["list", "undated"]).outputText.contains("#1 a"))
  }

  @Test func `a reset keeps an export beside, and all begins anew`() throws {
    let home = try Home([Home.config: "[hours]\nmon = 8-12\n"])
    _ = try home.run(["add"], input: "a\nb\n")
    let export = try home.run(["export", "--now", "2026-11-30T09:00:00Z"]).outputText
    let shown = try home.talk(
      ["reset", "--now", "2026-11-30T09:00:00Z"],
      ["said:All tasks (2)", "said:Go on?", "send:yes\\n", "said:'forget'", "send:forget\\n", "ended"])
    #expect(shown.contains("all removed; restzeit init begins anew") && shown.suffix(2).first == "exited 0", "\(shown)")
    let kept = home.names(Home.data)
    #expect(kept.count == 2 && kept[0].hasPrefix("backups-until-") && kept[1].hasPrefix("restzeit-export-"), "\(kept)")
    #expect(home.text("\(Home.data)/\(kept[1])") == export)
    #expect(home.text(Home.config) == nil)
    #expect(home.names(".config/restzeit").first?.hasPrefix("config.ini-until-") == true)
    #expect(try home.run(["today"]).errorText.contains("or run restzeit init"))
    // No store heals itself from what is kept.
    #expect(try home.run(["add", "new"]).outputText.hasPrefix("1  new"))
    let back = try home.run(["import", home.folder.path + "/\(Home.data)/\(kept[1])"])
    #expect(back.outputText == "2 added\n", "\(back.errorText)")
  }

  @Test func `a purge keeps nothing, neither of this store nor of earlier ones, and no file of others`() throws {
    let home = try Home(["\(Home.data)/notes.txt": "mine", Home.config: "[hours]\nmon = 8-12\n"])
    let answers = ["said:?", "send:ja\\n", "said:vergessen", "send:vergessen\\n", "ended"]
    _ = try home.run(["add", "a"])
    _ = try home.talk(["reset", "--lang", "de"], answers)
    _ = try home.run(["add", "a"])
    let shown = try home.talk(["reset", "--purge", "--lang", "de"], ["said:Behalten wird nichts."] + answers)
    #expect(shown.contains("exited 0"), "\(shown)")
    #expect(home.names(Home.data) == ["notes.txt"] && home.names(".config/restzeit") == [])
  }

  @Test func `the introduction is put in German and plainly too`() throws {
    let home = try Home()
    let shown = try home.talk(
      ["init", "--plain", "--lang", "de"],
      [
        "said:Die eine Regel", "said:Enter: keine", "send:\\n", "said:Wann arbeitest du", "send:mo 8-12\\n",
        "said:Adressen", "send:keine\\n", "said:schreiben? ja/nein", "send:ja\\n", "ended",
      ])
    #expect(shown.suffix(2) == ["exited 0", "as it was"] && !shown.joined().contains("ß"), "\(shown)")
    #expect(home.text(Home.config) == "[hours]\nmon = 08:00-12:00\n")
  }
}

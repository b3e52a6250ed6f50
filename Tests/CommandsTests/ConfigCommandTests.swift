import FoundationEssentials
import TestSupport
import Testing

struct ConfigCommandTests {
  @Test func `set makes a private file, show shows it, check finds no fault`() throws {
    let configured = try Configured(nil)
    let set = try configured.run("config set hours.mon-tue 8-12, 13-17")
    #expect(set.outputText == "\(configured.path):2: mon-tue = 8-12, 13-17\n" && set.exitStatus == 0)
    #expect(try configured.run("config set calendar.work.path '~/my files/w.ics'").exitStatus == 0)
    #expect(
      try configured.text() == "[hours]\nmon-tue = 8-12, 13-17\n\n[calendar work]\npath = ~/my files/w.ics\n")
    #expect(try configured.mode(configured.path) == 0o600)
    #expect(try configured.mode(configured.folder.path + "/restzeit") == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: configured.folder.path + "/restzeit")
    #expect(names == ["config.ini"])
    #expect(
      try configured.run("config show").outputText == """
        # \(configured.path)
        [hours]
        mon = 08:00-12:00, 13:00-17:00
        tue = 08:00-12:00, 13:00-17:00

        [calendar work]
        path = \(configured.folder.path)/my files/w.ics

        """)
    #expect(try configured.run("config check").outputText == "\(configured.path): no faults\n")
    #expect(try configured.run("config check --lang de").outputText == "\(configured.path): keine Fehler\n")
    #expect(try configured.run("config path").outputText == "\(configured.path)\n")
  }

  @Test func `set keeps comments and order, and what a link leads to`() throws {
    let configured = try Configured(nil, ["dotfiles/r.ini": "# Mine\r\n[hours]\r\nfri = 8-12 ; short\r\n# end\r\n"])
    let target = configured.folder.path + "/dotfiles/r.ini"
    try FileManager.default.createDirectory(
      atPath: configured.folder.path + "/restzeit", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: configured.path, withDestinationPath: target)
    #expect(try configured.run("config set hours.friday 9-11").exitStatus == 0)
    #expect(try configured.text() == "# Mine\r\n[hours]\r\nfri = 9-11 ; short\r\n# end\r\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: configured.path) == target)
  }

  @Test(arguments: [
    ("hours.fri 25-26", "hours.fri: "), ("hours.sat 7-9", "hours.sat: '22-8' of Friday"),
    ("calendar.new.all-day ignore", "calendar.new.all-day: the calendar 'new' has no path"),
    ("display.plain '8;9'", "display.plain: a semicolon"),
    ("me.adress a@example.org", "config set: 'adress' is not a key"),
    ("calendar.a]b.path /a", "config set: 'calendar a]b' is not a section"),
  ])
  func `set refuses what would not be sound, and changes nothing`(words: String, said: String) throws {
    let text = "[hours]\nfri = 22-8\n"
    let configured = try Configured(text)
    let run = try configured.run("config set " + words)
    #expect(run.exitStatus == 2 && run.outputText == "" && run.errorText.hasPrefix("restzeit: " + said))
    #expect(try configured.text() == text)
  }

  @Test func `a fault that is there already is named by its own place, and may be mended`() throws {
    let configured = try Configured("[hours]\nmon = never\n")
    let run = try configured.run("config set me.address a@example.org")
    #expect(run.exitStatus == 2 && run.errorText.hasPrefix("restzeit: \(configured.path):2:7: "))
    #expect(try configured.run("config set hours.mon 8-12").exitStatus == 0)
    #expect(try configured.text() == "[hours]\nmon = 8-12\n")
  }

  @Test func `check tells every fault`() throws {
    let configured = try Configured("[hours]\nmon = never\n[x]\n[display]\nplain = 7\n")
    let run = try configured.run("config check")
    #expect(run.exitStatus == 2 && run.outputText == "")
    let places = run.errorText.split(separator: "\n").filter { $0.hasPrefix("restzeit: ") }.map {
      $0.dropFirst("restzeit: \(configured.path):".count).prefix(3)
    }
    #expect(places == ["2:7", "3:2", "5:9"])
    #expect(try configured.run("config show").exitStatus == 2)
    #expect(try configured.run("config path").exitStatus == 0)
  }

  @Test func `without a file nothing is set, and that is no fault`() throws {
    let configured = try Configured(nil)
    #expect(
      try configured.run("config check").outputText == "\(configured.path): there is no such file, nothing is set\n")
    #expect(
      try configured.run("config show").outputText == "# \(configured.path): there is no such file, nothing is set\n")
    #expect(
      try configured.run("config show --lang de").outputText
        == "# \(configured.path): diese Datei gibt es nicht, es ist nichts eingestellt\n")
    #expect(try configured.run("config check").exitStatus == 0)
  }

  @Test func `letters of an argument and of a file never steer the terminal`() throws {
    let configured = try Configured("[calendar a\u{202E}b]\npath = /a\u{202E}b\n[\u{9B}31m]\n")
    for line in [
      "config show", "config check", "left", "config set \u{1B}[2J.x y", "config \u{1B}[2J",
      "config set hours.fri \u{1B}[2J",
    ] {
      let run = try configured.run(line)
      #expect(run.exitStatus == 2, "\(line.debugDescription)")
      #expect(
        !(run.outputText + run.errorText).unicodeScalars.contains {
          ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}"
        }, "\(line.debugDescription)")
    }
  }
}

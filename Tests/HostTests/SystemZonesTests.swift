import BudgetCore
import Host
import Testing

@Suite struct SystemZonesTests {
  let zones = SystemZones(folders: ["/usr/share/zoneinfo"])

  @Test(arguments: [
    ("Europe/Zurich", "Europe/Zurich"), ("europe/zurich", "Europe/Zurich"), ("EUROPE/ZURICH", "Europe/Zurich"),
    ("america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"), ("us/eastern", "US/Eastern"), ("EST", "EST"),
    ("cet", "CET"), ("gmt+0", "GMT+0"), ("etc/gmt-14", "Etc/GMT-14"), ("utc", "UTC"), ("Zulu", "Zulu"),
  ])
  func `a name is found without regard to case and given as the database spells it`(asked: String, spelt: String) {
    #expect(zones.rules(named: asked)?.name == spelt)
  }

  @Test(arguments: [
    "", "/", "/Europe/Zurich", "Europe/Zurich/", "Europe//Zurich", "Europe", "Europe/", "../zoneinfo/Europe/Zurich",
    "Europe/../Europe/Zurich", "./Europe/Zurich", "/usr/share/zoneinfo/Europe/Zurich", "localtime", "LocalTime",
    "posixrules", "Factory", "factory", "posix/Europe/Zurich", "right/Europe/Zurich", "Right/UTC", "zone.tab",
    "tzdata.zi", "leapseconds", "Europe/Zürich", "Europe/Zurich\u{0}", "Europe\\Zurich", " Europe/Zurich",
    "Europe/Zurich ", "Europe/Zuric", "Europe/Zurichh", "Mars/Phobos", "\u{212A}wajalein",
  ])
  func `what is no name of the database finds nothing`(name: String) {
    #expect(zones.rules(named: name) == nil)
  }

  @Test func `a name may have 255 bytes and no more`() {
    let scratch = Scratch()
    let utc = Program.run("cat /usr/share/zoneinfo/Etc/UTC").output
    let long = String(repeating: "a", count: 200) + "/" + String(repeating: "b", count: 54)
    scratch.file(long, utc)
    scratch.file(long + "b", utc)
    let zones = SystemZones(folders: [scratch.path])
    #expect(zones.rules(named: long) != nil)
    #expect(zones.rules(named: long + "b") == nil)
  }

  @Test func `a database whose names are a FIFO, a folder, a huge file or no zone file gives nothing, at once`() {
    let scratch = Scratch()
    scratch.fifo("Fifo")
    scratch.folder("Folder")
    scratch.file("Text", "root:x:0:0")
    scratch.file("Huge", Program.run("cat /usr/share/zoneinfo/Etc/UTC; head -c 1100000 /dev/zero").output)
    scratch.link("Loop", to: "Loop")
    scratch.link("Round", to: ".")
    let zones = SystemZones(folders: [scratch.path])
    for name in ["Fifo", "Folder", "Text", "Huge", "Loop", "fifo", "folder", "Round/Round/Fifo"] {
      #expect(zones.rules(named: name) == nil, "\(name)")
    }
    #expect(zones.names() == [])
  }

  @Test func `a name is looked up once`() {
    let scratch = Scratch()
    scratch.file("Here", Program.run("cat /usr/share/zoneinfo/Asia/Tokyo").output)
    let zones = SystemZones(folders: [scratch.path])
    #expect(zones.rules(named: "Here")?.initialOffset != nil)
    #expect(zones.rules(named: "There") == nil)
    scratch.file("Here", "no longer a zone")
    scratch.file("There", Program.run("cat /usr/share/zoneinfo/Asia/Tokyo").output)
    #expect(zones.rules(named: "Here") != nil)
    #expect(zones.rules(named: "There") == nil)
    let others = SystemZones(folders: [scratch.path])
    #expect(others.rules(named: "Here") == nil)
    #expect(others.rules(named: "There") != nil)
  }

  @Test func `the first folder that has a name wins, and UTC is known without any`() {
    let scratch = Scratch()
    let tokyo = Program.run("cat /usr/share/zoneinfo/Asia/Tokyo").output
    scratch.file("Europe/Zurich", tokyo)
    let both = SystemZones(folders: [scratch.path, "/usr/share/zoneinfo"])
    #expect(both.rules(named: "Europe/Zurich")?.offset(at: Moment(seconds: 0)) == 9 * 3600)
    #expect(both.rules(named: "Europe/Berlin") != nil)
    let none = SystemZones(folders: [])
    #expect(none.rules(named: "utc") == .utc)
    #expect(none.rules(named: "Europe/Zurich") == nil)
    #expect(none.names() == [])
  }

  @Test func `TZDIR comes before the system's folders, and what is not there is left out`() {
    let scratch = Scratch()
    let own = SystemZones(environment: HostEnvironment(variables: ["TZDIR": scratch.path]))
    #expect(own.folders.prefix(2) == [scratch.path, "/usr/share/zoneinfo"])
    let gone = SystemZones(environment: HostEnvironment(variables: ["TZDIR": scratch.path + "/gone"]))
    #expect(gone.folders.first == "/usr/share/zoneinfo")
  }

  @Test(arguments: [
    ("Europe/Zurick", "Europe/Zurich"), ("zurich", "Europe/Zurich"), ("Zürich", "Europe/Zurich"),
    ("new york", "America/New_York"), ("Amerika/New_York", "America/New_York"), ("Europe/Berlim", "Europe/Berlin"),
    ("UTCC", "UTC"),
  ])
  func `the nearest name is the one that was meant`(asked: String, meant: String) {
    #expect(zones.nearest(to: asked, count: 3).contains(meant))
  }

  @Test func `nothing is near to what is like nothing, and never more than asked`() {
    #expect(zones.nearest(to: "qqqqqqqqqqqq", count: 3) == [])
    #expect(zones.nearest(to: "", count: 3) == [])
    #expect(zones.nearest(to: "Europe/Zurick", count: 1) == ["Europe/Zurich"])
    #expect(zones.nearest(to: "GMT+", count: 2).count == 2)
    #expect(zones.nearest(to: "Europe/Zurick", count: 0) == [])
    #expect(zones.nearest(to: String(repeating: "x", count: 1_000_000), count: 3) == [])
  }
}

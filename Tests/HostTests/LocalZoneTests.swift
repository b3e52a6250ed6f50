import BudgetCore
import Host
import Testing

@Suite struct LocalZoneTests {
  private let database = "/usr/share/zoneinfo"

  private func local(_ setting: String?, localtime: String = "/nonexistent") throws(UnusableZone) -> LocalZone {
    try SystemZones(folders: [database], localtime: localtime)
      .local(environment: HostEnvironment(variables: setting.map { ["TZ": $0] } ?? [:]))
  }

  @Test(arguments: [
    ("Europe/Zurich", "Europe/Zurich"), (":Europe/Zurich", "Europe/Zurich"), ("europe/zurich", "Europe/Zurich"),
    ("/usr/share/zoneinfo/Europe/Zurich", "Europe/Zurich"), (":/usr/share/zoneinfo/Europe/Zurich", "Europe/Zurich"),
    ("posix/Europe/Zurich", "Europe/Zurich"), ("EST5EDT", "EST5EDT"), ("UTC", "UTC"), ("", "UTC"), (":", "UTC"),
    ("UTC0", "UTC0"), ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"), ("<+03>-3", "<+03>-3"),
  ])
  func `TZ is a name, a path into the database or a rule`(setting: String, name: String) throws {
    let zone = try local(setting)
    #expect(zone.rules.name == name)
    #expect(zone.source == .variable)
  }

  @Test func `a name wins over a rule of the same spelling, with its history`() throws {
    // Before 1976 New York's standard time ended on the last Sunday of April: 29 April 1973 06:59:59Z is still winter.
    let zone = try local("EST5EDT")
    #expect(zone.rules.offset(at: Moment(seconds: 104_914_799)) == -5 * 3600)
    #expect(zone.rules.offset(at: Moment(seconds: 104_914_800)) == -4 * 3600)
  }

  @Test(arguments: [
    "Europe/Zurick", "Nowhere", "/etc/passwd", "/usr/share/zoneinfo/../../../etc/passwd", "right/Europe/Zurich",
    "CET-1CEST,M3.5.0", "::Europe/Zurich", "/usr/share/zoneinfo", "\u{0}",
  ])
  func `a TZ that names no zone is told, not read as UTC`(setting: String) {
    #expect(throws: UnusableZone.variable(setting)) { try local(setting) }
  }

  @Test func `a localtime that links into the database has its name, by every way of linking`() throws {
    let scratch = Scratch()
    let absolute = scratch.link("absolute", to: "/usr/share/zoneinfo/Europe/Zurich")
    let up = String(repeating: "../", count: 5) + "usr/share/./zoneinfo/Europe/Zurich"
    let relative = scratch.link("relative", to: up)
    let twice = scratch.link("twice", to: "absolute")
    let posix = scratch.link("posix", to: "/usr/share/zoneinfo/posix/Europe/Zurich")
    for path in [absolute, relative, twice, posix] {
      let zone = try local(nil, localtime: path)
      #expect(zone.rules.name == "Europe/Zurich", "\(path)")
      #expect(zone.source == .machine)
    }
    #expect(try local(":" + absolute, localtime: absolute).rules.name == "Europe/Zurich")
  }

  @Test func `a localtime that is a copy is the zone local`() throws {
    let scratch = Scratch()
    let copy = scratch.file("copy", Program.run("cat /usr/share/zoneinfo/Asia/Tokyo").output)
    let zone = try local(nil, localtime: copy)
    #expect(zone.rules.name == "local")
    #expect(zone.rules.offset(at: Moment(seconds: 1_800_000_000)) == 9 * 3600)
  }

  @Test func `a localtime that leads nowhere or holds no zone is told`() {
    let scratch = Scratch()
    let dangling = scratch.link("dangling", to: "/usr/share/zoneinfo/Mars/Phobos")
    let loop = scratch.link("loop", to: "loop")
    let text = scratch.file("text", "Europe/Zurich\n")
    let fifo = scratch.fifo("fifo")
    for path in [dangling, loop, text, fifo] {
      #expect(throws: UnusableZone.machine(path)) { try local(nil, localtime: path) }
    }
  }

  @Test func `a machine that says nothing is in UTC`() throws {
    let zone = try local(nil)
    #expect(zone.rules == .utc)
    #expect(zone.source == .nothing)
  }
}

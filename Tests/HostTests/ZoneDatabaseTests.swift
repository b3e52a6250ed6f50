import BudgetCore
import Host
import Testing

/// The whole database of this machine against other programs that read it.
@Suite struct ZoneDatabaseTests {
  static let zones = SystemZones(folders: ["/usr/share/zoneinfo"])

  @Test func `every zone changes when zdump says so, to the second, from 1970 to 2100`() throws {
    let names = ZoneDatabaseTests.zones.names()
    #expect(names.count > 500)
    let zdump = Zdump(names)
    var transitions = 0
    for name in names {
      let rules = try #require(ZoneDatabaseTests.zones.rules(named: name), "\(name)")
      let expected = try #require(zdump.zones[name], "zdump knows no \(name)")
      #expect(rules.name == name)
      var before = expected.initial
      #expect(rules.offset(at: Moment(seconds: 0)) == before, "\(name) in 1970")
      for change in expected.changes {
        #expect(rules.offset(at: Moment(seconds: change.at - 1)) == before, "\(name) before \(change.at)")
        #expect(rules.offset(at: Moment(seconds: change.at)) == change.offset, "\(name) at \(change.at)")
        before = change.offset
      }
      #expect(rules.changes() == expected.changes, "\(name) has other changes")
      transitions += expected.changes.count
    }
    #expect(transitions > 20_000)
    print("zones against zdump: \(names.count), transitions: \(transitions)")
  }

  @Test func `the database lists the names that find and file say are zones`() {
    let found = Program.run(
      """
      cd /usr/share/zoneinfo && find -L . -type f ! -path './right/*' ! -path './posix/*' \
        -exec sh -c 'head -c 4 "$1" | grep -q TZif && echo "${1#./}"' - {} ';' \
        | grep -vxE 'localtime|posixrules|Factory' | LC_ALL=C sort
      """
    ).lines.map(String.init)
    #expect(ZoneDatabaseTests.zones.names() == found)
  }

  @Test func `a database compiled slim, all rule and few transitions, says the same`() throws {
    let scratch = Scratch()
    let zic = Program.run("/usr/sbin/zic -b slim -d \(scratch.path) /usr/share/zoneinfo/tzdata.zi 2>&1")
    #expect(zic.status == 0)
    let slim = SystemZones(folders: [scratch.path])
    let names = slim.names()
    #expect(names.count > 500)
    // zdump reads the installed files: of America/Ojinaga's slim one it makes a week of daylight time that never was.
    let zdump = Zdump(names, from: 2000, to: 2060)
    for name in names {
      let rules = try #require(slim.rules(named: name), "\(name)")
      let expected = try #require(zdump.zones[name], "\(name)")
      #expect(rules.changes(from: 2000, to: 2060) == expected.changes, "\(name)")
    }
  }

  @Test func `zones that count leap seconds are not read`() throws {
    let scratch = Scratch()
    scratch.file("leaps", "Leap\t2016\tDec\t31\t23:59:60\t+\tS\n")
    let zic = Program.run(
      "/usr/sbin/zic -L \(scratch.path)/leaps -d \(scratch.path)/right /usr/share/zoneinfo/tzdata.zi 2>&1")
    #expect(zic.status == 0)
    #expect(SystemZones(folders: [scratch.path + "/right"]).rules(named: "Europe/Zurich") == nil)
  }
}

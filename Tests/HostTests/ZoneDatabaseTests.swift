import BudgetCore
import Host
import Testing

/// The whole database of this machine against other programs that read it.
@Suite struct ZoneDatabaseTests {
  static let zones = SystemZones(folders: ["/usr/share/zoneinfo"])

  @Test func `every zone changes when zdump says so, to the second, from 1970 to 2100`() throws {
    let names = ZoneDatabaseTests.zones.names()
    #expect(names.count > 500)
    // zdump is asked once for names of one file, or of two with the same bytes.
    let sums = Program.run("cd /usr/share/zoneinfo && md5sum \(names.joined(separator: " "))").lines.map {
      $0.prefix(32)
    }
    #expect(sums.count == names.count)
    let firsts = Dictionary(zip(sums, names), uniquingKeysWith: { first, _ in first })
    let zdump = Zdump(firsts.values.sorted())
    var transitions = 0
    for (name, sum) in zip(names, sums) {
      let rules = try #require(ZoneDatabaseTests.zones.rules(named: name), "\(name)")
      let expected = try #require(firsts[sum].flatMap { zdump.zones[$0] }, "zdump knows no \(name)")
      #expect(rules.name == name)
      var before = expected.initial
      var wrong: [Zdump.Change] = []
      for change in expected.changes {
        if rules.offset(at: Moment(seconds: change.at - 1)) != before
          || rules.offset(at: Moment(seconds: change.at)) != change.offset
        {
          wrong.append(change)
        }
        before = change.offset
      }
      #expect(rules.offset(at: Moment(seconds: 0)) == expected.initial, "\(name) in 1970")
      #expect(wrong.isEmpty, "\(name)")
      #expect(rules.changes() == expected.changes, "\(name) has other changes")
      transitions += expected.changes.count
    }
    #expect(transitions > 20_000)
    print("zones against zdump: \(names.count) (\(firsts.count) files), changes: \(transitions)")
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
    for name in names {
      let rules = try #require(slim.rules(named: name), "\(name)")
      let installed = try #require(ZoneDatabaseTests.zones.rules(named: name), "\(name)")
      #expect(rules.changes(from: 2000, to: 2060) == installed.changes(from: 2000, to: 2060), "\(name)")
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

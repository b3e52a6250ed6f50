import BudgetCore
import Host
import Testing

@Suite struct CalendarFolderTests {
  private let scratch = Scratch()

  private func listing(_ path: String? = nil) -> CalendarListing {
    CalendarFolder(path ?? scratch.path).listing(calendar: "home")
  }

  /// Paths below the scratch folder.
  private func below(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(scratch.path.utf8.count + 1)) } }

  private func problem(_ kind: Problem.Kind, at file: String? = nil) -> Problem {
    Problem(calendar: "home", file: file.map { scratch.path + "/" + $0 }, kind: kind)
  }

  @Test func `a file is itself whatever its ending, and a FIFO is left to its opening`() {
    for path in [
      scratch.file("x.ics"), scratch.file("export"), scratch.file("old~"), scratch.fifo("fifo"), "/dev/null",
    ] {
      #expect(listing(path).files == [path])
      #expect(listing(path).problems == [])
    }
  }

  @Test func `what is missing is a problem of that path`() {
    for name in ["gone", "gone/", "gone/x.ics"] {
      #expect(listing(scratch.path + "/" + name).files == [])
      #expect(listing(scratch.path + "/" + name).problems == [problem(.unreadable(.notFound), at: name)])
    }
    #expect(listing("").problems == [Problem(calendar: "home", file: "", kind: .unreadable(.notFound))])
    scratch.file("x.ics")
    #expect(
      listing(scratch.path + "/x.ics\u{0}").problems == [problem(.unreadable(.notFound), at: "x.ics\u{0}")])
  }

  @Test func `a folder gives every calendar ending of it and below, in byte order`() {
    let names = [
      "B.ICS", "a.b/x.ics", "a/x.Ics", "a/y/z.ical", "a0.ics", "b.icalendar", "c.ifb", "d.vcs", "ä.ics", "ü.ics",
    ]
    for name in names.shuffled() { scratch.file(name) }
    for name in ["README.txt", "icsx", "x.ics.gz", "ics", "color.txt", "a/colour"] { scratch.file(name) }
    #expect(below(listing().files) == names)
    #expect(listing().problems == [])
    #expect(listing().passedOver == [])
  }

  @Test func `paths are the one given and the way below it`() {
    scratch.file("sub/x.ics")
    #expect(listing(scratch.path + "/").files == [scratch.path + "/sub/x.ics"])
    #expect(listing(scratch.path + "/./sub").files == [scratch.path + "/./sub/x.ics"])
  }

  @Test func `names that differ only in how an accent is written are two files`() {
    scratch.file("e\u{301}.ics")
    scratch.file("\u{E9}.ics")
    scratch.file("f.ics")
    #expect(below(listing().files).map { Array($0.utf8.prefix(2)) } == [[0x65, 0xCC], [0x66, 0x2E], [0xC3, 0xA9]])
  }

  @Test func `editors' and synchronisers' leavings are passed over and named`() {
    let leavings = [
      ".git/x.ics", ".hidden.ics", "Work (Anna's conflicted copy 2026-11-30).ics",
      "Work (Case Conflict).ics", "Work (In Konflikt stehende Kopie von Anna 2026-11-30).ics",
      "Work (SFConflict anna@example.org 2026-11-30-08-00-00).ics", "Work (conflicted copy 2026-11-30 080000).ics",
      "a.sync-conflict-20261130-080000-ABCDEFG.ics", "a_conflict-20261130-080000.ics", "x.ics.tmp", "x.ics~", "y.TMP",
    ]
    let kept = [
      "Conflict resolution.ics", "a (conflict of interest).ics", "a.sync-conflict-2026-ABC.ics", "conflicted copy.ics",
      "conflict.ics", "x.ics",
    ]
    for name in leavings + kept { scratch.file(name) }
    #expect(Set(below(listing().files)) == Set(kept))
    #expect(below(listing().passedOver) == [".git"] + leavings.dropFirst())
  }

  @Test func `a folder without calendars is a problem`() {
    for name in ["README.txt", ".hidden.ics", "sub/deeper/notes.md", "x.ics~"] {
      scratch.file(name)
      #expect(listing().problems == [problem(.noCalendarsInFolder)])
      #expect(listing().problems.exactness == .upper)
    }
  }

  @Test(arguments: ["color", "displayname", "work/color", "a/b/displayname"])
  func `an empty collection is honestly empty`(mark: String) {
    scratch.file(mark)
    scratch.folder("other")
    #expect(listing().files == [])
    #expect(listing().problems == [])
  }

  @Test func `links are followed, and a folder is listed once, by its own path`() {
    scratch.file("real/x.ics")
    scratch.link("a-link", to: "real")
    scratch.link("real/up", to: "..")
    scratch.link("real/self", to: ".")
    scratch.link("linked.ics", to: "real/x.ics")
    let outside = Scratch()
    outside.file("far/y.ics")
    outside.link("far/back", to: scratch.path)
    scratch.link("outside", to: outside.path)
    #expect(below(listing().files) == ["linked.ics", "outside/far/y.ics", "real/x.ics"])
    #expect(listing().problems == [])
  }

  @Test func `links to nowhere and what is no file are listed when they look like calendars`() {
    scratch.link("loop.ics", to: "loop.ics")
    scratch.link("gone.ics", to: "nowhere")
    scratch.link("gone", to: "nowhere")
    scratch.fifo("fifo.ics")
    scratch.fifo("fifo")
    scratch.file("folder.ics/x.ics")
    #expect(below(listing().files) == ["fifo.ics", "folder.ics/x.ics", "gone.ics", "loop.ics"])
    #expect(listing().problems == [])
  }

  @Test func `a folder named like a file is a problem when no calendar is in it`() {
    scratch.file("x.ics")
    scratch.folder("empty.ics")
    scratch.folder("outer.ics/Inner.ICS/deeper")
    scratch.file("full.ics/sub/inner.ics/y.ics")
    scratch.file("collection.ics/color")
    scratch.link("seen.ics", to: "full.ics")
    let empty = ["empty.ics", "outer.ics", "outer.ics/Inner.ICS"]
    #expect(listing().problems == empty.map { problem(.noCalendarsInFolder, at: $0) })
    #expect(below(listing().files) == ["full.ics/sub/inner.ics/y.ics", "x.ics"])
    #expect(listing().problems.exactness == .upper)
  }

  @Test func `a folder one may not open is named, the rest is listed`() {
    scratch.file("x.ics")
    scratch.file("closed/y.ics")
    Program.run("chmod 755 \(scratch.path); chmod 000 \(scratch.path)/closed")
    let listing = asNobody { self.listing() }
    #expect(below(listing.files) == ["x.ics"])
    #expect(listing.problems == [problem(.unreadable(.notPermitted), at: "closed")])
    // Without a file that could be seen, what lies behind the closed door is the one problem.
    Program.run("rm \(scratch.path)/x.ics")
    #expect(asNobody { self.listing() }.problems == listing.problems)
  }

  @Test func `too many files and too deep folders end with a problem, exactly at the bound`() {
    for index in 0..<10 { scratch.file("\(index).ics") }
    let folder = CalendarFolder(scratch.path)
    #expect(folder.listing(calendar: "home", fileLimit: 10, depthLimit: 2).problems == [])
    let cut = folder.listing(calendar: "home", fileLimit: 9, depthLimit: 2)
    #expect(cut.files.count == 9)
    #expect(cut.problems == [problem(.bound(.folderFiles, limit: 9))])
    scratch.file("a/b/x.ics")
    #expect(folder.listing(calendar: "home", fileLimit: 99, depthLimit: 2).problems == [])
    scratch.file("a/b/c/x.ics")
    let shallow = folder.listing(calendar: "home", fileLimit: 99, depthLimit: 2)
    #expect(shallow.files.count == 11)
    #expect(shallow.problems == [problem(.bound(.folderDepth, limit: 2), at: "a/b/c")])
    #expect(CalendarFolder.fileLimit == 100_000)
    #expect(CalendarFolder.depthLimit == 32)
  }
}

import FoundationEssentials
import Glibc
import Testing

@testable import Host

/// What `inotify` tells comes before the change is over, so nothing is waited for.
struct FileWatcherTests {
  private let folder: Scratch
  private var root: String { folder.path }

  init() { folder = Scratch() }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: root + "/" + name))
  }

  private func append(_ text: String, _ name: String) {
    let handle = unsafe open(root + "/" + name, O_WRONLY | O_APPEND)
    #expect(unsafe Glibc.write(handle, Array(text.utf8), text.utf8.count) == text.utf8.count)
    close(handle)
  }

  private func make(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: root + "/" + name, withIntermediateDirectories: true)
  }

  private func move(_ from: String, _ to: String) { _ = unsafe rename(root + "/" + from, root + "/" + to) }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
  }

  private func watcher(_ name: String) -> Ear { Ear([WatchedPath(root + "/" + name, topic: 7)]) }

  /// Holds what cannot be copied.
  private final class Ear {
    private var watcher: FileWatcher

    init(_ paths: [WatchedPath]) { watcher = FileWatcher(paths) }

    func changed() -> Set<Int> { watcher.changed().topics }

    func replaced() -> Set<Int> { watcher.changed().replaced }
  }

  /// Whether exactly this topic is told, and then nothing more.
  private func told(_ ear: Ear) -> Bool { ear.changed() == [7] && ear.changed() == [] }

  @Test func `a file that is written, replaced, removed and made anew`() throws {
    try write("a", "x.ics")
    let watcher = watcher("x.ics")
    #expect(watcher.changed() == [])
    let handle = unsafe open(root + "/x.ics", O_WRONLY)
    #expect(unsafe Glibc.write(handle, [UInt8(1)], 1) == 1)
    #expect(told(watcher))
    close(handle)
    #expect(told(watcher))
    try write("b", "new")
    move("new", "x.ics")
    #expect(told(watcher))
    try write("c", "new")
    move("new", "x.ics")
    #expect(told(watcher))
    unsafe unlink(root + "/x.ics")
    #expect(told(watcher))
    try write("d", "x.ics")
    #expect(told(watcher))
    _ = try String(contentsOfFile: root + "/x.ics", encoding: .utf8)
    try write("e", "other.ics")
    #expect(watcher.changed() == [])
  }

  @Test func `a file put in the place of another is told from one that is written where it is`() throws {
    try write("a", "x.ini")
    let watcher = watcher("x.ini")
    try write("b", "new")
    move("new", "x.ini")
    #expect(watcher.replaced() == [7])
    let handle = unsafe open(root + "/x.ini", O_WRONLY | O_TRUNC)
    #expect(watcher.replaced() == [])
    close(handle)
    move("x.ini", "x.ini~")
    try write("c", "x.ini")
    #expect(watcher.replaced() == [])
    unsafe unlink(root + "/x.ini")
    #expect(watcher.replaced() == [])
  }

  @Test func `a file in a folder that is written by another of its names`() throws {
    try make("calendars")
    try write("a", "calendars/a.ics")
    try write("b", "outside.ics")
    #expect(unsafe Glibc.link(root + "/outside.ics", root + "/calendars/b.ics") == 0)
    let watcher = watcher("calendars")
    append("c", "outside.ics")
    #expect(told(watcher))
    // A name that comes later.
    try write("e", "third.ics")
    #expect(unsafe Glibc.link(root + "/third.ics", root + "/calendars/c.ics") == 0)
    _ = watcher.changed()
    append("f", "third.ics")
    #expect(told(watcher))
  }

  @Test func `a file in folders that are not there yet, and come one by one`() throws {
    let watcher = watcher("a/b/x.ics")
    try make("a")
    #expect(told(watcher))
    try make("a/b")
    #expect(told(watcher))
    try write("x", "a/b/x.ics")
    #expect(told(watcher))
    move("a", "gone")
    #expect(told(watcher))
    try make("a/b")
    #expect(told(watcher))
    try write("y", "a/b/x.ics")
    #expect(told(watcher))
  }

  @Test func `everything in a folder and below it, folders that come later too`() throws {
    try make("c/one")
    try write("x", "c/one/a.ics")
    let watcher = watcher("c")
    try write("y", "c/one/a.ics")
    #expect(told(watcher))
    try make("c/two/three")
    #expect(watcher.changed() == [7])
    _ = watcher.changed()
    try write("z", "c/two/three/b.ics")
    #expect(told(watcher))
    unsafe unlink(root + "/c/one/a.ics")
    #expect(told(watcher))
    move("c", "d")
    #expect(told(watcher))
    try write("z", "d/two/three/b.ics")
    #expect(watcher.changed() == [])
    move("d", "c")
    #expect(told(watcher))
    try write("q", "c/two/three/b.ics")
    #expect(told(watcher))
  }

  @Test func `links on the way, and where they lead`() throws {
    try make("real")
    try make("other")
    try write("x", "real/x.ics")
    try write("y", "other/x.ics")
    try link("way", to: "real")
    try link("file.ics", to: "way/x.ics")
    let watcher = watcher("file.ics")
    try write("1", "real/x.ics")
    #expect(told(watcher))
    try link("next", to: "other")
    move("next", "way")
    #expect(told(watcher))
    try write("2", "other/x.ics")
    #expect(told(watcher))
    try write("3", "real/x.ics")
    #expect(watcher.changed() == [])
  }

  @Test func `what links in a folder lead to, those that come later too`() throws {
    for name in ["c", "out", "out/tree"] { try make(name) }
    try write("x", "out/x.ics")
    try link("c/x.ics", to: "../out/x.ics")
    try link("c/none.ics", to: "../out/none.ics")
    let watcher = watcher("c")
    // Written, replaced, and there at last.
    try write("1", "out/x.ics")
    #expect(told(watcher))
    try write("2", "out/next")
    #expect(watcher.changed() == [])
    move("out/next", "out/x.ics")
    #expect(told(watcher))
    try write("3", "out/x.ics")
    #expect(told(watcher))
    try write("4", "out/none.ics")
    #expect(told(watcher))
    try link("c/tree", to: "../out/tree")
    try link("c/y.ics", to: "../out/y.ics")
    #expect(told(watcher))
    try write("5", "out/tree/a.ics")
    #expect(told(watcher))
    try write("6", "out/y.ics")
    #expect(told(watcher))
  }

  @Test func `links in a circle end`() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    try make("c")
    try link("c/up", to: "..")
    let watcher = Ear([WatchedPath(root + "/a", topic: 1), WatchedPath(root + "/c", topic: 2)])
    try write("x", "c/new")
    #expect(watcher.changed().contains(2))
  }

  @Test func `a folder that is held open is told to be gone, and followed when it comes again`() throws {
    try make("s")
    let matching = WatchedPath.Matching("wal") { name, _ in name == "wal" }
    let watcher = Ear([WatchedPath(root + "/s", topic: 3, kind: .events(mask: 0x2 | 0x80, matching))])
    let held = unsafe open(root + "/s", O_RDONLY | O_DIRECTORY)
    defer { close(held) }
    try write("x", "beside")
    #expect(watcher.changed() == [])
    #expect(unsafe rmdir(root + "/s") == 0)
    #expect(watcher.changed() == [3])
    try make("s")
    #expect(watcher.changed() == [3])
    try write("x", "s/wal")
    #expect(watcher.changed() == [3])
  }

  @Test func `only the events that are asked for`() throws {
    try make("s")
    let matching = WatchedPath.Matching("wal") { name, _ in name == "wal" }
    let watcher = Ear([WatchedPath(root + "/s", topic: 3, kind: .events(mask: 0x2 | 0x80, matching))])
    try write("x", "s/other")
    #expect(watcher.changed() == [])
    try write("x", "s/wal")
    #expect(watcher.changed() == [3])
    _ = unsafe rename(root + "/s", root + "/t")
    #expect(watcher.changed() == [3])
    try make("s")
    #expect(watcher.changed() == [3])
    try write("x", "s/wal")
    #expect(watcher.changed() == [3])
  }
}

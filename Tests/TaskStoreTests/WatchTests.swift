import BudgetCore
import Glibc
import TaskStore
import TestSupport
import Testing

/// The system's own word on what happened to the files: `inotify(7)`.
@Suite struct WatchTests {
  private let scratch = Scratch()

  /// A watch on a folder, with the mask that the store names.
  private final class Watch {
    private let files: WatchedFiles
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK))

    init(_ path: String) throws {
      files = Store.watched(path)
      let watch = unsafe inotify_add_watch(descriptor, files.folder, files.mask)
      try #require(watch >= 0)
    }

    deinit { close(descriptor) }

    /// Whether there was an event that counts since the last question. What happened before is in the queue.
    func fired() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      var fired = false
      while case let count = unsafe read(descriptor, &buffer, buffer.count), count > 0 {
        var start = 0
        // wd, mask, cookie, length: four bytes each; then so many bytes of the name, filled up with NUL.
        while start < count {
          func number(_ offset: Int) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(buffer[start + offset + $1]) << UInt32(8 * $1) }
          }
          let length = Int(number(12))
          let name = String(decoding: buffer[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }, as: UTF8.self)
          if files.isChange(name: name, mask: number(4)) { fired = true }
          start += 16 + length
        }
      }
      return fired
    }
  }

  @Test func `a change by another process is noticed, and one who only reads is not`() throws {
    #expect(try Hammer.run("write", scratch.store, "-2").exitStatus == 0)
    // So that today's backup is there.
    #expect(try Hammer.count(scratch.store) == 2)
    let watch = try Watch(scratch.store)
    #expect(!watch.fired())
    // Alone, where the last one to close tidies up, and beside another who has the store open.
    for held in [false, true] {
      let store = held ? try scratch.open() : nil
      #expect(!watch.fired())
      for count in [1, 2] {
        let other = try scratch.open()
        #expect(try other.openTasks(of: .on(today)).count >= 5 && other.dataVersion() > 0)
        #expect(!watch.fired())
        #expect(try Hammer.run("read", scratch.store, "0").outputText == "read 0\n")
        #expect(try Hammer.count(scratch.store) != nil)
        #expect(!watch.fired(), "a reader, held: \(held)")
        #expect(try Hammer.run("write", scratch.store, "-1").exitStatus == 0)
        #expect(watch.fired(), "change \(count), held: \(held)")
      }
      try store?.add("own")
      #expect(watch.fired() == held)
      try store?.undo(at: now)
      #expect(watch.fired() == held)
    }
  }

  @Test func `a store that is healed is noticed, by the files and by its data version`() throws {
    #expect(try Hammer.run("write", scratch.store, "-2").exitStatus == 0)
    let store = try scratch.open()
    #expect(try store.task(1)?.title == "2")
    let version = try store.dataVersion()
    // Another file takes its place, as when a backup is brought in by hand.
    try scratch.write(Array(repeating: 0xA5, count: 9000), to: scratch.store + "-other")
    let watch = try Watch(scratch.store)
    #expect(unsafe rename(scratch.store + "-other", scratch.store) == 0)
    #expect(watch.fired())
    #expect(try Hammer.run("open", scratch.store).outputText.hasPrefix("restored("))
    #expect(watch.fired())
    let healed = try store.dataVersion()
    #expect(healed != version)
    #expect(try store.dataVersion() == healed)
    #expect(try Hammer.run("write", scratch.store, "-1").exitStatus == 0)
    #expect(watch.fired())
    #expect(try store.dataVersion() != healed)
  }

  @Test func `a backup of the day is no change`() throws {
    #expect(try Hammer.run("write", scratch.store, "-2").exitStatus == 0)
    let watch = try Watch(scratch.store)
    #expect(try Hammer.run("open", scratch.store, "2026-12-05").outputText.hasPrefix("sound "))
    #expect(scratch.names(scratch.backups).contains("tasks.db-2026-12-05"))
    #expect(!watch.fired())
  }
}

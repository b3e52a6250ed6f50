import BudgetCore
import FoundationEssentials
import TaskStore
import TestSupport
import Testing

/// Stores of every schema there ever was, as the program of that time wrote them: `schema-1.sql`, …
@Suite struct SchemaTests {
  private let scratch = Scratch()

  private static let names = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"

  private static func file(_ version: Int) throws -> String {
    var folder = "\(#filePath)"
    folder.removeSubrange((folder.lastIndex(of: "/") ?? folder.startIndex)...)
    return String(
      decoding: try Data(contentsOf: URL(filePath: folder + "/schema-\(version).sql")), as: UTF8.self)
  }

  private static func newest() throws -> Int {
    let scratch = Scratch()
    _ = try scratch.open()
    return try #require(Int(try Python.sql(scratch.store, "PRAGMA user_version")))
  }

  private func old(_ version: Int) throws {
    _ = try scratch.open()
    try scratch.remove(scratch.store)
    _ = try Python.sql(scratch.store, try Self.file(version))
  }

  @Test func `each old schema is brought up to date, with all that was in it`() throws {
    let fresh = Scratch()
    _ = try fresh.open()
    for version in 1...(try Self.newest()) {
      try old(version)
      let store = try scratch.open()
      #expect(store.health == .sound)
      #expect(try Python.sql(scratch.store, Self.names) == Python.sql(fresh.store, Self.names), "schema \(version)")
      let tasks = try store.allTasks()
      #expect(tasks.map(\.title) == ["Zahnarzt", "Bericht", "Milch"])
      #expect(tasks.map(\.state) == [.done, .open, .dropped])
      #expect(tasks[0].time == ClockTime(hour: 14, minute: 0) && tasks[0].duration == Length(minutes: 45))
      #expect(tasks[0].identity.description == "f81d4fae-7dec-41d0-a765-00a0c91e6bf6")
      // Counted beside the rows: one open, and none of the day before.
      #expect(try Everything(store).tasks == tasks && store.counts(on: tomorrow).leftovers == 1)
      #expect(tasks[1].day == .on(today) && tasks[1].reminder == .at(.midnight))
      #expect(try store.hours(on: today) == "08:00-12:00")
      #expect(try store.releases(from: now, to: now + Length(hours: 1)).map(\.uid) == ["1@example.org"])
      #expect(try store.dayCounts(from: yesterday, to: today).map(\.open) == [1])
      // Its history can be undone by a program of today.
      #expect(try store.undo(steps: 9, at: now).map(\.kind) == [.edit])
      #expect(try store.task(2)?.title == "Bericht?")
      #expect(try store.add("new") == [5])
    }
  }

  @Test func `an old schema is read where it cannot be written, and stays as it is`() throws {
    for version in 1..<(try Self.newest()) {
      try old(version)
      let bytes = try scratch.bytes()
      // As a person whom the rights of files bind, also where the tests run as root.
      let run = try Hammer.shell(
        """
        chmod 400 "$1"; chmod 500 "$(dirname "$1")"
        [ $(id -u) = 0 ] && bind='setpriv --bounding-set=-all --inh-caps=-all'
        $bind "$0" list "$1"
        chmod -R u+rwX "$(dirname "$1")"
        """, scratch.store)
      #expect(run.outputText == "writable=false\n1 Zahnarzt\n2 Bericht\n3 Milch\n", "\(run.errorText)")
      #expect(try scratch.bytes() == bytes)
    }
  }

  @Test func `a newer schema is refused, and its file is untouched`() throws {
    try scratch.open().add("a")
    _ = try Python.sql(scratch.store, "PRAGMA user_version = 99")
    let bytes = try scratch.bytes()
    #expect(throws: StoreFault.newerSchema(found: 99, known: try Self.newest())) { try scratch.open(on: tomorrow) }
    #expect(try scratch.bytes() == bytes)
    #expect(scratch.names(scratch.folder + "/restzeit") == ["backups", "tasks.db", "tasks.db-queue"])
    #expect(scratch.names(scratch.backups) == [])
  }

  @Test func `tables that are none of ours are moved aside, and not filled`() throws {
    _ = try scratch.open()
    try scratch.remove(scratch.store)
    _ = try Python.sql(scratch.store, "CREATE TABLE task (x);\nINSERT INTO task VALUES (1);")
    let store = try scratch.open()
    guard case .restored(nil, let aside?, 0) = store.health else {
      Issue.record("\(store.health)")
      return
    }
    #expect(try Python.sql(aside, "SELECT x FROM task") == "1")
    #expect(try store.add("a") == [1])
  }

  @Test func `every path there can be is opened, and none that there cannot`() throws {
    for name in ["file:x?mode=memory.db", "with space & %41.db", "ä.db", ":memory:", "-"] {
      let path = scratch.folder + "/" + name
      try Store(opening: path, date: today).add("a")
      #expect(try Store(opening: path, date: today).titles() == ["a"])
      #expect(scratch.exists(path))
    }
    for path in ["", "a\u{0}b"] {
      #expect(throws: StoreFault.refusedValue) { try Store(opening: path, date: today) }
    }
    #expect(throws: StoreFault.self) { try Store(opening: "/dev/null/x/tasks.db", date: today) }
    #expect(throws: StoreFault.self) { try Store(opening: scratch.folder, date: today) }
  }

  @Test func `a store in memory does all but last`() throws {
    let store = try Store(inMemoryBecause: .full)
    #expect(store.health == .inMemory(.full) && store.isWritable)
    try store.add("a", "b")
    try store.undo(at: now)
    #expect(try store.allTasks().isEmpty && store.redo(at: now).count == 1)
  }

  @Test func `the data version changes when another process changes something, and only then`() throws {
    let store = try scratch.open()
    let first = try store.dataVersion()
    try store.add("own")
    #expect(try store.dataVersion() == first)
    let other = try scratch.open()
    #expect(try other.allTasks().count == 1 && store.dataVersion() == first)
    try other.add("other's")
    #expect(try store.dataVersion() != first)
  }

  @Test func `several questions are answered as of one moment`() throws {
    let store = try scratch.open()
    let other = try scratch.open()
    try store.add("a")
    let seen = try store.reading { () throws(StoreFault) in
      let before = try store.openTasks(of: .on(today)).count
      try other.add("b")
      return [before, try store.openTasks(of: .on(today)).count]
    }
    #expect(seen == [1, 1])
    #expect(try store.titles() == ["a", "b"])
  }
}

import BudgetCore
import FoundationEssentials
import TaskStore
import TestSupport
import Testing

@Suite struct HealingTests {
  private let scratch = Scratch()

  /// 200 tasks that the backup of today has, and 100 that came after it. The file is whole, without a -wal.
  private func fill() throws {
    try add(200, on: yesterday)
    try add(100, on: today)
    #expect(!scratch.exists(scratch.store + "-wal"))
    #expect(scratch.names(scratch.backups) == ["tasks.db-2026-11-30"])
  }

  private func add(_ count: Int, on date: CivilDate) throws {
    let store = try scratch.open(on: date)
    #expect(store.health == .sound && store.backupFault == nil)
    try store.make(.add) { change throws(StoreFault) in
      try change.add((0..<count).map { NewTask(title: "Task \($0) of a day with some words", day: .on(date)) })
    }
  }

  private func number(of health: Health) -> (backup: CivilDate?, aside: String?, rows: Int)? {
    if case .restored(let backup, let aside, let rows) = health { (backup, aside, rows) } else { nil }
  }

  private enum Damage: CaseIterable {
    case garbage, zeroedHeader, emptied, gone, cutInHalf, cutInAPage, textFile
  }

  @Test(arguments: Damage.allCases)
  private func `a damaged file is moved aside whole, and all of the backup is back`(damage: Damage) throws {
    try fill()
    let whole = try scratch.open().allTasks()
    var bytes = try scratch.bytes()
    var random = Seeded(7)
    switch damage {
    case .garbage: bytes = bytes.map { _ in UInt8.random(in: .min ... .max, using: &random) }
    case .zeroedHeader: for index in 0..<100 { bytes[index] = 0 }
    case .emptied, .gone: bytes = []
    case .cutInHalf: bytes.removeLast(bytes.count / 2 / 4096 * 4096)
    case .cutInAPage: bytes.removeLast(5000)
    case .textFile: bytes = Array("<html>Log in</html>".utf8)
    }
    if damage == .gone { try scratch.remove(scratch.store) } else { try scratch.write(bytes) }
    let store = try scratch.open()
    let found = try #require(number(of: store.health))
    #expect(found.backup == today)
    let tasks = try store.allTasks()
    #expect(Array(tasks.prefix(200)) == Array(whole.prefix(200)))
    #expect(Set(tasks).isSubset(of: Set(whole)))
    if damage == .gone {
      #expect(found.aside == nil)
    } else {
      let aside = try #require(found.aside)
      #expect(aside == scratch.store + "-damaged-2026-11-30")
      #expect(try scratch.bytes(aside) == bytes)
    }
    // It goes on from there.
    try store.add("more")
    let again = try scratch.open()
    #expect(again.health == .sound)
    // Whoever comes next knows of it, until a person does.
    #expect(again.untoldHealth == store.health && store.untoldHealth == store.health)
    again.tellOfHealing()
    #expect(again.untoldHealth == .sound && store.untoldHealth == .sound)
    #expect(scratch.names(scratch.folder + "/restzeit").allSatisfy { !$0.contains("healed") })
    #expect(try again.openTasks(of: .on(today)).last?.title == "more")
    #expect(try Python.sql(scratch.store, "PRAGMA integrity_check") == "ok")
    #expect(scratch.names(scratch.folder + "/restzeit").allSatisfy { !$0.contains("-restor") })
  }

  @Test func `whatever page is destroyed, what the backup has is there and most of what came after it`() throws {
    try fill()
    let sound = try scratch.bytes()
    let backup = try scratch.bytes(scratch.backups + "/tasks.db-2026-11-30")
    let whole = try Everything(scratch.open())
    let pages = sound.count / 4096
    #expect(pages > 30)
    var restored = 0
    var poor: [Int] = []
    for page in 1..<pages {
      let other = Scratch()
      _ = try other.open(on: yesterday.adding(days: -9))
      try other.write(backup, to: other.backups + "/tasks.db-2026-11-30")
      var bytes = sound
      for index in page * 4096..<(page + 1) * 4096 { bytes[index] ^= 0xFF }
      try other.write(bytes)
      // The check of the next day finds it, if nothing before does.
      let store = try other.open(on: tomorrow)
      let state = try Everything(store)
      guard let found = number(of: store.health) else {
        #expect(state == whole, "page \(page)")
        continue
      }
      restored += 1
      #expect(found.backup == today && found.aside == other.store + "-damaged-2026-12-01", "page \(page)")
      #expect(Array(state.tasks.prefix(200)) == Array(whole.tasks.prefix(200)), "page \(page)")
      #expect(Set(state.tasks).isSubset(of: Set(whole.tasks)), "page \(page)")
      // A page holds fewer than 30 tasks.
      if state.tasks.count <= 270 { poor.append(page) }
      #expect(try other.bytes(other.store + "-damaged-2026-12-01") == bytes, "page \(page)")
    }
    #expect(restored > pages / 2)
    // Without the list of tables, or the root of one, none of its rows can be found.
    #expect(poor.count <= 3, "\(poor)")
  }

  @Test func `damage that is met on the same day is healed in the midst of work`() throws {
    try fill()
    let store = try scratch.open()
    var bytes = try scratch.bytes()
    for index in 4096 * 10..<bytes.count { bytes[index] = 0x5A }
    try scratch.write(bytes)
    #expect(try store.allTasks().count >= 200)
    #expect(number(of: store.health)?.backup == today)
    #expect(try store.add("new") == [store.allTasks().last?.number])
    #expect(try scratch.open().health == .sound)
  }

  /// The files as they are while a process has them open: what is left of it when it is killed.
  private func killed(_ copied: [String]) throws -> Scratch {
    let store = try scratch.open()
    try store.add("in the wal")
    let other = Scratch()
    _ = try other.open()
    for name in copied { try other.copy(scratch.store + name, to: other.store + name) }
    try other.copy(scratch.backups + "/tasks.db-2026-11-30", to: other.backups + "/tasks.db-2026-11-30")
    return other
  }

  @Test func `what a killed process left is whole`() throws {
    try fill()
    let other = try killed(["", "-wal", "-shm"])
    let store = try other.open()
    #expect(store.health == .sound)
    #expect(try store.titles().last == "in the wal")
  }

  @Test func `without its -wal the file is what it was, or the backup`() throws {
    try fill()
    let other = try killed([""])
    let store = try other.open()
    #expect(store.health == .sound)
    #expect(try store.allTasks().count == 300)
    // One whose all was in the -wal.
    let young = Scratch()
    let open = try young.open()
    try open.add("a")
    let copy = Scratch()
    _ = try copy.open()
    try copy.copy(young.store, to: copy.store)
    try copy.copy(scratch.backups + "/tasks.db-2026-11-30", to: copy.backups + "/tasks.db-2026-11-30")
    let healed = try copy.open()
    #expect(number(of: healed.health)?.backup == today)
    #expect(try healed.allTasks().count == 200)
  }

  @Test(arguments: [1, 500])
  func `a -wal of another file is moved aside and changes nothing`(tasks: Int) throws {
    try fill()
    let whole = try Everything(scratch.open())
    let foreign = Scratch()
    let store = try foreign.open()
    try store.make(.add) { change throws(StoreFault) in
      try change.add((0..<tasks).map { NewTask(title: "foreign \($0)") })
    }
    let bytes = try foreign.bytes(foreign.store + "-wal")
    try foreign.copy(foreign.store + "-wal", to: scratch.store + "-wal")
    let healed = try scratch.open()
    #expect(try Everything(healed) == whole)
    let found = try #require(number(of: healed.health))
    #expect(found.backup == nil && found.rows == 300)
    let aside = try #require(found.aside)
    #expect(try scratch.bytes(aside + "-wal") == bytes)
    #expect(try scratch.open().health == .sound)
  }

  @Test func `a -wal of noise is passed over`() throws {
    try fill()
    let whole = try Everything(scratch.open())
    try scratch.write(Array(repeating: 0xA5, count: 50_000), to: scratch.store + "-wal")
    #expect(try Everything(scratch.open()) == whole)
  }

  @Test func `the newest sound backup is taken`() throws {
    try fill()
    try add(1, on: tomorrow)
    try scratch.write(Array(repeating: 0x5A, count: 9000), to: scratch.backups + "/tasks.db-2026-12-01")
    try scratch.write(Array(repeating: 0xA5, count: 9000))
    let store = try scratch.open(on: tomorrow)
    #expect(number(of: store.health)?.backup == today)
    #expect(try store.allTasks().count == 200)
  }

  @Test func `with nothing to restore the store begins anew and the damaged file is kept`() throws {
    try scratch.open().add("a")
    let noise = [UInt8](repeating: 0xA5, count: 9000)
    try scratch.write(noise)
    let store = try scratch.open()
    let found = try #require(number(of: store.health))
    #expect(found.backup == nil && found.rows == 0)
    let aside = try #require(found.aside)
    #expect(try scratch.bytes(aside) == noise)
    #expect(try store.add("b") == [1])
    // A second time on the same day it gets another name.
    try scratch.write(noise)
    #expect(number(of: try scratch.open().health)?.aside == scratch.store + "-damaged-2026-11-30-2")
  }

  @Test func `healing that was cut short is brought to its end`() throws {
    try fill()
    // Between the two renames: the new file is complete, the old one moved or not.
    try scratch.copy(scratch.backups + "/tasks.db-2026-11-30", to: scratch.store + "-restored")
    try scratch.write([1, 2, 3], to: scratch.store + "-restoring")
    let old = try scratch.bytes()
    let store = try scratch.open()
    #expect(number(of: store.health)?.rows == 200)
    #expect(try scratch.bytes(scratch.store + "-damaged-2026-11-30") == old)
    try scratch.copy(scratch.store + "-damaged-2026-11-30", to: scratch.store + "-restored")
    try scratch.remove(scratch.store)
    #expect(try scratch.open().allTasks().count == 300)
  }

  @Test func `a process that has the old file open goes on with the new one`() throws {
    try fill()
    let first = try scratch.open()
    #expect(try first.allTasks().count == 300)
    // Another process finds the file in its place damaged.
    try scratch.write(Array(repeating: 0xA5, count: 9000), to: scratch.store + "-new")
    try FileManager.default.replaceItem(scratch.store, scratch.store + "-new")
    let second = try scratch.open()
    #expect(number(of: second.health)?.backup == today)
    // How far the numbers went cannot be read: they go on at another hundred.
    #expect(try first.add("from the first") == [301])
    #expect(try second.titles().last == "from the first")
  }

  @Test func `a backup that cannot be made is said and keeps nobody from working`() throws {
    try add(5, on: today)
    try scratch.remove(scratch.backups)
    try scratch.write([1], to: scratch.backups)
    let store = try scratch.open(on: tomorrow)
    #expect(store.health == .sound && store.backupFault != nil)
    #expect(try store.add("more") == [6])
    try scratch.remove(scratch.backups)
    #expect(try scratch.open(on: tomorrow).backupFault == nil)
    #expect(scratch.names(scratch.backups) == ["tasks.db-2026-12-01"])
  }

  @Test func `seven backups are kept, one a day, each a whole store`() throws {
    for day in 0..<10 { try add(day + 1, on: today.adding(days: day)) }
    try add(1, on: today.adding(days: 9))
    let names = (3..<10).map { "tasks.db-\(today.adding(days: $0).iso8601)" }
    #expect(scratch.names(scratch.backups) == names)
    for (index, name) in names.enumerated() {
      // As the day began: 1 + 2 + … tasks of the days before.
      let count = (index + 3) * (index + 4) / 2
      #expect(try Python.sql(scratch.backups + "/" + name, "SELECT count(*) FROM task") == "\(count)")
    }
  }
}

extension FileManager {
  fileprivate func replaceItem(_ path: String, _ other: String) throws {
    try removeItem(atPath: path)
    try moveItem(atPath: other, toPath: path)
  }
}

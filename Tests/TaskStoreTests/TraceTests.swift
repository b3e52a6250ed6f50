import BudgetCore
import Exchange
import TaskStore
import TestSupport
import Testing

/// What was taken back is not brought back by an older export, whatever the clocks say.
struct TraceTests {
  private static let later = now + Length(hours: 1)

  private static func text(_ store: Store) throws -> String {
    ExchangeFormat.json.text(of: try store.record(), now: now, zone: .utc)
  }

  @discardableResult
  private static func take(_ text: String, into store: Store, on day: CivilDate = today) throws -> MergeCount {
    let reading = try ExchangeFormat.json.read(text, today: day, untitled: "-", zone: .utc, zones: NoZones())
    return try store.change(.import, on: day, at: later) { change throws(StoreFault) in try change.merge(reading.record)
    }
  }

  private static func copy(of store: Store) throws -> Store {
    let copy = try Store(inMemoryBecause: nil)
    try take(text(store), into: copy)
    return copy
  }

  private static let release = Release(calendar: "work", uid: "1@example.org", start: now, from: now)

  private static func releases(_ store: Store) throws -> [Release] {
    try store.releases(from: Moment(seconds: .min), to: Moment(seconds: .max))
  }

  @Test func `hours and releases taken back stay so, here and where it is told`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.make { change throws(StoreFault) in
      try change.setHours("08:00-10:00", on: today)
      try change.release(Self.release)
    }
    let set = try Self.text(store)
    let other = try Self.copy(of: store)
    try store.make { change throws(StoreFault) in
      try change.setHours(nil, on: today)
      try change.unrelease(Self.release)
    }
    #expect(try Self.take(set, into: store) == MergeCount())
    #expect(try store.hours(on: today) == nil && Self.releases(store).isEmpty)
    let count = try Self.take(Self.text(store), into: other)
    #expect(count.hours == 1 && count.releases == 1)
    #expect(try other.hours(on: today) == nil && Self.releases(other).isEmpty)
    #expect(try Self.take(Self.text(store), into: other) == MergeCount())
    // Set once more, it is the newest of all.
    try other.make { change throws(StoreFault) in
      try change.setHours("08:00-10:00", on: today)
      try change.release(Self.release)
    }
    try Self.take(Self.text(other), into: store)
    #expect(try store.hours(on: today) == "08:00-10:00" && Self.releases(store) == [Self.release])
    #expect(try Self.text(store) == Self.text(other))
  }

  @Test func `an import that took hours back and is undone is as one that never was`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.make { change throws(StoreFault) in try change.setHours("08:00-10:00", on: today) }
    let other = try Self.copy(of: store)
    try other.make { change throws(StoreFault) in try change.setHours(nil, on: today) }
    let (before, gone) = (try Self.text(store), try Self.text(other))
    #expect(try Self.take(gone, into: store).hours == 1)
    try store.undo(at: now)
    #expect(try Self.text(store) == before)
    #expect(try Self.take(gone, into: store).hours == 1)
    try store.undo(at: now)
    try store.redo(at: now)
    #expect(try Self.text(store) == gone)
  }

  @Test func `what took something back is undone and redone as often as one likes`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.make { change throws(StoreFault) in
      try change.setHours("08:00-10:00", on: today)
      try change.release(Self.release)
    }
    try store.make { change throws(StoreFault) in
      try change.setHours(nil, on: today)
      try change.unrelease(Self.release)
    }
    for _ in 0..<3 {
      #expect(try store.undo(steps: 2, at: now).count == 2)
      #expect(try store.redo(at: now).count == 1 && store.hours(on: today) == "08:00-10:00")
      #expect(try Self.releases(store).count == 1)
      #expect(try store.redo(at: now).count == 1 && store.hours(on: today) == nil && Self.releases(store).isEmpty)
    }
  }

  @Test func `a task whose adding was undone stays away, and goes where it was told`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a", "b")
    let added = try Self.text(store)
    let other = try Self.copy(of: store)
    try store.undo(at: now)
    #expect(try Self.take(added, into: store).unchanged == 2)
    #expect(try store.allTasks().isEmpty)
    #expect(try Self.take(Self.text(store), into: other).removed == 2)
    #expect(try other.allTasks().isEmpty && Self.text(other) == Self.text(store))
    #expect(try other.undo(at: now).map(\.kind) == [.import] && other.titles() == ["a", "b"])
    // Done again, it is newer than having been taken back.
    try store.redo(at: now)
    try Self.take(Self.text(store), into: other)
    #expect(try other.titles() == ["a", "b"] && store.titles() == ["a", "b"])
    #expect(try Self.text(other) == Self.text(store))
  }

  @Test func `a task that was changed later, or is done, outlives its being taken back elsewhere`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a", "b", "c")
    let other = try Self.copy(of: store)
    try other.make(at: now + Length(minutes: 30)) { change throws(StoreFault) in
      try change.edit(1, [.title("a later")])
    }
    try other.make(.done, at: now) { change throws(StoreFault) in try change.done([2], on: today) }
    try store.undo(at: now + Length(minutes: 10))
    let (first, second) = (try Self.text(store), try Self.text(other))
    #expect(try Self.take(first, into: other).removed == 1)
    #expect(try Self.take(second, into: store).added == 2)
    #expect(try store.allTasks().map(\.title).sorted() == ["a later", "b"])
    #expect(try store.record().tasks.map(\.identity) == other.record().tasks.map(\.identity))
  }

  @Test func `what undo put back holds against an export from before it`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a")
    try store.make(.done, at: now) { change throws(StoreFault) in try change.done([1], on: today) }
    let done = try Self.text(store)
    let other = try Self.copy(of: store)
    try store.undo(at: now)
    #expect(try Self.take(done, into: store).unchanged == 1)
    #expect(try store.task(1)?.state == .open)
    try Self.take(Self.text(store), into: other)
    #expect(try other.task(1)?.state == .open)
    #expect(try store.redo(at: now).map(\.kind) == [.done])
    try Self.take(Self.text(store), into: other)
    #expect(try other.task(1)?.state == .done)
  }

  @Test func `an import that is undone does not count as a change, and can be made again`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.add("a")
    let text = try Self.text(store)
    let other = try Store(inMemoryBecause: nil)
    try Self.take(text, into: other)
    try other.undo(at: now)
    #expect(try other.record() == StoreRecord())
    #expect(try Self.take(text, into: other).added == 1)
  }

  @Test func `a change is newer than what it replaces, also on a machine whose clock is behind`() throws {
    let ahead = now + Length(hours: 3)
    let store = try Store(inMemoryBecause: nil)
    try store.make(.add, at: ahead) { change throws(StoreFault) in
      try change.add([NewTask(title: "a", day: .on(today))])
    }
    let old = try Self.text(store)
    let behind = try Self.copy(of: store)
    try behind.make(.done, at: now) { change throws(StoreFault) in try change.done([1], on: today) }
    #expect(try behind.task(1)?.changed(.state) == ahead + Length(seconds: 1))
    #expect(try Self.take(old, into: behind).unchanged == 1)
    try Self.take(Self.text(behind), into: store)
    #expect(try store.task(1)?.state == .done && behind.task(1)?.state == .done)
    try behind.make(.reopen, at: now) { change throws(StoreFault) in try change.reopen([1]) }
    try behind.make(.edit, at: now) { change throws(StoreFault) in try change.edit(1, [.title("b")]) }
    try Self.take(Self.text(behind), into: store)
    #expect(try store.task(1)?.state == .open && store.titles() == ["b"])
  }

  @Test func `hours set on a machine whose clock is behind hold`() throws {
    let store = try Store(inMemoryBecause: nil)
    try store.make(at: now + Length(hours: 3)) { change throws(StoreFault) in
      try change.setHours("08:00-10:00", on: today)
      try change.release(Self.release)
    }
    let other = try Self.copy(of: store)
    try other.make(at: now) { change throws(StoreFault) in
      try change.setHours("09:00-10:00", on: today)
      try change.unrelease(Self.release)
    }
    try Self.take(Self.text(other), into: store)
    #expect(try store.hours(on: today) == "09:00-10:00" && Self.releases(store).isEmpty)
  }

  @Test func `a day keeps a task that two machines had moved without knowing of each other`() throws {
    let days = (0..<4).map { today.adding(days: $0) }
    let store = try Store(inMemoryBecause: nil)
    try store.add("a", day: .on(days[0]))
    let other = try Self.copy(of: store)
    // Here to tomorrow; there it was left at the end of today, and moved on the third day.
    try store.change(.plan, on: days[0], at: now) { change throws(StoreFault) in
      try change.plan([1], on: .on(days[1]))
    }
    try other.change(.plan, on: days[2], at: now + Length(hours: 48)) { change throws(StoreFault) in
      try change.plan([1], on: .on(days[3]))
    }
    let (first, second) = (try Self.text(store), try Self.text(other))
    #expect(try store.dayCounts(from: days[0], to: days[2]).map(\.open) == [0, 1])
    try Self.take(second, into: store, on: days[2])
    try Self.take(first, into: other, on: days[2])
    #expect(try other.dayCounts(from: days[0], to: days[2]).map(\.open) == [1, 0])
    try Self.take(Self.text(store), into: other, on: days[2])
    for store in [store, other] {
      #expect(try store.task(1)?.day == .on(days[3]))
      #expect(try store.dayCounts(from: days[0], to: days[2]).map(\.open) == [1, 1])
    }
  }

  @Test func `a task that was moved in time is not left open on its old day, wherever that is told`() throws {
    let days = (0..<4).map { today.adding(days: $0) }
    let store = try Store(inMemoryBecause: nil)
    try store.add("a", day: .on(days[0]))
    let other = try Self.copy(of: store)
    for (day, next) in [(0, 1), (1, 3)] {
      try other.change(.plan, on: days[day], at: now + Length(hours: 24 * Int64(day) + 1)) {
        change throws(StoreFault) in
        try change.plan([1], on: .on(days[next]))
      }
    }
    try Self.take(Self.text(other), into: store, on: days[2])
    #expect(try store.dayCounts(from: days[0], to: days[2]).map(\.open) == [0, 0])
  }

  @Test func `an older export rewrites no past day`() throws {
    let store = try Store(inMemoryBecause: nil)
    let days = (0..<4).map { today.adding(days: $0) }
    try store.make { change throws(StoreFault) in try change.add([NewTask(title: "a", day: .on(days[1]))]) }
    let old = try Self.text(store)
    try store.make(at: now + Length(minutes: 1)) { change throws(StoreFault) in try change.plan([1], on: .undated) }
    try store.change(.plan, on: days[3], at: now + Length(hours: 72)) { change throws(StoreFault) in
      try change.plan([1], on: .on(days[1]))
    }
    try store.change(.skip, on: days[3], at: now + Length(hours: 72)) { change throws(StoreFault) in
      try change.skip([1], until: days[3])
    }
    let before = try store.record()
    #expect(try Self.take(old, into: store, on: days[3]) == MergeCount(unchanged: 1))
    #expect(try store.record() == before && store.dayCounts(from: days[1], to: days[2]).map(\.open) == [0])
  }

  /// In which no calendar names a zone.
  private struct NoZones: ZoneSource {
    func rules(named name: String) -> ZoneRules? { nil }
  }
}

import BudgetCore
import TaskStore
import Testing

@Suite struct OperationTests {
  private let scratch = Scratch()

  @Test func `the first task is number one, and another process reads all of it`() throws {
    let full = NewTask(
      title: "Zahnarzt", day: .on(tomorrow), time: ClockTime(hour: 14, minute: 0), duration: Length(minutes: 45),
      note: "Röntgenbild\nmitnehmen", category: "health", reminder: .before(Length(minutes: 30)))
    let added = try scratch.open().make(.add) { change throws(StoreFault) in try change.add(full) }
    #expect(added.number == 1)
    let read = try #require(try scratch.open().task(1))
    #expect(read == added)
    #expect(read.title == full.title && read.day == full.day && read.time == full.time)
    #expect(read.duration == full.duration && read.note == full.note && read.category == full.category)
    #expect(read.reminder == full.reminder && read.state == .open && read.closedOn == nil && read.quietUntil == nil)
    #expect(read.added == now)
    for part in StoredTask.Part.allCases { #expect(read.changed(part) == now) }
    #expect(try scratch.open().task(read.identity) == read)
    #expect(read.identity.bytes[6] >> 4 == 4 && read.identity.bytes[8] >> 6 == 2)
    #expect(Identity(read.identity.description) == read.identity)
  }

  @Test func `numbers grow and are never given again`() throws {
    let store = try scratch.open()
    #expect(try store.add("a", "b") == [1, 2])
    try store.undo(at: now)
    #expect(try store.task(2) == nil)
    #expect(try store.add("c") == [3])
    try store.make(.drop) { change throws(StoreFault) in try change.drop([3]) }
    #expect(try store.add("d") == [4])
  }

  @Test func `new tasks go to the end of their day, and days are apart`() throws {
    let store = try scratch.open()
    try store.add("a", "b")
    try store.add("x", day: .undated)
    try store.add("c")
    try store.add("t", day: .on(tomorrow))
    try store.add("y", day: .undated)
    #expect(try store.titles() == ["a", "b", "c"])
    #expect(try store.titles(.undated) == ["x", "y"])
    #expect(try store.titles(.on(tomorrow)) == ["t"])
  }

  @Test func `a part that is edited is stamped, and no other`() throws {
    let store = try scratch.open()
    try store.add("Milk")
    let later = now + Length(minutes: 5)
    let edits: [(Edit, StoredTask.Part)] = [
      (.title("Oat milk"), .title), (.time(ClockTime(hour: 9, minute: 30)), .time),
      (.duration(Length(minutes: 10)), .duration), (.note("two"), .note), (.category("home"), .category),
      (.reminder(.at(.midnight)), .reminder),
    ]
    for (index, (edit, part)) in edits.enumerated() {
      let moment = later + Length(minutes: Int64(index))
      let before = try #require(try store.task(1))
      let task = try store.make(at: moment) { change throws(StoreFault) in try change.edit(1, [edit]) }
      for other in StoredTask.Part.allCases {
        #expect(task.changed(other) == (other == part ? moment : before.changed(other)))
      }
      #expect(try store.task(1) == task)
    }
    let task = try #require(try store.task(1))
    #expect(task.title == "Oat milk" && task.time?.hoursAndMinutes == "09:30" && task.reminder == .at(.midnight))
    let bare = try store.make { change throws(StoreFault) in
      try change.edit(1, [.time(nil), .duration(nil), .note(nil), .category(nil), .reminder(nil)])
    }
    #expect(bare.time == nil && bare.duration == nil && bare.note == nil)
    #expect(bare.category == nil && bare.reminder == nil)
  }

  @Test func `planning brings tasks to the end of a day in the order given`() throws {
    let store = try scratch.open()
    try store.add("a", "b", "c")
    try store.add("t", day: .on(tomorrow))
    try store.make(.plan) { change throws(StoreFault) in try change.plan([3, 1, 4], on: .on(tomorrow)) }
    #expect(try store.titles() == ["b"])
    #expect(try store.titles(.on(tomorrow)) == ["t", "c", "a"])
    try store.make(.later) { change throws(StoreFault) in try change.plan([4], on: .undated) }
    #expect(try store.titles(.undated) == ["t"])
  }

  @Test func `done, dropped and reopened tasks keep their day and place`() throws {
    let store = try scratch.open()
    try store.add("a", "b", "c", "d")
    let done = try store.make(.done) { change throws(StoreFault) in try change.done([2, 3], on: yesterday) }
    #expect(done.map(\.closedOn) == [yesterday, yesterday] && done.map(\.state) == [.done, .done])
    try store.make(.drop) { change throws(StoreFault) in try change.drop([4]) }
    #expect(try store.titles() == ["a"])
    #expect(try store.tasks(of: .on(today)).map(\.state) == [.open, .done, .done, .dropped])
    #expect(try store.done(on: yesterday).map(\.title) == ["b", "c"])
    #expect(try store.done(on: today).isEmpty)
    #expect(try store.task(4)?.closedOn == today && store.task(4)?.todo == nil)
    #expect(try store.task(2)?.todo?.state == .done)
    try store.make(.reopen) { change throws(StoreFault) in try change.reopen([3, 4]) }
    #expect(try store.titles() == ["a", "c", "d"])
    #expect(try store.task(3)?.closedOn == nil)
  }

  @Test func `leftovers are open tasks of past days, and those skipped are quiet until their day`() throws {
    let store = try scratch.open()
    try store.add("new", day: .on(yesterday))
    try store.add("old", "gone", day: .on(yesterday.adding(days: -3)))
    try store.add("today")
    try store.add("undated", day: .undated)
    try store.make(.done) { change throws(StoreFault) in try change.done([3], on: today) }
    #expect(try store.leftovers(on: today).map(\.title) == ["old", "new"])
    try store.make(.skip) { change throws(StoreFault) in try change.skip([1], until: tomorrow) }
    #expect(try store.leftovers(on: today, quiet: false).map(\.title) == ["old"])
    #expect(try store.leftovers(on: today).count == 2 && store.leftoverCount(on: today) == 2)
    #expect(try store.leftovers(on: today, limit: 1).map(\.title) == ["old"])
    #expect(try store.leftovers(on: today, limit: -1).isEmpty)
    #expect(try store.openCounts(from: yesterday, to: tomorrow).map(\.tasks) == [1, 1])
    #expect(try store.leftovers(on: tomorrow, quiet: false).map(\.title) == ["old", "new", "today"])
    let counts = try store.counts(on: today)
    #expect(counts.today == 1 && counts.leftovers == 2 && counts.quiet == 1)
    #expect(counts.undated == 1 && counts.doneToday == 1)
    #expect(try store.laterCount(on: yesterday) == 1)
    // One that is brought to a day is asked about again.
    try store.make(.plan) { change throws(StoreFault) in try change.plan([1], on: .on(today)) }
    #expect(try store.task(1)?.quietUntil == nil)
  }

  @Test func `hours of a date are set, replaced and taken back`() throws {
    let store = try scratch.open()
    try store.make(.hours) { change throws(StoreFault) in try change.setHours("08:00-12:00", on: today) }
    try store.make(.hours) { change throws(StoreFault) in try change.setHours("none", on: tomorrow) }
    #expect(try store.hours(on: today) == "08:00-12:00")
    try store.make(.hours) { change throws(StoreFault) in try change.setHours("09:00-12:00", on: today) }
    let all = try store.hours(from: yesterday)
    #expect(all.map(\.day) == [today, tomorrow] && all.map(\.hours) == ["09:00-12:00", "none"])
    try store.make(.hours) { change throws(StoreFault) in try change.setHours(nil, on: today) }
    #expect(try store.hours(on: today) == nil)
    try store.undo(steps: 2, at: now)
    #expect(try store.hours(on: today) == "08:00-12:00")
  }

  @Test func `a released entry is kept with its moment, moved and counted again`() throws {
    let store = try scratch.open()
    let early = Release(calendar: "work", uid: "1@example.org", start: now, from: now + Length(minutes: 20))
    let whole = Release(calendar: "work", uid: nil, start: now, from: now)
    try store.make(.release) { change throws(StoreFault) in
      try change.release(early)
      try change.release(whole)
    }
    let end = now + Length(seconds: 1)
    #expect(try store.releases(from: now, to: end) == [whole, early])
    #expect(try store.releases(from: end, to: end + Length(hours: 1)).isEmpty)
    let earlier = Release(calendar: "work", uid: "1@example.org", start: now, from: now + Length(minutes: 10))
    try store.make(.release) { change throws(StoreFault) in try change.release(earlier) }
    #expect(try store.releases(from: now, to: end) == [whole, earlier])
    try store.make(.release) { change throws(StoreFault) in try change.unrelease(early) }
    #expect(try store.releases(from: now, to: end) == [whole])
    try store.undo(steps: 3, at: now)
    #expect(try store.releases(from: now, to: end).isEmpty)
  }

  @Test func `what is refused leaves everything as it was`() throws {
    let store = try scratch.open()
    try store.add("a")
    let before = try store.allTasks()
    #expect(throws: StoreFault.noTask(7)) {
      try store.make { change throws(StoreFault) in
        try change.edit(1, [.title("b")])
        try change.done([7], on: today)
      }
    }
    #expect(throws: StoreFault.refusedValue) {
      try store.make { change throws(StoreFault) in try change.edit(1, [.duration(.zero)]) }
    }
    #expect(throws: StoreFault.refusedValue) {
      try store.make { change throws(StoreFault) in
        try change.plan([1], on: .on(CivilDate(daysSince1970: 2_932_897)))
      }
    }
    try store.add("other", day: .undated)
    #expect(throws: StoreFault.differentDays(1, 2)) {
      try store.make { change throws(StoreFault) in try change.move(1, .before(2)) }
    }
    #expect(try store.allTasks().first == before.first)
    #expect(try store.history(limit: 10).map(\.kind) == [.add, .add])
  }

  @Test func `a title may hold anything that is text`() throws {
    let titles = ["", "a\u{0}b", "'; DROP TABLE task; --", "👩‍👩‍👧\u{202E}x", String(repeating: "ä", count: 100_000)]
    try scratch.open().make(.add) { change throws(StoreFault) in try change.add(titles.map { NewTask(title: $0) }) }
    #expect(try scratch.open().titles(.undated) == titles)
  }

  @Test func `a text that is no UUID is none`() {
    let text = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
    #expect(Identity(text.uppercased())?.description == text)
    for index in text.indices {
      var other = text
      other.replaceSubrange(index...index, with: "g")
      #expect(Identity(other) == nil && Identity(text[..<index]) == nil)
    }
    #expect(Identity(text + "0") == nil && Identity(bytes: [1, 2]) == nil)
  }

  @Test(arguments: [
    ("zahn", [1]), ("ZAHNARZT", [1]), ("arzt", []), ("muller", [2, 3]), ("Müller anr", [2]), ("mu\u{308}ller", [2, 3]),
    ("anrufen mül", [2]), ("strasse", [3]), ("", []), (" - ", []), ("%", []), ("4711", [4]), ("ticket #47", [4]),
    ("Ærø", [5]), ("aero", [5]),
  ])
  func `a search finds titles by the beginnings of their words`(text: String, numbers: [Int]) throws {
    let store = try scratch.open()
    try store.add("Zahnarzt", "Müller anrufen", "Müller-Straße 3", "Ticket #4711", "ÆRØ")
    #expect(try store.search(text).map(\.number) == numbers)
    try store.make(.edit) { change throws(StoreFault) in try change.edit(1, [.title("Arzt")]) }
    #expect(try store.search("zahn").isEmpty && store.search("arzt", [.open]).map(\.number) == [1])
    #expect(try store.search("arzt", [.done]).isEmpty)
  }
}

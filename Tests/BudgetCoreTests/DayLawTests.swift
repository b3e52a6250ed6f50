import BudgetCore
import TestSupport
import Testing

/// Random days against the same days worked out slot by slot, and what must hold of every day.
@Suite struct DayLawTests {
  static let seeds = 0..<800 as Range<UInt64>

  static func slots(_ set: IntervalSet) -> [Bool] {
    (0..<SlotDay.slots).map { set.contains(SlotDay.moment($0)) }
  }

  @Test func `random days come out as they do slot by slot`() throws {
    for seed in Self.seeds {
      let day = SlotDay(seed: seed)
      let budget = try #require(day.budget(), "seed \(seed)")
      #expect(Self.slots(budget.left) == (0..<SlotDay.slots).map(day.isLeft), "seed \(seed)")
      #expect(budget.tasks.map(\.cost) == day.jobs.map { Length(minutes: Int64(day.cost($0)) * 10) }, "seed \(seed)")
      #expect(budget.tasks.map(\.isSlipped) == day.jobs.map(day.isSlipped), "seed \(seed)")
      #expect(budget.lineBefore == day.line, "seed \(seed)")
      for (index, job) in day.jobs.enumerated() {
        let span = day.span(job) ?? 0..<0
        #expect(budget.tasks[index].isOnEvent == span.contains(where: day.isBusy), "seed \(seed)")
        let others = day.jobs.enumerated().filter { $0.offset != index }.compactMap { day.span($0.element) }
        #expect(budget.tasks[index].isDoubleBooked == others.contains { $0.overlaps(span) }, "seed \(seed)")
        let fits = day.cost(job) == 0 ? nil : day.line.map { index < $0 } ?? true
        #expect(budget.tasks[index].fits == fits, "seed \(seed)")
      }
      let placed = day.placed
      #expect(Self.slots(budget.placement.free) == placed.free, "seed \(seed)")
      let longest = day.jobs.indices.map { placed.longest[$0].map { Length(minutes: Int64($0) * 10) } }
      #expect(budget.tasks.map(\.longestStretch) == longest, "seed \(seed)")
    }
  }

  @Test func `law: left and the busy part of the windows ahead make up the windows ahead`() throws {
    for seed in Self.seeds {
      let budget = try #require(SlotDay(seed: seed).budget())
      let ahead = budget.windows.clipped(from: budget.now)
      #expect(budget.left.length + ahead.intersection(budget.busy).length == ahead.length, "seed \(seed)")
      #expect(budget.left.union(ahead.intersection(budget.busy)) == ahead, "seed \(seed)")
    }
  }

  @Test func `law: the order of the entries changes nothing, and an entry more never leaves more`() throws {
    for seed in Self.seeds {
      let day = SlotDay(seed: seed)
      let budget = try #require(day.budget())
      var random = Seeded(seed)
      #expect(day.budget(entries: day.entries.shuffled(using: &random)) == budget, "seed \(seed)")
      if let last = day.entries.last {
        let fewer = try #require(day.budget(entries: day.entries.dropLast()))
        #expect(budget.left.length <= fewer.left.length, "seed \(seed)")
        #expect(
          budget.left == fewer.left.subtracting(IntervalSet(last.verdict.counts ? last.interval : nil)), "seed \(seed)")
      }
    }
  }

  @Test func `law: as time goes on, never more is left`() throws {
    for seed in 0..<100 as Range<UInt64> {
      var day = SlotDay(seed: seed)
      var before: IntervalSet?
      for now in stride(from: 0, to: SlotDay.slots, by: 7) {
        day.now = now
        let left = try #require(day.budget()).left
        if let before { #expect(left == before.clipped(from: SlotDay.moment(now)), "seed \(seed)") }
        before = left
      }
    }
  }

  @Test func `law: a length fits exactly when it is above the line at the end of the list, and whole`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var day = SlotDay(seed: seed)
      let budget = try #require(day.budget())
      for count in [1, 3, 6, 12, 24] {
        let length = Length(minutes: Int64(count) * 10)
        let answer = FitAnswer(placing: length, first: false, today: budget) { _ in budget }
        day.jobs.append(.init(start: nil, count: count))
        let task = try #require(day.budget()?.tasks.last)
        day.jobs.removeLast()
        #expect(answer.fits == (task.fits == true && !task.isInPieces), "seed \(seed)")
        #expect(answer.isInPieces == (task.fits == true && task.isInPieces), "seed \(seed)")
      }
    }
  }

  @Test func `law: a length put first pushes down what then is below the line`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var day = SlotDay(seed: seed)
      let before = try #require(day.budget())
      for count in [1, 6, 24] {
        let answer = FitAnswer(placing: Length(minutes: Int64(count) * 10), first: true, today: before) { _ in before }
        day.jobs.insert(.init(start: nil, count: count), at: 0)
        let after = try #require(day.budget()).tasks
        day.jobs.removeFirst()
        #expect(answer.fits == (after[0].fits == true && !after[0].isInPieces), "seed \(seed)")
        #expect(answer.isInPieces == (after[0].fits == true && after[0].isInPieces), "seed \(seed)")
        let pushed = before.tasks.indices.count { before.tasks[$0].fits == true && after[$0 + 1].fits == false }
        #expect(answer.pushedBelow.count == (after[0].fits == true ? pushed : 0), "seed \(seed)")
      }
    }
  }
}

import BudgetCore
import TestSupport
import Testing

/// The algebra against bit arithmetic: every set of eight seconds is a byte.
@Suite struct IntervalSetTests {
  static func set(_ bits: UInt16) -> IntervalSet {
    IntervalSet((0..<16).compactMap { bits >> $0 & 1 == 1 ? slot($0, $0 + 1) : nil })
  }

  static func slot(_ start: Int, _ end: Int) -> Interval? {
    Interval(from: Moment(seconds: Int64(start)), to: Moment(seconds: Int64(end)))
  }

  static func bits(_ set: IntervalSet) -> UInt16 {
    var bits: UInt16 = 0
    for interval in set.intervals {
      for second in interval.start.seconds..<interval.end.seconds { bits |= 1 << UInt16(second) }
    }
    return bits
  }

  static func isNormal(_ set: IntervalSet) -> Bool {
    set.intervals.allSatisfy { $0.start < $0.end }
      && zip(set.intervals, set.intervals.dropFirst()).allSatisfy { $0.end < $1.start }
  }

  static let sets = (0..<256).map { set(UInt16($0)) }

  @Test func `an interval that ends when it starts, or before, cannot be written`() {
    #expect(Self.slot(3, 3) == nil)
    #expect(Self.slot(4, 3) == nil)
    #expect(Self.slot(3, 4)?.length == Length(seconds: 1))
  }

  @Test func `an interval holds its start and not its end`() throws {
    let interval = try #require(Self.slot(3, 5))
    #expect([2, 3, 4, 5].map { interval.contains(Moment(seconds: $0)) } == [false, true, true, false])
  }

  @Test func `union, intersection and difference of every two sets are those of their bits`() {
    for a in 0..<256 {
      for b in 0..<256 {
        let union = Self.sets[a].union(Self.sets[b])
        let both = Self.sets[a].intersection(Self.sets[b])
        let rest = Self.sets[a].subtracting(Self.sets[b])
        guard Self.bits(union) == UInt16(a | b), Self.bits(both) == UInt16(a & b),
          Self.bits(rest) == UInt16(a & ~b), Self.isNormal(union), Self.isNormal(both), Self.isNormal(rest)
        else {
          Issue.record("\(a) and \(b)")
          return
        }
      }
    }
  }

  @Test func `every set of bits has one value, and comes back from it`() {
    for bits in 0..<256 {
      let set = Self.sets[bits]
      #expect(Self.bits(set) == UInt16(bits))
      #expect(Self.isNormal(set))
      #expect(set.length == Length(seconds: Int64(bits.nonzeroBitCount)))
      #expect(set.isEmpty == (bits == 0))
      let runs = String(bits, radix: 2).split(separator: "0").map(\.count)
      #expect(set.longest == Length(seconds: Int64(runs.max() ?? 0)))
      #expect(set.hull?.start.seconds == (bits == 0 ? nil : Int64(bits.trailingZeroBitCount)))
      #expect(set.hull?.end.seconds == (bits == 0 ? nil : Int64(Int.bitWidth - bits.leadingZeroBitCount)))
    }
  }

  @Test func `every cut of every set is that of its bits`() throws {
    for bits in 0..<256 {
      for cut in 0...9 {
        let moment = Moment(seconds: Int64(cut))
        let before = (1 << cut) - 1
        #expect(Self.bits(Self.sets[bits].clipped(from: moment)) == UInt16(bits & ~before))
        #expect(Self.bits(Self.sets[bits].clipped(until: moment)) == UInt16(bits & before))
        #expect(Self.sets[bits].contains(moment) == (bits >> cut & 1 == 1))
        for end in (cut + 1)..<10 {
          let interval = try #require(Self.slot(cut, end))
          #expect(Self.bits(Self.sets[bits].clipped(to: interval)) == UInt16(bits & ~before & ((1 << end) - 1)))
        }
        var kept = bits
        while kept.nonzeroBitCount > cut { kept &= ~(1 << (Int.bitWidth - 1 - kept.leadingZeroBitCount)) }
        #expect(Self.bits(Self.sets[bits].prefix(Length(seconds: Int64(cut)))) == UInt16(kept))
      }
    }
  }

  @Test func `intervals in any order, overlapping or touching, make the set of their moments`() {
    for seed in 0..<200 as Range<UInt64> {
      var random = Seeded(seed)
      let intervals = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ in
        Self.slot(Int.random(in: 0...15, using: &random), Int.random(in: 0...16, using: &random))
      }
      let bits = intervals.reduce(UInt16(0)) { $0 | Self.bits(IntervalSet($1)) }
      #expect(IntervalSet(intervals) == Self.set(bits), "seed \(seed)")
      #expect(IntervalSet(intervals.shuffled(using: &random)) == Self.set(bits), "seed \(seed)")
    }
  }

  @Test func `law: what is taken away and what is kept make up the whole`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = Seeded(seed)
      let sets = (0..<3).map { _ in
        IntervalSet(
          (0..<40).compactMap { _ in
            let start = Int.random(in: -100_000...100_000, using: &random)
            return Self.slot(start, start + Int.random(in: 1...9000, using: &random))
          })
      }
      let (a, b, c) = (sets[0], sets[1], sets[2])
      #expect(a.subtracting(b).union(a.intersection(b)) == a, "seed \(seed)")
      #expect(a.subtracting(b).length + a.intersection(b).length == a.length, "seed \(seed)")
      #expect(a.subtracting(b.union(c)) == a.subtracting(b).subtracting(c), "seed \(seed)")
      #expect(a.union(b) == b.union(a), "seed \(seed)")
      #expect(a.intersection(b.union(c)) == a.intersection(b).union(a.intersection(c)), "seed \(seed)")
      #expect(a.subtracting(b).intersection(b).isEmpty, "seed \(seed)")
    }
  }
}

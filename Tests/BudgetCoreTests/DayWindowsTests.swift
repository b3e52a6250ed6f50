import BudgetCore
import TestSupport
import Testing

/// The windows of one day: read, written, joined, taken away and set for a date.
@Suite struct DayWindowsTests {
  typealias Window = WorkingWeek.Window

  static func said(_ windows: [Window]) -> String {
    windows.isEmpty
      ? "none" : windows.map { "\(clock(Int64($0.start)))-\(clock(Int64($0.end)))" }.joined(separator: " ")
  }

  @Test(arguments: try Table("day-windows.txt").rows)
  func `the windows of one day are read as those of a clause, and nothing else is`(row: Table.Row) throws {
    let text = row[0].filter { $0 != "[" && $0 != "]" }
    do {
      #expect(Self.said(try WorkingWeek.parseWindows(text)) == row[1])
      #expect(text == row[0], "was taken")
    } catch {
      #expect(WorkingWeekTests.said(error.kind) == row[1])
      let start = row[0].utf8.prefix { $0 != UInt8(ascii: "[") }.count
      let count = row[0].utf8.dropFirst(start + 1).prefix { $0 != UInt8(ascii: "]") }.count
      #expect(error.bytes == start..<(start + count))
    }
  }

  /// By pencil.
  @Test(arguments: [
    ("none", "none"), ("8-12", "08:00-12:00"), ("13-17, 8.30–12", "08:30-12:00,13:00-17:00"),
    ("22-6", "22:00-06:00"), ("22-0", "22:00-24:00"), ("0-0:01", "00:00-00:01"), ("23:59-15:59", "23:59-15:59"),
  ])
  func `windows are written as they are read`(text: String, written: String) throws {
    #expect(WorkingWeek.text(of: try WorkingWeek.parseWindows(text)) == written)
  }

  @Test func `law: windows that are written are read back the same`() throws {
    for seed in 0..<2000 as Range<UInt64> {
      var random = Seeded(seed)
      guard let windows = try? WorkingWeek.adding(Self.windows(&random), to: []) else { continue }
      let text = WorkingWeek.text(of: windows)
      #expect(try WorkingWeek.parseWindows(text) == windows, "seed \(seed): \(text)")
    }
  }

  @Test func `seconds that a window has are kept and written`() throws {
    let odd = try #require(Window(start: 8 * 3600 + 30, end: 12 * 3600))
    let rest = try WorkingWeek.removing(try WorkingWeek.parseWindows("9-10"), from: [odd])
    #expect(WorkingWeek.text(of: rest) == "08:00:30-09:00,10:00-12:00")
    #expect(try WorkingWeek.adding(try WorkingWeek.parseWindows("9-10"), to: rest) == [odd])
  }

  @Test func `law: joining and taking away are those of the half hours`() {
    var outcomes: [String: Int] = [:]
    for seed in 0..<1500 as Range<UInt64> {
      var random = Seeded(seed)
      let (a, b) = (Self.windows(&random), Self.windows(&random))
      let (inA, inB) = (Self.slots(a), Self.slots(b))
      let either = Self.runs(zip(inA, inB).map { $0 || $1 })
      let rest = Self.runs(zip(inA, inB).map { $0 && !$1 })

      let isTooLong = either.contains { $0.count > 32 }
      do throws(HoursFault) {
        let joined = try WorkingWeek.adding(b, to: a)
        #expect(!isTooLong && joined.map { $0.start / 1800..<$0.end / 1800 } == either, "seed \(seed)")
        outcomes["joined", default: 0] += 1
      } catch {
        guard case .tooLong(_, let length) = error.kind else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        #expect(isTooLong, "seed \(seed)")
        #expect(either.first { $0.count > 32 }?.count == Int(length.seconds) / 1800, "seed \(seed)")
        #expect(error.bytes.upperBound <= WorkingWeek.text(of: b).utf8.count, "seed \(seed)")
        outcomes["too long", default: 0] += 1
      }

      // Windows of a day that are one, and too long for one, are none to begin with.
      guard !Self.runs(inA).contains(where: { $0.count > 32 }) else { continue }
      let beginsLate = rest.first { $0.lowerBound >= 48 }
      do throws(HoursFault) {
        let kept = try WorkingWeek.removing(b, from: a)
        #expect(beginsLate == nil && kept.map { $0.start / 1800..<$0.end / 1800 } == rest, "seed \(seed)")
        outcomes["taken away", default: 0] += 1
      } catch {
        guard case .startsNextDay(let text) = error.kind, let beginsLate else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        let late = Window(start: (beginsLate.lowerBound - 48) * 1800, end: (beginsLate.upperBound - 48) * 1800)
        #expect(late.map { WorkingWeek.text(of: [$0]) } == text, "seed \(seed)")
        #expect(!error.bytes.isEmpty && error.bytes.upperBound <= WorkingWeek.text(of: b).utf8.count, "seed \(seed)")
        outcomes["begins late", default: 0] += 1
      }
    }
    for outcome in ["joined", "too long", "taken away", "begins late"] {
      #expect(outcomes[outcome, default: 0] > 100, "\(outcomes)")
    }
  }

  @Test func `law: a date that is set has the hours of a text that names it last`() throws {
    var refused = (before: 0, after: 0)
    var set = 0
    let date = try #require(CivilDate(iso8601: "2026-12-24"))
    for seed in 0..<3000 as Range<UInt64> {
      var random = Seeded(seed)
      let clauses = (0..<4).map { _ in
        let near = date.adding(days: Int.random(in: -2...2, using: &random))
        let day = Bool.random(using: &random) ? "mon-sun" : near.iso8601
        return day + " " + Self.night(&random)
      }
      guard let week = try? WorkingWeek.parse(clauses.joined(separator: ";")),
        let windows = try? WorkingWeek.parseWindows(Self.night(&random))
      else { continue }
      let text = WorkingWeek.text(of: windows)
      let written = Result { () throws(HoursFault) in
        try WorkingWeek.parse("\(clauses.joined(separator: ";"));2026-12-24 \(text)")
      }
      do throws(HoursFault) {
        let changed = try week.setting(windows.shuffled(using: &random), on: date)
        #expect(try written.get() == changed, "seed \(seed)")
        #expect(changed.windows(on: date) == windows, "seed \(seed)")
        set += 1
      } catch {
        guard case .failure(let fault) = written, case .reachesNextDay(_, let day, let next, let begins) = fault.kind,
          case .reachesNextDay(let evening, day, next, begins) = error.kind
        else {
          Issue.record("seed \(seed): \(error), \(written)")
          continue
        }
        let bytes = Array(text.utf8).dropFirst(error.bytes.lowerBound).prefix(error.bytes.count)
        let marked = String(decoding: bytes, as: UTF8.self)
        if day == .date(date) {
          #expect(marked == evening && windows.last.map { WorkingWeek.text(of: [$0]) } == evening, "seed \(seed)")
          refused.after += 1
        } else {
          #expect(windows.first.map { WorkingWeek.text(of: [$0]) } == marked, "seed \(seed)")
          refused.before += 1
        }
      }
    }
    #expect(set > 100 && refused.before > 100 && refused.after > 100, "\(set) \(refused)")
  }

  /// One to three windows, many of them at night, some that make a day with an early morning.
  private static func night(_ random: inout Seeded) -> String {
    ["none", "22-4", "22-6", "5-8", "5-8,20-3", "6-7,23-7", "9-17", "0-1,12-13,18-5:30"].randomElement(using: &random)
      ?? "none"
  }

  /// None to four windows in any order, often adjoining, half of them in the evening; every edge on a half hour.
  private static func windows(_ random: inout Seeded) -> [Window] {
    let latest = Bool.random(using: &random) ? 16 : 4
    return (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
      let start = Int.random(in: Bool.random(using: &random) ? 0..<48 : 40..<48, using: &random)
      return Window(
        start: start * 1800, end: (start + Int.random(in: 1...(2 * latest), using: &random)) * 1800)
    }
  }

  private static func slots(_ windows: [Window]) -> [Bool] {
    (0..<96).map { slot in windows.contains { ($0.start..<$0.end).contains(slot * 1800) } }
  }

  /// Each stretch of slots that are set, in half hours.
  private static func runs(_ slots: [Bool]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for slot in slots.indices where slots[slot] {
      if let last = runs.last, last.upperBound == slot {
        runs[runs.count - 1] = last.lowerBound..<(slot + 1)
      } else {
        runs.append(slot..<(slot + 1))
      }
    }
    return runs
  }
}

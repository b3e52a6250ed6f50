import BudgetCore
import FoundationEssentials
import Rendering
import Testing

/// JSON as read by a decoder that knows nothing of the shapes.
enum Tree: Decodable, Equatable {
  case null, bool(Bool), number(Int64), string(String), array([Tree]), object([String: Tree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Int64.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([Tree].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: Tree].self))
    }
  }

  subscript(_ key: String) -> Tree? { if case .object(let members) = self { members[key] } else { nil } }
  subscript(_ index: Int) -> Tree? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  var keys: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
}

@Suite struct JSONTests {
  private func tree(_ answer: Answer, titles: Bool = false, language: Language = .english) throws -> Tree {
    let text = json(for: answer, titles: titles, language: language)
    #expect(text.hasSuffix("}\n") && text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    return try JSONDecoder().decode(Tree.self, from: Data(text.utf8))
  }

  private func keys(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }

  // The names as the contract writes them.
  private let left =
    "schema now zone day state exact bound left planned free over windows left_stretches tasks without_duration "
    + "leftovers other_days line_before problems"
  private let task = "number title time duration cost fits slipped on_event in_pieces longest_stretch"
  private let problem = "calendar file line uid kind effect message"

  @Test func `left has the keys of the contract, no more and no less`() throws {
    let tree = try tree(.left(Sample.marks))
    #expect(tree.keys == keys(left))
    #expect(tree["tasks"]?[0]?.keys == keys(task))
    #expect(tree["problems"]?[0]?.keys == keys(problem))
    #expect(tree["windows"]?[0]?.keys == keys("start end"))
  }

  @Test func `left says the day in seconds and in UTC`() throws {
    let tree = try tree(.left(Sample.fullDay))
    #expect(tree["schema"] == .number(1))
    #expect(tree["now"] == .string("2026-11-30T08:12:00Z"))
    #expect(tree["zone"] == .string("Europe/Zurich"))
    #expect(tree["day"] == .string("2026-11-30"))
    #expect(tree["state"] == .string("over"))
    #expect(tree["exact"] == .bool(true))
    #expect(tree["bound"] == .null)
    #expect(tree["left"] == .number(19_080))
    #expect(tree["planned"] == .number(26_100))
    #expect(tree["free"] == .number(0))
    #expect(tree["over"] == .number(7020))
    #expect(
      tree["left_stretches"]?[2]
        == .object(["start": .string("2026-11-30T12:30:00Z"), "end": .string("2026-11-30T16:00:00Z")]))
    #expect(
      tree["windows"]?[1]
        == .object(["start": .string("2026-11-30T12:00:00Z"), "end": .string("2026-11-30T16:00:00Z")]))
    #expect(tree["line_before"] == .number(4))
    #expect(tree["without_duration"] == .number(1))
    #expect(tree["leftovers"] == .number(3))
    #expect(tree["other_days"] == .number(2))
    #expect(
      tree["tasks"]?[1]
        == .object([
          "number": .number(12), "title": .string("Dentist"), "time": .string("14:00"), "duration": .number(2700),
          "cost": .number(2700), "fits": .bool(true), "slipped": .bool(false), "on_event": .bool(false),
          "in_pieces": .bool(false), "longest_stretch": .null,
        ]))
    #expect(tree["tasks"]?[2]?["duration"] == .null)
    #expect(tree["tasks"]?[2]?["fits"] == .null)
    #expect(tree["tasks"]?[3]?["longest_stretch"] == .number(3600))
  }

  @Test func `each state and bound has its name`() throws {
    #expect(try tree(.left(Sample.nothingKnown))["state"] == .string("ok"))
    #expect(try tree(.left(Sample.nothingKnown))["line_before"] == .null)
    #expect(try tree(.left(Sample.windowsPast))["state"] == .string("nothing_left"))
    #expect(try tree(.left(Sample.noHours))["state"] == .string("no_hours"))
    #expect(try tree(.left(Sample.marks))["bound"] == .string("upper"))
    #expect(try tree(.left(Sample.marks))["exact"] == .bool(false))
    let about = Sample.budget(left: "16:00-17:00", problems: [Sample.guessed])
    #expect(try tree(.left(about))["bound"] == .string("about"))
    #expect(try tree(.left(about))["exact"] == .bool(false))
  }

  @Test func `today and why add to the keys of left`() throws {
    let today = try tree(.today(Sample.fullDay))
    #expect(today.keys == keys(left + " entries done undated has_calendars streak asked"))
    let why = try tree(.why(Sample.fullDay, passedOver: ["a~"]))
    #expect(
      why.keys
        == today.keys.subtracting(keys("streak asked")).union(
          keys("past_stretches busy_stretches passed_over hours_set")))
    let left = try tree(.left(Sample.fullDay))
    for key in left.keys { #expect(today[key] == left[key] && why[key] == left[key], "\(key)") }
    #expect(why["passed_over"] == .array([.string("a~")]))
    #expect(why["busy_stretches"]?[1]?["end"] == .string("2026-11-30T12:30:00Z"))
    // The stand-up is over at 09:12.
    #expect(today["entries"]?[4] == nil && today["entries"]?[3] != nil && why["entries"]?[4] != nil)
  }

  @Test func `busy has the keys of the contract, and events only when asked`() throws {
    let base = "schema zone from to busy problems"
    let busy = try tree(.busy(Sample.busyDay, events: false, titles: false))
    #expect(busy.keys == keys(base))
    #expect(busy["from"] == .string("2026-11-29T23:00:00Z") && busy["to"] == .string("2026-11-30T23:00:00Z"))
    #expect(
      busy["busy"]?[1] == .object(["start": .string("2026-11-30T09:00:00Z"), "end": .string("2026-11-30T10:00:00Z")]))
    let events = try tree(.busy(Sample.busyDay, events: true, titles: false))
    #expect(events.keys == keys(base + " events"))
    #expect(
      events["events"]?[3]
        == .object([
          "calendar": .string("calendars/work.ics"), "file": .string("calendars/work.ics"),
          "uid": .string("44@example.org"), "start": .string("2026-11-30T11:30:00Z"),
          "end": .string("2026-11-30T12:30:00Z"), "counts": .bool(true), "rule": .string("tentative"),
        ]))
    #expect(
      try tree(.busy(Sample.busyDay, events: true, titles: false), titles: true)["events"]?[3]?["title"]
        == .string("Lunch talk"))
    #expect(try tree(.busy(Sample.threeDays, events: true, titles: true))["events"]?[1]?["title"] == .null)
    #expect(try tree(.busy(Sample.threeDays, events: true, titles: true))["events"]?[2]?["uid"] == .null)
  }

  @Test func `fits has the keys of the contract, null where nothing fits`() throws {
    let never = try tree(.fits(Sample.fit(fits: false, on: nil)))
    #expect(never.keys == keys("schema duration fits in_pieces day start end exact problems"))
    #expect(never["day"] == .null && never["start"] == .null && never["end"] == .null)
    let later = try tree(.fits(Sample.fit(fits: false, inPieces: true, on: Sample.tuesday, at: "08:00-08:45")))
    #expect(later["fits"] == .bool(false) && later["in_pieces"] == .bool(true) && later["duration"] == .number(2700))
    #expect(later["day"] == .string("2026-12-01") && later["start"] == .string("2026-12-01T07:00:00Z"))
    #expect(later["end"] == .string("2026-12-01T07:45:00Z") && later["exact"] == .bool(true))
  }

  @Test func `free now and check have their keys`() throws {
    let now = try tree(.freeNow(Sample.free("09:12-10:00", fitting: [Sample.todo("Mail", Sample.minutes(15))])))
    #expect(now.keys == keys("schema now zone day free next tasks exact bound problems"))
    #expect(now["free"]?["end"] == .string("2026-11-30T09:00:00Z") && now["next"] == .null)
    #expect(now["tasks"]?[0]?["duration"] == .number(900))
    let check = try tree(.check(Sample.checked))
    #expect(check.keys == keys("schema files components problems passed_over missing doubtful settled"))
    #expect(check["files"] == .number(3) && check["missing"] == .number(1) && check["doubtful"] == .number(1))
  }

  @Test func `a problem is facts and one sentence in the language asked for`() throws {
    let expected =
      "calendars/team.ics:12: TZID «Mars/Olympus» ist keine bekannte Zone: gelesen als Europe/Zurich (UID 7@example.org)"
    #expect(
      try tree(.busy(Sample.busyDay, events: false, titles: false), language: .german)["problems"]?[0]
        == .object([
          "calendar": .string("calendars/team.ics"), "file": .string("calendars/team.ics"), "line": .number(12),
          "uid": .string("7@example.org"), "kind": .string("guessed-zone"), "effect": .string("doubtful"),
          "message": .string(expected),
        ]))
    #expect(try tree(.left(Sample.marks))["problems"]?[0]?["line"] == .null)
  }

  @Test func `keys are sorted and slashes are as they are`() {
    let text = json(for: .busy(Sample.idleDay, events: false, titles: false), titles: false)
    #expect(
      text
        == #"{"busy":[],"from":"2026-11-29T23:00:00Z","problems":[],"schema":1,"to":"2026-11-30T23:00:00Z","zone":"Europe/Zurich"}"#
        + "\n")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `law of data: hostile texts come back as they were`(seed: UInt64) throws {
    var day = RandomDay(seed: seed)
    let budget = day.budget(grain: 1)
    let tree = try tree(.why(budget, passedOver: []), titles: true)
    for (index, task) in budget.tasks.enumerated() {
      #expect(tree["tasks"]?[index]?["title"] == .string(task.todo.title), "seed \(seed)")
    }
    for (index, entry) in budget.entries.enumerated() {
      #expect(tree["entries"]?[index]?["title"] == entry.title.map(Tree.string), "seed \(seed)")
    }
  }
}

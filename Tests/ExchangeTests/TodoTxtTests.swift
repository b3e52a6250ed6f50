import BudgetCore
import Exchange
import TestSupport
import Testing

/// Lines of todo.txt, the program's own and others'.
struct TodoTxtTests {
  private static func read(_ text: String, on today: CivilDate = RandomTask.today) throws -> [TaskRecord] {
    try ExchangeFormat.todoTxt.read(text, on: today).record.tasks
  }

  @Test func `law: what a line of todo.txt holds comes back`() throws {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var maker = RandomTask(random: Seeded(seed))
      var task = maker.next()
      let read = try #require(try Self.read(ExchangeFormat.todoTxt.text([task])).first)
      task.note = nil
      task.reminder = nil
      task.added = task.added.map { Moment(utc: CivilDateTime(Zones.berne.wall(at: $0).date)) }
      #expect(read == task, "seed \(seed)")
    }
  }

  /// What a line of todo.txt, or a reader of lines, takes for something else.
  private static let words = [
    "due:2026-05-05", "due:", "due:soon", "time:25", "time:14:00", "duration:x", "duration:PT5M", "uuid:x",
    "uuid:f81d4fae-7dec-41d0-a765-00a0c91e6bf6", "state:gone", "state:dropped", "state:", "+x", "+", "@home", "x", "X",
    "(A)", "(a)", "(AB)", "2026-01-01", "2026-13-01", "9999-01-01", "\\", "\\\\", "\\due:x", "\\{A}", "{A}", "\\{",
    "a\\", "key:value", "http://example.org/a", "e\u{301}", "\u{301}", "\u{200D}", "\u{1F469}\u{200D}\u{1F4BB}", "ä",
    "\u{0}", "\u{7F}", "\u{FEFF}", "\u{9B}", "+\u{301}", "due\u{301}:x", "x\u{301}", "Call",
  ]
  private static let blanks = [
    " ", " ", " ", " ", "  ", "   ", "\t", "\n", "\r\n", "\r", "\u{B}", "\u{85}", "\u{2028}", "\u{A0}", "\u{3000}", "",
  ]

  @Test func `law: every title comes back byte by byte, in a file with others`() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = Seeded(seed)
      var tasks: [TaskRecord] = []
      for index in 0..<20 {
        var title = Bool.random(using: &random) ? "" : Self.blanks.randomElement(using: &random) ?? ""
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          title += Self.words.randomElement(using: &random) ?? ""
          title += Self.blanks.randomElement(using: &random) ?? ""
        }
        if Bool.random(using: &random) { title += "end" }
        let state = TaskRecord.State.allCases.randomElement(using: &random) ?? .open
        var task = TaskRecord(
          identity: Identity(naming: "\(seed) \(index)"), title: title, state: state,
          closedOn: state == .open ? nil : RandomTask.today)
        // Without a date in front, the title begins the line.
        if Bool.random(using: &random) { task.added = Moment(seconds: 1_790_000_000) }
        if Bool.random(using: &random) { task.category = Self.words.randomElement(using: &random) }
        if Bool.random(using: &random) { task.day = .on(RandomTask.today) }
        tasks.append(task)
      }
      let text = ExchangeFormat.todoTxt.text(tasks)
      let read = try Self.read(text)
      #expect(read.count == tasks.count, "seed \(seed)")
      for task in tasks {
        let back = try #require(read.first { $0.identity == task.identity }, "seed \(seed)")
        #expect(Array(back.title.utf8) == Array(task.title.utf8), "seed \(seed): \(task.title.debugDescription)")
        #expect(back.state == task.state && back.closedOn == task.closedOn && back.day == task.day, "seed \(seed)")
        #expect(back.category.map { Array($0.utf8) } == task.category.map { Array($0.utf8) }, "seed \(seed)")
        #expect(back.time == nil && back.duration == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    ("Call mum", "Call mum"), ("due:soon x", "\\due:soon x"), ("x ray", "\\x ray"), ("an x", "an x"),
    ("(A) first", "\\(A) first"), ("2026-01-01 a", "\\2026-01-01 a"), ("a 2026-01-01", "a 2026-01-01"),
    ("a +b", "a \\+b"), ("1 + 1", "1 + 1"), ("C:\\temp", "C:\\\\temp"), ("a\nb", "a\\{A}b"),
    (" a  b", "\\{20}a\\{20} b"),
  ])
  func `a title stands as it is but for what would be read otherwise`(title: String, line: String) throws {
    let task = TaskRecord(identity: Identity(naming: "a"), title: title)
    #expect(ExchangeFormat.todoTxt.text([task]) == "\(line) uuid:\(task.identity)\n")
  }

  /// As a program for todo.txt leaves them: ticked, ranked, with a tag more.
  @Test func `the program's own lines are read after others changed them`() throws {
    let line = ExchangeFormat.todoTxt.text([TaskRecord(identity: Identity(naming: "a"), title: "due:soon \\o/")])
      .split(separator: "\n")[0]
    for changed in ["x 2026-11-29 \(line)", "(B) \(line)", "\(line) due:2026-12-01 +work rec:1w"] {
      let task = try #require(try Self.read(changed).first)
      #expect(task.identity == Identity(naming: "a") && task.title.hasPrefix("due:soon \\o/"), "\(changed)")
      #expect((task.state == .done) == changed.hasPrefix("x"))
      #expect((task.category == "work") == changed.hasSuffix("1w") && (task.day != .undated) == changed.hasSuffix("1w"))
    }
  }

  @Test func `todo txt of others is read by its rules`() throws {
    let text = """
      (B) 2026-11-01 Call mum +family @phone due:2026-12-01 rec:1w
      (A) First
      x 2026-11-30 2026-11-01 Done +work
      Twice
      Twice

      """
    let tasks = try ExchangeFormat.todoTxt.read(text).record.tasks
    #expect(tasks.map(\.title) == ["First", "Call mum @phone rec:1w", "Done", "Twice", "Twice"])
    #expect(tasks[1].category == "family" && tasks[1].day == .on(CivilDate(daysSince1970: 20_788)))
    #expect(tasks[2].state == .done && tasks[2].closedOn?.iso8601 == "2026-11-30")
    #expect(Set(tasks.map(\.identity)).count == 5)
    // Ticked, a line is still the same task.
    let ticked = try ExchangeFormat.todoTxt.read("x 2026-12-02 First\n").record.tasks
    #expect(ticked[0].identity == tasks[0].identity && ticked[0].state == .done)
  }

  @Test(arguments: [
    ("Train time:25 state:gone", "Train time:25 state:gone"), ("a duration:30min uuid:7", "a duration:30min uuid:7"),
    ("share \\\\server\\a \\+b", "share \\\\server\\a \\+b"), ("(1) first (a)", "(1) first (a)"),
    ("a time:14:00 b", "a b"),
  ])
  func `what is no tag in the line of another program is title`(line: String, title: String) throws {
    #expect(try Self.read(line).first?.title == title)
  }

  @Test(arguments: [
    ("x Call due:2026-11-28", "2026-11-28"), ("x Call due:2026-11-30", "2026-11-30"),
    ("x Call due:2026-12-24", "2026-11-30"), ("x Call", "2026-11-30"),
    ("x 2026-11-27 Call due:2026-11-28", "2026-11-27"),
  ])
  func `a tick without a date is of the task's day, or of today`(line: String, day: String) throws {
    let task = try #require(try Self.read(line).first)
    #expect(task.state == .done && task.closedOn?.iso8601 == day)
  }
}

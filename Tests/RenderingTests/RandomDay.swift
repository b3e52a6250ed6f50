import BudgetCore
import Rendering
import TestSupport

/// Random days whose figures follow from each other, with titles from a hostile pen.
struct RandomDay {
  private var random: Seeded

  init(seed: UInt64) { random = Seeded(seed) }

  mutating func title() -> String {
    let pens: [[UInt32]] = [
      Array(0x20...0x7E), Array(0...0x1F), [0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x9B],
      [0x202E, 0x2066, 0x200F, 0x200B, 0x2028],
      Array(0x6F22...0x6FFF), Array(0x300...0x36F), Array(0x2500...0x259F), Array(0x1F600...0x1F64F), [0x20],
      [0xDF, 0xE9],
      Array(0x0600...0x06FF), [0x1100, 0x1161, 0x11A8], Array(0xE000...0xE010), [0x200D, 0xFE0F, 0x1F468, 0x1F3FB],
    ]
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let pen = pens[Int.random(in: 0..<pens.count, using: &random)]
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        if let scalar = pen.randomElement(using: &random).flatMap(Unicode.Scalar.init) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  private mutating func spans(_ count: Int, grain: Int64) -> [Interval] {
    (0..<Int.random(in: 0...count, using: &random)).compactMap { _ in
      let start = Int64.random(in: 0...(86_400 / grain), using: &random) * grain
      let length = Int64.random(in: 1...(5 * 3600 / grain), using: &random) * grain
      return Interval(
        from: Sample.at("00:00") + Length(seconds: start), to: Sample.at("00:00") + Length(seconds: start + length))
    }
  }

  private mutating func problems() -> [Problem] {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      Problem(
        calendar: title(), file: Bool.random(using: &random) ? title() : nil, line: 3,
        uid: Bool.random(using: &random) ? title() : nil,
        kind: allKinds(quoting: title())[Int.random(in: 0..<allKinds(quoting: "").count, using: &random)])
    }
  }

  private mutating func entries(grain: Int64, plainTitles: Bool) -> [Entry] {
    spans(6, grain: grain).sorted { $0.start < $1.start }.map { interval in
      let rule = Verdict.Rule.allCases[Int.random(in: 0..<Verdict.Rule.allCases.count, using: &random)]
      return Entry(
        calendar: plainTitles ? "work" : title(), file: plainTitles ? "work.ics" : title(), line: 7, uid: nil,
        title: plainTitles ? "Entry" : title(), interval: interval, isWholeDay: false,
        verdict: Verdict(counts: Bool.random(using: &random), rule: rule),
        declinedBySomeone: Bool.random(using: &random))
    }
  }

  /// `grain` is the step of all times in seconds.
  mutating func budget(grain: Int64, plainTitles: Bool = false) -> DayBudget {
    let now = Sample.at("00:00") + Length(seconds: Int64.random(in: 0...(86_400 / grain), using: &random) * grain)
    let windows = IntervalSet(spans(4, grain: grain))
    let entries = entries(grain: grain, plainTitles: plainTitles)
    let busy = IntervalSet(entries.filter(\.verdict.counts).map(\.interval))
    let left = windows.clipped(from: now).subtracting(busy)
    var sum = Length.zero
    var line: Int?
    var tasks: [BudgetedTodo] = []
    for index in 0..<Int.random(in: 0...6, using: &random) {
      let duration =
        Int.random(in: 0...4, using: &random) == 0
        ? nil : Length(seconds: Int64.random(in: 1...(7200 / grain), using: &random) * grain)
      let cost = duration ?? .zero
      sum += cost
      if line == nil, sum > left.length, cost > .zero { line = index }
      tasks.append(
        BudgetedTodo(
          todo: Todo(
            number: Bool.random(using: &random) ? index : nil, title: plainTitles ? "Task" : title(),
            day: .on(Sample.monday), time: Bool.random(using: &random) ? Sample.clock("14:05") : nil, duration: duration
          ),
          cost: cost, fits: duration == nil ? nil : line == nil, isSlipped: Bool.random(using: &random),
          isOnEvent: Bool.random(using: &random), isDoubleBooked: Bool.random(using: &random),
          isInPieces: Bool.random(using: &random), longestStretch: left.longest))
    }
    let state: DayBudget.State =
      windows.isEmpty
      ? .noHours(next: Sample.tuesday)
      : left.isEmpty ? .nothingLeft(.windowsFull) : sum > left.length ? .over : .ok
    return DayBudget(
      day: Sample.monday, isToday: true, now: now, zone: Sample.zurich, hasCalendars: Bool.random(using: &random),
      windows: windows,
      horizon: Sample.span("00:00-24:00"), entries: entries, busy: busy, left: left, tasks: tasks,
      done: plainTitles ? [] : [Sample.todo(title())], lineBefore: line, state: state, planned: sum,
      withoutDuration: tasks.count { $0.todo.duration == nil }, leftovers: 3, otherDays: 0, undated: 1,
      problems: plainTitles ? [] : problems())
  }

  /// Every kind of answer about one random day.
  mutating func answers() -> [Answer] {
    let budget = budget(grain: Bool.random(using: &random) ? 1 : 60)
    let place = budget.left.intervals.first.map { FitAnswer.Place(day: Sample.tuesday, interval: $0) }
    let todos = budget.tasks.map(\.todo)
    return [
      .today(budget), .why(budget, passedOver: [title()]),
      .busy(
        BusyAnswer(
          zone: Sample.zurich, range: budget.horizon, entries: budget.entries, problems: budget.problems),
        events: true, titles: Bool.random(using: &random)),
      .fits(
        FitAnswer(
          duration: Length(minutes: 45), zone: Sample.zurich, today: Sample.monday, isToday: true, fits: false,
          isInPieces: true,
          place: place, pushedBelow: todos, problems: budget.problems)),
      .freeNow(FreeNow(stretch: budget.left.intervals.first, next: nil, fitting: todos, budget: budget)),
      .check(CheckAnswer(files: 1, components: 2, problems: budget.problems, passedOver: [title()])),
    ]
  }
}

internal import BudgetCore
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit plan TASK… [DAY]`: to today unless a day is named.
  func plan() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let (names, day) = try planner.namesAndDay(arguments.operands)
    return try planner.bring(.plan, try TaskNames(planner).tasks(names), to: day ?? .on(planner.today))
  }

  /// `restzeit later TASK… [DAY|undated]`: to the next day with a window unless something is named.
  func later() throws(UsageFault) -> Outcome {
    let planner = try presentPlanner()
    let (names, day) = try planner.namesAndDay(arguments.operands)
    return try planner.bring(.later, try TaskNames(planner).tasks(names), to: day ?? planner.nextDay)
  }
}

extension Planner {
  /// The next day with a window; tomorrow where no hours are known, or none is within a year.
  var nextDay: Todo.Day {
    .on(hours?.nextDay(after: today, within: 366, zone: question.zone) ?? today.adding(days: 1))
  }

  /// Words as names of tasks, and the day that the last of them name: as few words are the names as a day leaves, for
  /// `report next week friday` is about the report. nil where none is named. Throws for `12 14 blue`, which names none.
  func namesAndDay(_ words: [String]) throws(UsageFault) -> (names: [String], day: Todo.Day?) {
    let (names, rest) = TaskNames.split(words)
    let numbered = TaskNames.numbers(names) != nil
    if numbered, rest.isEmpty { return (names, nil) }
    if numbered { return (names, try day(rest.joined(separator: " "))) }
    for count in words.indices.dropFirst() {
      let text = words[count...].joined(separator: " ")
      if isUndated(text) || QuickEntry.day(of: text, today: today, order: question.dateOrder) != nil {
        return (Array(words[..<count]), try day(text))
      }
    }
    return (words, nil)
  }

  /// A day as a person names it, or none.
  func day(_ text: String) throws(UsageFault) -> Todo.Day {
    isUndated(text) ? .undated : .on(try question.date(text, nil, today: today))
  }

  private func isUndated(_ text: String) -> Bool { ["undated", "undatiert", "ohne datum"].contains(text.lowercased()) }

  /// Brings tasks to a day, or to none, and says so.
  func bring(_ kind: Change.Kind, _ tasks: [StoredTask], to day: Todo.Day) throws(UsageFault) -> Outcome {
    try changing(kind, tasks, to: .planned) { open, numbers throws(StoreFault) in try open.plan(numbers, on: day) }
  }
}

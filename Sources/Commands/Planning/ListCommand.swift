internal import BudgetCore
internal import Rendering
internal import Settings
internal import TaskStore

extension Question {
  /// `restzeit list [WHAT]`: tasks under headings; a day's with its line.
  func list() throws(UsageFault) -> Outcome {
    let what = arguments.operands.first?.lowercased() ?? "today"
    guard let planner = try existingPlanner() else {
      let today = try runningDay(nil)
      let context = TaskContext(today: today, zone: zone)
      if ListName(what) == nil { _ = try date(arguments.operands.first ?? what, nil, today: today) }
      return outcome(.list(TaskListAnswer(name: what, groups: [], context: context)), status: 0)
    }
    guard let name = ListName(what) else {
      return try list(planner, of: try date(arguments.operands.first ?? what, nil, today: planner.today))
    }
    if name == .today { return try list(planner, of: planner.today) }
    let groups = try self.groups(name, planner)
    return outcome(
      .list(TaskListAnswer(name: name.rawValue, groups: groups, context: planner.context)), status: 0)
  }

  /// The lists that have names; also in German.
  enum ListName: String, CaseIterable {
    case today, undated, week, leftovers, done, all

    init?(_ word: String) {
      let german: [String: ListName] = [
        "heute": .today, "undatiert": .undated, "woche": .week, "liegengeblieben": .leftovers, "erledigt": .done,
        "alle": .all,
      ]
      guard let name = ListName(rawValue: word) ?? german[word] else { return nil }
      self = name
    }
  }

  /// With the line where hours are known.
  private func list(_ planner: Planner, of day: CivilDate) throws(UsageFault) -> Outcome {
    let tasks = try storing { () throws(StoreFault) in
      try planner.store.reading { () throws(StoreFault) in
        (open: try planner.store.openTasks(of: .on(day)), done: try planner.store.done(on: day))
      }
    }
    let hasHours = try planner.hours(for: day) != nil
    let budget = hasHours ? try DayQuestion(self, planner, day: day).budget(calendars) : nil
    let groups = [
      TaskListAnswer.Group(heading: .day(day), tasks: tasks.open.map(\.shown)),
      TaskListAnswer.Group(heading: .doneOn(day), tasks: tasks.done.map(\.shown)),
    ]
    let answer = TaskListAnswer(
      name: day == planner.today ? "today" : day.iso8601, groups: groups, context: planner.context, budget: budget)
    return outcome(.list(answer), status: budget?.exactness.status ?? 0)
  }

  private func groups(_ name: ListName, _ planner: Planner) throws(UsageFault) -> [TaskListAnswer.Group] {
    let store = planner.store
    let today = planner.today
    return try storing { () throws(StoreFault) in
      try store.reading { () throws(StoreFault) -> [TaskListAnswer.Group] in
        switch name {
        case .today, .week:
          let start = today.startOfWeek(weekStart)
          return byDay(try store.openTasks(from: start, to: start.adding(days: 7)))
        case .undated: return [group(.undated, try store.openTasks(of: .undated))]
        case .leftovers: return [group(.leftovers, try store.leftovers(on: today))]
        case .done: return closed(try store.allTasks([.done]))
        case .all:
          let dated = try store.openTasks(from: today, to: CivilDate(daysSince1970: 2_932_897))
          return [group(.leftovers, try store.leftovers(on: today))] + byDay(dated) + [
            group(.undated, try store.openTasks(of: .undated))
          ] + closed(try store.allTasks([.done])) + [group(.dropped, inOrder(try store.allTasks([.dropped])))]
        }
      }
    }
  }

  private func group(_ heading: TaskListAnswer.Heading, _ tasks: [StoredTask]) -> TaskListAnswer.Group {
    TaskListAnswer.Group(heading: heading, tasks: tasks.map(\.shown))
  }

  /// What was done, the newest day first, in the order in which it was ticked.
  private func closed(_ tasks: [StoredTask]) -> [TaskListAnswer.Group] {
    inOrder(tasks).split(onChangeOf: \.closedOn).compactMap { slice in
      slice.first?.closedOn.map { group(.doneOn($0), Array(slice)) }
    }
  }

  /// The newest day first, and of a day in the order of time; on every machine the same.
  private func inOrder(_ tasks: [StoredTask]) -> [StoredTask] {
    tasks.sorted { a, b in
      if let one = a.closedOn, let other = b.closedOn, one != other { return one > other }
      return (a.changed(.state), a.place, a.identity) < (b.changed(.state), b.place, b.identity)
    }
  }

  /// Tasks that are in the order of their days, a group a day.
  private func byDay(_ tasks: [StoredTask]) -> [TaskListAnswer.Group] {
    var groups: [TaskListAnswer.Group] = []
    for slice in tasks.split(onChangeOf: \.day) {
      guard case .on(let day)? = slice.first?.day else { continue }
      groups.append(group(.day(day), Array(slice)))
    }
    return groups
  }
}

extension Array {
  /// The runs of elements that have the same part.
  fileprivate func split<Part: Equatable>(onChangeOf part: (Element) -> Part) -> [ArraySlice<Element>] {
    var runs: [ArraySlice<Element>] = []
    var start = startIndex
    for index in indices.dropFirst() where part(self[index]) != part(self[index - 1]) {
      runs.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}

extension DayBudget {
  /// What calendars are asked for: the local day, the night after it up to `dayStart`, and the day's windows and the
  /// spans of its open pinned tasks, whole. O(n) in the tasks.
  public static func horizon(
    of day: CivilDate, zone: ZoneRules, hours: WorkingWeek, dayStart: ClockTime, todos: [Todo]
  ) -> Interval {
    let windows = hours.windows(of: day, zone: zone).hull
    let spans = todos.filter { $0.day == .on(day) && $0.state == .open }.compactMap {
      $0.span(on: day, zone: zone, dayStart: dayStart)
    }
    let next = day.adding(days: 1)
    let dayStarts = zone.startOfDay(day)
    let start = min(dayStarts, windows?.start ?? dayStarts)
    let nightEnds = max(zone.startOfDay(next), DayCourse.start(of: next, zone: zone, dayStart: dayStart))
    let end = max(nightEnds, windows?.end ?? nightEnds, spans.map(\.end).max() ?? nightEnds)
    // A date the zone skipped has no moment of its own: the second of the jump stands for it.
    return Interval(startingAt: start, until: end)
  }

  /// The budget of one day at `now`: a day ahead has its whole windows, a past one nothing left.
  ///
  /// `entries` are those that touch the horizon, `todos` all of the day, in list order; open ones of other days may be
  /// among them, or are only counted `elsewhere`. O(n log n) in each of them.
  public init(
    day: CivilDate, now: Moment, zone: ZoneRules, hours: WorkingWeek, dayStart: ClockTime, hasCalendars: Bool,
    entries: [Entry], todos: [Todo], elsewhere: TodoCounts = .none, problems: [Problem]
  ) {
    let windows = hours.windows(of: day, zone: zone)
    let horizon = DayBudget.horizon(of: day, zone: zone, hours: hours, dayStart: dayStart, todos: todos)
    let touching = entries.filter { $0.interval.overlaps(horizon) }.sorted(by: Entry.ascending)
    let busy = IntervalSet(touching.lazy.filter(\.verdict.counts).map(\.interval)).clipped(to: horizon)
    let left = windows.clipped(from: now).subtracting(busy)

    let today = DayCourse.today(now: now, zone: zone, dayStart: dayStart, week: hours)
    let sorted = SortedTodos(todos, day: day, today: today)
    let costs = TodoCosts(
      sorted.open, on: day, now: now, zone: zone, dayStart: dayStart, windows: windows, busy: busy, left: left)
    let line = FitLine(costs.costs.map(\.cost), into: left.length)

    let state: State =
      if windows.isEmpty {
        .noHours(next: hours.nextDay(after: day, within: 366, zone: zone))
      } else if left.isEmpty {
        .nothingLeft(DayBudget.cause(ahead: windows.clipped(from: now), entries: touching))
      } else {
        line.planned > left.length ? .over : .ok
      }
    self.init(
      day: day, isToday: day == today, now: now, zone: zone, hasCalendars: hasCalendars, windows: windows,
      swallowed: hours.swallowedWindows(of: day, zone: zone), horizon: horizon, entries: touching, busy: busy,
      left: left, tasks: costs.tasks(line: line, left: left), done: sorted.done,
      lineBefore: line.before, state: state, planned: line.planned,
      withoutDuration: sorted.open.count { $0.stated == nil }, leftovers: sorted.leftovers + elsewhere.leftovers,
      otherDays: sorted.otherDays + elsewhere.otherDays, undated: sorted.undated + elsewhere.undated,
      problems: problems)
  }

  /// Why nothing of the windows ahead is left: one whole-day entry, when without it something would be.
  private static func cause(ahead: IntervalSet, entries: [Entry]) -> Cause {
    guard let hull = ahead.hull else { return .windowsPast }
    var others = entries.filter(\.verdict.counts)
    guard let index = others.firstIndex(where: { $0.isWholeDay && $0.interval.contains(hull) }) else {
      return .windowsFull
    }
    let covering = others.remove(at: index)
    let rest = ahead.subtracting(IntervalSet(others.lazy.map(\.interval)))
    return rest.isEmpty ? .windowsFull : .wholeDayEntry(covering)
  }
}

/// All todos, by what they are to one day.
private struct SortedTodos {
  var open: [Todo] = []
  var done: [Todo] = []
  var leftovers = 0
  var otherDays = 0
  var undated = 0

  init(_ todos: [Todo], day: CivilDate, today: CivilDate) {
    for todo in todos {
      switch (todo.day, todo.state) {
      case (.on(day), .open): open.append(todo)
      case (.on(day), .done): done.append(todo)
      case (.on(let other), .open):
        if other < today { leftovers += 1 } else { otherDays += 1 }
      case (.undated, .open): undated += 1
      case (_, .done): continue
      }
    }
  }
}

extension TodoCosts {
  /// The tasks with what the line and the placement say of each.
  fileprivate func tasks(line: FitLine, left: IntervalSet) -> [BudgetedTodo] {
    let judged = costs.enumerated().map { index, cost in
      BudgetedTodo(
        todo: cost.todo, span: cost.span, cost: cost.cost,
        fits: cost.cost > .zero ? !line.isBelow(index) : nil,
        isSlipped: cost.isSlipped, isOnEvent: cost.isOnEvent, isDoubleBooked: cost.isDoubleBooked)
    }
    let above = judged.prefix(line.before ?? judged.count)
    let longest = Placement(above.map(\.placed), into: left).longest
    return judged.enumerated().map { index, task in
      index < longest.count ? task.inPieces(longest: longest[index]) : task
    }
  }
}

extension BudgetedTodo {
  /// The same task, marked with the longest stretch when no stretch held it whole.
  fileprivate func inPieces(longest: Length?) -> BudgetedTodo {
    guard let longest else { return self }
    return BudgetedTodo(
      todo: todo, span: span, cost: cost, fits: fits, isSlipped: isSlipped, isOnEvent: isOnEvent,
      isDoubleBooked: isDoubleBooked, isInPieces: true, longestStretch: longest)
  }
}

extension Entry {
  /// By start, then end, then calendar, file and line.
  static func ascending(_ a: Entry, _ b: Entry) -> Bool {
    if a.interval.start != b.interval.start { return a.interval.start < b.interval.start }
    if a.interval.end != b.interval.end { return a.interval.end < b.interval.end }
    return (a.calendar, a.file, a.line) < (b.calendar, b.file, b.line)
  }
}

import BudgetCore

extension Shape {
  /// `left`: the keys every budget has.
  func budget(_ budget: DayBudget) -> [String: JSON] {
    [
      "now": .string(budget.now.rfc3339),
      "zone": .string(budget.zone.name),
      "day": .string(budget.day.iso8601),
      "state": .string(state(budget.state)),
      "exact": .bool(budget.exactness == .exact),
      "bound": bound(budget.exactness),
      "left": length(budget.left.length),
      "planned": length(budget.planned),
      "free": length(budget.free),
      "over": length(budget.over),
      "windows": stretches(budget.windows),
      "left_stretches": stretches(budget.left),
      "tasks": .array(budget.tasks.map(task)),
      "without_duration": .number(budget.withoutDuration),
      "leftovers": .number(budget.leftovers),
      "other_days": .number(budget.otherDays),
      "line_before": .optional(budget.lineBefore),
      "problems": problems(budget.problems),
    ]
  }

  /// `today` adds the entries that end after now, and what else it lists.
  func day(_ budget: DayBudget, _ extras: DayExtras?) -> [String: JSON] {
    self.budget(budget).merging([
      "entries": .array(budget.entries.filter { $0.interval.end > budget.now }.map(entry)),
      "done": .array(budget.done.map(todo)),
      "undated": .number(budget.undated),
      "has_calendars": .bool(budget.hasCalendars),
      "streak": .optional(extras?.streak),
      "asked": .optional(extras?.asked),
    ]) { kept, _ in kept }
  }

  /// `why` adds every entry, and the steps from the windows to what is left.
  func calculation(_ budget: DayBudget, _ passedOver: [String], _ hoursAreSet: Bool) -> [String: JSON] {
    let ahead = budget.windows.clipped(from: budget.now)
    return self.budget(budget).merging([
      "entries": .array(budget.entries.map(entry)),
      "done": .array(budget.done.map(todo)),
      "undated": .number(budget.undated),
      "has_calendars": .bool(budget.hasCalendars),
      "past_stretches": stretches(budget.windows.clipped(until: budget.now)),
      "busy_stretches": stretches(ahead.intersection(budget.busy)),
      "hours_set": .bool(hoursAreSet),
      "passed_over": .array(passedOver.map(JSON.string)),
    ]) { kept, _ in kept }
  }

  private func state(_ state: DayBudget.State) -> String {
    switch state {
    case .ok: "ok"
    case .over: "over"
    case .nothingLeft: "nothing_left"
    case .noHours: "no_hours"
    }
  }

  private func task(_ task: BudgetedTodo) -> JSON {
    .object([
      "number": .optional(task.todo.number),
      "title": .string(task.todo.title),
      "time": .optional(task.todo.time?.hoursAndMinutes),
      "duration": task.todo.duration.map(length) ?? .null,
      "cost": length(task.cost),
      "fits": task.fits.map(JSON.bool) ?? .null,
      "slipped": .bool(task.isSlipped),
      "on_event": .bool(task.isOnEvent),
      "in_pieces": .bool(task.isInPieces),
      "longest_stretch": task.longestStretch.map(length) ?? .null,
    ])
  }
}

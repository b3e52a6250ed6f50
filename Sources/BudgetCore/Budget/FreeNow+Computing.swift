extension FreeNow {
  /// The stretch of left around now, which the next appointment or pinned task ends, and the tasks for it: in list
  /// order each that goes whole into what those before it leave; one that does not is passed over.
  public init(of budget: DayBudget) {
    let open = budget.left.subtracting(IntervalSet(budget.tasks.compactMap(\.span)))
    let stretch = open.interval(holding: budget.now)
    var fitting: [Todo] = []
    var room = stretch?.length ?? .zero
    for task in budget.tasks where task.todo.time == nil && task.cost > .zero && task.cost <= room {
      room -= task.cost
      fitting.append(task.todo)
    }
    self.init(
      stretch: stretch, next: stretch == nil ? open.intervals.first { $0.start > budget.now } : nil,
      fitting: fitting, budget: budget)
  }
}

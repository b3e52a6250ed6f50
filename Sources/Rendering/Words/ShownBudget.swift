import BudgetCore

/// A budget in the whole minutes a face shows: left rounded down, planned up, the rest so that it adds up.
struct ShownBudget {
  let left: Int64
  let planned: Int64

  init(_ budget: DayBudget) {
    left = budget.left.length.seconds.flooredQuotient(60)
    planned = -(-budget.planned.seconds).flooredQuotient(60)
  }

  var free: Int64 { max(0, left - planned) }
  var over: Int64 { max(0, planned - left) }
}

internal import BudgetCore
internal import Recurrence

/// What the rules of one calendar may still be expanded to, so that many small ones cannot hang or bloat the program either.
final class Expansions {
  /// Instances of all rules of a calendar together, however often they are asked for.
  static let limit = 1_000_000
  /// Of one rule at a time.
  static let ruleLimit = 200_000

  private static let bound = Problem.Kind.bound(.allExpansions, limit: limit)

  private var left = Expansions.limit

  /// The starts that a rule makes inside a range, as far as there is anything left.
  func walls(of rule: SeriesRule, from timing: Timing, in range: Range<CivilDateTime>) -> Timing.Walls {
    guard left > 0 else { return ([], Self.bound) }
    let found = timing.walls(of: rule, in: range, limit: min(Expansions.ruleLimit, left))
    left -= found.walls.count + 10
    // libical walked all its steps, though few of them lay in the range.
    if found.bound != nil, rule.rule.scale != nil { left -= Expansions.ruleLimit / 4 }
    return left > 0 || found.bound == nil ? found : (found.walls, Self.bound)
  }
}

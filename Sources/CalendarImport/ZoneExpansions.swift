internal import BudgetCore

/// The zones that one calendar defines, each expanded once however many of its files bring it, and all together bounded.
final class ZoneExpansions {
  /// Onsets of one definition.
  static let definitionLimit = 4096
  /// Onsets of all definitions of a calendar together: every file may bring its own.
  static let limit = 200_000

  /// A definition as rules, nil when it defines nothing, and the bound that cut it short.
  typealias Expansion = (rules: ZoneRules?, bound: Problem.Kind?)

  private var left = ZoneExpansions.limit
  private var known: [ZoneDefinition: Expansion] = [:]

  func expansion(of definition: ZoneDefinition) -> Expansion {
    if let found = known[definition] { return found }
    let limit = min(Self.definitionLimit, max(0, left))
    let found = definition.rules(limit: limit)
    left -= (found?.count ?? 0) + 1
    let bound: Problem.Kind =
      limit < Self.definitionLimit
      ? .bound(.allZoneExpansions, limit: Self.limit) : .bound(.zoneExpansions, limit: limit)
    let expansion: Expansion = (found?.rules, found?.hitBound == true ? bound : nil)
    // Definitions beyond the bound are cheap to expand again.
    if left > 0 { known[definition] = expansion }
    return expansion
  }
}

internal import BudgetCore

/// Problems as they are told: in order, each once, and never so many that they drown the answer.
enum ProblemList {
  /// Of one kind in one file no more are told.
  static let perKind = 100

  /// By file in the order given, then line; equal ones once; a guessed zone once a file.
  static func ordered(_ problems: [Problem], files: [String]) -> [Problem] {
    if problems.isEmpty { return [] }
    var rank: [String: Int] = [:]
    for (index, file) in files.enumerated() { rank[file] = rank[file] ?? index }
    let key = { (problem: Problem) in
      (problem.file.flatMap { rank[$0] } ?? -1, problem.line ?? 0, problem.kind.name, problem.uid ?? "")
    }
    var seen: Set<Problem> = []
    var counts: [String: Int] = [:]
    return problems.sorted { key($0) < key($1) }.filter { problem in
      guard seen.insert(once(problem)).inserted else { return false }
      counts["\(problem.file ?? "")\u{0}\(problem.kind.name)", default: 0] += 1
      return counts["\(problem.file ?? "")\u{0}\(problem.kind.name)", default: 0] <= perKind
    }
  }

  /// What of a problem makes it another one.
  private static func once(_ problem: Problem) -> Problem {
    switch problem.kind {
    case .guessedZone, .oddZoneDefinition, .bound(.zoneExpansions, _), .bound(.allZoneExpansions, _):
      Problem(calendar: problem.calendar, file: problem.file, kind: problem.kind)
    default: problem
    }
  }
}

internal import BudgetCore
internal import Recurrence

extension Timing {
  /// What a rule makes, in no order.
  typealias Walls = (walls: [CivilDateTime], hitBound: Bool)

  func walls(of series: SeriesRule, in range: Range<CivilDateTime>, limit: Int) -> Walls {
    let rule = series.rule
    if rule.scale != nil { return ScaledRules.walls(of: series.text, from: self, in: range) }
    let found = rule.instances(
      from: start, in: range, through: lastWall(of: rule), limit: limit)
    guard case .utc(let until) = rule.until, !isWholeDay else {
      return (found.walls, found.hitBound)
    }
    return (found.walls.filter { zone.moment(of: $0) <= until || $0 == start }, found.hitBound)
  }

  /// The last wall time an UNTIL can admit; of UTC a little more, to be told exactly by moments.
  private func lastWall(of rule: RecurrenceRule) -> CivilDateTime? {
    switch rule.until {
    case .date(let date): CivilDateTime(date).adding(Length(seconds: 86_399))
    case .local(let wall): wall
    case .utc(let moment): zone.wall(at: moment).adding(isWholeDay ? .zero : Length(hours: 3))
    case nil: nil
    }
  }
}

internal import BudgetCore
internal import Recurrence

extension Timing {
  /// How far wall times and moments may run apart near a range: as far as the zone's offsets there do, and for a
  /// guessed zone as far again as zones are apart.
  func slack(around range: Interval, reach: Length) -> Int64 {
    let day = Length(hours: 24)
    var segment = zone.segment(holding: range.start - reach - day)
    var (least, most) = (segment.offset, segment.offset)
    while let end = segment.end, end < range.end + day {
      segment = zone.segment(holding: end)
      least = min(least, segment.offset)
      most = max(most, segment.offset)
    }
    return Int64(most - least) + (isGuess ? 26 * 3600 : 0)
  }

  /// What a rule makes, in no order, and the bound that cut it short.
  typealias Walls = (walls: [CivilDateTime], bound: Problem.Kind?)

  func walls(of series: SeriesRule, in range: Range<CivilDateTime>, limit: Int) -> Walls {
    let rule = series.rule
    if rule.scale != nil { return ScaledRules.walls(of: series.text, from: self, in: range) }
    let found = rule.instances(
      from: start, in: range, through: lastWall(of: rule), limit: limit)
    let bound: Problem.Kind? = found.hitBound ? .bound(.ruleExpansions, limit: limit) : nil
    guard case .utc(let until) = rule.until, !isWholeDay else { return (found.walls, bound) }
    return (found.walls.filter { zone.moment(of: $0) <= until || $0 == start }, bound)
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

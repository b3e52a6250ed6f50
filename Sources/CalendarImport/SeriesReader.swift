internal import BudgetCore

/// Turns the components of one UID into entries and problems over a range.
struct SeriesReader<Zones: ZoneSource> {
  let calendar: String
  let policy: BusyPolicy
  let times: TimeReader<Zones>
  /// nil asks whatever the day: every problem, no entries.
  let range: Interval?
  let expansions = Expansions()

  /// What came of one series.
  struct Outcome {
    var entries: [Entry] = []
    var problems: [Problem] = []
    /// Whether any reading of it touches the range.
    var touches = false
  }

  /// More instances of one event in a range are said as the stretches they cover together.
  static var singleEntries: Int { 1000 }

  /// A time in a guessed zone may be as far off as zones are apart.
  static var guessSlack: Length { Length(hours: 26) }

  func read(_ series: Series) -> Outcome {
    var outcome = Outcome()
    var (masters, contradict) = Versions.holding(series.masters, meaning: meaning)
    var mastersRead: [Master] = []
    for index in masters.indices {
      if let master = master(&masters[index], outcome: &outcome) { mastersRead.append(master) }
    }
    var overrides = series.overrides
    let read = self.overrides(&overrides, of: mastersRead.first, outcome: &outcome, contradict: &contradict)
    for master in mastersRead { place(master, overrides: read, outcome: &outcome) }
    for override in read where !isReplaced(override, by: read) { place(override, outcome: &outcome) }
    var loose = series.loose
    for index in loose.indices {
      if loose[index].isUnplaced { outcome.touches = true }
      guard let timing = times.timing(of: &loose[index]) else { continue }
      place(loose[index], timing: timing, outcome: &outcome)
    }
    if outcome.touches {
      for event in masters + overrides + loose { say(event, outcome: &outcome) }
      if contradict, let event = masters.dropFirst().first ?? overrides.last {
        say(.contradictingDuplicates, of: event, outcome: &outcome)
      }
      if !mastersRead.isEmpty { sayUnmatched(read, of: mastersRead, outcome: &outcome) }
    }
    return outcome
  }
}

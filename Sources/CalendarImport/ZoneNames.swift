internal import BudgetCore

/// What a TZID means: names are tried in the order of the design, and none of them is ever used as a path.
struct ZoneNames<Zones: ZoneSource> {
  let zones: Zones
  let user: ZoneRules
  let expansions = ZoneExpansions()

  /// The zone of a TZID inside one VCALENDAR. Remembered there.
  func resolve(_ tzid: String, in scope: CalendarScope) -> ZoneNames.Resolution {
    if let known = scope.resolved[tzid] { return known }
    let found = find(tzid, in: scope)
    scope.resolved[tzid] = found
    return found
  }

  /// The zone of floating times inside one VCALENDAR: X-WR-TIMEZONE, else the user's.
  func floating(in scope: CalendarScope) -> ZoneNames.Resolution {
    guard let name = scope.floatingZoneName else { return oldFloating(in: scope) ?? Resolution(rules: user) }
    if let known = scope.resolved["\u{0}floating"] { return known }
    let found =
      certain(name, in: scope)
      ?? Resolution(rules: user, problem: .guessedZone(tzid: cut(name), used: user.name))
    scope.resolved["\u{0}floating"] = found
    return found
  }

  typealias Resolution = ZoneResolution

  /// The offset that vCalendar 1.0 gives a whole calendar; with DAYLIGHT its summer time is not known here.
  private func oldFloating(in scope: CalendarScope) -> Resolution? {
    guard scope.isVersion1, let text = scope.oldZone else { return nil }
    guard let offset = UTCOffset.parse(text.utf8) else {
      return Resolution(rules: user, problem: .guessedZone(tzid: cut(text), used: user.name))
    }
    let rules = ZoneRules(name: "UTC" + text, initialOffset: offset.seconds)
    return Resolution(
      rules: rules, problem: scope.hasOldDaylight ? .guessedZone(tzid: cut("TZ:" + text), used: rules.name) : nil)
  }

  private func find(_ tzid: String, in scope: CalendarScope) -> Resolution {
    if let found = certain(tzid, in: scope) { return found }
    if let found = byOffset(tzid) { return found }
    let fallback = floating(in: scope).rules
    return Resolution(rules: fallback, problem: .guessedZone(tzid: cut(tzid), used: fallback.name))
  }

  private func certain(_ tzid: String, in scope: CalendarScope) -> Resolution? {
    let name = bare(tzid)
    if let rules = databaseName(name, wholeOnly: true) { return Resolution(rules: rules) }
    if let definition = scope.definition(of: tzid) {
      let expansion = expansions.expansion(of: definition)
      if let rules = expansion.rules {
        return Resolution(rules: rules, problem: expansion.bound ?? problem(of: definition, tzid: tzid))
      }
      if let location = definition.location, let rules = databaseName(bare(location), wholeOnly: true) {
        return Resolution(rules: rules, problem: .oddZoneDefinition(tzid: cut(tzid)))
      }
    }
    if let iana = WindowsZones.iana(name), let rules = zones.rules(named: iana) { return Resolution(rules: rules) }
    if let rules = databaseName(name, wholeOnly: false) { return Resolution(rules: rules) }
    if let windows = DisplayNames.windowsName(of: name), let iana = WindowsZones.iana(windows),
      let rules = zones.rules(named: iana)
    {
      return Resolution(rules: rules)
    }
    return nil
  }

  private func problem(of definition: ZoneDefinition, tzid: String) -> Problem.Kind? {
    if definition.isUnsound { return .unsoundZoneDefinition(tzid: cut(tzid)) }
    return definition.isOdd ? .oddZoneDefinition(tzid: cut(tzid)) : nil
  }

  /// Without quotes and white space around it.
  private func bare(_ tzid: String) -> String {
    tzid.filter { $0 != "\"" }.trimmed
  }

  /// A name of the tz database: one with a `/`, or UTC, GMT, Z; any of its names when not `wholeOnly`.
  private func databaseName(_ name: String, wholeOnly: Bool) -> ZoneRules? {
    let upper = name.uppercased()
    if ["UTC", "GMT", "Z", "TZONE://MICROSOFT/UTC"].contains(upper) { return .utc }
    if !name.contains("/") { return wholeOnly ? nil : zones.rules(named: name) }
    if !name.hasPrefix("/") { return zones.rules(named: name) }
    // A globally unique name (§3.2.19): a vendor's prefix, then the name of the database.
    let parts = name.split(separator: "/")
    for count in stride(from: min(3, parts.count), through: 1, by: -1) {
      let tail = parts.suffix(count).joined(separator: "/")
      if count == 1 {
        if ["UTC", "GMT", "Z"].contains(tail.uppercased()) { return .utc }
      } else if let rules = zones.rules(named: tail) {
        return rules
      }
    }
    return nil
  }

  /// `(UTC+01:00) Somewhere`, `GMT+0530`: the offset holds, for ever where nothing else is said, else as a guess.
  private func byOffset(_ tzid: String) -> Resolution? {
    guard let (seconds, rest) = DisplayNames.offset(of: bare(tzid)) else { return nil }
    let minutes = abs(seconds) / 60
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let name = "UTC\(seconds < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
    let rules = ZoneRules(name: name, initialOffset: seconds)
    return Resolution(
      rules: rules, problem: rest.isEmpty ? nil : .guessedZone(tzid: cut(tzid), used: name))
  }
}

/// A zone, and what was wrong on the way to it.
struct ZoneResolution {
  let rules: ZoneRules
  var problem: Problem.Kind?

  init(rules: ZoneRules, problem: Problem.Kind? = nil) {
    self.rules = rules
    self.problem = problem
  }

  /// Whether the true zone may be another.
  var isGuess: Bool { problem?.effect == .doubtful }
}

/// Cuts a text of a file to a length that can be shown.
func cut(_ text: some StringProtocol) -> String {
  text.count <= 80 ? String(text) : text.prefix(79) + "…"
}

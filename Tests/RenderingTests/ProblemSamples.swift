import BudgetCore

/// One of every kind of problem, the texts in them given.
func allKinds(quoting text: String) -> [Problem.Kind] {
  let failures: [ReadFailure] = [.notFound, .notPermitted, .notAFile, .linkLoop, .changed, .system(text)]
  let contents: [Problem.Content] = [.nothing, .html, .other]
  let encodings: [Problem.Encoding] = [.utf16, .controlCharacters, .notUTF8]
  let first = Sample.date("2026-11-01")
  let last = Sample.date("2026-12-04")
  return failures.map { .unreadable($0) } + contents.map { .notACalendar($0) }
    + Problem.Bound.allCases.map { .bound($0, limit: 1000) } + encodings.map { .encoding($0) }
    + [
      .noCalendarsInFolder, .truncated, .clipped(first: first, last: last), .clipped(first: nil, last: last),
      .clipped(first: first, last: nil), .clipped(first: nil, last: nil), .noStart,
      .unreadableValue(property: "DTSTART", value: text), .unreadableRule(text: text), .unknownCalendarScale(text),
      .stale(age: Length(hours: 9 * 24 + 23)), .stale(age: Length(hours: 47)), .stale(age: Length(minutes: 800)),
      .unknownAge(.notFound), .guessedZone(tzid: text, used: "Europe/Zurich"), .unsoundZoneDefinition(tzid: text),
      .contradictingDuplicates,
      .overrideOfNothing,
      .unreadableException(property: "EXDATE", value: text), .unboundedRule(text: text, part: "UNTIL"),
      .unclosed(component: "VEVENT"), .strayText(text), .repeatedProperty("DTSTART"), .endAndDuration, .negativeLength,
      .dateWithTime(property: "DTSTART", value: text), .endOfDayAs24(property: "DTEND"),
      .repairedValue(property: "DTEND", value: text), .oddRule(text: text, part: "BYDAY=1MO"), .overrideWithoutStart,
      .ruleInOverride, .oddZoneDefinition(tzid: text), .oldFormat,
    ]
}

/// The kinds there are: a new one does not compile until it is named here, and the test then wants its sample.
func isKnown(_ kind: Problem.Kind) -> Bool {
  switch kind {
  case .unreadable, .notACalendar, .noCalendarsInFolder, .truncated, .bound, .clipped, .noStart, .unreadableValue,
    .unreadableRule, .unknownCalendarScale, .stale, .unknownAge, .guessedZone, .unsoundZoneDefinition,
    .contradictingDuplicates,
    .overrideOfNothing, .unreadableException, .unboundedRule, .unclosed,
    .strayText, .repeatedProperty, .endAndDuration, .negativeLength, .dateWithTime, .endOfDayAs24, .repairedValue,
    .oddRule, .overrideWithoutStart, .ruleInOverride, .oddZoneDefinition, .oldFormat, .encoding:
    true
  }
}

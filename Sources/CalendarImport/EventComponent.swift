internal import BudgetCore

/// A date or time of an event and the TZID beside it.
struct ZonedValue: Hashable, Sendable {
  let value: TemporalValue
  /// nil for UTC, for DATE and for floating times.
  let tzid: String?
}

/// An RDATE: a start, for PERIOD with a length of its own (RFC 5545 §3.8.5.2).
struct AddedDate: Hashable, Sendable {
  enum Extent: Hashable, Sendable {
    case asEvent
    case until(TemporalValue)
    case lasting(NominalLength)
  }

  let start: ZonedValue
  let extent: Extent
}

/// The text of an RRULE or EXRULE and its line.
struct RuleText: Hashable, Sendable {
  let text: String
  let line: Int
}

/// A VEVENT as it is written, its zones not yet resolved.
struct EventComponent {
  /// What makes two versions of one event the same.
  struct Content: Hashable {
    var start: ZonedValue?
    var end: ZonedValue?
    var duration: NominalLength?
    var rules: [String] = []
    var exceptionRules: [String] = []
    var addedDates: [AddedDate] = []
    var excludedDates: [ZonedValue] = []
    var facts = BusyFacts()
  }

  /// A problem found while reading, and its line.
  struct Noted {
    let kind: Problem.Kind
    let line: Int
  }

  let scope: CalendarScope
  /// The line of its BEGIN.
  let line: Int
  var uid: String?
  var sequence = 0
  /// DTSTAMP.
  var stamp: TemporalValue?
  var title: String?
  var recurrenceID: ZonedValue?
  /// There is a DTSTART, readable or not.
  var hasStart = false
  /// There is a RECURRENCE-ID, and it cannot be read: an event of its own.
  var isLoose = false
  /// RANGE=THISANDFUTURE (RFC 5545 §3.2.13).
  var isThisAndFuture = false
  var rules: [RuleText] = []
  var exceptionRules: [RuleText] = []
  var content = Content()
  var noted: [Noted] = []
  /// A value that places it could not be read: nobody knows when it is.
  var isUnplaced = false
  /// An end could not be read: it may last for ever.
  var endIsUnknown = false

  init(scope: CalendarScope, line: Int) {
    self.scope = scope
    self.line = line
  }

  /// What decides whether it counts; METHOD may follow the events of its calendar.
  var facts: BusyFacts {
    var facts = content.facts
    facts.isCancelledByMethod = scope.cancels
    return facts
  }
}

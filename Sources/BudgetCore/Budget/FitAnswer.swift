/// Whether a length still fits today, and where it does.
public struct FitAnswer: Hashable, Sendable {
  /// A day and the stretch of it that was found, as long as the length asked for.
  public struct Place: Hashable, Sendable {
    public let day: CivilDate
    public let interval: Interval

    public init(day: CivilDate, interval: Interval) {
      self.day = day
      self.interval = interval
    }
  }

  /// The length asked for.
  public let duration: Length
  public let zone: ZoneRules
  /// The day asked about.
  public let today: CivilDate
  /// Whether that day is the one that runs.
  public let isToday: Bool
  /// One stretch of today holds it after today's open tasks are placed (or before them, when asked so).
  public let fits: Bool
  /// No stretch of today holds it, but the free time of today does in pieces.
  public let isInPieces: Bool
  /// The first stretch that holds it, today or on the first later day within 60; nil when none does.
  public let place: Place?
  /// When asked to be done first: the open tasks of today it would push below the line.
  public let pushedBelow: [Todo]
  public let problems: [Problem]
  /// Whether any calendar was asked at all.
  public let hasCalendars: Bool

  public var exactness: Exactness { problems.exactness }

  package init(
    duration: Length, zone: ZoneRules, today: CivilDate, isToday: Bool, fits: Bool, isInPieces: Bool, place: Place?,
    pushedBelow: [Todo], problems: [Problem], hasCalendars: Bool = true
  ) {
    self.duration = duration
    self.zone = zone
    self.today = today
    self.isToday = isToday
    self.fits = fits
    self.isInPieces = isInPieces
    self.place = place
    self.pushedBelow = pushedBelow
    self.problems = problems
    self.hasCalendars = hasCalendars
  }
}

/// Until when one is free now, and what fits into that.
public struct FreeNow: Hashable, Sendable {
  /// The stretch of left that holds now; nil when now is busy or outside the windows.
  public let stretch: Interval?
  /// The next stretch of left when there is none now.
  public let next: Interval?
  /// The open tasks without a time that fit whole into `stretch`, one after the other, in list order.
  public let fitting: [Todo]
  public let budget: DayBudget

  package init(stretch: Interval?, next: Interval?, fitting: [Todo], budget: DayBudget) {
    self.stretch = stretch
    self.next = next
    self.fitting = fitting
    self.budget = budget
  }
}

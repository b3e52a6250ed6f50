extension FitAnswer {
  /// How many days after the one asked about are looked at.
  public static let daysAhead = 60

  /// Whether a length fits into a day's free time, and where it first does: a length fits when, put at the end of the
  /// day's list, it is above the line and one stretch holds it after the tasks are placed.
  ///
  /// `first`: put at the head of the list instead, on the day asked about. Later days are made one by one, only until
  /// one fits; each has its own tasks. The problems are those of every day looked at, each once.
  /// Throws what `laterDays` throws.
  public init<Fault>(
    placing length: Length, first: Bool, today: DayBudget, laterDays: (CivilDate) throws(Fault) -> DayBudget
  ) throws(Fault) {
    let trial = first ? Trial(first: length, in: today) : Trial(last: length, in: today)
    var problems = OrderedProblems(today.problems)
    var place = trial.place.map { Place(day: today.day, interval: $0) }
    if place == nil {
      for days in 1...FitAnswer.daysAhead {
        let later = try laterDays(today.day.adding(days: days))
        problems.append(later.problems)
        guard let interval = Trial(last: length, in: later).place else { continue }
        place = Place(day: later.day, interval: interval)
        break
      }
    }
    self.init(
      duration: length, zone: today.zone, today: today.day, isToday: today.isToday, fits: trial.place != nil,
      isInPieces: trial.place == nil && trial.isAboveTheLine, place: place,
      pushedBelow: trial.isAboveTheLine ? trial.pushedBelow : [], problems: problems.list,
      hasCalendars: today.hasCalendars)
  }
}

/// A length put into a day.
private struct Trial {
  let isAboveTheLine: Bool
  /// The first stretch that holds it, as long as it.
  let place: Interval?
  var pushedBelow: [Todo] = []

  init(last length: Length, in day: DayBudget) {
    isAboveTheLine = length > .zero && length <= day.free
    place = isAboveTheLine ? day.placement.free.first(length) : nil
  }

  /// The pinned tasks that stay above the line hold their time against it.
  init(first length: Length, in day: DayBudget) {
    let line = FitLine([length] + day.tasks.map(\.cost), into: day.left.length)
    isAboveTheLine = length > .zero && !line.isBelow(0)
    let staying = line.before.map { max(0, $0 - 1) } ?? day.tasks.count
    let held = day.tasks.prefix(staying).compactMap { task in
      if case .held(let span) = task.placed { span } else { nil }
    }
    place = isAboveTheLine ? day.left.subtracting(IntervalSet(held)).first(length) : nil
    pushedBelow = day.tasks.dropFirst(staying).filter { $0.fits == true }.map(\.todo)
  }
}

extension IntervalSet {
  /// The start of the first interval that is long enough, as long as asked. O(n).
  fileprivate func first(_ length: Length) -> Interval? {
    intervals.first { $0.length >= length }.flatMap { Interval(from: $0.start, to: $0.start + length) }
  }
}

/// Problems in the order found, each once.
private struct OrderedProblems {
  private(set) var list: [Problem] = []
  private var seen = Set<Problem>()

  init(_ problems: [Problem]) { append(problems) }

  mutating func append(_ problems: [Problem]) {
    for problem in problems where seen.insert(problem).inserted { list.append(problem) }
  }
}

/// What was done of all, day by day.
public struct ProgressAnswer: Hashable, Sendable {
  public enum Span: String, CaseIterable, Hashable, Sendable {
    /// The week that today is in.
    case week
    /// The four weeks that end today.
    case month
  }

  public let span: Span
  public let today: CivilDate
  /// Every day of the span, in order.
  public let days: [DayCount]

  /// `counts` are those of the span's days; one that is not among them counts nothing, one of another day is not looked at.
  public init(_ span: Span, today: CivilDate, weekStart: Weekday = .monday, counts: [DayCount]) {
    self.span = span
    self.today = today
    let known = Dictionary(counts.map { ($0.day, $0) }) { first, _ in first }
    days = ProgressAnswer.days(of: span, today: today, weekStart: weekStart).map {
      known[$0] ?? DayCount(day: $0, done: 0, open: 0)
    }
  }

  /// The days of a span, in order; `weekStart` is the first day of a week.
  public static func days(of span: Span, today: CivilDate, weekStart: Weekday = .monday) -> [CivilDate] {
    let (first, count) =
      switch span {
      case .week: (today.startOfWeek(weekStart), 7)
      case .month: (today.adding(days: -27), 28)
      }
    return (0..<count).map { first.adding(days: $0) }
  }

  /// The days a week at a time.
  public var weeks: [ArraySlice<DayCount>] {
    stride(from: 0, to: days.count, by: 7).map { days[$0..<min($0 + 7, days.count)] }
  }

  /// Up to today.
  public var done: Int { ProgressAnswer.sum(days, to: today).done }
  /// Up to today.
  public var all: Int { ProgressAnswer.sum(days, to: today).all }
  /// Tasks of the days after today.
  public var toCome: Int { days.lazy.filter { $0.day > today }.map(\.all).reduce(0, +) }
  /// The most of all on one day.
  public var most: Int { days.lazy.map(\.all).max() ?? 0 }
  /// Whether there is anything to look at.
  public var isEmpty: Bool { most == 0 }

  /// The sums of some of the days, those after `today` left out.
  public static func sum(_ days: some Sequence<DayCount>, to today: CivilDate) -> (done: Int, all: Int) {
    days.reduce(into: (0, 0)) { sum, day in
      if day.day <= today { sum = (sum.0 + day.done, sum.1 + day.all) }
    }
  }
}

extension CivilDate {
  /// The first day of the week that it is in.
  public func startOfWeek(_ first: Weekday) -> CivilDate { adding(days: -weekday.days(after: first)) }
}

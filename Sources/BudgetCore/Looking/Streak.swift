/// How many days in a row something was done.
public struct Streak: Hashable, Sendable {
  /// Nothing was ever done.
  public static let none = Streak(days: 0)

  /// Days with at least one task done, without a gap, up to today, or to yesterday while nothing is done today.
  public let days: Int

  private init(days: Int) { self.days = days }

  /// `earliest` is the first day on which anything was ever done, nil when nothing was: nothing before it is asked about.
  ///
  /// A day without anything done ends the streak; one on which there `hadNoTime` for tasks neither counts nor ends it,
  /// unless the count `isStrict`. `hadNoTime` is asked about days before today only, about each once, and only where
  /// nothing was done. O(days since `earliest`). Throws what the questions throw.
  public init<Failure: Error>(
    today: CivilDate, earliest: CivilDate?, isStrict: Bool = false, done: (CivilDate) throws(Failure) -> Bool,
    hadNoTime: (CivilDate) throws(Failure) -> Bool
  ) throws(Failure) {
    var count = 0
    if let earliest, earliest <= today {
      var day = today
      while day >= earliest {
        if try done(day) {
          count += 1
        } else if day < today {
          guard !isStrict, try hadNoTime(day) else { break }
        }
        day = day.adding(days: -1)
      }
    }
    days = count
  }
}

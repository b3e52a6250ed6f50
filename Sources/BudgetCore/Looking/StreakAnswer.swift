/// The streak, and what it hangs on.
public struct StreakAnswer: Hashable, Sendable {
  public let streak: Streak
  /// Whether days without time break it too.
  public let isStrict: Bool
  public let today: CivilDate
  /// Tasks done today.
  public let doneToday: Int
  /// Of the calendars that were asked whether days had no time.
  public let problems: [Problem]

  public init(streak: Streak, isStrict: Bool, today: CivilDate, doneToday: Int, problems: [Problem]) {
    self.streak = streak
    self.isStrict = isStrict
    self.today = today
    self.doneToday = doneToday
    self.problems = problems
  }
}

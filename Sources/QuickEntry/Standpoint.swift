public import BudgetCore

/// What a line is read from: the day and the time at which it is written, and how numbers of a date are ordered.
public struct Standpoint: Hashable, Sendable {
  /// How `12/24` is read.
  public enum DateOrder: Hashable, Sendable {
    /// 24/12 is Christmas Eve.
    case dayFirst
    /// 12/24 is.
    case monthFirst
  }

  /// The day that relative dates are reckoned from.
  public let today: CivilDate
  /// The wall clock; `in 45 min` counts from its minute.
  public let now: ClockTime
  /// A time of day before it lies in the night after its day.
  public let dayStart: ClockTime
  public let order: DateOrder
  /// Seconds from 00:00 of today to now, more than a day in the night after it.
  let secondsNow: Int

  /// `isNight`: whether now is past the midnight after today, as it is while a window begun on it still runs; before
  /// `dayStart` it always is.
  public init(
    today: CivilDate, now: ClockTime, dayStart: ClockTime = .midnight, order: DateOrder = .dayFirst,
    isNight: Bool = false
  ) {
    self.today = today
    self.now = now
    self.dayStart = dayStart
    self.order = order
    secondsNow = now.secondOfDay + (isNight || now < dayStart ? 86_400 : 0)
  }

  /// Seconds from 00:00 of its day to a time of day, with the night after the day.
  func seconds(of time: ClockTime) -> Int { time.secondOfDay + (time < dayStart ? 86_400 : 0) }

  /// The day and the time of day so long after now, which is cut to the minute.
  func after(_ length: Length) -> CivilDateTime {
    let wall = secondsNow / 60 * 60 + Int(length.seconds)
    let (days, secondOfDay) = (wall - dayStart.secondOfDay).quotientAndRemainder(dividingBy: 86_400)
    let time = (secondOfDay + dayStart.secondOfDay) % 86_400
    return CivilDateTime(today.adding(days: days), ClockTime(secondOfDay: time) ?? .midnight)
  }
}

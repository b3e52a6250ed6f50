public import BudgetCore
internal import Glibc

/// The machine's clock.
public enum WallClock {
  /// The moment it is, cut down to the second (`clock_gettime`, CLOCK_REALTIME).
  public static func now() -> Moment {
    var reading = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &reading)
    return Moment(seconds: Int64(reading.tv_sec))
  }
}

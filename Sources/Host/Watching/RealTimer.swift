internal import BudgetCore
internal import CLinux
internal import Glibc

/// The owner of a timer on the real-time clock (`timerfd_create(2)`), which is told when that clock is set, and goes on through
/// suspension: a moment that passed meanwhile is due at once.
struct RealTimer: ~Copyable {
  enum Outcome: Hashable {
    case due
    /// The clock was set (TFD_TIMER_CANCEL_ON_SET); the timer is no longer armed.
    case clockSet
    case nothing
  }

  let descriptor: CInt

  init() { descriptor = timerfd_create(CLOCK_REALTIME, CInt(O_CLOEXEC | O_NONBLOCK)) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Lets it be due at a moment; nil: far in the future, so that only the clock's being set is told.
  func arm(at moment: Moment?) {
    var setting = itimerspec()
    setting.it_value.tv_sec = Int(moment?.seconds ?? 1 << 40)
    // A moment of nought would disarm it.
    setting.it_value.tv_nsec = 1
    unsafe timerfd_settime(descriptor, CInt(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET), &setting, nil)
  }

  /// What became of it since it was armed, without waiting.
  func outcome() -> Outcome {
    var expirations: UInt64 = 0
    let count = unsafe withUnsafeMutableBytes(of: &expirations) {
      unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
    }
    if count == MemoryLayout<UInt64>.size { return .due }
    return errno == ECANCELED ? .clockSet : .nothing
  }
}

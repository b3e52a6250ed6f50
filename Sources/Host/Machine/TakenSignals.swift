internal import Glibc
internal import Synchronization

/// The signals that end, stop or continue a program: held back from this thread, and taken while it waits.
///
/// Those that are ignored stay so. The caller raises the one that was taken after `release`.
struct TakenSignals {
  private static let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT]
  /// The last that came; 0 for none. Written by the handler.
  private static let taken = Atomic<CInt>(0)

  private let mask: sigset_t
  private let actions: [(signal: CInt, action: sigaction)]

  init() {
    TakenSignals.taken.store(0, ordering: .relaxed)
    mask = SignalMask.block(TakenSignals.all)
    var actions: [(CInt, sigaction)] = []
    for signal in TakenSignals.all {
      var taking = sigaction()
      unsafe taking.__sigaction_handler.sa_handler = { TakenSignals.taken.store($0, ordering: .relaxed) }
      var before = sigaction()
      unsafe sigaction(signal, nil, &before)
      guard !before.ignores else { continue }
      unsafe sigaction(signal, &taking, nil)
      actions.append((signal, before))
    }
    self.actions = actions
  }

  /// Waits until there is something to read, or the end of it; gives the signal that came first.
  func wait(forInput descriptor: CInt) -> CInt? {
    precondition((0..<64).contains(descriptor), "the first word of a set of descriptors")
    while true {
      var reading = fd_set()
      reading.__fds_bits.0 = 1 << Int(descriptor)
      var meanwhile = mask
      let count = unsafe pselect(descriptor + 1, &reading, nil, nil, nil, &meanwhile)
      let signal = TakenSignals.taken.load(ordering: .relaxed)
      if signal != 0 { return signal }
      if count >= 0 || errno != EINTR { return nil }
    }
  }

  /// As it was before; a signal that came meanwhile and was not taken comes now.
  func release() {
    for (signal, action) in actions {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    SignalMask.set(mask)
  }
}

/// Which signals are held back from this thread.
enum SignalMask {
  /// Holds back more; gives what was held back before.
  static func block(_ signals: [CInt]) -> sigset_t {
    var more = set(of: signals)
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &more, &before)
    return before
  }

  static func set(_ mask: sigset_t) {
    var mask = mask
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  static func set(of signals: [CInt]) -> sigset_t {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    return set
  }
}

extension sigaction {
  var ignores: Bool {
    unsafe unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

public import BudgetCore
internal import CLinux
internal import Glibc

/// Waits for whatever can change a text that is shown: a moment, files, the clock, being continued or resumed, a line of input;
/// and for the end of those who read it. Nothing else wakes it.
///
/// One thread; one of its kind in a process, for it takes SIGCONT.
public struct Watch: ~Copyable {
  public enum Event: Hashable, Sendable {
    /// The moment has come.
    case due
    /// The real-time clock was set.
    case clockSet
    /// Of these topics files changed.
    case changed(Set<Int>)
    /// The process was continued after a stop.
    case continued
    /// A line of standard input, without its end.
    case line(String)
    /// Standard input has ended.
    case inputEnded
    /// Nobody reads standard output any more.
    case closed
  }

  private let timer = RealTimer()
  private var files = FileWatcher([])
  private var followed: [WatchedPath] = []
  private let signals: CInt
  private var readsInput: Bool
  private var pending: [UInt8] = []

  /// Longer lines of input are cut: 64 KiB.
  static let longestLine = 65_536

  public init(readsInput: Bool = false) {
    self.readsInput = readsInput
    var mask = SignalMask.set(of: [SIGCONT])
    unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
    signals = unsafe signalfd(-1, &mask, CInt(O_CLOEXEC | O_NONBLOCK))
  }

  deinit { if signals >= 0 { close(signals) } }

  /// Follows these paths instead of those before; nothing changes where they are the same.
  public mutating func follow(_ paths: [WatchedPath]) {
    guard paths != followed else { return }
    followed = paths
    files = FileWatcher(paths)
  }

  /// Waits until something happens; nil after `quiet` milliseconds without anything. Several events that came together are
  /// given together, in the order of their cases.
  public mutating func events(until moment: Moment?, quietMilliseconds quiet: Int? = nil) -> [Event]? {
    timer.arm(at: moment)
    while true {
      var waiting = [
        pollfd(fd: timer.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: files.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        // Only its errors: POLLERR is told of a pipe that nobody reads.
        pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
        pollfd(fd: readsInput ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      let count = unsafe poll(&waiting, nfds_t(waiting.count), CInt(clamping: quiet ?? -1))
      if count == 0 { return nil }
      if count < 0 { continue }
      let events = take(waiting.map { $0.revents != 0 })
      if !events.isEmpty { return events }
    }
  }

  private mutating func take(_ isReady: [Bool]) -> [Event] {
    var events: [Event] = []
    if isReady[0] {
      switch timer.outcome() {
      case .due: events.append(.due)
      case .clockSet: events.append(.clockSet)
      case .nothing: break
      }
    }
    if isReady[1] {
      let topics = files.changed()
      if !topics.isEmpty { events.append(.changed(topics)) }
    }
    if isReady[2], takeSignals() { events.append(.continued) }
    if isReady[4] { events += input() }
    if isReady[3] { events.append(.closed) }
    return events
  }

  private func takeSignals() -> Bool {
    var taken = signalfd_siginfo()
    var isTaken = false
    while unsafe withUnsafeMutableBytes(of: &taken, { unsafe Glibc.read(signals, $0.baseAddress, $0.count) }) > 0 {
      isTaken = true
    }
    return isTaken
  }

  /// The lines that are whole; what is behind the last of them waits for its end.
  private mutating func input() -> [Event] {
    var hasEnded = false
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count > 0 {
        unsafe pending += buffer[..<count]
      } else {
        hasEnded = count == 0 || (errno != EINTR && errno != EAGAIN)
      }
    }
    var events: [Event] = []
    while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
      events.append(.line(String(decoding: pending[..<end].prefix(Watch.longestLine), as: UTF8.self)))
      pending.removeSubrange(...end)
    }
    if pending.count > Watch.longestLine { pending.removeSubrange(Watch.longestLine...) }
    if hasEnded {
      readsInput = false
      events.append(.inputEnded)
    }
    return events
  }
}

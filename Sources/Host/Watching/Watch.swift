public import BudgetCore
internal import CLinux
internal import Glibc

/// Waits for whatever can change a text that is shown: a moment, files, the clock, being continued or resumed, a line of input;
/// and for the end of those who read it. Nothing else wakes it.
///
/// One thread; one of its kind in a process, for it takes SIGCONT and SIGPIPE.
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
    /// Nobody reads standard output any more, or SIGPIPE was sent.
    case closed
  }

  private let timer = RealTimer()
  private var files = FileWatcher([])
  private var followed: [WatchedPath] = []
  private let signals: CInt
  /// Whether a burst was told because it did not end: then nothing is held back until there is quiet.
  private var isOutOfPatience = false
  private var readsInput: Bool
  private var input: [UInt8] = []
  private let slowTopics: Set<Int>
  private let writtenTopics: Set<Int>
  private var burst: Burst?
  /// What `unsettled` came to know of and is still to be told.
  private var early: Set<Int> = []

  /// Changes that go on: they are told together when they are over.
  private struct Burst {
    var topics: Set<Int>
    /// Of the monotonic clock, in milliseconds.
    let began: Int
    var last: Int

    var isTold: Int { min(last + Watch.quietMilliseconds, began + Watch.patienceMilliseconds) }
  }

  /// Changes of a slow topic are told after so long without another, or after so long at the latest.
  static let quietMilliseconds = 200
  static let patienceMilliseconds = 2000
  /// Longer lines of input are cut: 64 KiB.
  static let longestLine = 65_536

  /// `slowTopics`: those that change in bursts, as a calendar's folder does while it is synchronised. `writtenTopics`: those
  /// that do so unless a whole file is put in the place of another.
  public init(slowTopics: Set<Int> = [], writtenTopics: Set<Int> = [], readsInput: Bool = false) {
    self.slowTopics = slowTopics
    self.writtenTopics = writtenTopics
    self.readsInput = readsInput
    // Whoever started this process may have held them back.
    var ends = SignalMask.set(of: [SIGTERM, SIGINT, SIGHUP])
    unsafe pthread_sigmask(SIG_UNBLOCK, &ends, nil)
    var mask = SignalMask.set(of: [SIGCONT, SIGPIPE])
    unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
    signals = unsafe signalfd(-1, &mask, CInt(O_CLOEXEC | O_NONBLOCK))
  }

  deinit { if signals >= 0 { close(signals) } }

  /// Follows these paths instead of those before, and says whether they are others: then what was read of them may be old.
  public mutating func follow(_ paths: [WatchedPath]) -> Bool {
    guard paths != followed else { return false }
    followed = paths
    files = FileWatcher(paths)
    return true
  }

  /// Waits until something happens. Several events that came together are given together, in the order of their cases.
  public mutating func events(until moment: Moment?) -> [Event] {
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
      let rest = early.isEmpty ? burst.map { max(0, $0.isTold - Watch.milliseconds()) } : 0
      if unsafe poll(&waiting, nfds_t(waiting.count), CInt(clamping: rest ?? -1)) < 0 { continue }
      let events = take(waiting.map { $0.revents != 0 })
      if !events.isEmpty { return events }
    }
  }

  private static func milliseconds() -> Int {
    var now = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }

  /// The topics whose files are being written now: what is read of them may be half of it. None of what does not end within
  /// its time.
  public mutating func unsettled() -> Set<Int> {
    let told = changes(files.changed())
    // Those that are whole are told with the next events.
    early.formUnion(told)
    return isOutOfPatience ? [] : burst?.topics ?? []
  }

  /// What is told of files that changed: quick topics at once, slow ones when their burst is over.
  private mutating func changes(_ changes: FileWatcher.Changes) -> Set<Int> {
    let topics = changes.topics
    let now = Watch.milliseconds()
    let slow = topics.intersection(slowTopics.union(writtenTopics.subtracting(changes.replaced)))
    if !slow.isEmpty {
      var going = burst ?? Burst(topics: [], began: now, last: now)
      going.topics.formUnion(slow)
      going.last = now
      burst = going
    }
    var told = topics.subtracting(slow)
    if let over = burst, over.isTold <= now {
      told.formUnion(over.topics)
      isOutOfPatience = over.last + Watch.quietMilliseconds > now
      burst = nil
    }
    return told
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
    let topics = changes(isReady[1] ? files.changed() : FileWatcher.Changes()).union(early)
    early = []
    if !topics.isEmpty { events.append(.changed(topics)) }
    let taken = isReady[2] ? takeSignals() : []
    if taken.contains(SIGCONT) { events.append(.continued) }
    if isReady[4] { events += lines() }
    if isReady[3] || taken.contains(SIGPIPE) { events.append(.closed) }
    return events
  }

  private func takeSignals() -> Set<CInt> {
    var signal = signalfd_siginfo()
    var taken: Set<CInt> = []
    while unsafe withUnsafeMutableBytes(of: &signal, { unsafe Glibc.read(signals, $0.baseAddress, $0.count) }) > 0 {
      taken.insert(CInt(signal.ssi_signo))
    }
    return taken
  }

  /// The lines that are whole; what is behind the last of them waits for its end.
  private mutating func lines() -> [Event] {
    var hasEnded = false
    unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      if count > 0 {
        unsafe input += buffer[..<count]
      } else {
        hasEnded = count == 0 || (errno != EINTR && errno != EAGAIN)
      }
    }
    var events: [Event] = []
    while let end = input.firstIndex(of: UInt8(ascii: "\n")) {
      events.append(.line(String(decoding: input[..<end].prefix(Watch.longestLine), as: UTF8.self)))
      input.removeSubrange(...end)
    }
    if input.count > Watch.longestLine { input.removeSubrange(Watch.longestLine...) }
    if hasEnded {
      readsInput = false
      events.append(.inputEnded)
    }
    return events
  }
}

internal import Glibc
internal import Synchronization

/// Another program, run to its end: what it wrote and how it ended.
///
///     let answer = try ChildProcess.run("/usr/bin/sort", ["-r"], stdin: Array("a\nb\n".utf8))
///     #expect(answer.exitStatus == 0 && answer.outputText == "b\na\n")
public struct ChildProcess: Sendable {
  public let output: [UInt8]
  public let errors: [UInt8]
  /// nil when a signal ended it.
  public let exitStatus: Int32?
  /// The signal that ended it; SIGKILL when it ran out of time.
  public let signal: Int32?
  public let ranOutOfTime: Bool

  public var outputText: String { String(decoding: output, as: UTF8.self) }
  public var errorText: String { String(decoding: errors, as: UTF8.self) }

  /// A program that could not be started: the system's error number.
  public struct NotStarted: Error, CustomStringConvertible {
    public let executable: String
    public let errorNumber: Int32
    public var description: String { "\(executable) does not start: error \(errorNumber)" }
  }

  /// Runs a program by its path; the three streams are pipes, served together, so that none can fill and block.
  ///
  /// `environment` replaces the whole environment, nil hands on the own one. `directory` nil: the own one. After
  /// `seconds` the program is killed. The child gets the default signals and no other open file.
  public static func run(
    _ executable: String, _ arguments: [String] = [], stdin: [UInt8] = [],
    environment: [String: String]? = nil, directory: String? = nil, seconds: Int = 120
  ) throws(NotStarted) -> ChildProcess {
    // A child that does not read its input must not end the tests.
    _ = Glibc.signal(SIGPIPE, SIG_IGN)
    // One start at a time: a pipe made meanwhile would stay open in the wrong child.
    let (child, input, output, errors) = try starting.withLock { _ throws(NotStarted) in
      try start(executable, arguments, environment, directory)
    }
    close(input.reading)
    close(output.writing)
    close(errors.writing)
    var exchange = Exchange(
      input: input.writing, output: output.reading, errors: errors.reading, toWrite: stdin,
      end: now() + Int64(seconds) * 1000)
    exchange.serve()
    var status: Int32 = 0
    var waited = unsafe waitpid(child, &status, WNOHANG)
    while waited == 0 && !exchange.late {
      poll(nil, 0, 2)
      exchange.late = now() > exchange.end
      waited = unsafe waitpid(child, &status, WNOHANG)
    }
    if waited == 0 {
      kill(child, SIGKILL)
      unsafe waitpid(child, &status, 0)
    }
    let ending = status & 0x7f
    return ChildProcess(
      output: exchange.collected[0], errors: exchange.collected[1],
      exitStatus: ending == 0 ? (status >> 8) & 0xff : nil,
      signal: ending == 0 ? nil : ending, ranOutOfTime: exchange.late)
  }

  private static func start(
    _ executable: String, _ arguments: [String], _ environment: [String: String]?, _ directory: String?
  ) throws(NotStarted) -> (child: pid_t, Pipe, Pipe, Pipe) {
    guard let input = Pipe(), let output = Pipe(), let errors = Pipe() else {
      throw NotStarted(executable: executable, errorNumber: errno)
    }
    // Glibc's own way to change the folder is not visible to Swift; env(1) has one.
    let words =
      directory.map { ["/usr/bin/env", "-C", $0, executable] + arguments } ?? [executable] + arguments
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    // The threads of the tests block signals, and a child would inherit that.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var argv = unsafe words.map { unsafe strdup($0) } + [nil]
    var envp = unsafe environment.map { unsafe $0.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil] } ?? []
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var child: pid_t = 0
    let failure =
      environment == nil
      ? unsafe posix_spawn(&child, words[0], &actions, &attributes, &argv, environ)
      : unsafe posix_spawn(&child, words[0], &actions, &attributes, &argv, &envp)
    guard failure == 0 else {
      for pipe in [input, output, errors] { pipe.closeBoth() }
      throw NotStarted(executable: executable, errorNumber: failure)
    }
    return (child, input, output, errors)
  }
}

private let starting = Mutex(())

private struct Pipe {
  let reading: Int32
  let writing: Int32

  /// Both ends close when a program starts, so that no other child of a parallel test keeps them open.
  init?() {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = ends[0]
    writing = ends[1]
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}

/// Writes what the child reads and reads what it writes, whichever is ready.
private struct Exchange {
  let input: Int32
  let output: Int32
  let errors: Int32
  let toWrite: [UInt8]
  /// In milliseconds of the monotonic clock.
  let end: Int64
  var collected: [[UInt8]] = [[], []]
  var late = false

  init(input: Int32, output: Int32, errors: Int32, toWrite: [UInt8], end: Int64) {
    self.input = input
    self.output = output
    self.errors = errors
    self.toWrite = toWrite
    self.end = end
  }

  /// Until the child has closed its output, or the time is over. Closes all three ends.
  mutating func serve() {
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    var open = [pollfd(fd: input, events: Int16(POLLOUT), revents: 0)]
    open += [output, errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var written = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    if toWrite.isEmpty { shut(&open[0]) }
    while open[1].fd >= 0 || open[2].fd >= 0 {
      let rest = end - now()
      guard rest > 0 else {
        late = true
        break
      }
      unsafe poll(&open, nfds_t(open.count), Int32(clamping: rest))
      if open[0].fd >= 0, open[0].revents != 0 {
        let count = unsafe toWrite.withUnsafeBytes { bytes in
          unsafe write(input, bytes.baseAddress.map { unsafe $0 + written }, bytes.count - written)
        }
        if count > 0 { written += count }
        if written == toWrite.count || (count < 0 && errno != EAGAIN && errno != EINTR) { shut(&open[0]) }
      }
      for stream in 1...2 where open[stream].fd >= 0 && open[stream].revents != 0 {
        let count = unsafe read(open[stream].fd, &buffer, buffer.count)
        if count > 0 {
          collected[stream - 1] += buffer[..<count]
        } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
          shut(&open[stream])
        }
      }
    }
    for index in open.indices where open[index].fd >= 0 { shut(&open[index]) }
  }

  private func shut(_ stream: inout pollfd) {
    close(stream.fd)
    stream.fd = -1
  }
}

private func now() -> Int64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}

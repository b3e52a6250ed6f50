import Glibc

/// One run of a program with its output in a pipe: what it cost.
struct Run {
  let output: [UInt8]
  let milliseconds: Double
  /// The most memory it held (`ru_maxrss`).
  let peakMegabytes: Double

  var text: String { String(decoding: output, as: UTF8.self) }

  struct NotStarted: Error { let program: String }

  /// Standard error is thrown away.
  init(_ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw NotStarted(program: "pipe") }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    unsafe posix_spawn_file_actions_addclose(&actions, ends[0])
    unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    let start = Run.now()
    var child: pid_t = 0
    guard unsafe posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0 else {
      throw NotStarted(program: arguments[0])
    }
    close(ends[1])
    output = Run.drain(ends[0])
    var status: Int32 = 0
    var usage = rusage()
    unsafe wait4(child, &status, 0, &usage)
    milliseconds = Double(Run.now() - start) / 1e6
    peakMegabytes = Double(usage.ru_maxrss) / 1024
    close(ends[0])
  }

  private static func drain(_ descriptor: Int32) -> [UInt8] {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count <= 0 { return all }
      all += chunk[..<count]
    }
  }

  private static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

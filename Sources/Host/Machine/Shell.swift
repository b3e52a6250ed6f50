// `environ` is a variable of C, which other threads could change.
@unsafe @preconcurrency internal import Glibc

/// The shell of the system.
public enum Shell {
  /// Becomes `/bin/sh -c command`, with the streams and the environment of this process, and with signals as they were before
  /// any was ignored. Comes back only where the system refuses.
  public static func become(_ command: String) {
    _ = signal(SIGPIPE, SIG_DFL)
    let words = ["/bin/sh", "-c", command]
    var arguments = unsafe words.map { word in unsafe FileName.withBytes(of: word) { unsafe strdup($0) } } + [nil]
    unsafe execve("/bin/sh", &arguments, environ)
    unsafe arguments.forEach { unsafe free($0) }
  }

  /// Starts `/bin/sh -c command` in a session of its own, without the streams of this process, and does not wait for it.
  public static func start(_ command: String) {
    // Nobody asks how it ends.
    _ = signal(SIGCHLD, SIG_IGN)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = SignalMask.set(of: [SIGPIPE, SIGCHLD])
    var none = SignalMask.set(of: [])
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    // POSIX_SPAWN_SETSID, a macro that only newer headers show.
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | 0x80))
    var streams = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&streams)
    defer { unsafe posix_spawn_file_actions_destroy(&streams) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&streams, number, "/dev/null", O_RDWR, 0)
    }
    let words = ["/bin/sh", "-c", command]
    var arguments = unsafe words.map { word in unsafe FileName.withBytes(of: word) { unsafe strdup($0) } } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    unsafe posix_spawn(&child, "/bin/sh", &streams, &attributes, &arguments, environ)
  }
}

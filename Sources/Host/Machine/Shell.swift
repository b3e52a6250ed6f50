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
}

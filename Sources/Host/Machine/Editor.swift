internal import BudgetCore
// `environ` is a variable of C, which other threads could change.
@unsafe @preconcurrency internal import Glibc

/// The editor of a person's choice: `$VISUAL`, else `$EDITOR`, else `vi`.
public struct Editor: Hashable, Sendable {
  /// Why there is no edited text.
  public enum Failure: Error, Hashable, Sendable {
    /// The shell finds no such program, or may not run it.
    case notFound(String)
    /// It ended with a status that is not 0; 128 and the signal's number when a signal ended it.
    case ended(status: Int)
    /// No place for the text: where, and the symbol of the system's error.
    case unwritable(PrivateFile.WriteFailure)
    /// What was saved cannot be taken: it is gone, longer than `longestText`, or not UTF-8.
    case unreadable(TextFile.Failure)
  }

  /// What may be saved: 64 KiB.
  public static let longestText = TaskLimits.longestNote

  /// As the shell reads it: a program with its arguments, without the file.
  public let command: String
  private let folders: [String]

  public init(environment: HostEnvironment) {
    command = environment.filled("VISUAL") ?? environment.filled("EDITOR") ?? "vi"
    folders = environment.passingFolders
  }

  /// Lets the person edit a text, and gives what was saved, every line end as LF. Waits for the editor to end.
  ///
  /// The text lies in a file that only its user may read, in XDG_RUNTIME_DIR, else TMPDIR, else /tmp; it is gone
  /// afterwards. Meanwhile the keys that end a program mean the editor, and SIGTERM and SIGHUP wait for it.
  public func edit(_ text: String) throws(Failure) -> String {
    let signals = HeldSignals()
    defer { signals.release() }
    guard let folder = PassingFolder(in: folders) else {
      throw .unwritable(PrivateFile.WriteFailure(path: folders.last ?? "", reason: systemName(errno)))
    }
    defer { folder.remove() }
    let path = folder.path + "/restzeit.txt"
    do { try PrivateFile(path).replace(with: text) } catch { throw .unwritable(error) }
    switch run(on: path, signals) {
    case 0: break
    case nil, 126, 127: throw .notFound(command)
    case let status?: throw .ended(status: status)
    }
    do { return try TextFile(path).text(limit: Editor.longestText) } catch { throw .unreadable(error) }
  }

  /// The status of the editor as a shell has it; nil when no shell starts.
  private func run(on path: String, _ signals: HeldSignals) -> Int? {
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var mask = signals.mask
    var defaults = SignalMask.set(of: signals.defaults)
    unsafe posix_spawnattr_setsigmask(&attributes, &mask)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    // A shell that Ctrl-C reaches would end with its status, however the editor took it; a trap is not handed on.
    let words = ["sh", "-c", "trap : INT QUIT; \(command) \"$@\"", "sh", path]
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child: pid_t = 0
    guard unsafe posix_spawn(&child, "/bin/sh", nil, &attributes, &arguments, environ) == 0 else { return nil }
    var status: CInt = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    let signal = status & 0x7f
    return Int(signal == 0 ? (status >> 8) & 0xff : 128 + signal)
  }
}

/// What the keys of a terminal send means the editor alone, and what would end the program waits until it has cleaned up.
private struct HeldSignals {
  /// What was held back before: the editor starts with it.
  let mask: sigset_t
  private let actions: [(signal: CInt, action: sigaction)]

  init() {
    mask = SignalMask.block([SIGTERM, SIGHUP])
    actions = [SIGINT, SIGQUIT].map { signal in
      var ignoring = sigaction()
      unsafe ignoring.__sigaction_handler.sa_handler = SIG_IGN
      var before = sigaction()
      unsafe sigaction(signal, &ignoring, &before)
      return (signal, before)
    }
  }

  /// Which the editor is to have as the system sets them: those that were not ignored, and SIGPIPE, which `Output` ignores.
  var defaults: [CInt] { actions.filter { !$0.action.ignores }.map(\.signal) + [SIGPIPE] }

  func release() {
    for (signal, action) in actions {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    SignalMask.set(mask)
  }
}

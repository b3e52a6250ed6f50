internal import Glibc

/// The way out: standard output and standard error.
public enum Output {
  /// What became of bytes that were written.
  public enum Outcome: Hashable, Sendable {
    case written
    /// Nobody reads any more (EPIPE): no fault of the user's, the program ends with status 0.
    case closed
    /// The system refused: the symbol of its error, `ENOSPC` for a full disk, or the number of an unusual one.
    case failed(String)
  }

  /// Writes all of `text` in UTF-8, in one `write` where the system takes it whole.
  ///
  /// SIGPIPE is ignored from the first call on.
  public static func write(_ text: String, to stream: StandardStream = .output) -> Outcome {
    write(Array(text.utf8), to: stream)
  }

  /// Writes all of `bytes`, in one `write` where the system takes them whole.
  ///
  /// SIGPIPE is ignored from the first call on. A stream that does not block is waited for.
  public static func write(_ bytes: [UInt8], to stream: StandardStream = .output) -> Outcome {
    write(bytes, descriptor: stream.rawValue)
  }

  package static func write(_ bytes: [UInt8], descriptor: CInt) -> Outcome {
    pipesAreAnswered
    return unsafe bytes.withUnsafeBytes { whole in
      var written = 0
      while written < whole.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: whole[written...])
        let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: Descriptor.wait(for: descriptor, POLLOUT)
        case EPIPE: return .closed
        case let code: return .failed(systemName(code))
        }
      }
      return .written
    }
  }

  /// Set once: a closed pipe is then an answer of `write`, not the end of the process.
  private static let pipesAreAnswered: Void = {
    _ = signal(SIGPIPE, SIG_IGN)
  }()
}

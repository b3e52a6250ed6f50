internal import Glibc

/// Standard input as a person uses it: line by line, or key by key.
///
/// Each byte is read by itself, so that what comes after an answer is left to whoever asks next.
public struct Keyboard: Hashable, Sendable {
  /// Longer lines are cut: 64 KiB.
  static let longestLine = 65_536
  /// How long the bytes of one key may be apart.
  private static let gapMilliseconds: CInt = 50

  public init() {}

  /// One line without its end (LF, CR LF); nil at the end of input, or when it cannot be read. What is not UTF-8 is
  /// repaired, and what is beyond 64 KiB left out. Waits for the line.
  public func readLine() -> String? {
    var line: [UInt8] = []
    var byte = Keyboard.readByte()
    if byte == nil { return nil }
    while let taken = byte, taken != UInt8(ascii: "\n") {
      if line.count < Keyboard.longestLine { line.append(taken) }
      byte = Keyboard.readByte()
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// The next key, which the terminal does not show; nil when standard input is no terminal. Waits for it.
  ///
  /// The terminal is as it was whenever this ends, also when a signal ends or stops the program meanwhile; after a stop
  /// it waits on. One thread at a time.
  public func readKey() -> Key? {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    while true {
      switch Keyboard.waitForKey() {
      case .success(let key): return key
      case .failure(let interruption): raise(interruption.signal)
      }
    }
  }

  private struct Interruption: Error {
    let signal: CInt
  }

  /// One key, or the signal that came before it, with the terminal as it was.
  private static func waitForKey() -> Result<Key, Interruption> {
    // Held back before the terminal is changed, let through after it is as it was.
    let signals = TakenSignals()
    defer { signals.release() }
    var before = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &before) == 0 else { return .success(.endOfInput) }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    let endOfInput = unsafe withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
      return unsafe characters[Int(VEOF)]
    }
    set(&raw)
    defer { set(&before) }
    if let signal = signals.wait(forInput: STDIN_FILENO) { return .failure(Interruption(signal: signal)) }
    guard let first = readByte() else { return .success(.endOfInput) }
    return .success(Key(first, endOfInput: endOfInput, next: readByteSoon))
  }

  private static func set(_ mode: inout termios) {
    while unsafe tcsetattr(STDIN_FILENO, TCSANOW, &mode) != 0, errno == EINTR {}
  }

  /// Waits for a byte; nil at the end.
  private static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    let count = unsafe withUnsafeMutableBytes(of: &byte) { buffer in
      unsafe try? Descriptor.read(STDIN_FILENO, into: buffer)
    }
    return count == 1 ? byte : nil
  }

  private static func readByteSoon() -> UInt8? {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&waiting, 1, gapMilliseconds) == 1 ? readByte() : nil
  }
}

internal import Glibc

/// What a stream is shown on.
public struct Terminal: Hashable, Sendable {
  public let stream: StandardStream
  private let environment: HostEnvironment

  public init(_ stream: StandardStream = .output, environment: HostEnvironment) {
    self.stream = stream
    self.environment = environment
  }

  /// Whether the stream is a terminal (`isatty`).
  public var isTerminal: Bool { isatty(stream.rawValue) == 1 }

  /// Its width in characters, 1 to 65 535: what the terminal says (TIOCGWINSZ), else COLUMNS, else 80.
  public var columns: Int {
    var size = winsize()
    if unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environment["COLUMNS"].flatMap(UInt16.init), columns > 0 { return Int(columns) }
    return 80
  }
}

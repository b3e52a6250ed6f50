internal import Glibc

/// What a stream is shown on.
public struct Terminal: Hashable, Sendable {
  private let descriptor: CInt
  private let environment: HostEnvironment

  public init(_ stream: StandardStream = .output, environment: HostEnvironment) {
    self.init(descriptor: stream.rawValue, environment: environment)
  }

  package init(descriptor: CInt, environment: HostEnvironment) {
    self.descriptor = descriptor
    self.environment = environment
  }

  /// Whether the stream is a terminal (`isatty`).
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Its width in characters, 1 to 65 535: what the terminal says (TIOCGWINSZ), else COLUMNS, else 80.
  public var columns: Int {
    var size = winsize()
    if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    if let columns = environment["COLUMNS"].flatMap(UInt16.init), columns > 0 { return Int(columns) }
    return 80
  }
}

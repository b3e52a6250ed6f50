public import BudgetCore

/// The files of this machine, opened for reading only and without waiting: a FIFO, a device, a socket or a folder is
/// refused at once.
public struct DiskFiles: FileSource, Sendable {
  public init() {}

  /// Opens a regular file; symbolic links are followed. One `open` and one `fstat`.
  ///
  /// A path that holds a NUL byte is not found.
  public func open(_ path: String) throws(ReadFailure) -> DiskBytes { DiskBytes(try Descriptor(path)) }
}

/// The bytes of one file of this machine; the file is closed when the last holder is gone.
public final class DiskBytes: ByteSource {
  private let descriptor: Descriptor
  private var ended = false

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// One `read` of as much as `buffer` holds.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    if ended { return 0 }
    let count = try unsafe descriptor.read(into: buffer)
    ended = count == 0
    return count
  }
}

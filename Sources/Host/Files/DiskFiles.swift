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

/// The bytes that one file of this machine held when it was opened; the file is closed when the last holder is gone.
public final class DiskBytes: ByteSource {
  private let descriptor: Descriptor
  private var ended = false
  /// What is still to come of the bytes it had when it was opened.
  private var left: Int

  init(_ descriptor: consuming Descriptor) {
    left = descriptor.state.size
    self.descriptor = descriptor
  }

  /// One `read` of as much as `buffer` holds.
  ///
  /// Never more bytes than there were when the file was opened, so that one that grows as fast as it is read has an end.
  /// There, when it grew, shrank or was written to since, `changed` is thrown instead of the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
    if ended { return 0 }
    let front = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[..<min(left, buffer.count)])
    let count = left == 0 ? 0 : try unsafe descriptor.read(into: front)
    left -= count
    if count == 0 {
      guard left == 0, try descriptor.isUnchanged() else { throw .changed }
      ended = true
    }
    return count
  }
}

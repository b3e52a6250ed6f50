/// Why bytes could not be had.
public enum ReadFailure: Error, Hashable, Sendable {
  case notFound
  case notPermitted
  /// A FIFO, a device, a socket or a folder where a file was expected.
  case notAFile
  case linkLoop
  /// It grew, shrank or was written to between its opening and its end.
  case changed
  /// Any other refusal of the system: the symbol of its error (`EIO`), the number of an unusual one, or words.
  case system(String)
}

/// Bytes that come in chunks, read once from front to back.
public protocol ByteSource {
  /// Fills the front of `buffer`, which is not empty, and gives the count of bytes; 0 is the end, and stays so.
  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int
}

/// Where the bytes of a named file come from; a file may be opened more than once.
public protocol FileSource {
  associatedtype Bytes: ByteSource
  /// Opens a file for reading only.
  func open(_ path: String) throws(ReadFailure) -> Bytes
}

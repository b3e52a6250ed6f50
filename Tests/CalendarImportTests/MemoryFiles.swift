import BudgetCore

/// Files that lie in memory, given out in chunks of any size.
struct MemoryFiles: FileSource {
  let contents: [String: [UInt8]]
  var chunk = 1 << 20

  struct Bytes: ByteSource {
    let bytes: [UInt8]
    let chunk: Int
    var at = 0

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
      let count = min(buffer.count, chunk, bytes.count - at)
      unsafe buffer.copyBytes(from: bytes[at..<at + count])
      at += count
      return count
    }
  }

  func open(_ path: String) throws(ReadFailure) -> Bytes {
    guard let bytes = contents[path] else { throw .notFound }
    return Bytes(bytes: bytes, chunk: chunk)
  }
}

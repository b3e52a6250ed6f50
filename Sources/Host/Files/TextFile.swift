public import BudgetCore

/// A text that is read whole: a file, or standard input by the path `-`.
public struct TextFile: Hashable, Sendable {
  /// Why a text could not be had.
  public enum Failure: Error, Hashable, Sendable {
    case unreadable(ReadFailure)
    /// It holds more than `limit` bytes.
    case tooLong(limit: Int)
    /// A byte on this line, from 1, is not UTF-8.
    case notUTF8(line: Int)
  }

  public let path: String

  /// `path` is a file, also a FIFO or a character device (`<(…)` of a shell, /dev/null), or `-`.
  public init(_ path: String) { self.path = path }

  public var isStandardInput: Bool { path == "-" }

  /// The whole text without a byte order mark, every line end (LF, CR LF, CR) as LF unless they are to be kept; `limit`
  /// is in bytes. Waits for a FIFO's writer, and for a stream to end.
  public func text(limit: Int = 16 << 20, keepsLineEnds: Bool = false) throws(Failure) -> String {
    let whole = try bytes(limit: limit)
    let bytes = keepsLineEnds ? whole : TextFile.withLineFeeds(whole)
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw .notUTF8(line: TextFile.lineOfFirstFault(in: content))
    }
    return text
  }

  /// The first `bytes` of a file, repaired where they are no UTF-8, line ends as they are.
  public func beginning(bytes count: Int) throws(Failure) -> String {
    do throws(ReadFailure) {
      return String(decoding: try Descriptor.beginning(of: Descriptor(path), bytes: count), as: UTF8.self)
    } catch {
      throw .unreadable(error)
    }
  }

  private func bytes(limit: Int) throws(Failure) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(ReadFailure) {
      if isStandardInput {
        bytes = try Descriptor.rest(of: StandardStream.input.rawValue, limit: limit)
      } else {
        let descriptor = try Descriptor(path, .streams)
        bytes = try Descriptor.rest(of: descriptor.number, limit: limit)
      }
    } catch {
      throw .unreadable(error)
    }
    guard let bytes else { throw .tooLong(limit: limit) }
    return bytes
  }

  private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\r")) else { return bytes }
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n"), index > 0, bytes[index - 1] == UInt8(ascii: "\r") { continue }
      lines.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
    }
    return lines
  }

  /// A line feed is never part of a longer sequence, so the lines can be tried one by one.
  private static func lineOfFirstFault(in bytes: ArraySlice<UInt8>) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return 1 + (lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0)
  }
}

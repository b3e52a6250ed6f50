internal import CInih

/// A text in the ini format, as inih reads it, with what inih does not tell: the lines, and where in them things stand.
struct IniText {
  struct Pair {
    let section: String
    let key: String
    let keyBytes: Range<Int>
    let value: String
    let valueBytes: Range<Int>
  }

  enum Content {
    /// Blank, or a comment.
    case nothing
    case section(String, Range<Int>)
    case pair(Pair)
    case fault(SettingsFault.Kind, Range<Int>)
  }

  struct Line {
    /// Without its end.
    let bytes: [UInt8]
    /// `\n`, `\r\n`, or nothing at the end of the text.
    let end: String
    var content = Content.nothing

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  private(set) var lines: [Line]

  /// Bytes of a line: inih cuts longer ones silently (INI_MAX_LINE is 200, a NUL included).
  static let longestLine = 199
  /// Bytes of what stands in brackets: inih cuts longer ones silently (MAX_SECTION is 50, a NUL included).
  static let longestSection = 49

  /// O(n).
  init(_ text: String) {
    var walk = IniWalk(lines: IniText.split(text))
    for index in walk.lines.indices { walk.lines[index].content = IniText.form(of: walk.lines[index].bytes) }
    // Without a handler's refusal inih only returns the first line it does not understand, which is told here as a fault.
    unsafe withUnsafeMutablePointer(to: &walk) { walk in
      _ = unsafe ini_parse_stream(nextLine, walk, takePair, walk)
    }
    lines = walk.lines
  }

  private static func split(_ text: String) -> [Line] {
    var rows = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = rows.popLast() ?? []
    var lines = rows.map { row in
      row.last == UInt8(ascii: "\r")
        ? Line(bytes: Array(row.dropLast()), end: "\r\n") : Line(bytes: Array(row), end: "\n")
    }
    if !last.isEmpty { lines.append(Line(bytes: Array(last), end: "")) }
    return lines
  }

  /// What a line is by its form; a pair is not a fault any more once inih has told of it.
  private static func form(of bytes: [UInt8]) -> Content {
    let inner = content(of: bytes)
    guard let first = inner.first.map({ bytes[$0] }) else { return .nothing }
    if first == UInt8(ascii: ";") || first == UInt8(ascii: "#") { return .nothing }
    if let place = inner.first(where: { bytes[$0] < 0x20 && bytes[$0] != 0x09 || bytes[$0] == 0x7F }) {
      return .fault(.controlCharacter, place..<place + 1)
    }
    if inner.count > longestLine {
      // The character that no longer fits, from its first byte.
      let start = bytes[...longestLine].lastIndex { $0 & 0xC0 != 0x80 } ?? longestLine
      return .fault(.longLine(limit: longestLine), start..<bytes.count)
    }
    return first == UInt8(ascii: "[") ? section(bytes, inner) : .fault(.notAPair, inner)
  }

  private static func section(_ bytes: [UInt8], _ inner: Range<Int>) -> Content {
    guard let close = bytes[inner].firstIndex(of: UInt8(ascii: "]")) else { return .fault(.unclosedSection, inner) }
    let name = inner.lowerBound + 1..<close
    if name.contains(where: { startsComment($0, bytes) }) { return .fault(.unclosedSection, inner) }
    if name.count > longestSection { return .fault(.longSectionName(limit: longestSection), name) }
    let after = content(of: bytes, from: close + 1)
    if let next = after.first, bytes[next] != UInt8(ascii: ";"), bytes[next] != UInt8(ascii: "#") {
      return .fault(.textAfterSection(String(decoding: bytes[after], as: UTF8.self)), after)
    }
    return .section(String(decoding: bytes[name], as: UTF8.self), name)
  }

  private static func startsComment(_ index: Int, _ bytes: [UInt8]) -> Bool {
    bytes[index] == UInt8(ascii: ";") && isBlank(bytes[index - 1])
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The bytes without blanks at the ends; empty, at the end, when there are no others.
  static func content(of bytes: [UInt8], from start: Int = 0) -> Range<Int> {
    guard let first = bytes[start...].firstIndex(where: { !isBlank($0) }),
      let last = bytes[start...].lastIndex(where: { !isBlank($0) })
    else { return bytes.count..<bytes.count }
    return first..<last + 1
  }
}

/// What inih is led through: it asks for a line, and tells of its pair before it asks for the next.
private struct IniWalk {
  var lines: [IniText.Line]
  var next = 0

  /// Without blanks in front: inih would take the line for more of the value before it.
  mutating func feed() -> ArraySlice<UInt8>? {
    guard next < lines.count else { return nil }
    defer { next += 1 }
    switch lines[next].content {
    case .section, .fault(.notAPair, _): return lines[next].bytes[IniText.content(of: lines[next].bytes)]
    default: return []
    }
  }

  mutating func take(section: String, key: String, value: String) {
    let bytes = lines[next - 1].bytes
    let inner = IniText.content(of: bytes)
    guard !key.isEmpty, let separator = bytes[inner].firstIndex(where: { [0x3D, 0x3A].contains($0) }) else { return }
    let start = IniText.content(of: bytes, from: separator + 1).lowerBound
    lines[next - 1].content = .pair(
      IniText.Pair(
        section: section, key: key, keyBytes: inner.lowerBound..<inner.lowerBound + key.utf8.count, value: value,
        valueBytes: value.isEmpty ? separator + 1..<separator + 1 : start..<start + value.utf8.count))
  }
}

/// `ini_reader`: fills a buffer of `capacity` bytes with the next line.
private let nextLine: ini_reader = { buffer, capacity, stream in
  guard let buffer = unsafe buffer, let walk = unsafe stream?.assumingMemoryBound(to: IniWalk.self),
    let line = unsafe walk.pointee.feed()
  else { return nil }
  var end = 0
  for byte in line.prefix(max(0, Int(capacity) - 1)) {
    unsafe buffer[end] = CChar(bitPattern: byte)
    end += 1
  }
  unsafe buffer[end] = 0
  return unsafe buffer
}

/// `ini_handler`: 1 is success.
private let takePair: ini_handler = { stream, section, key, value in
  guard let walk = unsafe stream?.assumingMemoryBound(to: IniWalk.self), let section = unsafe section,
    let key = unsafe key, let value = unsafe value
  else { return 1 }
  unsafe walk.pointee.take(
    section: String(cString: section), key: String(cString: key), value: String(cString: value))
  return 1
}

/// The content lines of a calendar (RFC 5545 §3.1), unfolded.
struct ContentLines {
  struct Line {
    /// In upper case.
    let name: String
    /// By names in upper case; of several values the first, without quotes.
    let parameters: [String: String]
    let value: String
    /// Where it begins, from 1.
    let number: Int
  }

  let lines: [Line]

  /// Lines end with LF or CR LF; an empty one is passed over. Throws for one without a name or a value.
  init(_ text: String) throws(ExchangeFault) {
    var lines: [Line] = []
    for (bytes, number) in ContentLines.unfolded(text) {
      guard let line = ContentLines.line(bytes, number) else { throw ExchangeFault(.notACalendar, at: .line(number)) }
      lines.append(line)
    }
    self.lines = lines
  }

  /// Those that can be read, of a text that may end anywhere.
  init(beginning text: String) {
    lines = ContentLines.unfolded(text).compactMap { ContentLines.line($0.bytes, $0.number) }
  }

  private static func unfolded(_ text: String) -> [(bytes: [UInt8], number: Int)] {
    var unfolded: [(bytes: [UInt8], number: Int)] = []
    for (index, raw) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      let line = raw.last == UInt8(ascii: "\r") ? raw.dropLast() : raw
      if let first = line.first, first == UInt8(ascii: " ") || first == UInt8(ascii: "\t"), !unfolded.isEmpty {
        unfolded[unfolded.count - 1].bytes += line.dropFirst()
      } else if !line.isEmpty {
        unfolded.append((Array(line), index + 1))
      }
    }
    return unfolded
  }

  private static func line(_ bytes: [UInt8], _ number: Int) -> Line? {
    var parts: [String] = []
    var part: [UInt8] = []
    var isQuoted = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ":") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
        if byte == UInt8(ascii: ";") { continue }
        guard let name = parts.first, !name.isEmpty else { return nil }
        var parameters: [String: String] = [:]
        for parameter in parts.dropFirst() {
          let pair = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard pair.count == 2 else { return nil }
          parameters[pair[0].uppercased()] = String(pair[1])
        }
        let value = String(decoding: bytes[(index + 1)...], as: UTF8.self)
        return Line(name: name.uppercased(), parameters: parameters, value: value, number: number)
      default: part.append(byte)
      }
    }
    return nil
  }

  /// A value of type TEXT (§3.3.11) as it was meant; of a list only the first.
  static func unescaped(_ value: String, ofList: Bool = false) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if isEscaped {
        text.append(scalar == "n" || scalar == "N" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if ofList, scalar == "," {
        break
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}

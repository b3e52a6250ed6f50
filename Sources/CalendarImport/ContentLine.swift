/// A content line as it lies in the file: `name *(";" param) ":" value`, folded (RFC 5545 §3.1).
struct ContentLine {
  /// Unfolded, without control characters.
  let text: [UInt8]
  /// In upper case.
  let name: String
  /// The number of its first physical line.
  let line: Int

  /// nil when there is no colon at all.
  init?(_ folded: some Collection<UInt8>, line: Int) {
    let text = ContentLine.unfolded(folded)
    guard let end = text.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") }), end > 0,
      text[end...].contains(UInt8(ascii: ":"))
    else { return nil }
    self.text = text
    self.line = line
    name = String(decoding: text[..<end].filter { $0 != 0x20 }.map(ContentLine.upper), as: UTF8.self)
  }

  /// Where the value starts: behind the first colon outside quotes, or, where quotes are never closed, the first at all.
  var valueStart: Int {
    var quoted = false
    var bare: Int?
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { quoted.toggle() }
      guard byte == UInt8(ascii: ":") else { continue }
      if !quoted { return index + 1 }
      bare = bare ?? index + 1
    }
    return bare ?? text.count
  }

  /// The value as it stands.
  var value: ArraySlice<UInt8> { text[valueStart...] }

  /// Name and parameters, without the colon.
  var header: ArraySlice<UInt8> { text[..<max(0, valueStart - 1)] }

  /// Takes the folds out, on bytes, so that a character cut by a fold is whole again, and the control characters.
  static func unfolded(_ folded: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(folded.count)
    var afterBreak = false
    for byte in folded {
      if byte == 0x0A || byte == 0x0D {
        afterBreak = true
      } else if afterBreak, byte == 0x20 || byte == 0x09 {
        afterBreak = false
      } else {
        afterBreak = false
        if byte >= 0x20, byte != 0x7F { text.append(byte) } else if byte == 0x09 { text.append(0x20) }
      }
    }
    return text
  }

  static func upper(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
  }

  /// Whether the line that begins so is ever read: its name is one of `names`, or an inner component begins or ends.
  static func isRead(_ front: ArraySlice<UInt8>) -> Bool {
    // A name may be folded, even at every byte.
    let name = front.prefix(120).prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    guard name.count < min(120, front.count) else { return front.count < 120 }
    guard name.count < 30 || name.contains(where: { $0 < 0x20 }) else { return false }
    return names.contains(String(decoding: name.filter { $0 > 0x20 && $0 != 0x7F }.map(upper), as: UTF8.self))
  }

  /// The names of every line that decides anything.
  static let names: Set<String> = [
    "BEGIN", "END", "DTSTART", "DTEND", "DURATION", "RRULE", "EXRULE", "RDATE", "EXDATE", "RECURRENCE-ID", "UID",
    "SEQUENCE", "DTSTAMP", "STATUS", "TRANSP", "X-MICROSOFT-CDO-BUSYSTATUS", "ATTENDEE", "SUMMARY", "FREEBUSY",
    "METHOD", "VERSION", "TZ", "DAYLIGHT", "X-WR-TIMEZONE", "X-CLIPSTART", "X-CLIPEND", "TZID", "X-LIC-LOCATION",
    "TZOFFSETFROM",
    "TZOFFSETTO",
  ]
}

/// The content lines of a component, in order, folded lines as one.
struct ContentLines: Sequence, IteratorProtocol {
  /// A line, or a piece of text that is none.
  enum Element {
    case line(ContentLine)
    case stray(String, line: Int)
  }

  private let bytes: [UInt8]
  private var at = 0
  private var number: Int

  /// `first` is the number of the first line.
  init(_ bytes: ArraySlice<UInt8>, first: Int) {
    self.bytes = Array(bytes)
    number = first
  }

  mutating func next() -> Element? {
    while at < bytes.count {
      let start = at
      let first = number
      repeat {
        at = (bytes[at...].firstIndex(of: ScanBounds.lineEnd) ?? bytes.count - 1) + 1
        number += 1
      } while at < bytes.count && (bytes[at] == 0x20 || bytes[at] == 0x09)
      let folded = bytes[start..<at]
      if !folded.contains(where: { $0 > 0x20 }) { continue }
      if !ContentLine.isRead(folded), folded.contains(UInt8(ascii: ":")) { continue }
      if let line = ContentLine(folded, line: first) { return .line(line) }
      return .stray(String(decoding: ContentLine.unfolded(folded.prefix(80)), as: UTF8.self), line: first)
    }
    return nil
  }
}

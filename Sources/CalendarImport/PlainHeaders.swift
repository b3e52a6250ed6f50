internal import CLibical

/// What the lines of a calendar begin with again and again, so that it is looked at only once.
struct PlainHeaders {
  private struct Header {
    var text: [UInt8] = []
    var split: LineSplit?
  }

  /// `DTSTART;TZID=…:` and `DTEND;TZID=…:` as they last stood, the colon included.
  private var start = Header()
  private var end = Header()

  /// The name and the parts of a line that begins like one before it; its value has not been looked at.
  func known(_ line: UnsafeBufferPointer<UInt8>) -> (ReadName, LineSplit)? {
    if let split = start.split, unsafe begins(line, start.text) { return (.start, split) }
    if let split = end.split, unsafe begins(line, end.text) { return (.end, split) }
    return nil
  }

  private func begins(_ line: UnsafeBufferPointer<UInt8>, _ text: [UInt8]) -> Bool {
    guard let base = line.baseAddress, line.count >= text.count else { return false }
    return unsafe text.withUnsafeBufferPointer { text in
      guard let start = text.baseAddress else { return false }
      return unsafe memcmp(base, start, text.count) == 0
    }
  }

  mutating func remember(_ line: UnsafeBufferPointer<UInt8>, _ name: ReadName, _ split: LineSplit) {
    switch name {
    case .start: start = unsafe Header(text: Array(line[...split.colon]), split: split)
    case .end: end = unsafe Header(text: Array(line[...split.colon]), split: split)
    default: break
    }
  }

  /// Whether the line is a DTSTAMP or a DESCRIPTION, which say nothing of when an event is.
  static func isNeverRead(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count >= 12 else { return false }
    let bytes = UnsafeRawBufferPointer(line)
    let first = unsafe bytes.loadUnaligned(as: UInt64.self).littleEndian
    if first == stamp { return true }
    guard first == description else { return false }
    return unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian == ending
  }

  /// `DTSTAMP:`, `DESCRIPT` and `ION:` with their first byte lowest.
  private static let stamp: UInt64 = 0x3A50_4D41_5453_5444
  private static let description: UInt64 = 0x5450_4952_4353_4544
  private static let ending: UInt32 = 0x3A4E_4F49
}

/// `;TZID=Europe/Zurich` and nothing else: what a time of a calendar nearly always has for parameters.
enum PlainZone {
  /// A name with a `/` in it, and no byte that could mean anything else; nil for all other parameters.
  static func name(in parameters: ArraySlice<UInt8>) -> String? {
    guard parameters.starts(with: ";TZID=".utf8), parameters.count <= 70 else { return nil }
    let name = parameters.dropFirst(6)
    guard name.contains(UInt8(ascii: "/")), name.first != UInt8(ascii: "/"),
      name.allSatisfy({ LineSplit.isNameByte($0) || [0x2F, 0x5F, 0x2B].contains($0) })
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

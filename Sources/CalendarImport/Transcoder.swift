/// Turns UTF-16, as some editors save it, into UTF-8, a chunk at a time.
struct Transcoder {
  let isBigEndian: Bool
  private var rest: [UInt8] = []

  /// Recognises UTF-16 by its byte order mark, or by the NUL beside the first letter; nil for anything else.
  init?(front: ArraySlice<UInt8>) {
    let bytes = Array(front.prefix(4))
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0x42, 0x00), (0x62, 0x00): isBigEndian = false
    case (0xFE, 0xFF), (0x00, 0x42), (0x00, 0x62): isBigEndian = true
    default: return nil
    }
  }

  /// The UTF-8 of the next bytes; half a character waits for the next call, half a surrogate pair becomes U+FFFD.
  mutating func utf8(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    rest += bytes
    var units: [UInt16] = []
    units.reserveCapacity(rest.count / 2)
    var at = 0
    while at + 1 < rest.count {
      let (a, b) = (UInt16(rest[at]), UInt16(rest[at + 1]))
      units.append(isBigEndian ? a << 8 | b : b << 8 | a)
      at += 2
    }
    if let last = units.last, (0xD800..<0xDC00).contains(last) {
      units.removeLast()
      at -= 2
    }
    rest.removeFirst(at)
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}

internal import Glibc

extension Sequence<String> {
  /// The texts ascending by their bytes, as `LC_ALL=C sort` has it; Swift's own order is by characters. O(n log n).
  ///
  /// The bytes are laid in one row first: a comparison then counts no references, which would take most of the time.
  func inByteOrder() -> [String] {
    var texts: [String] = []
    var row: [UInt8] = []
    var places: [(range: Range<Int>, index: Int)] = []
    for text in self {
      let start = row.count
      // A name whose bytes are carried in other characters goes by its bytes.
      if text.utf8.contains(0xEF) {
        row.append(contentsOf: FileName.bytes(of: text))
      } else {
        row.append(contentsOf: text.utf8)
      }
      places.append((start..<row.count, texts.count))
      texts.append(text)
    }
    unsafe row.withUnsafeBytes { row in
      places.sort { a, b in
        guard let base = row.baseAddress else { return false }
        let shared = Swift.min(a.range.count, b.range.count)
        let order = unsafe memcmp(base + a.range.lowerBound, base + b.range.lowerBound, shared)
        return order != 0 ? order < 0 : a.range.count < b.range.count
      }
    }
    return places.map { texts[$0.index] }
  }
}

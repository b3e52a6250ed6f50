internal import CLibical

/// The bytes of a file that are in memory: one piece of memory, used for one file after another.
@safe final class ScanBuffer {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var count: Int

  init(count: Int) {
    unsafe base = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    self.count = count
  }

  deinit { unsafe base.deallocate() }

  subscript(index: Int) -> UInt8 {
    get {
      precondition(index >= 0 && index < count, "outside the buffer")
      return unsafe base[index]
    }
    set {
      precondition(index >= 0 && index < count, "outside the buffer")
      unsafe base[index] = newValue
    }
  }

  /// A copy of some of the bytes.
  func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside the buffer")
    return unsafe ArraySlice(UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
  }

  /// Moves bytes within the buffer; the places may overlap (`memmove`).
  func move(_ range: Range<Int>, to target: Int) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count && target >= 0, "outside the buffer")
    precondition(target + range.count <= count, "outside the buffer")
    unsafe memmove(base + target, base + range.lowerBound, range.count)
  }

  /// Where a byte first stands in a range (`memchr`).
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside the buffer")
    guard let hit = unsafe memchr(base + range.lowerBound, Int32(byte), range.count) else { return nil }
    return unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base)
  }

  /// Makes each CR that neither LF nor CR follows an LF, in `range`; the last byte is left unless the file ends there.
  func endLines(in range: Range<Int>, isEnd: Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside the buffer")
    let last = range.upperBound - 1
    var at = range.lowerBound
    while at < last {
      let blockEnd = min(at + 4096, last)
      if holdsLoneReturn(at..<blockEnd) {
        for index in at..<blockEnd where unsafe isLoneReturn(base[index], before: base[index + 1]) {
          unsafe base[index] = 0x0A
        }
      }
      at = blockEnd
    }
    if isEnd, last >= range.lowerBound, unsafe base[last] == 0x0D { unsafe base[last] = 0x0A }
  }

  /// Without a branch inside, so that it runs on many bytes at once.
  private func holdsLoneReturn(_ range: Range<Int>) -> Bool {
    let bytes = unsafe base
    var found: UInt8 = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let here = unsafe bytes[index]
      let next = unsafe bytes[index &+ 1]
      let isReturn: UInt8 = here == 0x0D ? 1 : 0
      let isPaired: UInt8 = next == 0x0A ? 1 : 0
      let isDoubled: UInt8 = next == 0x0D ? 1 : 0
      found |= isReturn & ~(isPaired | isDoubled)
      index &+= 1
    }
    return found != 0
  }

  private func isLoneReturn(_ byte: UInt8, before next: UInt8) -> Bool { byte == 0x0D && next != 0x0A && next != 0x0D }

  func grow(to larger: Int) {
    guard larger > count else { return }
    let wider = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe wider.update(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = wider
    count = larger
  }
}

internal import BudgetCore

extension ComponentScanner {
  /// The line at `head`; nil at the end of the file. The byte after the line is in the buffer, or the file ends there.
  mutating func nextLine() throws(ReadFailure) -> PhysicalLine? {
    var searched = head
    while true {
      if let found = find(lineEnd, from: searched) {
        if found + 1 == tail, !atEnd {
          searched = found - head
          try fill()
          searched += head
          continue
        }
        if discarding {
          discarding = false
          head = found
          buffer[found] = lineEnd
        }
        return PhysicalLine(start: head, end: endOfText(found), next: found + 1)
      }
      if atEnd {
        guard head < tail else { return nil }
        return PhysicalLine(start: head, end: endOfText(tail), next: tail)
      }
      searched = tail - head
      try fill()
      searched += head
    }
  }

  /// Without the CR before the LF.
  private func endOfText(_ end: Int) -> Int {
    end > head && buffer[end - 1] == 0x0D ? end - 1 : end
  }

  /// The first such byte at or after `from`.
  func find(_ byte: UInt8, from: Int) -> Int? {
    from < tail ? buffer.firstIndex(of: byte, in: from..<tail) : nil
  }

  /// Reads on, behind what must be kept.
  mutating func fill() throws(ReadFailure) {
    if keep > 0 {
      buffer.move(keep..<tail, to: 0)
      shift(by: keep)
    }
    // A character that is being decoded may need a few bytes more than one.
    if buffer.count - tail < 16 { makeRoom() }
    let isFirst = head == 0 && tail == 0 && line == 1
    repeat {
      let count = try read()
      if count == 0 { atEnd = true }
      tail += count
    } while isFirst && !atEnd && !showsItsKind
    if isFirst {
      recogniseEncoding()
      recogniseContent()
    }
  }

  /// Whether the front that has been read tells what the file is, so that it is told alike however the bytes come: the
  /// encoding by four bytes, the line end by an LF (of UTF-16 the byte after it too), the content by its first letter.
  private var showsItsKind: Bool {
    if buffer.count - tail < 16 { return true }
    guard tail >= 4, let lineFeed = find(0x0A, from: 0), lineFeed + 1 < tail else { return false }
    return tail >= Self.front || buffer.bytes(0..<tail).contains { $0 > 0x20 && $0 < 0x80 }
  }

  private mutating func read() throws(ReadFailure) -> Int {
    if decoder != nil { return try readTranscoded() }
    return try unsafe source.read(
      into: UnsafeMutableRawBufferPointer(start: buffer.base + tail, count: buffer.count - tail))
  }

  private mutating func readTranscoded() throws(ReadFailure) -> Int {
    var raw = [UInt8](repeating: 0, count: (buffer.count - tail) / 3 - 2)
    let result: Result<Int, ReadFailure> = unsafe raw.withUnsafeMutableBytes { bytes in
      Result { () throws(ReadFailure) in try unsafe source.read(into: bytes) }
    }
    let count = try result.get()
    guard count > 0 else { return 0 }
    let text = decoder?.utf8(raw[..<count]) ?? []
    for (index, byte) in text.enumerated() { buffer[tail + index] = byte }
    // A lone half of a character gives nothing yet: that is not the end.
    guard text.isEmpty else { return text.count }
    return try readTranscoded()
  }

  /// The byte order mark, UTF-16, and files whose lines end in CR alone.
  private mutating func recogniseEncoding() {
    if let found = Transcoder(front: buffer.bytes(0..<min(tail, 4))) {
      pending.append(.oddity(.encoding(.utf16), line: 1))
      var decoder = found
      let text = decoder.utf8(buffer.bytes(0..<tail))
      self.decoder = decoder
      buffer.grow(to: text.count)
      for (index, byte) in text.enumerated() { buffer[index] = byte }
      tail = text.count
    }
    if buffer.bytes(0..<min(tail, 3)).elementsEqual([0xEF, 0xBB, 0xBF]) {
      head = 3
      keep = 3
    }
    if find(lineEnd, from: 0) == nil, find(0x0D, from: 0) != nil { lineEnd = 0x0D }
  }

  private mutating func shift(by count: Int) {
    head -= count
    tail -= count
    structure.shift(by: count)
    keep = 0
  }

  /// The buffer is full: takes out the text of lines that are never read, then grows, then gives the component up.
  private mutating func makeRoom() {
    compact()
    // The places that were noted are no longer those.
    facts.isOdd = true
    guard tail > buffer.count / 2 else { return }
    if buffer.count < ScanBounds.component {
      buffer.grow(to: buffer.count * 2)
    } else {
      structure.giveUp(line: line, into: &pending)
      // What is left of it goes by unseen, but for its END; a line that is too long ends where it ends.
      if head > keep { keep = head }
      let rest = tail - head
      if rest > ScanBounds.component / 2 {
        discarding = true
        tail = head
      }
      buffer.move(keep..<tail, to: 0)
      shift(by: keep)
    }
  }

  /// Empties the lines that are never read, keeping their line ends so that lines can still be counted.
  private mutating func compact() {
    var written = 0
    var at = 0
    var drops = false
    let oldHead = head
    while at < tail {
      let next = find(lineEnd, from: at).map { $0 + 1 } ?? tail
      let isWhole = next < tail || (next > at && buffer[next - 1] == lineEnd)
      if at >= keep, buffer[at] != 0x20, buffer[at] != 0x09 {
        drops = !ContentLine.isRead(buffer.bytes(at..<next))
      }
      if at == oldHead { head = written }
      if drops, at >= structure.firstByte {
        if isWhole {
          buffer[written] = lineEnd
          written += 1
        } else {
          discarding = true
        }
      } else {
        if written != at { buffer.move(at..<next, to: written) }
        written += next - at
      }
      at = next
    }
    if oldHead == tail { head = written }
    tail = written
  }
}

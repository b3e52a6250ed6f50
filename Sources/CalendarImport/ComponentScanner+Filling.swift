internal import BudgetCore

extension ComponentScanner {
  /// The line at `head`; nil at the end of the file. The byte after the line is in the buffer, or the file ends there.
  mutating func nextLine() throws(ReadFailure) -> PhysicalLine? {
    // How much of the line has been searched already.
    var searched = 0
    while true {
      if let found = find(ScanBounds.lineEnd, from: head + searched) {
        if found + 1 < tail || atEnd {
          return PhysicalLine(start: head, end: endOfText(found), next: found + 1)
        }
        searched = found - head
      } else if atEnd {
        return head < tail ? PhysicalLine(start: head, end: endOfText(tail), next: tail) : nil
      } else {
        // A CR at the end becomes a line end when it is seen what follows it.
        searched = max(0, tail - head - 1)
      }
      // A line that is never read may have been cut short to make room.
      if try fill() { searched = 0 }
    }
  }

  /// Without the CR before the LF.
  private func endOfText(_ end: Int) -> Int {
    end > head && buffer[end - 1] == 0x0D ? end - 1 : end
  }

  /// The first such byte at or after `from`.
  private func find(_ byte: UInt8, from: Int) -> Int? {
    from < tail ? buffer.firstIndex(of: byte, in: from..<tail) : nil
  }

  /// Reads on, behind what must be kept; true when lines were cut to make room.
  @discardableResult
  mutating func fill() throws(ReadFailure) -> Bool {
    if keep > 0 {
      buffer.move(keep..<tail, to: 0)
      shift(by: keep)
    }
    // A character that is being decoded may need a few bytes more than one.
    let isFull = buffer.count - tail < 16
    if isFull { makeRoom() }
    let isFirst = head == 0 && tail == 0 && line == 1
    let from = tail
    repeat {
      let count = try read()
      if count == 0 { atEnd = true }
      tail += count
    } while isFirst && !atEnd && !showsItsKind
    if isFirst { recogniseEncoding() }
    recogniseContent(in: (isFirst ? 0 : from)..<tail)
    buffer.endLines(in: max(0, from - 1)..<tail, isEnd: atEnd)
    return isFull
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

  /// The byte order mark, and UTF-16.
  private mutating func recogniseEncoding() {
    if let found = Transcoder(front: buffer.bytes(0..<min(tail, 4))) {
      pending.append(.oddity(.encoding(.utf16), line: 1))
      var decoder = found
      let text = decoder.utf8(buffer.bytes(0..<tail))
      self.decoder = decoder
      buffer.grow(to: text.count + 16)
      for (index, byte) in text.enumerated() { buffer[index] = byte }
      tail = text.count
    }
    if buffer.bytes(0..<min(tail, 3)).elementsEqual([0xEF, 0xBB, 0xBF]) {
      head = 3
      keep = 3
    }
  }

  private mutating func shift(by count: Int) {
    head -= count
    tail -= count
    lineStart -= count
    structure.shift(by: count)
    keep = 0
  }

  // MARK: Room

  /// The buffer is full: cuts the lines that are never read, then grows, then gives the component up.
  private mutating func makeRoom() {
    compact(readsNothing: structure.open?.isGivenUp ?? false)
    // What was noted of the event no longer stands where it stood.
    facts.isOdd = true
    if tail <= buffer.count / 2 { return }
    if buffer.count < ScanBounds.component {
      buffer.grow(to: buffer.count * 2)
    } else {
      structure.giveUp(line: line, into: &pending)
      compact(readsNothing: true)
    }
  }

  /// Cuts the lines that are never read down to a name that means nothing, so that lines can still be counted and
  /// folds still belong to what they continue.
  private mutating func compact(readsNothing: Bool) {
    var written = 0
    var at = 0
    var drops = false
    let (oldHead, oldLineStart) = (head, lineStart)
    while at < tail {
      let next = find(ScanBounds.lineEnd, from: at).map { $0 + 1 } ?? tail
      let isFold = buffer[at] == 0x20 || buffer[at] == 0x09
      if !isFold {
        let front = buffer.bytes(at..<next)
        drops =
          front.first != ScanBounds.lineEnd
          && !(readsNothing ? StructureMark.mayBegin(front) : ContentLine.isRead(front))
      }
      if at == oldHead { head = written }
      if at == oldLineStart { lineStart = written }
      let stub: StaticString = isFold ? " " : "X:"
      if drops, next - at > stub.utf8CodeUnitCount + 1 {
        let isWhole = buffer[next - 1] == ScanBounds.lineEnd
        for index in 0..<stub.utf8CodeUnitCount { buffer[written + index] = unsafe stub.utf8Start[index] }
        written += stub.utf8CodeUnitCount
        if isWhole {
          buffer[written] = ScanBounds.lineEnd
          written += 1
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

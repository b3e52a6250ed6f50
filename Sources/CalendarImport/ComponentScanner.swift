internal import BudgetCore
internal import CLibical

/// Walks the bytes of a calendar file in chunks and finds its components, without reading what is in them.
///
/// Memory: one buffer that holds the component in progress; lines that are never read (descriptions, attachments)
/// are taken out of it before it grows. Cost: linear in bytes.
struct ComponentScanner<Source: ByteSource>: ~Copyable {
  var source: Source
  let buffer: ScanBuffer
  /// The next line to look at, and the end of what has been read.
  var head = 0
  var tail = 0
  /// From here on the buffer must be kept: the open component, or the line at hand.
  var keep = 0
  /// Where the line at hand begins while its folds are looked for: it moves as the bytes do.
  var lineStart = 0
  var atEnd = false
  /// The number of the line at `head`, from 1.
  var line = 1
  var decoder: Transcoder?

  /// What a file without any calendar holds, by its first bytes.
  var content = Problem.Content.nothing
  private var unseenFront = ComponentScanner.front
  var structure = Structure()
  /// Of the open event, as far as the fast walk went.
  var facts = EventFacts()
  var headers = PlainHeaders()
  var pending: [ScanPiece] = []

  /// `buffer` holds at least one chunk and serves one scanner at a time.
  init(_ source: Source, buffer: ScanBuffer) {
    self.source = source
    self.buffer = buffer
  }

  /// The next piece, nil at the end of the file. Events that `judge` lets pass are no pieces.
  mutating func next(_ judge: EventJudge?) throws(ReadFailure) -> ScanPiece? {
    while true {
      if !pending.isEmpty { return pending.removeFirst() }
      if structure.open == nil { keep = head }
      if let judge { try walkEvents(judge) }
      if !pending.isEmpty { continue }
      if structure.open == nil { keep = head }
      guard let physical = try nextLine() else {
        if structure.ended { return nil }
        structure.finish(line: line, into: &pending)
        continue
      }
      try take(physical)
    }
  }

  /// Decides what a line is: structure, a line of the calendar, or part of the open component.
  private mutating func take(_ physical: PhysicalLine) throws(ReadFailure) {
    let number = line
    // What the general walk takes, the fast one does not know.
    defer { facts.isOdd = true }
    let first = buffer[physical.start] | 0x20
    let mayMark = first == UInt8(ascii: "b") || first == UInt8(ascii: "e")
    pass(physical)
    guard mayMark || structure.open == nil else { return }
    let whole = try unfolded(physical)
    guard whole.end > whole.start else { return }
    let marks = mayMark ? StructureMark.marks(in: buffer.bytes(whole.start..<whole.end)) : []
    if !marks.isEmpty {
      for mark in marks { structure.take(mark, line: number, at: whole, into: &pending) }
    } else if structure.open == nil, structure.inCalendar {
      pending.append(.calendarLine(whole.start..<whole.end, line: number))
    } else if structure.open == nil, !structure.sawCalendar {
      structure.sawText = true
    }
  }

  /// The bytes by which the content is told.
  static var front: Int { 512 }

  /// Looks at bytes that have just come, as long as they are among the first of the file.
  mutating func recogniseContent(in new: Range<Int>) {
    guard content == .nothing, unseenFront > 0 else { return }
    let front = buffer.bytes(new.prefix(unseenFront))
    unseenFront -= front.count
    guard let first = front.first(where: { $0 > 0x20 && $0 < 0x80 }) else { return }
    content = first == UInt8(ascii: "<") ? .html : .other
  }

  private mutating func pass(_ physical: PhysicalLine) {
    head = physical.next
    line += 1
  }

  /// A line together with the lines that continue it (RFC 5545 §3.1), which are passed.
  private mutating func unfolded(_ first: PhysicalLine) throws(ReadFailure) -> PhysicalLine {
    lineStart = first.start
    var whole = first
    while head < tail, buffer[head] == 0x20 || buffer[head] == 0x09, let more = try nextLine() {
      pass(more)
      whole = PhysicalLine(start: lineStart, end: more.end, next: more.next)
    }
    return whole
  }

  /// The bytes of a piece.
  func bytes(of range: Range<Int>) -> ArraySlice<UInt8> { buffer.bytes(range) }
}

/// Bounds that keep hostile files from hanging or bloating the program.
enum ScanBounds {
  /// Bytes read at once.
  static let chunk = 256 * 1024
  /// What one component's read lines may take; more is a problem.
  static let component = 4 * 1024 * 1024
  /// Levels of components inside components.
  static let nesting = 32
  /// A BEGIN or END line is never longer.
  static let structureLine = 200
  /// What ends a line, once a CR alone has become it.
  static let lineEnd = UInt8(ascii: "\n")
}

/// The components that are told apart.
enum ComponentKind: Hashable, Sendable {
  case event
  case freeBusy
  case timeZone
  /// VTODO, VJOURNAL and what is not known: never busy.
  case other
}

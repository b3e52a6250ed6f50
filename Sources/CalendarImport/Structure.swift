internal import BudgetCore

/// Which components are open as a file is walked: forgiving of what is never closed, or closed and never opened.
struct Structure {
  struct Open {
    let name: StructureMark.Name
    let kind: ComponentKind
    let line: Int
    /// Where its lines begin in the buffer.
    var from: Int
    /// Its lines outgrew the bound: they are not read.
    var isGivenUp = false
  }

  private(set) var open: Open?
  /// Components inside the open one.
  private var inner: [StructureMark.Name] = []
  /// Inner components deeper than the bound.
  private var tooDeep = 0
  private(set) var inCalendar = false
  private(set) var sawCalendar = false
  private(set) var ended = false
  /// Whether the file holds text outside any calendar.
  var sawText = false
  private var saidNesting = false

  /// The first byte of the open component's lines.
  var firstByte: Int { open?.from ?? 0 }

  mutating func shift(by count: Int) { open?.from -= count }

  /// How far the fast walk is inside an event.
  enum OpenEvent { case none, event, alarm }

  /// `none` when no event is open, or another component is.
  var openEvent: OpenEvent {
    guard let open, open.kind == .event, !open.isGivenUp, tooDeep == 0 else { return .none }
    if inner.isEmpty { return .event }
    return inner == [.named("VALARM")] ? .alarm : .none
  }

  /// Opens an event; false where the general walk must.
  mutating func beginEvent(line: Int, from: Int) -> Bool {
    guard inCalendar, open == nil else { return false }
    open = Open(name: .event, kind: .event, line: line, from: from)
    return true
  }

  mutating func beginAlarm() { inner.append(.named("VALARM")) }

  mutating func endAlarm() { inner.removeLast() }

  /// Closes the open event; gives the line of its BEGIN.
  mutating func endEvent() -> Int {
    let line = open?.line ?? 0
    open = nil
    return line
  }

  mutating func take(
    _ mark: StructureMark, line: Int, at physical: PhysicalLine,
    into pieces: inout [ScanPiece]
  ) {
    if mark.begins {
      begin(mark, line: line, at: physical, into: &pieces)
    } else {
      end(mark, line: line, at: physical, into: &pieces)
    }
  }

  private mutating func begin(
    _ mark: StructureMark, line: Int, at physical: PhysicalLine,
    into pieces: inout [ScanPiece]
  ) {
    switch mark.name {
    case .calendar:
      close(until: physical.start, line: line, isSound: open == nil, into: &pieces)
      endCalendar(isSound: !inCalendar, line: line, into: &pieces)
      beginCalendar(into: &pieces)
    case .event, .freeBusy, .timeZone, .task:
      close(until: physical.start, line: line, isSound: open == nil, into: &pieces)
      if !inCalendar {
        pieces.append(.oddity(.unclosed(component: "VCALENDAR"), line: line))
        beginCalendar(into: &pieces)
      }
      open = Open(name: mark.name, kind: mark.kind, line: line, from: physical.next)
    case .named:
      if open == nil {
        guard inCalendar else { return }
        open = Open(name: mark.name, kind: .other, line: line, from: physical.next)
      } else if inner.count < ScanBounds.nesting {
        inner.append(mark.name)
      } else {
        tooDeep += 1
        if !saidNesting { pieces.append(.oddity(.bound(.nesting, limit: ScanBounds.nesting), line: line)) }
        saidNesting = true
      }
    }
  }

  private mutating func end(
    _ mark: StructureMark, line: Int, at physical: PhysicalLine,
    into pieces: inout [ScanPiece]
  ) {
    if mark.name == .calendar {
      close(until: physical.start, line: line, isSound: open == nil, into: &pieces)
      if inCalendar { endCalendar(isSound: true, line: line, into: &pieces) }
    } else if tooDeep > 0, mark.name != open?.name {
      tooDeep -= 1
    } else if let depth = inner.lastIndex(of: mark.name) {
      if depth < inner.count - 1, let last = inner.last { sayUnclosed(last, line: line, into: &pieces) }
      inner.removeSubrange(depth...)
    } else if mark.name == open?.name {
      close(until: physical.start, line: line, isSound: inner.isEmpty, into: &pieces)
    } else if mark.name != .named("") {
      pieces.append(.oddity(.strayText("END:" + StructureMark.shown(mark.name)), line: line))
    }
  }

  private mutating func beginCalendar(into pieces: inout [ScanPiece]) {
    inCalendar = true
    sawCalendar = true
    pieces.append(.calendarBegins)
  }

  private mutating func endCalendar(
    isSound: Bool, line: Int, into pieces: inout [ScanPiece]
  ) {
    guard inCalendar else { return }
    if !isSound { sayUnclosed(.calendar, line: line, into: &pieces) }
    inCalendar = false
    pieces.append(.calendarEnds)
  }

  /// Ends the open component where the buffer stands at `end`.
  private mutating func close(
    until end: Int, line: Int, isSound: Bool, into pieces: inout [ScanPiece]
  ) {
    guard let closing = open else { return }
    if !isSound { sayUnclosed(inner.last ?? closing.name, line: closing.line, into: &pieces) }
    if !closing.isGivenUp, closing.from <= end {
      pieces.append(.component(closing.kind, closing.from..<end, line: closing.line))
    }
    open = nil
    inner = []
    tooDeep = 0
  }

  private func sayUnclosed(
    _ name: StructureMark.Name, line: Int, into pieces: inout [ScanPiece]
  ) {
    pieces.append(.oddity(.unclosed(component: StructureMark.shown(name)), line: line))
  }

  /// The end of the file: what is still open was cut off.
  mutating func finish(line: Int, into pieces: inout [ScanPiece]) {
    ended = true
    if inCalendar {
      pieces.append(.oddity(.truncated, line: max(1, line - 1)))
      pieces.append(.calendarEnds)
    }
    open = nil
    inCalendar = false
  }

  /// The open component holds more than is read of one.
  mutating func giveUp(line: Int, into pieces: inout [ScanPiece]) {
    let bound: Problem.Bound = open == nil ? .lineBytes : .componentBytes
    if open?.isGivenUp != true {
      pieces.append(.oddity(.bound(bound, limit: ScanBounds.component), line: open?.line ?? line))
    }
    open?.isGivenUp = true
  }
}

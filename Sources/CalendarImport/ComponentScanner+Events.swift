internal import BudgetCore
internal import CLibical

/// The fast walk: whole events that cannot touch the range pass without a piece being made of them.
///
/// It takes only lines of the plainest form; at any other it stops, and the line goes the general way.
extension ComponentScanner {
  private enum Stop {
    case moreBytes
    /// The line at `head` is for the general walk.
    case general
    /// `pending` holds an event.
    case found
  }

  /// Walks as far as it can. `judge` says which events may pass.
  mutating func walkEvents(_ judge: EventJudge) throws(ReadFailure) {
    while true {
      switch walkLines(judge) {
      case .general, .found: return
      case .moreBytes:
        if atEnd { return }
        if structure.open == nil { keep = head }
        let before = tail - head
        // Where lines were cut, what was noted of the event no longer stands where it stood.
        if try fill() { facts.isOdd = true }
        if tail - head <= before, !atEnd { return }
      }
    }
  }

  private mutating func walkLines(_ judge: EventJudge) -> Stop {
    let base = unsafe buffer.base
    let end = tail
    var at = head
    var number = line
    var open = structure.openEvent
    defer {
      head = at
      line = number
    }
    if structure.open != nil, open == .none { return .general }
    while at < end {
      guard let hit = unsafe memchr(base + at, 0x0A, end - at) else { return .moreBytes }
      let next = unsafe UnsafeRawPointer(hit) - UnsafeRawPointer(base) + 1
      guard next < end else { return .moreBytes }
      let byte = unsafe base[at]
      switch byte | 0x20 {
      case UInt8(ascii: "b"), UInt8(ascii: "e"):
        let text = unsafe Self.text(base + at, length: next - at)
        let isFolded = unsafe base[next] == 0x20 || base[next] == 0x09
        guard let mark = unsafe PlainMark(text, isFolded: isFolded) else {
          facts.isOdd = true
          return .general
        }
        switch (mark, open) {
        case (.none, .event), (.none, .alarm): break
        case (.beginsEvent, .none):
          guard structure.beginEvent(line: number, from: next) else { return .general }
          facts = EventFacts()
          keep = at
          open = .event
        case (.beginsAlarm, .event):
          structure.beginAlarm()
          open = .alarm
        case (.endsAlarm, .alarm):
          structure.endAlarm()
          open = .event
        case (.endsEvent, .event):
          let from = structure.firstByte
          let body = unsafe UnsafeBufferPointer(start: base + from, count: at - from)
          let passes = unsafe judge.lets(facts, pass: body)
          let first = structure.endEvent()
          open = .none
          if passes {
            keep = next
          } else {
            pending.append(.component(.event, from..<at, line: first))
            at = next
            number += 1
            return .found
          }
        default: return .general
        }
      case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "u"):
        if open == .none { return .general }
        if open == .event {
          let text = unsafe Self.text(base + at, length: next - at)
          unsafe facts.take(
            text, at: at - structure.firstByte, isFolded: base[next] == 0x20 || base[next] == 0x09,
            headers: &headers)
        }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x20:
        if open == .none { return .general }
        // 0x00 looks like a space here.
        if byte == 0 { facts.isOdd = true }
      default:
        if open == .none { return .general }
        // What continues an empty line is a line of its own.
        let isEmpty = byte == 0x0D || byte == 0x0A
        let isFolded = unsafe base[next] == 0x20 || base[next] == 0x09
        if isEmpty ? isFolded : byte != 0x09 { facts.isOdd = true }
      }
      at = next
      number += 1
    }
    return .moreBytes
  }

  /// A line of `length` bytes without its end, one CR before it included.
  private static func text(_ start: UnsafePointer<UInt8>, length: Int) -> UnsafeBufferPointer<UInt8> {
    let hasReturn = unsafe length >= 2 && start[length - 2] == 0x0D
    return unsafe UnsafeBufferPointer(start: start, count: hasReturn ? length - 2 : length - 1)
  }
}

/// A BEGIN or END line of the plainest form, or a line that is none.
enum PlainMark {
  case none
  case beginsEvent, endsEvent, beginsAlarm, endsAlarm

  /// nil for what may be another mark, in whatever spelling.
  init?(_ text: UnsafeBufferPointer<UInt8>, isFolded: Bool) {
    func `is`(_ word: StaticString) -> Bool {
      guard let start = text.baseAddress else { return false }
      return unsafe memcmp(start, word.utf8Start, text.count) == 0
    }
    if !isFolded {
      switch text.count {
      case 10 where `is`("END:VEVENT"):
        self = .endsEvent
        return
      case 10 where `is`("END:VALARM"):
        self = .endsAlarm
        return
      case 12 where `is`("BEGIN:VEVENT"):
        self = .beginsEvent
        return
      case 12 where `is`("BEGIN:VALARM"):
        self = .beginsAlarm
        return
      default: break
      }
    }
    // A name that is not one of letters, or BEGIN or END itself, is for the general walk.
    let nameEnd = unsafe LineSplit.nameEnd(text)
    guard nameEnd > 0, nameEnd != 3, nameEnd != 5 else { return nil }
    self = .none
  }
}

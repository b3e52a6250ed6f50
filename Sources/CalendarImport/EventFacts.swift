internal import BudgetCore

/// What the scan notes of one VEVENT: the little that decides whether it can touch a range.
///
/// It errs on one side: a line of a name that matters and of any but the plainest form makes the event odd, and an odd
/// event is read in full.
struct EventFacts {
  /// A date or clock time as it stands, its zone still a name.
  struct Time {
    let seconds: Int64
    let form: Form
    /// The parameters, relative to the first byte of the event.
    let parameters: Range<Int>
  }

  enum Form { case date, local, utc }

  /// Something about it is not understood here.
  var isOdd = false
  var start: Time?
  var end: Time?
  var duration: NominalLength?
  /// The value of RRULE, relative to the first byte of the event.
  var rule: Range<Int>?
  var recurrenceID: Time?
  /// Of UID; nil without one.
  var uid: UInt64?

  /// Takes a line whose name begins with D, R or U; `offset` is where it stands behind the first byte of the event.
  mutating func take(
    _ line: UnsafeBufferPointer<UInt8>, at offset: Int, isFolded: Bool, headers: inout PlainHeaders
  ) {
    if unsafe PlainHeaders.isNeverRead(line) { return }
    if !isFolded, let (name, split) = unsafe headers.known(line) {
      let time = unsafe time(
        line, value: split.colon + 1..<line.count, parameters: split.nameEnd..<split.colon, at: offset)
      unsafe take(time, of: name, line, split)
      return
    }
    let nameEnd = unsafe LineSplit.nameEnd(line)
    guard nameEnd > 0 else {
      isOdd = true
      return
    }
    guard let name = unsafe ReadName(line, length: nameEnd) else { return }
    guard let split = unsafe LineSplit(line, nameEnd: nameEnd) else {
      isOdd = true
      return
    }
    if !isFolded, split.isPlain { unsafe headers.remember(line, name, split) }
    unsafe take(line, name, split, at: offset, isFolded: isFolded)
  }

  private mutating func take(
    _ line: UnsafeBufferPointer<UInt8>, _ name: ReadName, _ split: LineSplit, at offset: Int, isFolded: Bool
  ) {
    let isPlain = !isFolded && split.isPlain
    let value = split.colon + 1..<line.count
    switch name {
    case .start, .end, .recurrenceID:
      let read = isPlain ? unsafe time(line, value: value, parameters: split.nameEnd..<split.colon, at: offset) : nil
      unsafe take(read, of: name, line, split)
    case .duration:
      isOdd = isOdd || !isPlain || duration != nil || value.isEmpty
      duration = unsafe NominalLength.parse(String(decoding: line[value], as: UTF8.self))
      isOdd = isOdd || duration == nil
    case .rule:
      isOdd = isOdd || !isPlain || rule != nil || split.nameEnd != split.colon || value.isEmpty
      rule = value.lowerBound + offset..<value.upperBound + offset
    case .added: isOdd = true
    case .uid:
      let text = unsafe UnsafeBufferPointer(rebasing: line[value])
      isOdd = isOdd || !isPlain || uid != nil || split.nameEnd != split.colon
      guard let hash = unsafe UIDHash.plain(text) else {
        isOdd = true
        return
      }
      uid = hash
    }
  }

  private mutating func take(
    _ time: Time?, of name: ReadName, _ line: UnsafeBufferPointer<UInt8>, _ split: LineSplit
  ) {
    guard let time else {
      isOdd = true
      return
    }
    switch name {
    case .start:
      isOdd = isOdd || start != nil
      start = time
    case .end:
      isOdd = isOdd || end != nil
      end = time
    default:
      // RANGE moves other instances than its own.
      isOdd = isOdd || recurrenceID != nil
      isOdd = unsafe isOdd || Self.holdsRange(UnsafeBufferPointer(rebasing: line[split.nameEnd..<split.colon]))
      recurrenceID = time
    }
  }

  private static func holdsRange(_ parameters: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe parameters.split(separator: UInt8(ascii: ";")).contains {
      unsafe $0.first.map { $0 | 0x20 } == UInt8(ascii: "r")
    }
  }

  /// Eight digits, or eight digits, T, six digits and perhaps Z; nil for anything else.
  private func time(
    _ line: UnsafeBufferPointer<UInt8>, value: Range<Int>, parameters: Range<Int>, at offset: Int
  ) -> Time? {
    let place = parameters.lowerBound + offset..<parameters.upperBound + offset
    let text = unsafe UnsafeBufferPointer(rebasing: line[value])
    guard text.count == 8 || text.count == 15 || text.count == 16, let written = unsafe eightDigits(text),
      let date = CivilDate(year: written / 10_000, month: written / 100 % 100, day: written % 100)
    else { return nil }
    let days = Int64(date.daysSince1970) * 86_400
    if text.count == 8 { return Time(seconds: days, form: .date, parameters: place) }
    guard unsafe text[8] == UInt8(ascii: "T"), let hour = unsafe number(text, 9, 2), hour <= 23,
      let minute = unsafe number(text, 11, 2), minute <= 59, let second = unsafe number(text, 13, 2), second <= 59
    else { return nil }
    if text.count == 16, unsafe text[15] != UInt8(ascii: "Z") { return nil }
    return Time(
      seconds: days + Int64(hour * 3600 + minute * 60 + second), form: text.count == 16 ? .utc : .local,
      parameters: place)
  }

  /// The number that the first eight bytes write as decimal digits, all eight worked on at once.
  private func eightDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    let bytes = unsafe UnsafeRawBufferPointer(text).loadUnaligned(as: UInt64.self).littleEndian
    var digits = bytes ^ 0x3030_3030_3030_3030
    guard ((digits &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080 == 0 else { return nil }
    digits = digits &* 10 &+ digits >> 8
    let high = (digits & 0x0000_00FF_0000_00FF) &* 0x000F_4240_0000_0064
    let low = (digits >> 16 & 0x0000_00FF_0000_00FF) &* 0x0000_2710_0000_0001
    return Int((high &+ low) >> 32)
  }

  private func number(_ text: UnsafeBufferPointer<UInt8>, _ from: Int, _ count: Int) -> Int? {
    var number = 0
    for index in from..<from + count {
      let digit = unsafe text[index] &- UInt8(ascii: "0")
      guard digit <= 9 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number
  }
}

/// Where a plain content line is split.
struct LineSplit {
  /// The end of the name.
  let nameEnd: Int
  let colon: Int
  /// No quote, no second colon, no byte but printing ASCII.
  let isPlain: Bool

  /// Where the name ends, if it is letters, digits and hyphens up to a colon or semicolon, else 0.
  static func nameEnd(_ line: UnsafeBufferPointer<UInt8>) -> Int {
    var end = 0
    while end < line.count, unsafe isNameByte(line[end]) { end &+= 1 }
    guard end < line.count, unsafe line[end] == 0x3A || line[end] == 0x3B else { return 0 }
    return end
  }

  /// nil without a colon.
  init?(_ line: UnsafeBufferPointer<UInt8>, nameEnd: Int) {
    var colon = -1
    var isPlain = true
    for index in nameEnd..<line.count {
      let byte = unsafe line[index]
      if byte == UInt8(ascii: ":") {
        if colon < 0 { colon = index } else { isPlain = false }
      } else if byte == UInt8(ascii: "\"") || byte < 0x20 || byte >= 0x7F {
        isPlain = false
      }
    }
    guard colon >= 0 else { return nil }
    self.nameEnd = nameEnd
    self.colon = colon
    self.isPlain = isPlain
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
  }
}

/// The names that decide when an event is.
enum ReadName {
  case start, end, duration, rule, added, recurrenceID, uid

  init?(_ line: UnsafeBufferPointer<UInt8>, length: Int) {
    func `is`(_ name: StaticString) -> Bool {
      guard name.utf8CodeUnitCount == length else { return false }
      for index in 0..<length where unsafe line[index] & 0xDF != name.utf8Start[index] & 0xDF { return false }
      return true
    }
    switch length {
    case 3 where `is`("UID"): self = .uid
    case 5 where `is`("DTEND"): self = .end
    case 5 where `is`("RRULE"): self = .rule
    case 5 where `is`("RDATE"): self = .added
    case 7 where `is`("DTSTART"): self = .start
    case 8 where `is`("DURATION"): self = .duration
    case 13 where `is`("RECURRENCE-ID"): self = .recurrenceID
    default: return nil
    }
  }
}

/// A number for a UID, so that many can be remembered: equal UIDs have equal numbers, and seldom do different ones.
enum UIDHash {
  /// Of the UID as text.
  static func of(_ uid: String) -> UInt64 {
    var uid = uid
    return uid.withUTF8 { unsafe mixed($0) }
  }

  /// Of the bytes of a UID that is printing ASCII without white space around it; nil for any other, and for one with a
  /// byte that libical escapes.
  static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard let first = unsafe bytes.first, let last = unsafe bytes.last, first > 0x20, last > 0x20 else { return nil }
    guard unsafe !bytes.contains(where: { $0 == 0x2C || $0 == 0x3B || $0 == 0x5C }) else { return nil }
    return unsafe mixed(bytes)
  }

  private static func mixed(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(bytes)
    var hash = UInt64(bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var at = 0
    while at &+ 8 <= bytes.count {
      hash = unsafe (hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      at &+= 8
    }
    while at < bytes.count {
      hash = unsafe (hash ^ UInt64(bytes[at])) &* 0xC4CE_B9FE_1A85_EC53
      hash ^= hash >> 29
      at &+= 1
    }
    return hash
  }
}

/// A BEGIN or END line.
struct StructureMark {
  enum Name: Hashable {
    case calendar
    case event
    case freeBusy
    case timeZone
    /// VTODO and VJOURNAL: components of a calendar that are never busy.
    case task
    /// Any other, by its name in upper case.
    case named(String)

    init(_ word: String) {
      switch word {
      case "VCALENDAR": self = .calendar
      case "VEVENT": self = .event
      case "VFREEBUSY": self = .freeBusy
      case "VTIMEZONE": self = .timeZone
      case "VTODO", "VJOURNAL": self = .task
      default: self = .named(word)
      }
    }
  }

  let begins: Bool
  let name: Name

  private init(begins: Bool, name: Name) {
    self.begins = begins
    self.name = name
  }

  /// The marks of a line: none when it is neither, several where line breaks between them were lost.
  static func marks(in text: ArraySlice<UInt8>) -> [StructureMark] {
    if let plain = StructureMark(plain: text) { return [plain] }
    let upper = ContentLine.unfolded(text.prefix(ScanBounds.structureLine)).filter { $0 != 0x20 }.map(ContentLine.upper)
    let word = upper.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    guard word.elementsEqual("BEGIN".utf8) || word.elementsEqual("END".utf8),
      let colon = upper.firstIndex(of: UInt8(ascii: ":"))
    else { return [] }
    var marks: [StructureMark] = []
    var begins = word.count == 5
    var rest = upper[(colon + 1)...]
    while let joined = nextMark(in: rest) {
      marks.append(
        StructureMark(begins: begins, name: Name(String(decoding: rest[..<joined.lowerBound], as: UTF8.self))))
      begins = joined.count == 6
      rest = rest[joined.upperBound...]
    }
    return marks + [StructureMark(begins: begins, name: Name(String(decoding: rest, as: UTF8.self)))]
  }

  /// A mark as nearly all are written: `BEGIN:` or `END:`, and capital letters.
  private init?(plain text: ArraySlice<UInt8>) {
    begins = text.starts(with: "BEGIN:".utf8)
    guard begins || text.starts(with: "END:".utf8), text.count < ScanBounds.structureLine else { return nil }
    let word = text.dropFirst(begins ? 6 : 4)
    guard word.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else { return nil }
    name = Name(String(decoding: word, as: UTF8.self))
  }

  /// Whether a line that begins so may hold a mark.
  static func mayBegin(_ front: ArraySlice<UInt8>) -> Bool {
    let first = (front.first ?? 0) | 0x20
    return front.count < ScanBounds.structureLine && (first == UInt8(ascii: "b") || first == UInt8(ascii: "e"))
  }

  /// Where `BEGIN:` or `END:` stands behind a name.
  private static func nextMark(in text: ArraySlice<UInt8>) -> Range<Int>? {
    for at in text.indices.dropFirst() {
      if text[at...].starts(with: "BEGIN:".utf8) { return at..<at + 6 }
      if text[at...].starts(with: "END:".utf8) { return at..<at + 4 }
    }
    return nil
  }

  /// The kind of component it opens at the level of a calendar.
  var kind: ComponentKind {
    switch name {
    case .event: .event
    case .freeBusy: .freeBusy
    case .timeZone: .timeZone
    case .calendar, .task, .named: .other
    }
  }

  /// The name as it is shown.
  static func shown(_ name: Name) -> String {
    switch name {
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .freeBusy: "VFREEBUSY"
    case .timeZone: "VTIMEZONE"
    case .task: "VTODO"
    case .named(let word): word
    }
  }
}

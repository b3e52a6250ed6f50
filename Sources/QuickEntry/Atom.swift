/// The smallest thing a rule looks at: digits, letters, or one mark.
struct Atom {
  enum Kind: Equatable {
    /// Digits: their number (nil beyond nine of them) and how many they are.
    case number(Int?, digits: Int)
    case word(Term)
    case mark(UInt8)
    /// ½
    case oneHalf
    /// A comma, a semicolon, a colon or the like at the end of a word: nothing reads on across it.
    case pause
    /// A quotation, or the word after a backslash: only ever title.
    case literal
  }

  let kind: Kind
  /// In the UTF-8 of the line.
  let bytes: Range<Int>
  /// The index of its word.
  let word: Int
  let startsWord: Bool
  let isCapital: Bool
}

/// A line cut at its spaces, each piece with its atoms.
struct Line {
  struct Word {
    /// As written, commas at its end included.
    let bytes: Range<Int>
    /// What stands in the title instead, when that is not the word as written.
    let title: String?
  }

  let bytes: [UInt8]
  var words: [Word] = []
  var atoms: [Atom] = []
  /// Whether anything in it may be a part or a hint.
  var isPromising = false

  init(_ text: String) {
    bytes = Array(text.utf8)
    words.reserveCapacity(bytes.count / 6 + 1)
    atoms.reserveCapacity(bytes.count / 4 + 1)
    var key: [UInt8] = []
    key.reserveCapacity(32)
    var cutter = WordCutter(bytes)
    while let piece = cutter.next() {
      words.append(Word(bytes: piece.bytes, title: piece.literal))
      if piece.literal == nil {
        appendAtoms(of: piece.bytes, &key)
      } else {
        append(.literal, piece.bytes)
        isPromising = true
      }
    }
  }

  /// The whole line, single-spaced.
  var whole: String { WordCutter.singleSpaced(bytes[...]) }

  /// The words for which `isKept` holds, single-spaced; without the comma that led to one that does not.
  func title(keeping isKept: (Int) -> Bool) -> String {
    var title: [UInt8] = []
    var last = -1
    for index in words.indices where isKept(index) {
      let word = words[index]
      if word.title?.isEmpty == true { continue }
      if !title.isEmpty { title.append(0x20) }
      if let literal = word.title { title += Array(literal.utf8) } else { title += bytes[word.bytes] }
      last = index
    }
    if last >= 0, last < words.count - 1, words[last].title == nil {
      let stop = title.lastIndex { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") && $0 != 0x20 } ?? 0
      title.removeSubrange((stop + 1)...)
    }
    return String(decoding: title, as: UTF8.self)
  }

  private mutating func append(_ kind: Atom.Kind, _ range: Range<Int>) {
    let word = words.count - 1
    let startsWord = range.lowerBound == words[word].bytes.lowerBound
    let isCapital = Spelling.isCapital(bytes, at: range.lowerBound)
    atoms.append(Atom(kind: kind, bytes: range, word: word, startsWord: startsWord, isCapital: isCapital))
  }

  private mutating func appendAtoms(of word: Range<Int>, _ key: inout [UInt8]) {
    var end = word.upperBound
    while end > word.lowerBound + 1, Spelling.pauses(bytes[end - 1]) { end -= 1 }
    var at = word.lowerBound
    while at < end {
      let start = at
      switch Spelling.kind(bytes, at: at) {
      case .digit:
        while at < end, Spelling.isDigit(bytes[at]) { at += 1 }
        let significant = bytes[start..<at].drop { $0 == UInt8(ascii: "0") }
        let number = significant.count > 9 ? nil : significant.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        append(.number(number, digits: at - start), start..<at)
        isPromising = true
      case .letter:
        key.removeAll(keepingCapacity: true)
        while at < end, case .letter = Spelling.kind(bytes, at: at) {
          at += Spelling.fold(bytes, at: at, into: &key)
        }
        at = min(at, end)
        let term = key.count > 20 ? nil : vocabulary[String(decoding: key, as: UTF8.self)]
        if let term, term.isPromising { isPromising = true }
        append(.word(term ?? .unknown), start..<at)
      case .mark(let mark, let width):
        at = min(at + width, end)
        if mark == UInt8(ascii: "#") || mark == Spelling.oneHalf { isPromising = true }
        append(mark == Spelling.oneHalf ? .oneHalf : .mark(mark), start..<at)
      }
    }
    if end < word.upperBound { append(.pause, end..<word.upperBound) }
  }
}

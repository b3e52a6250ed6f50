/// The columns a cleaned text takes on a terminal. O(n).
package func displayWidth(_ text: some StringProtocol) -> Int {
  text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
}

/// The columns of one character: 0 for combining ones, 2 for wide ones (UAX #11 W and F, emoji), else 1.
func columns(of scalar: Unicode.Scalar) -> Int {
  let value = scalar.value
  if value < 0x300 { return 1 }
  switch value {
  // The vowels and finals of a Hangul syllable are drawn into its first letter.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
  default: break
  }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
  }
}

/// UAX #11, the blocks that are W or F; single emoji among narrow symbols are found by their property.
private func isWide(_ value: UInt32) -> Bool {
  var low = 0
  var high = wideRanges.count
  while low < high {
    let middle = (low + high) / 2
    if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
  }
  return low < wideRanges.count && wideRanges[low].contains(value)
}

private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x4DFF,
  0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D37F, 0x1F200...0x1F2FF,
  0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
]

/// The text, or its beginning and `…` where it is wider than `limit` columns; `limit` is at least 1. O(limit).
func cut(_ text: String, to limit: Int) -> String {
  var width = 0
  var kept = String.UnicodeScalarView()
  var room = kept
  for scalar in text.unicodeScalars {
    width += columns(of: scalar)
    if width > limit {
      // Half a flag would be a letter in a box.
      let flags = room.reversed().prefix { (0x1F1E6...0x1F1FF).contains($0.value) }
      if !flags.count.isMultiple(of: 2) { room.removeLast() }
      while room.last == " " { room.removeLast() }
      return String(room) + "…"
    }
    kept.append(scalar)
    if width < limit { room = kept }
  }
  return text
}

/// The text in lines of at most `limit` columns, broken at spaces, but not between a number and its unit, and inside a
/// word only where it is wider than a line.
package func wrapped(_ text: String, to limit: Int) -> [String] {
  var lines: [String] = []
  var line = String.UnicodeScalarView()
  var width = 0
  for word in words(of: text) {
    let wide = displayWidth(word)
    if width > 0, width + 1 + wide <= limit {
      line.append(" ")
      width += 1
    } else if width > 0 {
      lines.append(String(line))
      line = .init()
      width = 0
    }
    for scalar in word.unicodeScalars {
      let own = columns(of: scalar)
      if width + own > limit, width > 0 {
        lines.append(String(line))
        line = .init()
        width = 0
      }
      line.append(scalar)
      width += own
    }
  }
  if !line.isEmpty || lines.isEmpty { lines.append(String(line)) }
  return lines
}

/// A text between its spaces; a number keeps the word that follows it.
private func words(of text: String) -> [String] {
  var words: [String] = []
  var numberBefore = false
  for word in text.unicodeScalars.split(separator: " ").map(String.init) {
    if numberBefore { words[words.count - 1] += " " + word } else { words.append(word) }
    numberBefore = !numberBefore && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
  return words
}

/// Facts in lines of at most `limit` columns, joined by ` · ` where the next one still fits.
func wrapped(facts: [String], to limit: Int) -> [String] {
  var lines: [String] = []
  for fact in facts {
    if let last = lines.last, displayWidth(last) + 3 + displayWidth(fact) <= limit {
      lines[lines.count - 1] = last + " · " + fact
    } else {
      lines += wrapped(fact, to: limit)
    }
  }
  return lines
}

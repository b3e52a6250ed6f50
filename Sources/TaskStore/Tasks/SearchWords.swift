/// A text as its words, without regard to case and to the accents of Latin letters: `Müller-Straße` is `muller` and
/// `strasse`.
///
/// Case is folded letter by letter (Unicode's simple lower case); an accent that is a character of its own is dropped,
/// and a letter that carries one is looked up. What is neither letter nor digit separates. Nothing is normalised
/// beyond that.
struct SearchWords {
  let words: [String]

  init(_ text: String) {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.canonicalCombiningClass != .notReordered { continue }
      let lower = scalar.properties.lowercaseMapping
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      for small in lower.unicodeScalars where small.properties.canonicalCombiningClass == .notReordered {
        word += SearchWords.plain[small] ?? String(small)
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Each with a space before it, so that a word's beginning can be sought.
  var stored: String { words.map { " " + $0 }.joined() }

  /// The letters of Latin-1 and Latin Extended-A that carry an accent or are two.
  private static let plain: [UnicodeScalar: String] = {
    let rows = [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ðďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "ij": "ĳ", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņňŉŋ", "o": "òóôõöøōŏő", "oe": "œ",
      "r": "ŕŗř", "s": "śŝşš", "ss": "ß", "t": "ţťŧ", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ", "z": "źżž",
    ]
    var plain: [UnicodeScalar: String] = [:]
    for (letters, accented) in rows {
      for scalar in accented.unicodeScalars { plain[scalar] = letters }
    }
    return plain
  }()
}

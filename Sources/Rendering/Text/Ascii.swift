/// A cleaned text in ASCII alone, for fonts and locales that have nothing else: what is usually written instead, else `?`.
/// O(n).
func ascii(_ text: String) -> String {
  var plain = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      plain.append(scalar)
    } else if let other = written[scalar] {
      plain.append(contentsOf: other.unicodeScalars)
    } else if columns(of: scalar) > 0 {
      plain.append("?")
    }
  }
  return String(plain)
}

/// The text, or its beginning and an ellipsis where it is wider than `limit` columns, in ASCII where that is asked for;
/// `limit` is at least 3. O(limit).
func cut(_ text: String, to limit: Int, ascii isASCII: Bool) -> String {
  guard isASCII else { return cut(text, to: limit) }
  let text = ascii(text)
  return text.utf8.count <= limit ? text : String(cut(text, to: limit - 2).dropLast()) + "..."
}

private let written: [Unicode.Scalar: String] = [
  "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "\u{DF}": "ss", "·": "-", "–": "-", "—": "-",
  "‐": "-", "‑": "-", "…": "...", "≤": "<=", "≥": ">=", "«": "\"", "»": "\"", "“": "\"", "”": "\"", "„": "\"",
  "‘": "'", "’": "'", "‚": "'", "×": "x", "à": "a", "á": "a", "â": "a", "ã": "a", "å": "a", "æ": "ae", "ç": "c",
  "è": "e", "é": "e", "ê": "e", "ë": "e", "ì": "i", "í": "i", "î": "i", "ï": "i", "ñ": "n", "ò": "o", "ó": "o",
  "ô": "o", "õ": "o", "ø": "o", "œ": "oe", "ù": "u", "ú": "u", "û": "u", "ý": "y", "ÿ": "y", "À": "A", "É": "E",
  "È": "E", "Ç": "C", "Ñ": "N", "Ø": "O", "€": "EUR", "─": "-",
]

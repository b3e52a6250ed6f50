/// What a TEXT of a calendar can hold of a text (RFC 5545 §3.3.11).
public enum CalendarCharacters {
  /// Ends of lines as LF; U+FFFD for every other control character but tab.
  public static func held(of text: String) -> String {
    var held = String.UnicodeScalarView()
    var last: UnicodeScalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where last == "\r": break
      case "\n", "\r": held.append("\n")
      case "\t": held.append(scalar)
      default: held.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
      last = scalar
    }
    return String(held)
  }
}

/// A text from a file made safe for one line of a terminal: hostile until here.
///
/// White space of every kind, line breaks too, becomes single spaces, none at the ends. Other control characters and
/// what no font shows in a known width (unassigned, private use) become U+FFFD. Format characters (bidirectional
/// controls, zero-width ones, joiners, tags, variation selectors) are dropped, and so are combining marks after the
/// fourth on one character. O(n).
public func clean(_ text: String) -> String {
  var cleaned = String.UnicodeScalarView()
  var marks = 0
  var spacePending = false
  for scalar in text.unicodeScalars {
    switch Fate(of: scalar) {
    case .space: spacePending = true
    case .drop: continue
    case .mark where marks == 4 || spacePending || cleaned.isEmpty: continue
    case .mark:
      marks += 1
      cleaned.append(scalar)
    case .replace, .keep:
      if spacePending, !cleaned.isEmpty { cleaned.append(" ") }
      spacePending = false
      marks = 0
      cleaned.append(Fate(of: scalar) == .keep ? scalar : "\u{FFFD}")
    }
  }
  return String(cleaned)
}

/// A cleaned text for a screen reader: box-drawing and block characters, which it would spell out, become spaces.
func spoken(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { scalars.append((0x2500...0x259F).contains(scalar.value) ? " " : scalar) }
  return clean(String(scalars))
}

private enum Fate {
  case keep, drop, replace, space, mark

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = scalar == " " ? .space : .keep
    case 0x09...0x0D, 0x85, 0x2800: self = .space
    // Fillers and joiners that are letters or marks by category and show nothing; variation selectors.
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0, 0xFE00...0xFE0F, 0xE0000...0xE0FFF:
      self = .drop
    default:
      switch scalar.properties.generalCategory {
      case .control, .unassigned, .privateUse, .surrogate: self = .replace
      case .format: self = .drop
      case .lineSeparator, .paragraphSeparator, .spaceSeparator: self = .space
      case .nonspacingMark, .enclosingMark: self = .mark
      default: self = .keep
      }
    }
  }
}

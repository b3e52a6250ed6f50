/// An element of SVG or HTML, or a text in one: whatever it holds, what is written is well-formed.
indirect enum Markup {
  case element(String, [(name: String, value: String)], [Markup])
  case text(String)
  /// A style sheet of the program's own, which must not hold `<`.
  case style(String)

  static func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [Markup] = [])
    -> Markup
  {
    .element(name, attributes.map { ($0.key, $0.value) }, children)
  }

  static func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ text: String) -> Markup {
    element(name, attributes, [.text(text)])
  }

  /// Elements that HTML writes without an end.
  private static let empty: Set = ["meta"]

  /// Indented, a line each where an element holds others. Within SVG an element that holds nothing closes itself.
  func lines(indent: Int = 0, isXML: Bool) -> [String] {
    let margin = String(repeating: " ", count: indent)
    switch self {
    case .text(let text): return [margin + escaped(text)]
    case .style(let sheet):
      return [margin + "<style>"] + sheet.split(separator: "\n").map(String.init) + [margin + "</style>"]
    case .element(let name, let attributes, let children):
      let isXML = isXML || name == "svg"
      let start = name + attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
      if children.isEmpty {
        if isXML { return [margin + "<\(start)/>"] }
        return [margin + (Markup.empty.contains(name) ? "<\(start)>" : "<\(start)></\(name)>")]
      }
      if case .text(let text)? = children.first, children.count == 1 {
        return [margin + "<\(start)>\(escaped(text))</\(name)>"]
      }
      let inside = children.flatMap { $0.lines(indent: indent + 1, isXML: isXML) }
      return [margin + "<\(start)>"] + inside + [margin + "</\(name)>"]
    }
  }
}

/// A text as it stands in SVG and HTML, in an attribute too. Characters that neither can hold become U+FFFD.
func escaped(_ text: String) -> String {
  var safe = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": safe += "&amp;"
    case "<": safe += "&lt;"
    case ">": safe += "&gt;"
    case "\"": safe += "&quot;"
    case "'": safe += "&#39;"
    case "\t", "\n", "\r": safe += " "
    default:
      let value = scalar.value
      let isAllowed = value >= 0x20 && !(0x7F...0x9F).contains(value) && value & 0xFFFE != 0xFFFE
      safe.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
    }
  }
  return safe
}

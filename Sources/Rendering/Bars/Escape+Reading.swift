extension Escape {
  /// Whether the bar has no language in which a text could say more than it shows: then all of it is escaped, whoever wrote it.
  var takesAll: Bool { [.i3blocks, .menu, .kargos].contains(self) }

  /// What the bar shows of a written text: without tags, styles and variables, and with what is escaped as it was. A
  /// variable of the bar's own counts as nothing, for nobody knows how wide it is. O(n).
  func shown(_ written: String) -> String {
    var reader = Reader(rest: written.unicodeScalars[...])
    while let scalar = reader.next() {
      switch self {
      case .pango where scalar == "<": reader.skip(past: ">")
      case .pango where scalar == "&": reader.reference()
      case .tmux where scalar == "#", .percent where scalar == "%", .conky where scalar == "$": reader.sign(scalar)
      case .polybar where scalar == "%" && reader.rest.first == "{": reader.skip(past: "}")
      case .conky where scalar == "\\" && reader.rest.first == "#": continue
      case .none where scalar == "\u{1}": reader.skip(past: "\u{2}")
      case .none where scalar == "\u{1B}": reader.skip(past: "m")
      default: reader.shown.append(scalar)
      }
    }
    return String(reader.shown)
  }

  /// The text with a sign at its end doubled that would be read together with what comes behind it.
  func closed(_ written: String) -> String {
    let signs: [Escape: Unicode.Scalar] = [.tmux: "#", .percent: "%", .conky: "$"]
    guard let sign = signs[self] else { return written }
    let count = written.unicodeScalars.reversed().prefix { $0 == sign }.count
    return count.isMultiple(of: 2) ? written : written + String(sign)
  }

  private struct Reader {
    var rest: Substring.UnicodeScalarView
    var shown = String.UnicodeScalarView()

    mutating func next() -> Unicode.Scalar? { rest.popFirst() }

    /// Leaves out all up to an end, if there is one.
    mutating func skip(past end: Unicode.Scalar) {
      if let place = rest.firstIndex(of: end) { rest = rest[rest.index(after: place)...] }
    }

    /// A reference of XML, behind its `&`; one to a number counts as one column.
    mutating func reference() {
      let name = String(rest.prefix { $0 != ";" })
      let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
      shown.append(names[name] ?? "?")
      skip(past: ";")
    }

    /// A sign that stands for itself when there are two of it, and else begins a word, perhaps with brackets.
    mutating func sign(_ sign: Unicode.Scalar) {
      guard let second = rest.popFirst() else { return }
      if second == sign {
        shown.append(sign)
        return
      }
      let ends: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "[": "]", "(": ")"]
      if let end = ends[second] {
        skip(past: end)
      } else if rest.first == "{" {
        // `%F{red}` of zsh.
        skip(past: "}")
      } else if sign == "$" {
        rest = rest.drop { $0.properties.isAlphabetic || $0 == "_" }
      }
    }
  }
}

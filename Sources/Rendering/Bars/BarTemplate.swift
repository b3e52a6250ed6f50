/// A text with places for facts: `{left} · {free}`.
///
/// `{` after `%`, `#` or `$`, and what is no name of small letters, belongs to the bar and stays. A part between ` · ` in
/// which there are places, and nothing to say at any of them, is left out.
public struct BarTemplate: Sendable, Hashable {
  /// The facts there are.
  public enum Place: String, Sendable, CaseIterable {
    case left, free, planned, over
    case withoutDuration = "without_duration"
    case leftovers
    /// `bis 11:00`, of the free stretch that runs.
    case until
    /// The time of the next entry.
    case next
    /// The title of the task to do now, and of the next entry.
    case task, entry
    case state, percent
  }

  /// A name that is none of `Place`.
  public struct UnknownPlace: Error, Hashable, Sendable {
    public let name: String
  }

  private enum Piece: Hashable {
    case text(String)
    case place(Place)
  }

  private let parts: [[Piece]]

  static let separator = " · "

  /// Whether there is what a text of one line cannot hold: a control character, those of a coloured prompt left aside where
  /// there are any, or a line break of another kind.
  public func holdsControls(inPrompt: Bool) -> Bool {
    parts.joined().contains { piece in
      guard case .text(let literal) = piece else { return false }
      return literal.unicodeScalars.contains { scalar in
        switch scalar {
        case "\u{1}", "\u{2}", "\u{1B}": !inPrompt
        case "\u{2028}", "\u{2029}": true
        default: scalar.properties.generalCategory == .control
        }
      }
    }
  }

  public init(_ text: String) throws(UnknownPlace) {
    var parts: [[Piece]] = []
    for part in text.split(separator: BarTemplate.separator, omittingEmptySubsequences: false) {
      parts.append(try BarTemplate.pieces(part))
    }
    self.parts = parts
  }

  private static func pieces(_ text: Substring) throws(UnknownPlace) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text
    while let letter = rest.first {
      if letter == "{", literal.last.map({ !"%#$".contains($0) }) ?? true, let end = rest.firstIndex(of: "}") {
        let name = rest[rest.index(after: rest.startIndex)..<end]
        if !name.isEmpty, name.utf8.allSatisfy({ (97...122).contains($0) || $0 == UInt8(ascii: "_") }) {
          guard let place = Place(rawValue: String(name)) else { throw UnknownPlace(name: String(name)) }
          if !literal.isEmpty { pieces.append(.text(literal)) }
          literal = ""
          pieces.append(.place(place))
          rest = rest[rest.index(after: end)...]
          continue
        }
      }
      literal.append(letter)
      rest.removeFirst()
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    return pieces
  }

  /// Whether there is a place for a title, which can be cut.
  var hasTitle: Bool { parts.joined().contains { $0 == .place(.task) || $0 == .place(.entry) } }

  /// The parts that have something to say, with facts at their places, and what stands between them as it is to be written.
  func filled(_ fact: (Place) -> String?, literal: (String) -> String) -> [String] {
    var said: [String] = []
    for part in parts {
      var text = ""
      var places = 0
      var facts = 0
      for piece in part {
        switch piece {
        case .text(let words): text += literal(words)
        case .place(let place):
          places += 1
          let fact = fact(place) ?? ""
          if !fact.isEmpty { facts += 1 }
          text += fact
        }
      }
      if places == 0 || facts > 0 { said.append(text) }
    }
    return said
  }
}

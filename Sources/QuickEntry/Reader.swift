internal import BudgetCore

/// A line and where it is read from; each kind of part is read in a file of its own.
struct Reader {
  let line: Line
  let atoms: [Atom]
  let standpoint: Standpoint
  /// Whether yesterday is a day too: not in a task to be done.
  let readsBackwards: Bool

  init(_ line: Line, from standpoint: Standpoint, readsBackwards: Bool = false) {
    self.line = line
    atoms = line.atoms
    self.standpoint = standpoint
    self.readsBackwards = readsBackwards
  }

  /// Something read from one atom or several.
  struct Match<Value> {
    enum Outcome {
      case value(Value)
      /// It looks like one and cannot be one.
      case refused(Draft.Hint.Reason)
    }

    var outcome: Outcome
    var atoms: Range<Int>
    /// It counts only with the right neighbours.
    var isWeak = false
    /// A weekday that is not the date's.
    var differing: Range<Int>?
    /// Understood, and title all the same.
    var staysInTitle = false

    var value: Value? { if case .value(let value) = outcome { value } else { nil } }

    /// With the small words that introduce it; they never go with what is refused.
    func introduced(from start: Int) -> Match {
      guard value != nil else { return self }
      var match = self
      match.atoms = start..<atoms.upperBound
      return match
    }
  }

  /// `.unknown` for what is no word of the vocabulary, and past the end.
  func term(_ index: Int) -> Term {
    guard index >= 0, index < atoms.count, case .word(let term) = atoms[index].kind else { return .unknown }
    return term
  }

  /// Digits of at most nine places.
  func number(_ index: Int) -> (value: Int, digits: Int)? {
    guard index >= 0, index < atoms.count, case .number(let value?, let digits) = atoms[index].kind else { return nil }
    return (value, digits)
  }

  /// Digits that continue the word.
  func joinedNumber(_ index: Int) -> (value: Int, digits: Int)? {
    guard index < atoms.count, !atoms[index].startsWord else { return nil }
    return number(index)
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index >= 0 && index < atoms.count && atoms[index].kind == .mark(UInt8(ascii: mark))
  }

  /// Whether a mark stands there and continues its word.
  func isJoinedMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool { isMark(index, mark) && !atoms[index].startsWord }

  func startsWord(_ index: Int) -> Bool { index < atoms.count && atoms[index].startsWord }

  /// Whether what came before the index may end there.
  func endsWord(_ index: Int) -> Bool {
    index >= atoms.count || atoms[index].startsWord || atoms[index].kind == .pause
  }

  /// Where a part that stops before the index ends: there, or after the full stop that ends the line.
  func end(_ index: Int) -> Int? {
    if endsWord(index) { return index }
    return isMark(index, ".") && index + 1 == atoms.count ? index + 1 : nil
  }

  /// After the full stop of an abbreviation, if there is one.
  func pastStop(_ index: Int) -> Int { isJoinedMark(index, ".") && endsWord(index + 1) ? index + 1 : index }

  func bytes(_ range: Range<Int>) -> Range<Int> {
    atoms[range.lowerBound].bytes.lowerBound..<atoms[range.upperBound - 1].bytes.upperBound
  }

  /// One to twelve in a word, or an article.
  func countWord(_ index: Int) -> Int? {
    switch term(index) {
    case .number(let number): number
    case .article: 1
    default: nil
    }
  }
}

/// Something in a calendar that could not be read or was odd.
public struct Problem: Hashable, Sendable {
  /// What it does to the answer.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// Busy time may be absent.
    case missing
    /// A reading was chosen that may be wrong either way.
    case doubtful
    /// Odd, but read by a stated rule.
    case settled
  }

  /// The calendar's configured name, or its PATH as given.
  public let calendar: String
  /// nil when it concerns the calendar as a whole.
  public let file: String?
  /// From 1; nil when it concerns the whole file.
  public let line: Int?
  public let uid: String?
  public let kind: Kind
  public let effect: Effect

  /// `isHarmless`: it is about what counts by no reading, so that it changes nothing whatever its kind.
  public init(
    calendar: String, file: String? = nil, line: Int? = nil, uid: String? = nil, kind: Kind, isHarmless: Bool = false
  ) {
    self.calendar = calendar
    self.file = file
    self.line = line
    self.uid = uid
    self.kind = kind
    effect = isHarmless ? .settled : kind.effect
  }
}

extension Sequence<Problem> {
  /// What the problems together leave of an answer's exactness.
  public var exactness: Exactness {
    var worst = Exactness.exact
    for problem in self {
      switch problem.effect {
      case .missing: return .upper
      case .doubtful: worst = .about
      case .settled: continue
      }
    }
    return worst
  }
}

/// How sure a figure of time left is.
public enum Exactness: String, Hashable, Sendable {
  case exact
  /// The figure is an upper bound: busy time may be missing.
  case upper
  /// The figure may be wrong either way.
  case about
}

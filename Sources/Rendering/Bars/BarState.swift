internal import BudgetCore

/// What a bar may show a day by: the first of them that holds. Its name is a class for style sheets.
public enum BarState: String, Sendable, CaseIterable {
  /// No answer, as when no hours are known.
  case unknown
  /// Something is missing or doubtful.
  case unsure
  case noHours = "no-hours"
  case nothing
  /// More is planned than is left.
  case over
  /// No more is left than `BarLook.low`.
  case low
  case ok

  init(_ answer: BarAnswer, low: Length) {
    guard case .day(let budget, _, _, let isWhole) = answer else {
      self = .unknown
      return
    }
    if budget.exactness != .exact || !isWhole {
      self = .unsure
      return
    }
    switch budget.state {
    case .noHours: self = .noHours
    case .nothingLeft: self = .nothing
    case .over: self = .over
    case .ok: self = budget.left.length <= low ? .low : .ok
    }
  }

  /// What is to be seen to: the only ones that are coloured warmly, or urgent, where that is asked for.
  var isPressing: Bool { self == .unknown || self == .over || self == .low }

  /// `#rrggbb`, readable on dark and on light grounds; nil where nothing is to stand out.
  var colour: String? {
    switch self {
    case .unknown: "#e06c75"
    case .unsure: "#b48ead"
    case .over: "#e5804d"
    case .low: "#d9a33f"
    case .noHours, .nothing, .ok: nil
    }
  }

  /// The five states that i3status-rust knows.
  func statusRust(_ look: BarLook) -> String {
    guard look.colour || look.urgent else { return "Idle" }
    switch self {
    case .unknown: return "Critical"
    case .over: return look.urgent ? "Critical" : "Warning"
    case .unsure, .low: return "Warning"
    case .noHours, .nothing, .ok: return "Idle"
    }
  }
}

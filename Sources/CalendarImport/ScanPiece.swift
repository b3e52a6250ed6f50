internal import BudgetCore

/// What the walk came upon; ranges are good until the next call of `next`.
enum ScanPiece {
  case calendarBegins
  case calendarEnds
  /// A content line of VCALENDAR itself, folded as it stands.
  case calendarLine(Range<Int>, line: Int)
  /// The lines between BEGIN and END, those of inner components included.
  case component(ComponentKind, Range<Int>, line: Int)
  case oddity(Problem.Kind, line: Int)
}

/// A line in the buffer: where it starts, where its text ends, and where the next one starts.
struct PhysicalLine {
  var start: Int
  var end: Int
  var next: Int
}

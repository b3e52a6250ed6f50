internal import BudgetCore

/// Which instances of a series overrides have taken over.
struct Replacements {
  private var moments: Set<Moment> = []
  private var dates: Set<CivilDate> = []

  init(_ overrides: [Override]) {
    for override in overrides {
      switch override.key {
      case .moment(let moment): moments.insert(moment)
      case .date(let date): dates.insert(date)
      }
    }
  }

  func contains(_ instance: Instance) -> Bool {
    moments.contains(instance.span.start) || dates.contains(instance.wall.date)
  }

  /// The index of the latest THISANDFUTURE override at or before an instance; `future` ascends.
  func following(_ instance: Instance, in future: [Override]) -> Int? {
    future.lastIndex { override in
      switch override.key {
      case .moment(let moment): moment <= instance.span.start
      case .date(let date): date <= instance.wall.date
      }
    }
  }
}

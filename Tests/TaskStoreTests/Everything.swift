import BudgetCore
import TaskStore

/// All that a store holds besides its history: equal when the rows are.
struct Everything: Equatable {
  let tasks: [StoredTask]
  let hours: [String]
  let releases: [Release]
  let counts: [DayCount]

  /// What is counted beside the rows does not agree with them.
  struct Miscounted: Error { let open: [String] }

  init(_ store: Store) throws {
    tasks = try store.allTasks()
    let open = tasks.filter { $0.state == .open }
    let days = Dictionary(grouping: open) { task -> CivilDate? in if case .on(let day) = task.day { day } else { nil } }
    let kept = try store.openCounts(from: CivilDate(daysSince1970: -719_528), to: CivilDate(daysSince1970: 2_932_897))
    guard kept.map(\.day) == days.keys.compactMap({ $0 }).sorted(),
      kept.allSatisfy({ days[$0.day]?.count == $0.tasks }),
      try store.counts(on: today).undated == days[nil]?.count ?? 0,
      try store.leftoverCount(on: today) == store.leftovers(on: today).count
    else { throw Miscounted(open: kept.map { "\($0.day.iso8601) \($0.tasks)" }) }
    hours = try store.hours(from: CivilDate(daysSince1970: -719_528)).map { "\($0.day.iso8601) \($0.hours)" }
    releases = try store.releases(from: Moment(seconds: .min), to: Moment(seconds: .max))
    counts = try store.dayCounts(from: today.adding(days: -20), to: today.adding(days: 40))
  }

  var isEmpty: Bool {
    tasks.isEmpty && hours.isEmpty && releases.isEmpty && counts.allSatisfy { $0.done == 0 && $0.open == 0 }
  }
}

import BudgetCore
import TaskStore

/// All that a store holds besides its history: equal when the rows are.
struct Everything: Equatable {
  let tasks: [StoredTask]
  let hours: [String]
  let releases: [Release]
  let counts: [DayCount]

  init(_ store: Store) throws {
    tasks = try store.allTasks()
    hours = try store.hours(from: CivilDate(daysSince1970: -719_528)).map { "\($0.day.iso8601) \($0.hours)" }
    releases = try store.releases(from: Moment(seconds: .min), to: Moment(seconds: .max))
    counts = try store.dayCounts(from: today.adding(days: -20), to: today.adding(days: 40))
  }

  var isEmpty: Bool {
    tasks.isEmpty && hours.isEmpty && releases.isEmpty && counts.allSatisfy { $0.done == 0 && $0.open == 0 }
  }
}

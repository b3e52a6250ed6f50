import BudgetCore
import FoundationEssentials
import TaskStore

/// A folder of its own for one test, removed at the end, and the store in it.
final class Scratch {
  let folder: String
  var store: String { folder + "/restzeit/tasks.db" }
  var backups: String { folder + "/restzeit/backups" }

  init(in parent: String = FileManager.default.temporaryDirectory.path()) {
    folder = parent + "/restzeit-store-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func open(on date: CivilDate = today) throws -> Store { try Store(opening: store, date: date) }

  func bytes(_ path: String? = nil) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path ?? store)))
  }

  func write(_ bytes: [UInt8], to path: String? = nil) throws {
    // In place, as damage comes.
    let handle = path ?? store
    try Data(bytes).write(to: URL(filePath: handle))
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func names(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func copy(_ path: String, to other: String) throws {
    try? FileManager.default.removeItem(atPath: other)
    try FileManager.default.copyItem(atPath: path, toPath: other)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
}

/// Monday, 30 November 2026.
let today = CivilDate(daysSince1970: 20_787)
let yesterday = today.adding(days: -1)
let tomorrow = today.adding(days: 1)

/// 08:00 in UTC on that Monday.
let now = Moment(seconds: 20_787 * 86_400 + 8 * 3600)

extension Store {
  /// A change of the usual day and time.
  @discardableResult
  func make<Answer>(
    _ kind: Change.Kind = .edit, on day: CivilDate = today, at moment: Moment = now,
    _ body: (OpenChange) throws(StoreFault) -> Answer
  ) throws(StoreFault) -> Answer {
    try change(kind, on: day, at: moment, body)
  }

  /// Adds a task to a day for each title.
  @discardableResult
  func add(_ titles: String..., day: Todo.Day = .on(today)) throws(StoreFault) -> [Int] {
    try make(.add) { change throws(StoreFault) in
      try change.add(titles.map { NewTask(title: $0, day: day) }).map(\.number)
    }
  }

  /// The titles of the open tasks of a day, in order.
  func titles(_ day: Todo.Day = .on(today)) throws -> [String] { try openTasks(of: day).map(\.title) }
}

internal import BudgetCore
internal import FoundationEssentials

/// The program's own format: one object of JSON, version 1. Keys may be added while the version is 1; none is renamed.
///
/// `{"restzeit":"export","version":1,"exported","tasks":[…],"removed":[{"uuid","changed"}],
/// "hours":[{"date","hours","changed"}],"releases":[{"calendar","uid","start","from","changed"}]}`, one task a line; what a
/// task has: `ExportedTask`. `removed`: tasks whose adding was undone; `hours` and `from` are null where they were taken back.
enum ExportText {
  static let version = 1

  static func text(of record: StoreRecord, now: Moment) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func list(_ rows: [some Encodable]) -> String {
      let lines = rows.map { row -> String in
        guard let data = try? encoder.encode(row) else {
          preconditionFailure("texts and whole numbers can always be written")
        }
        return String(decoding: data, as: UTF8.self)
      }
      return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }
    return """
      {"restzeit":"export","version":\(version),"exported":"\(now.rfc3339)",
      "tasks":\(list(record.tasks.map(ExportedTask.init))),
      "removed":\(list(record.removals.map(ExportedRemoval.init))),
      "hours":\(list(record.hours.map(ExportedHours.init))),
      "releases":\(list(record.releases.map(ExportedRelease.init)))}

      """
  }

  /// The kind first: a file of another kind, or of a newer program, is not looked at any further.
  private struct Kind: Decodable {
    let restzeit: String?
    let version: Int?
  }

  private struct Whole: Decodable {
    let tasks: [ExportedTask]
    /// nil in exports of earlier programs.
    let removed: [ExportedRemoval]?
    let hours: [ExportedHours]
    let releases: [ExportedRelease]
  }

  static func read(_ text: String) throws(ExchangeFault) -> StoreRecord {
    let data = Data(text.utf8)
    guard let kind: Kind = try? decode(data), kind.restzeit == "export", let found = kind.version, found > 0 else {
      // Anything that is JSON at all is only of another kind.
      if case .failure(let fault) = Result(catching: { () throws(ExchangeFault) -> Anything in try decode(data) }),
        fault.kind == .notJSON
      {
        throw fault
      }
      throw ExchangeFault(.notAnExport)
    }
    if found > version { throw ExchangeFault(.newerVersion(found: found, known: version)) }
    let whole: Whole = try decode(data)
    var record = StoreRecord()
    for (index, task) in whole.tasks.enumerated() {
      record.tasks.append(try task.record(at: "tasks[\(index)]"))
    }
    try checkNames(record.tasks)
    for (index, removal) in (whole.removed ?? []).enumerated() {
      record.removals.append(try removal.record(at: "removed[\(index)]"))
    }
    for (index, hours) in whole.hours.enumerated() { record.hours.append(try hours.record(at: "hours[\(index)]")) }
    for (index, release) in whole.releases.enumerated() {
      record.releases.append(try release.record(at: "releases[\(index)]"))
    }
    return record
  }

  /// No two tasks have one identity or one number.
  private static func checkNames(_ tasks: [TaskRecord]) throws(ExchangeFault) {
    var identities: Set<Identity> = []
    var numbers: Set<Int> = []
    for (index, task) in tasks.enumerated() {
      if !identities.insert(task.identity).inserted {
        throw ExchangeFault(.twice(task.identity.description), at: .path("tasks[\(index)].uuid"))
      }
      if let number = task.number, !numbers.insert(number).inserted {
        throw ExchangeFault(.twice("\(number)"), at: .path("tasks[\(index)].number"))
      }
    }
  }

  /// Any JSON.
  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private static func decode<Value: Decodable>(_ data: Data) throws(ExchangeFault) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch let error as DecodingError {
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        throw ExchangeFault(.missing, at: .path(path(context.codingPath)))
      case .keyNotFound(let key, let context):
        throw ExchangeFault(.missing, at: .path(path(context.codingPath + [key])))
      case .dataCorrupted(let context):
        if context.codingPath.isEmpty { throw ExchangeFault(.notJSON) }
        throw ExchangeFault(.missing, at: .path(path(context.codingPath)))
      @unknown default: throw ExchangeFault(.notJSON)
      }
    } catch {
      throw ExchangeFault(.notJSON)
    }
  }

  /// `tasks[3].date`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}

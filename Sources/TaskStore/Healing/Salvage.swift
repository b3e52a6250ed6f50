/// Brings what can still be read of a damaged database over into a sound one, row by row.
struct Salvage {
  /// So many keys in a row that cannot be read end a table: more than a page of pages holds.
  static let patience = 50_000

  /// How many rows came over. A row that the new tables do not take stays behind.
  static func rows(from damaged: borrowing Database, into sound: borrowing Database) throws(StoreFault) -> Int {
    var count = 0
    for table in Schema.tables {
      count += try rows(of: table.name, key: table.key, from: damaged, into: sound)
      if let last = try? damaged.number("SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(table.name)]) {
        // A number that a task had is not given again, even if the task was undone.
        try sound.run(
          "UPDATE sqlite_sequence SET seq = max(seq, ?2) WHERE name = ?1", [.text(table.name), Value(last)])
      }
    }
    return count
  }

  private static func rows(
    of table: String, key: String, from damaged: borrowing Database, into sound: borrowing Database
  ) throws(StoreFault) -> Int {
    let all = "SELECT name FROM pragma_table_info(?1) ORDER BY cid"
    let names = try sound.all(all, [.text(table)]) { row throws(StoreFault) in try row.text(0) }
    let old = try? damaged.all(all, [.text(table)]) { row throws(StoreFault) in try row.text(0) }
    // A damaged database may be of an older schema: the missing columns take their defaults.
    guard let old, case let columns = names.filter({ old.contains($0) }), columns.contains(key) else { return 0 }
    let list = columns.joined(separator: ", ")
    let marks = columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
    let others = columns.filter { $0 != key }.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    let insertion = try Statement(
      "INSERT INTO \(table) (\(list)) VALUES (\(marks)) ON CONFLICT (\(key)) DO UPDATE SET \(others)", in: sound)
    var count = 0
    func bring(_ row: borrowing Statement) throws(StoreFault) -> Int {
      let keyColumn = columns.firstIndex(of: key) ?? 0
      let number = try row.int(keyColumn)
      var values: [Value] = []
      for column in columns.indices { values.append(try row.value(column)) }
      do {
        try insertion.bind(values)
        _ = try insertion.step()
        count += 1
      } catch .refusedValue {
        return number
      }
      return number
    }
    // From both ends as far as it goes, then what lies between one by one.
    let from = "SELECT \(list) FROM \(table) NOT INDEXED"
    let low = try walk("\(from) ORDER BY \(key)", damaged, bring)
    if low.ended { return count }
    let high = try walk("\(from) ORDER BY \(key) DESC", damaged, bring)
    var next = (low.last ?? 0) + 1
    let end = high.last ?? .max
    let probe = try? Statement("\(from) WHERE \(key) = ?1", in: damaged)
    var failed = 0
    guard let probe else { return count }
    while next < end, failed < patience {
      failed += 1
      do {
        try probe.bind([Value(next)])
        if try probe.step() {
          _ = try bring(probe)
          failed = 0
        }
      } catch let fault where fault.isOfReading {
      }
      next += 1
    }
    return count
  }

  /// The key of the last row that could be read, and whether that was the last there is.
  private static func walk(
    _ sql: String, _ damaged: borrowing Database, _ bring: (borrowing Statement) throws(StoreFault) -> Int
  ) throws(StoreFault) -> (last: Int?, ended: Bool) {
    var last: Int?
    do {
      let statement = try Statement(sql, in: damaged)
      while try statement.step() { last = try bring(statement) }
      return (last, true)
    } catch let fault where fault.isOfReading {
      return (last, false)
    }
  }
}

extension StoreFault {
  /// Whether it can come of reading a damaged file; what comes of writing the new one is none of these.
  fileprivate var isOfReading: Bool {
    switch self {
    case .damaged, .system: true
    default: false
    }
  }
}

import FoundationEssentials

/// What was measured, as it stands in a page.
struct Table {
  private static let columns = " | restzeit | beside it | ratio | at most |"
  private var lines: [String]
  private(set) var isKept = true

  init(title: String) {
    lines = ["| " + title + Table.columns, "| --- | --- | --- | --- | --- |"]
    print(lines.joined(separator: "\n"))
  }

  mutating func add(_ row: Row) {
    print(row.line)
    lines.append(row.line)
    isKept = isKept && row.isKept
  }

  struct NoPlace: Error, CustomStringConvertible {
    let page: String
    var description: String { "\(page) has no table '| …\(columns)'" }
  }

  /// Puts it in place of the page's table of the same columns, which a line that is no row ends.
  func replace(in page: String) throws {
    let old = try String(contentsOfFile: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = old.firstIndex(where: { $0.hasSuffix(Table.columns) }) else { throw NoPlace(page: page) }
    let behind = old[first...].drop { $0.hasPrefix("|") }
    let new = old[..<first] + lines.map { Substring($0) } + behind
    try Data(new.joined(separator: "\n").utf8).write(to: URL(filePath: page))
  }
}

import FoundationEssentials

/// A table of test rows kept as plain text beside the test: a row a line, `#` begins a comment line.
public struct Table {
  public struct Row: Sendable, CustomStringConvertible {
    public let line: Int
    public let fields: [String]
    public let file: String

    public subscript(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    public var description: String { "\(file):\(line): \(fields.joined(separator: " | "))" }
  }

  public let rows: [Row]

  /// Reads `name` from the folder of the calling test file; fields are split at `separator` and trimmed.
  public init(_ name: String, separator: Character = "|", besides source: StaticString = #filePath) throws {
    var folder = "\(source)"
    folder.removeSubrange((folder.lastIndex(of: "/") ?? folder.startIndex)...)
    let data = try Data(contentsOf: URL(filePath: folder).appending(path: name))
    var rows: [Row] = []
    for (index, line) in String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: separator, omittingEmptySubsequences: false).map { field in
        String(field.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
      }
      rows.append(Row(line: index + 1, fields: fields, file: name))
    }
    precondition(!rows.isEmpty, "\(name) has no rows")
    self.rows = rows
  }
}

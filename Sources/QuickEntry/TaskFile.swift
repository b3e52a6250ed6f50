public import BudgetCore

/// A plain text of tasks: one line each, most important first.
public enum TaskFile {
  public struct Line: Hashable, Sendable {
    /// From 1, in the file.
    public let number: Int
    /// Whether it begins with `- [x] `.
    public let isDone: Bool
    /// The line without the mark of a list in front; the draft's byte ranges are of this text.
    public let text: String
    public let draft: Draft

    public init(number: Int, isDone: Bool, text: String, draft: Draft) {
      self.number = number
      self.isDone = isDone
      self.text = text
      self.draft = draft
    }

    /// The task it describes: one without a date is of today, with a time too, even one that is past.
    public func todo(today: CivilDate) -> Todo {
      Todo(
        title: draft.title, day: .on(draft.date ?? today), time: draft.time, duration: draft.duration,
        state: isDone ? .done : .open)
    }
  }

  /// Why a text is no task file.
  public struct Fault: Error, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      case notUTF8
      /// Longer than `longestLine`.
      case lineTooLong
    }

    public let kind: Kind
    /// The line, from 1.
    public let line: Int

    public init(kind: Kind, line: Int) {
      self.kind = kind
      self.line = line
    }
  }

  /// In bytes, without its end.
  public static let longestLine = TaskLimits.longestLine

  /// Reads the bytes of a task file. Lines end with LF or CR LF, a byte order mark is passed over. Blank lines and
  /// those that begin with `#` and a space are skipped; `- `, `* `, `- [ ] ` and `- [x] ` in front are dropped. O(n).
  public static func parse(_ bytes: [UInt8], from standpoint: Standpoint) throws(Fault) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var number = 0
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      var raw = rest[..<end]
      rest = rest[min(end + 1, rest.endIndex)...]
      number += 1
      if raw.last == UInt8(ascii: "\r") { raw = raw.dropLast() }
      guard raw.count <= longestLine else { throw Fault(kind: .lineTooLong, line: number) }
      guard let text = String(validating: raw, as: UTF8.self) else { throw Fault(kind: .notUTF8, line: number) }
      if let line = line(text, number, standpoint) { lines.append(line) }
    }
    return lines
  }

  /// Reads a task file's text, as `parse(_:from:)` reads its bytes.
  public static func parse(_ text: String, from standpoint: Standpoint) throws(Fault) -> [Line] {
    try parse(Array(text.utf8), from: standpoint)
  }

  /// nil for a blank line and a comment.
  private static func line(_ text: String, _ number: Int, _ standpoint: Standpoint) -> Line? {
    var rest = Substring(text).drop { $0 == " " || $0 == "\t" }
    let hashes = rest.prefix { $0 == "#" }
    if !hashes.isEmpty, rest.dropFirst(hashes.count).first.map({ $0 == " " || $0 == "\t" }) ?? true { return nil }
    var isDone = false
    if let item = rest.dropping("- ", "* ", "-\t", "*\t") {
      rest = item.drop { $0 == " " || $0 == "\t" }
      if let open = rest.dropping("[ ] ", "[ ]\t") {
        rest = open
      } else if let done = rest.dropping("[x] ", "[X] ", "[x]\t", "[X]\t") {
        rest = done
        isDone = true
      } else if ["[ ]", "[x]", "[X]"].contains(rest) {
        return nil
      }
    } else if rest == "-" || rest == "*" {
      return nil
    }
    let text = String(rest)
    return QuickEntry.draft(of: text, from: standpoint).map {
      Line(number: number, isDone: isDone, text: text, draft: $0)
    }
  }
}

extension Substring {
  /// What follows the first of these that it begins with; nil when it begins with none.
  fileprivate func dropping(_ prefixes: String...) -> Substring? {
    for prefix in prefixes where utf8.starts(with: prefix.utf8) {
      return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
    }
    return nil
  }
}

internal import BudgetCore

/// Tasks as lines of todo.txt (todotxt.org): `x 2026-12-01 2026-11-30 Title +category due:2026-12-01`, in the order of the
/// lists: by day, the undated ones last, and by hand within a day.
///
/// What the format has no place for is a tag behind the title: `time:14:00`, `duration:PT45M`, `state:dropped`, `uuid:…`.
/// In a line with a `uuid:` of this program a backslash stands before what is not meant as it looks: see `TodoTitle`.
/// Not held: notes, reminders, and when what was changed; so of a task that is known only that it was done counts.
enum TodoTxt {
  static func text(of record: StoreRecord, zone: ZoneRules) -> String {
    record.listed.map { task in
      var words: [String] = []
      let added = task.added.map { zone.wall(at: $0).date.iso8601 }
      if let closed = task.closedOn {
        // A date of creation only stands behind one of completion.
        words += ["x", closed.iso8601]
      }
      if let added { words.append(added) }
      words.append(TodoTitle.written(task.title))
      if let category = task.category, !category.isEmpty { words.append("+\(TodoTitle.word(category))") }
      if case .on(let day) = task.day { words.append("due:\(day.iso8601)") }
      if let time = task.time { words.append("time:\(Shown.time(time))") }
      if let length = task.duration { words.append("duration:\(WrittenLength.text(of: length))") }
      if task.state == .dropped { words.append("state:dropped") }
      words.append("uuid:\(task.identity)")
      return words.joined(separator: " ") + "\n"
    }.joined()
  }

  /// `today`: when a tick without a date was made, unless its task was due before.
  static func read(_ text: String, today: CivilDate) throws(ExchangeFault) -> StoreRecord {
    var tasks: [(task: TaskRecord, priority: String)] = []
    var seen: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      let read = try TodoLine(line, number: index + 1, today: today)
      var task = read.task
      if !read.isOwn {
        // The same line twice is two tasks, and the same two whenever it is read.
        let name = "todo.txt \(read.name)"
        seen[name, default: 0] += 1
        task.identity = Identity(naming: "\(name) \(seen[name] ?? 1)")
      }
      if let fault = task.fault(at: { _ in .line(index + 1) }) { throw fault }
      tasks.append((task, read.priority ?? "~"))
    }
    // (A) before (B) before none, and else as the lines stand.
    let sorted = tasks.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
    return StoreRecord(tasks: sorted.map(\.element.task))
  }
}

/// How a title stands in a line of this program, so that it comes back as it was.
///
/// A word that would be read as something else, `due:…`, `+x`, or in front `x`, `(A)` or a date, has a backslash before it,
/// as in quick entry, and so has a backslash. A blank that a reader would drop, and whatever may not stand in a line, is the
/// number of the character: `\{A}` for the end of a line.
enum TodoTitle {
  /// What this program writes behind a title.
  static let tags = ["due", "time", "duration", "state", "uuid"]

  static func written(_ title: String) -> String {
    let words = escaped(title, keepingBlanks: true).unicodeScalars.split(separator: " ").map { String($0) }
    return words.enumerated().map { index, word in
      isTag(word) || index == 0 && isFront(word) ? "\\\(word)" : word
    }.joined(separator: " ")
  }

  /// A text as one word.
  static func word(_ text: String) -> String { escaped(text, keepingBlanks: false) }

  /// What `written` and `word` wrote.
  static func read(_ text: String) -> String {
    var read = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        read.append(scalar)
        continue
      }
      let digits = rest.prefix { $0.properties.isASCIIHexDigit }
      if next == "{", rest.dropFirst(digits.count).first == "}", digits.count <= 6,
        let meant = UInt32(String(digits), radix: 16).flatMap(UnicodeScalar.init)
      {
        read.append(meant)
        rest = rest.dropFirst(digits.count + 1)
      } else {
        read.append(next)
      }
    }
    return String(read)
  }

  /// Whether a word behind a title would be one of its tags.
  private static func isTag(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "+") && word.utf8.count > 1
      || tags.contains { word.utf8.starts(with: "\($0):".utf8) }
  }

  /// Whether a word before a title would be a mark of its line.
  private static func isFront(_ word: String) -> Bool {
    word == "x" || TodoLine.priority(word) != nil || CivilDate(iso8601: word) != nil
  }

  private static func escaped(_ text: String, keepingBlanks: Bool) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isBlank = scalar.properties.isWhitespace
      let isBetween =
        index > 0 && index + 1 < scalars.count && !scalars[index + 1].properties.isWhitespace
      if scalar == "\\" {
        escaped += ["\\", "\\"]
      } else if scalar == " ", keepingBlanks, isBetween {
        escaped.append(scalar)
      } else if isBlank || scalar == "\u{FEFF}" || scalar.properties.generalCategory == .control {
        escaped += "\\{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

internal import BudgetCore

/// Tasks as lines of todo.txt (todotxt.org): `x 2026-12-01 2026-11-30 Title +category due:2026-12-01`.
///
/// What the format has no place for is a tag behind the title: `time:14:00`, `duration:PT45M`, `state:dropped`, `uuid:…`.
/// Not held: notes, reminders, places, and when what was changed; so of a task that is known only that it was done counts.
enum TodoTxt {
  static func text(of record: StoreRecord, zone: ZoneRules) -> String {
    record.tasks.map { task in
      var words: [String] = []
      let added = task.added.map { zone.wall(at: $0).date.iso8601 }
      if let closed = task.closedOn {
        // A date of creation only stands behind one of completion.
        words += ["x", closed.iso8601]
      }
      if let added { words.append(added) }
      words.append(task.title.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      if let category = task.category, !category.contains(where: \.isWhitespace) { words.append("+\(category)") }
      if case .on(let day) = task.day { words.append("due:\(day.iso8601)") }
      if let time = task.time { words.append("time:\(Shown.time(time))") }
      if let length = task.duration { words.append("duration:\(WrittenLength.text(of: length))") }
      if task.state == .dropped { words.append("state:dropped") }
      words.append("uuid:\(task.identity)")
      return words.joined(separator: " ") + "\n"
    }.joined()
  }

  static func read(_ text: String) throws(ExchangeFault) -> StoreRecord {
    var tasks: [(task: TaskRecord, priority: String)] = []
    var seen: [String: Int] = [:]
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      let read = try TodoLine(line, number: index + 1)
      var task = read.task
      if !read.hasIdentity {
        // The same line twice is two tasks, and the same two whenever it is read.
        let name = "todo.txt \(read.name)"
        seen[name, default: 0] += 1
        task.identity = Identity(naming: "\(name) \(seen[name] ?? 1)")
      }
      tasks.append((task, read.priority ?? "~"))
    }
    // (A) before (B) before none, and else as the lines stand.
    let sorted = tasks.enumerated().sorted { ($0.element.priority, $0.offset) < ($1.element.priority, $1.offset) }
    return StoreRecord(tasks: sorted.map(\.element.task))
  }
}

/// One line.
private struct TodoLine {
  private(set) var task = TaskRecord(identity: Identity(naming: ""), title: "")
  private(set) var hasIdentity = false
  /// `A` to `Z`.
  private(set) var priority: String?
  /// What a line without an identity is known by: it stays the same when it is ticked.
  let name: String

  init(_ line: Substring, number: Int) throws(ExchangeFault) {
    var words = line.split(whereSeparator: \.isWhitespace).map(String.init)[...]
    var dates: [CivilDate] = []
    let isDone = words.first == "x"
    if isDone { words = words.dropFirst() }
    if let word = words.first, word.count == 3, word.hasPrefix("("), word.hasSuffix(")"), word.utf8.count == 3 {
      priority = String(word.dropFirst().prefix(1))
      words = words.dropFirst()
    }
    while dates.count < (isDone ? 2 : 1), let word = words.first, let date = CivilDate(iso8601: word) {
      guard let taken = date.ifTaken else { throw ExchangeFault(.value(word), at: .line(number)) }
      dates.append(taken)
      words = words.dropFirst()
    }
    let creation = isDone ? dates.dropFirst().first : dates.first
    task.added = creation.map { Moment(utc: CivilDateTime($0)) }
    name = (creation.map { "\($0.iso8601) " } ?? "") + words.joined(separator: " ")
    var taken: Set<String> = []
    var title: [String] = []
    // In a line that says which task it is, only what stands behind the title is no title.
    let isOwn = words.last.map { Identity($0.dropFirst(5)) != nil && $0.hasPrefix("uuid:") } ?? false
    var isBehind = true
    for word in words.reversed() {
      if isBehind || !isOwn, try take(word, &taken, number) { continue }
      isBehind = false
      title.append(word)
    }
    task.title = title.reversed().joined(separator: " ")
    if task.title.isEmpty { throw ExchangeFault(.missing, at: .line(number)) }
    if isDone {
      if task.state == .open { task.state = .done }
      // A tick without a date: the day of the last date there is.
      task.closedOn = dates.first ?? task.day.date ?? CivilDate(daysSince1970: 0)
    } else {
      task.state = .open
    }
  }

  /// Whether a word is a tag, and not a second one of its kind.
  private mutating func take(_ word: String, _ taken: inout Set<String>, _ number: Int) throws(ExchangeFault) -> Bool {
    if word.hasPrefix("+"), word.utf8.count > 1 {
      guard taken.insert("+").inserted else { return false }
      task.category = String(word.dropFirst())
      return true
    }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, ["due", "time", "duration", "state", "uuid"].contains(parts[0]) else { return false }
    if parts[1].isEmpty || taken.contains(parts[0]) { return false }
    taken.insert(parts[0])
    let fault = ExchangeFault(.value(word), at: .line(number))
    switch parts[0] {
    case "due":
      guard let date = CivilDate(iso8601: parts[1])?.ifTaken else { throw fault }
      task.day = .on(date)
    case "time":
      guard let time = Shown.time(parts[1]) else { throw fault }
      task.time = time
    case "duration":
      guard let length = WrittenLength.read(parts[1]) else { throw fault }
      task.duration = length
    case "state":
      guard let state = TaskRecord.State(rawValue: parts[1]) else { throw fault }
      task.state = state
    default:
      guard let identity = Identity(parts[1]) else { throw fault }
      task.identity = identity
      hasIdentity = true
    }
    return true
  }
}

extension Todo.Day {
  /// nil of an undated task.
  fileprivate var date: CivilDate? { if case .on(let date) = self { date } else { nil } }
}

internal import BudgetCore

/// One line of todo.txt, of this program or of another.
///
/// In a line with a `uuid:` that is one, every word that is a tag is no title, and a tag with a value that is not allowed is a
/// fault. In others that holds for `due:` alone: what else is like a tag of this program, but cannot be read, is title.
struct TodoLine {
  private(set) var task = TaskRecord(identity: Identity(naming: ""), title: "")
  /// Whether it says which task it is.
  let isOwn: Bool
  /// `A` to `Z`.
  private(set) var priority: String?
  /// What a line without an identity is known by: it stays the same when it is ticked.
  let name: String

  init(_ line: Substring, number: Int, today: CivilDate) throws(ExchangeFault) {
    // By scalars: a blank that an accent follows is one letter with it.
    var words = line.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { String($0) }[...]
    var dates: [CivilDate] = []
    let isDone = words.first == "x"
    if isDone { words = words.dropFirst() }
    if let letter = words.first.flatMap({ TodoLine.priority($0) }) {
      priority = letter
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
    isOwn = words.contains { TodoLine.identity($0) != nil }
    var taken: Set<String> = []
    var title: [String] = []
    for word in words.reversed() where try !take(word, &taken, number) { title.append(word) }
    let whole = title.reversed().joined(separator: " ")
    task.title = isOwn ? TodoTitle.read(whole) : whole
    if task.title.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
      throw ExchangeFault(.missing, at: .line(number))
    }
    if isDone {
      if task.state == .open { task.state = .done }
      task.closedOn = dates.first ?? task.day.closing(on: today)
    } else {
      task.state = .open
    }
  }

  /// The letter of `(A)`.
  static func priority(_ word: some StringProtocol) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count == 3, bytes[0] == UInt8(ascii: "("), bytes[2] == UInt8(ascii: ")"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
    else { return nil }
    return String(decoding: [bytes[1]], as: UTF8.self)
  }

  private static func identity(_ word: String) -> Identity? {
    word.utf8.starts(with: "uuid:".utf8) ? Identity(String(word.unicodeScalars.dropFirst(5))) : nil
  }

  /// Whether a word is a tag, and not a second one of its kind.
  private mutating func take(_ word: String, _ taken: inout Set<String>, _ number: Int) throws(ExchangeFault) -> Bool {
    if word.utf8.first == UInt8(ascii: "+"), word.utf8.count > 1 {
      guard taken.insert("+").inserted else { return false }
      let category = String(word.unicodeScalars.dropFirst())
      task.category = isOwn ? TodoTitle.read(category) : category
      return true
    }
    let parts = word.unicodeScalars.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty, let tag = TodoTitle.tags.first(where: { $0 == String(parts[0]) }),
      !taken.contains(tag)
    else { return false }
    guard take(tag, String(parts[1])) else {
      if isOwn || tag == "due" { throw ExchangeFault(.value(word), at: .line(number)) }
      return false
    }
    taken.insert(tag)
    return true
  }

  /// Whether the value of a tag is one.
  private mutating func take(_ tag: String, _ value: String) -> Bool {
    switch tag {
    case "due":
      guard let date = CivilDate(iso8601: value)?.ifTaken else { return false }
      task.day = .on(date)
    case "time":
      guard let time = Shown.time(value) else { return false }
      task.time = time
    case "duration":
      guard let length = WrittenLength.read(value) else { return false }
      task.duration = length
    case "state":
      guard let state = TaskRecord.State(rawValue: value) else { return false }
      task.state = state
    default:
      guard let identity = Identity(value) else { return false }
      task.identity = identity
    }
    return true
  }
}

extension Todo.Day {
  /// When a task was closed of which only that is known: its day, if that has come.
  func closing(on today: CivilDate) -> CivilDate {
    if case .on(let day) = self { min(day, today) } else { today }
  }
}

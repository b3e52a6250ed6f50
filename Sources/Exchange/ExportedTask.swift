internal import BudgetCore

/// A task as the program's own format has it: dates as `2026-11-30`, times of day as `14:00`, moments in RFC 3339, lengths in
/// whole seconds; every key is written, absent values as null.
struct ExportedTask: Codable {
  struct Reminder: Codable {
    var before: WholeNumber?
    var at: String?
  }

  let uuid: String
  let number: WholeNumber?
  let title: String
  let date: String?
  let time: String?
  let duration: WholeNumber?
  let note: String?
  let category: String?
  let reminder: Reminder?
  let state: String
  let closedOn: String?
  let quietUntil: String?
  let place: WholeNumber?
  let plannedOn: String?
  let added: String?
  /// By the name of the part: when it was last changed.
  let changed: [String: String]
  let leftOpen: [String]

  enum CodingKeys: String, CodingKey {
    case uuid, number, title, date, time, duration, note, category, reminder, state
    case closedOn = "closed_on"
    case quietUntil = "quiet_until"
    case place
    case plannedOn = "planned_on"
    case added, changed
    case leftOpen = "left_open"
  }

  init(_ task: TaskRecord) {
    uuid = task.identity.description
    number = task.number.map(WholeNumber.init)
    title = task.title
    date = if case .on(let date) = task.day { date.iso8601 } else { nil }
    time = task.time.map(Shown.time)
    duration = (task.duration?.seconds).map(WholeNumber.init)
    note = task.note
    category = task.category
    reminder =
      switch task.reminder {
      case .before(let length): Reminder(before: WholeNumber(length.seconds))
      case .at(let time): Reminder(at: Shown.time(time))
      case nil: nil
      }
    state = task.state.rawValue
    closedOn = task.closedOn?.iso8601
    quietUntil = task.quietUntil?.iso8601
    place = task.place.map(WholeNumber.init)
    plannedOn = task.plannedOn?.iso8601
    added = task.added?.rfc3339
    changed = Dictionary(uniqueKeysWithValues: task.changed.map { (Shown.part($0), $1.rfc3339) })
    leftOpen = task.leftOpen.map(\.iso8601)
  }

  /// Optionals by hand: they would be left out where they are nil.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uuid, forKey: .uuid)
    try container.encode(number, forKey: .number)
    try container.encode(title, forKey: .title)
    try container.encode(date, forKey: .date)
    try container.encode(time, forKey: .time)
    try container.encode(duration, forKey: .duration)
    try container.encode(note, forKey: .note)
    try container.encode(category, forKey: .category)
    try container.encode(reminder, forKey: .reminder)
    try container.encode(state, forKey: .state)
    try container.encode(closedOn, forKey: .closedOn)
    try container.encode(quietUntil, forKey: .quietUntil)
    try container.encode(place, forKey: .place)
    try container.encode(plannedOn, forKey: .plannedOn)
    try container.encode(added, forKey: .added)
    try container.encode(changed, forKey: .changed)
    try container.encode(leftOpen, forKey: .leftOpen)
  }

  func record(at path: String) throws(ExchangeFault) -> TaskRecord {
    let read = ValueReader(path: path)
    let state = try read.value(.state, self.state, TaskRecord.State.init(rawValue:))
    let closed = try read.optional(.closedOn, closedOn, read.date)
    if (state == .open) != (closed == nil) {
      throw ExchangeFault(.value(closedOn ?? "null"), at: .path("\(path).closed_on"))
    }
    var changed: [TaskRecord.Part: Moment] = [:]
    for part in TaskRecord.Part.allCases {
      guard let text = self.changed[Shown.part(part)] else {
        throw ExchangeFault(.missing, at: .path("\(path).changed.\(Shown.part(part))"))
      }
      guard let moment = read.moment(text) else {
        throw ExchangeFault(.value(text), at: .path("\(path).changed.\(Shown.part(part))"))
      }
      changed[part] = moment
    }
    if title.allSatisfy(\.isWhitespace) { throw ExchangeFault(.value(title), at: .path("\(path).title")) }
    let day = try read.optional(.date, date, read.date)
    var task = TaskRecord(
      identity: try read.value(.uuid, uuid) { Identity($0) }, title: title, day: day.map { .on($0) } ?? .undated,
      state: state, closedOn: closed, changed: changed, timesAreExact: true)
    task.number = try read.optional(.number, number?.value) { (1...1_000_000_000).contains($0) ? Int($0) : nil }
    task.time = try read.optional(.time, time, Shown.time)
    task.duration = try read.optional(.duration, duration?.value, read.length)
    task.note = note
    task.category = category
    if let reminder { task.reminder = try self.reminder(reminder, read) }
    task.quietUntil = try read.optional(.quietUntil, quietUntil, read.date)
    task.place = try read.optional(.place, place?.value) { $0.magnitude <= 1 << 60 ? Int($0) : nil }
    task.plannedOn = try read.optional(.plannedOn, plannedOn, read.date)
    task.added = try read.optional(.added, added, read.moment)
    let days = [changed.values.max()?.utc.date.adding(days: 1), task.plannedOn, closed].compactMap { $0 }
    task.leftOpen = try daysLeftOpen(at: "\(path).left_open", last: days.max() ?? CivilDate(daysSince1970: 0))
    if let fault = task.fault(at: { .path("\(path).\($0)") }) { throw fault }
    return task
  }

  /// Days that had been when the task was last changed, by the clock of where that was, each once.
  private func daysLeftOpen(at path: String, last: CivilDate) throws(ExchangeFault) -> [CivilDate] {
    if leftOpen.count > TaskLimits.mostDaysLeftOpen {
      throw ExchangeFault(.tooMany(limit: TaskLimits.mostDaysLeftOpen), at: .path(path))
    }
    var days: [CivilDate] = []
    var seen: Set<CivilDate> = []
    for (index, text) in leftOpen.enumerated() {
      let place = ExchangeFault.Place.path("\(path)[\(index)]")
      guard let day = CivilDate(iso8601: text)?.ifTaken, day <= last else {
        throw ExchangeFault(.value(text), at: place)
      }
      if !seen.insert(day).inserted { throw ExchangeFault(.twice(text), at: place) }
      days.append(day)
    }
    return days
  }

  private func reminder(_ reminder: Reminder, _ read: ValueReader) throws(ExchangeFault) -> BudgetCore.Reminder {
    switch (reminder.before, reminder.at) {
    case (let seconds?, nil):
      return .before(
        try read.value(.reminder, seconds.value) { $0 == 0 ? .zero : read.length($0) })
    case (nil, let text?): return .at(try read.value(.reminder, text, Shown.time))
    default: throw ExchangeFault(.missing, at: .path("\(read.path).reminder"))
    }
  }
}

/// A number without a fraction; one with any is named with its place.
struct WholeNumber: Codable {
  let value: Int64

  init(_ value: some BinaryInteger) { self.value = Int64(value) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = try? container.decode(Int64.self) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "a whole number is expected")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// Values of one object, with the place of one that is not allowed.
struct ValueReader {
  let path: String

  func value<Raw, Value>(
    _ key: ExportedTask.CodingKeys, _ raw: Raw, _ read: (Raw) -> Value?
  ) throws(ExchangeFault) -> Value {
    try value(key.rawValue, raw, read)
  }

  func value<Raw, Value>(_ key: String, _ raw: Raw, _ read: (Raw) -> Value?) throws(ExchangeFault) -> Value {
    guard let value = read(raw) else { throw ExchangeFault(.value("\(raw)"), at: .path("\(path).\(key)")) }
    return value
  }

  func optional<Raw, Value>(
    _ key: ExportedTask.CodingKeys, _ raw: Raw?, _ read: (Raw) -> Value?
  ) throws(ExchangeFault) -> Value? {
    try optional(key.rawValue, raw, read)
  }

  func optional<Raw, Value>(_ key: String, _ raw: Raw?, _ read: (Raw) -> Value?) throws(ExchangeFault) -> Value? {
    guard let raw else { return nil }
    return try value(key, raw, read)
  }

  func date(_ text: String) -> CivilDate? { CivilDate(iso8601: text)?.ifTaken }

  func moment(_ text: String) -> Moment? {
    Moment(rfc3339: text).flatMap { $0.utc.date.ifTaken == nil ? nil : $0 }
  }

  func length(_ seconds: Int64) -> Length? {
    ExchangeFormat.lengths.contains(seconds) ? Length(seconds: seconds) : nil
  }
}

/// How values stand in the format.
enum Shown {
  /// `14:00`; with seconds where there are any.
  static func time(_ time: ClockTime) -> String { time.second == 0 ? time.hoursAndMinutes : time.iso8601 }

  static func time(_ text: String) -> ClockTime? {
    let parts = Array(text.utf8).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 }), let hour = digits(parts[0]),
      let minute = digits(parts[1])
    else { return nil }
    guard parts.count == 3 else { return ClockTime(hour: hour, minute: minute) }
    return digits(parts[2]).flatMap { ClockTime(hour: hour, minute: minute, second: $0) }
  }

  /// The key of a part of a task: as its value's.
  static func part(_ part: TaskRecord.Part) -> String { part == .day ? "date" : part.rawValue }
}

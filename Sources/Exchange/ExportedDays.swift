internal import BudgetCore

/// A task that was taken back, in the program's own format.
struct ExportedRemoval: Codable {
  let uuid: String
  let changed: String

  init(_ removal: StoreRecord.Removal) {
    uuid = removal.identity.description
    changed = removal.changed.rfc3339
  }

  func record(at path: String) throws(ExchangeFault) -> StoreRecord.Removal {
    let read = ValueReader(path: path)
    return StoreRecord.Removal(
      identity: try read.value("uuid", uuid) { Identity($0) }, changed: try read.value("changed", changed, read.moment))
  }
}

/// The hours of one date in the program's own format; null when they were taken back.
struct ExportedHours: Codable {
  let date: String
  let hours: String?
  let changed: String

  private enum CodingKeys: String, CodingKey { case date, hours, changed }

  init(_ hours: StoreRecord.Hours) {
    date = hours.day.iso8601
    self.hours = hours.text
    changed = hours.changed.rfc3339
  }

  /// By hand: a key that is missing says nothing, and takes nothing back.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    date = try container.decode(String.self, forKey: .date)
    hours = try container.decode(String?.self, forKey: .hours)
    changed = try container.decode(String.self, forKey: .changed)
  }

  /// By hand, as an optional would be left out where it is nil.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encode(hours, forKey: .hours)
    try container.encode(changed, forKey: .changed)
  }

  func record(at path: String) throws(ExchangeFault) -> StoreRecord.Hours {
    let read = ValueReader(path: path)
    return StoreRecord.Hours(
      day: try read.value("date", date, read.date),
      text: try read.optional("hours", hours) { (try? WorkingWeek.parseWindows($0)).map(WorkingWeek.text) },
      changed: try read.value("changed", changed, read.moment))
  }
}

/// An entry that no longer counts, in the program's own format; `from` is null when that was taken back.
struct ExportedRelease: Codable {
  let calendar: String
  let uid: String?
  let start: String
  let from: String?
  let changed: String

  private enum CodingKeys: String, CodingKey { case calendar, uid, start, from, changed }

  init(_ release: StoreRecord.Release) {
    calendar = release.calendar
    uid = release.uid
    start = release.start.rfc3339
    from = release.from?.rfc3339
    changed = release.changed.rfc3339
  }

  /// By hand, as that of hours.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    calendar = try container.decode(String.self, forKey: .calendar)
    uid = try container.decodeIfPresent(String.self, forKey: .uid)
    start = try container.decode(String.self, forKey: .start)
    from = try container.decode(String?.self, forKey: .from)
    changed = try container.decode(String.self, forKey: .changed)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(calendar, forKey: .calendar)
    try container.encode(uid, forKey: .uid)
    try container.encode(start, forKey: .start)
    try container.encode(from, forKey: .from)
    try container.encode(changed, forKey: .changed)
  }

  func record(at path: String) throws(ExchangeFault) -> StoreRecord.Release {
    let read = ValueReader(path: path)
    return StoreRecord.Release(
      calendar: calendar, uid: uid.flatMap { $0.isEmpty ? nil : $0 },
      start: try read.value("start", start, read.moment), from: try read.optional("from", from, read.moment),
      changed: try read.value("changed", changed, read.moment))
  }
}

internal import BudgetCore

/// The hours of one date in the program's own format.
struct ExportedHours: Codable {
  let date: String
  let hours: String
  let changed: String

  init(_ hours: StoreRecord.Hours) {
    date = hours.day.iso8601
    self.hours = hours.text
    changed = hours.changed.rfc3339
  }

  func record(at path: String) throws(ExchangeFault) -> StoreRecord.Hours {
    let read = ValueReader(path: path)
    return StoreRecord.Hours(
      day: try read.value("date", date, read.date),
      text: try read.value("hours", hours) { (try? WorkingWeek.parseWindows($0)).map(WorkingWeek.text) },
      changed: try read.value("changed", changed, read.moment))
  }
}

/// An entry that no longer counts, in the program's own format.
struct ExportedRelease: Codable {
  let calendar: String
  let uid: String?
  let start: String
  let from: String
  let changed: String

  init(_ release: StoreRecord.Release) {
    calendar = release.calendar
    uid = release.uid
    start = release.start.rfc3339
    from = release.from.rfc3339
    changed = release.changed.rfc3339
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
      start: try read.value("start", start, read.moment), from: try read.value("from", from, read.moment),
      changed: try read.value("changed", changed, read.moment))
  }
}

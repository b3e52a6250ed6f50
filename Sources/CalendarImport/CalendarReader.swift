public import BudgetCore

/// Reads calendars, strictly read-only, from files to entries with verdicts.
public struct CalendarReader<Files: FileSource, Zones: ZoneSource> {
  let files: Files
  let zones: Zones

  public init(files: Files, zones: Zones) {
    self.files = files
    self.zones = zones
  }

  /// The entries of calendars that touch the range asked, and every problem that may touch it. Linear in bytes.
  public func read(_ calendars: [CalendarFiles], for request: CalendarRequest) -> CalendarReading {
    var entries: [Entry] = []
    var problems: [Problem] = []
    for calendar in calendars {
      let read = read(
        calendar, range: request.range, zone: request.zone, own: Set(request.ownAddresses.map(BusyFacts.address)))
      entries += read.entries
      problems += read.problems
    }
    if entries.count > Self.entryLimit {
      problems += overflow(of: entries)
      entries.sort(by: EntryOrder.precedes)
      entries.removeLast(entries.count - Self.entryLimit)
    }
    entries.sort(by: EntryOrder.precedes)
    return CalendarReading(entries: entries, problems: problems)
  }

  /// Every problem and oddity of calendars, whatever the day. `zone` is the user's.
  public func check(_ calendars: [CalendarFiles], zone: ZoneRules) -> CheckAnswer {
    var components = 0
    var problems: [Problem] = []
    for calendar in calendars {
      let read = read(calendar, range: nil, zone: zone, own: [])
      components += read.components
      problems += read.problems
    }
    return CheckAnswer(
      files: calendars.reduce(0) { $0 + $1.files.count }, components: components, problems: problems, passedOver: [])
  }

  /// One answer never holds more entries than this.
  static var entryLimit: Int { 100_000 }

  private func overflow(of entries: [Entry]) -> [Problem] {
    [Problem(calendar: entries[0].calendar, kind: .bound(.entries, limit: Self.entryLimit))]
  }

  /// What one calendar gave.
  struct Read {
    var entries: [Entry] = []
    var problems: [Problem] = []
    var components = 0
  }

  private func read(_ calendar: CalendarFiles, range: Interval?, zone: ZoneRules, own: Set<String>) -> Read {
    var gathering = Gathering(calendar: calendar.name, range: range, zone: zone, own: own)
    for file in calendar.files { gathering.read(file, from: files) }
    let times = TimeReader(names: ZoneNames(zones: zones, user: zone))
    let reader = SeriesReader(calendar: calendar.name, policy: calendar.policy, times: times, range: range)
    var read = Read(problems: gathering.problems, components: gathering.components)
    for series in gathering.allSeries {
      let outcome = reader.read(series)
      read.entries += outcome.entries
      read.problems += outcome.problems
    }
    for component in gathering.freeBusy {
      let outcome = reader.read(component)
      read.entries += outcome.entries
      read.problems += outcome.problems
    }
    read.problems = ProblemList.ordered(read.problems, files: calendar.files)
    return read
  }
}

/// The order in which entries are told.
enum EntryOrder {
  static func precedes(_ a: Entry, _ b: Entry) -> Bool {
    (a.interval.start, a.interval.end) != (b.interval.start, b.interval.end)
      ? (a.interval.start, a.interval.end) < (b.interval.start, b.interval.end)
      : (a.calendar, a.file, a.line) < (b.calendar, b.file, b.line)
  }
}

internal import BudgetCore

/// What an export of Outlook says of whose it is: working hours and address.
public struct OwnerFacts: Hashable, Sendable {
  /// As after `--hours`: `mon-fri 08:00-17:00`; nil unless the days and both times are there.
  public private(set) var hours: String?
  /// Without `mailto:`.
  public private(set) var address: String?

  /// `text` is a calendar's beginning; what is after its own properties, or cannot be read, is passed over.
  public init(ofCalendar text: String) {
    var properties: [String: String] = [:]
    for line in ContentLines(beginning: text).lines {
      if line.name == "BEGIN", line.value.uppercased() != "VCALENDAR" { break }
      if properties[line.name] == nil { properties[line.name] = line.value }
    }
    if let owner = properties["X-OWNER"] {
      let bare = owner.lowercased().hasPrefix("mailto:") ? String(owner.dropFirst(7)) : owner
      let parts = bare.split(separator: "@", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), !bare.contains(where: \.isWhitespace) { address = bare }
    }
    if let start = properties["X-MS-OLK-WKHRSTART"].flatMap(OwnerFacts.clock),
      let end = properties["X-MS-OLK-WKHREND"].flatMap(OwnerFacts.clock), start < end,
      let days = properties["X-MS-OLK-WKHRDAYS"]
    {
      hours = OwnerFacts.spelled(days, "\(start.hoursAndMinutes)-\(end.hoursAndMinutes)")
    }
  }

  /// `080000`, of whole minutes.
  private static func clock(_ text: String) -> ClockTime? {
    let bytes = Array(text.utf8)
    guard bytes.count == 6, let hour = digits(bytes[0..<2]), let minute = digits(bytes[2..<4]) else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }

  /// `MO,TU,WE` as runs of days.
  private static func spelled(_ days: String, _ window: String) -> String? {
    let names = [
      ("MO", "mon"), ("TU", "tue"), ("WE", "wed"), ("TH", "thu"), ("FR", "fri"), ("SA", "sat"), ("SU", "sun"),
    ]
    let given = days.uppercased().split(separator: ",").map(String.init)
    guard !given.isEmpty, given.allSatisfy({ day in names.contains { $0.0 == day } }) else { return nil }
    var runs: [[String]] = []
    var isRunning = false
    for (short, name) in names {
      if given.contains(short) {
        if isRunning { runs[runs.count - 1].append(name) } else { runs.append([name]) }
      }
      isRunning = given.contains(short)
    }
    return runs.map { run in
      run.count == 1 ? "\(run[0]) \(window)" : "\(run[0])-\(run[run.count - 1]) \(window)"
    }.joined(separator: "; ")
  }
}

internal import BudgetCore
internal import CalendarImport
internal import Host

/// What one who asks again and again keeps from one question to the next: the open store, and what was read of files.
final class Kept {
  /// What is read of files, and may change while it is read.
  enum Topic: Int {
    case calendars, store, removal, settings, tasks, zone
  }

  private var door: StoreDoor?
  private var readings: [Key: CalendarReading] = [:]
  private var configuration: Configuration?
  private var tasks: String?
  /// What is being written now, and not to be read before it is whole.
  private var held: Set<Topic> = []
  /// What was read since the look began.
  private(set) var read: Set<Topic> = []

  /// Another look at the day begins.
  func begin(holding topics: Set<Topic>) {
    held = topics
    read = []
  }

  /// What a reading depends on besides the files themselves.
  struct Key: Hashable {
    let calendars: [CalendarFiles]
    let range: Interval
    let zone: ZoneRules
    let ownAddresses: [String]
  }

  /// The one door, made when it is first needed.
  func door(_ environment: HostEnvironment, now: Moment, zone: ZoneRules) -> StoreDoor {
    if let door { return door }
    let made = StoreDoor(environment, now: now, zone: zone)
    door = made
    return made
  }

  /// A reading that still holds, else a new one.
  func reading(_ key: Key, _ read: (Key) -> CalendarReading) -> CalendarReading {
    if let known = readings[key] { return known }
    // One day's ranges are few; those of days that are over are of no use.
    if readings.count >= 8 { readings = [:] }
    self.read.insert(.calendars)
    let new = read(key)
    readings[key] = new
    return new
  }

  /// What is set, as it was when it was whole.
  func configuration(_ anew: () -> Configuration) -> Configuration {
    if let configuration, held.contains(.settings) { return configuration }
    read.insert(.settings)
    let new = anew()
    configuration = new
    return new
  }

  /// The text of the file of tasks, as it was when it was whole.
  func tasks(_ anew: () throws(TextFile.Failure) -> String) throws(TextFile.Failure) -> String {
    if let tasks, held.contains(.tasks) { return tasks }
    read.insert(.tasks)
    let new = try anew()
    tasks = new
    return new
  }

  /// Files of calendars have changed.
  func forgetReadings() { readings = [:] }
}

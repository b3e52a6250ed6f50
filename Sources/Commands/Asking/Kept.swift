internal import BudgetCore
internal import CalendarImport
internal import Host

/// What one who asks again and again keeps from one question to the next: the open store, and readings of calendars.
final class Kept {
  private var door: StoreDoor?
  private var readings: [Key: CalendarReading] = [:]

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
    let new = read(key)
    readings[key] = new
    return new
  }

  /// Files of calendars have changed.
  func forgetReadings() { readings = [:] }
}

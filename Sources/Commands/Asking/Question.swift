internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Rendering
internal import Settings

/// A command line understood as far as every command needs: where and when it is asked, and how it is answered.
struct Question {
  let session: Session
  let arguments: Arguments
  /// What is configured; flags come before it.
  let settings: Settings
  let voice: Voice
  let zones: SystemZones
  let zone: ZoneRules
  /// To the second for data; for words cut to the minute, before anything is computed, so that all faces agree.
  let now: Moment
  /// To the second: what a change is dated with.
  let exactNow: Moment
  /// The store, which is opened when it is first needed.
  let door: StoreDoor
  /// nil for one who asks once.
  let kept: Kept?

  /// The years of the days and times that may be asked about: those zones and series are known for.
  static let years = 1970...9000

  init(
    _ session: Session, _ arguments: Arguments, _ settings: Settings, _ voice: Voice, _ kept: Kept? = nil
  ) throws(UsageFault) {
    self.session = session
    self.arguments = arguments
    self.settings = settings
    self.voice = voice
    if let language = arguments[.lang], Language(rawValue: language) == nil { throw .notALanguage(language) }
    zones = SystemZones(environment: session.environment)
    zone = try Question.zone(arguments[.zone], zones, session.environment)
    var now = session.now
    if let text = arguments[.now] {
      guard let given = Moment(rfc3339: text) else { throw .notAMoment(text) }
      guard Question.years.contains(given.utc.date.year) else { throw .yearOutside(text, .flag(.now)) }
      now = given
    }
    if let other = arguments[all: .me].first(where: { !Question.isAddress($0) }) { throw .notAnAddress(other) }
    self.now = arguments.has(.json) ? now : now.cutToMinute
    exactNow = now
    self.kept = kept
    door =
      kept?.door(session.environment, now: session.now, zone: zone)
      ?? StoreDoor(session.environment, now: session.now, zone: zone)
  }

  /// Something before an `@` and something after it, `mailto:` in front or not.
  static func isAddress(_ text: String) -> Bool {
    let bare = text.lowercased().hasPrefix("mailto:") ? text.utf8.dropFirst(7) : text.utf8[...]
    let parts = bare.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count >= 2 && parts.allSatisfy { !$0.isEmpty }
  }

  private static func zone(
    _ name: String?, _ zones: SystemZones, _ environment: HostEnvironment
  ) throws(UsageFault) -> ZoneRules {
    if let name {
      guard let rules = zones.rules(named: name) else {
        throw .unknownZone(name, nearest: zones.nearest(to: name, count: 3))
      }
      return rules
    }
    do throws(UnusableZone) {
      return try zones.local(environment: environment).rules
    } catch {
      throw .unusableZone(error)
    }
  }

  /// Those of `--calendar`, else the configured ones.
  var sources: [CalendarSource] {
    arguments.has(.calendar)
      ? arguments[all: .calendar].map(CalendarSource.init(path:)) : settings.calendars.map(CalendarSource.init)
  }

  /// The calendars, their age reckoned from now.
  var calendars: Calendars {
    let own = arguments.has(.me) ? arguments[all: .me] : settings.ownAddresses
    return Calendars(sources, zones: zones, zone: zone, ownAddresses: own, now: now, kept: kept)
  }

  /// How `12/24` is read.
  var dateOrder: Standpoint.DateOrder { settings.display.dateOrder == .monthFirst ? .monthFirst : .dayFirst }

  /// A day as a flag or a word beside the command names it.
  func date(_ text: String, _ flag: Flag?, today: CivilDate) throws(UsageFault) -> CivilDate {
    let place = flag.map(UsageFault.Place.flag) ?? .command(arguments.command)
    guard let date = QuickEntry.day(of: text, today: today, order: dateOrder) else { throw .notADay(text, place) }
    guard Question.years.contains(date.year) else { throw .yearOutside(text, place) }
    return date
  }

  /// The answer on standard output; beside it, for words, what makes it less than exact.
  func outcome(_ answer: Answer, status: Int32) -> Outcome {
    // A change that is lost when the program ends is not done.
    let status = door.isInMemory ? max(1, status) : status
    if arguments.has(.json) {
      return Outcome(
        output: json(for: answer, titles: arguments.has(.titles), language: voice.language),
        remarks: saidRemarks, status: status)
    }
    let remarks = remarks(for: answer, in: voice).map { "restzeit: \($0)\n" }.joined()
    return Outcome(output: words(for: answer, in: voice), remarks: remarks + saidRemarks, status: status)
  }
}

extension Exactness {
  /// The status of an answer: 0 when exact, else 1.
  var status: Int32 { self == .exact ? 0 : 1 }
}

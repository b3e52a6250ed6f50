internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

/// Made-up tasks and calendars, which `--demo` puts in the place of the person's own: in a folder of the cache, so that the
/// next line finds what this one did. `--demo reset` makes it anew.
struct DemoDesk {
  /// `…/restzeit/demo`.
  let folder: String
  private let cache: String

  /// nil where no folder is known for it.
  init?(_ environment: HostEnvironment) {
    guard let cache = environment.cacheFolder else { return nil }
    self.cache = cache
    folder = "\(cache)/restzeit/demo"
  }

  private var configuration: PrivateFile { PrivateFile("\(folder)/config/restzeit/config.ini") }
  private var store: String { "\(folder)/data/restzeit/tasks.db" }

  /// The session with the desk in the place of the person's configuration and data: nothing else has to know of it.
  func session(_ session: Session) -> Session {
    var variables = session.environment.variables
    variables["HOME"] = "\(folder)/home"
    variables["XDG_CONFIG_HOME"] = "\(folder)/config"
    variables["XDG_DATA_HOME"] = "\(folder)/data"
    // A command that a bar runs in this session is at the same desk, not at one within it.
    variables["XDG_CACHE_HOME"] = cache
    var moved = session
    moved.environment = HostEnvironment(variables: variables)
    return moved
  }

  /// Makes what is missing. The configuration comes last, as its being there says that the desk is whole.
  func prepare(_ question: Question, anew: Bool) throws(UsageFault) {
    let german = question.voice.language == .german
    if !anew, (try? TextFile(configuration.path).text()) != nil { return }
    do throws(PrivateFile.WriteFailure) {
      try configuration.remove()
      for calendar in DemoCalendar.allCases {
        try PrivateFile("\(folder)/calendars/\(calendar.rawValue).ics").replace(with: calendar.text(german: german))
      }
    } catch {
      throw .leaving(.unwritable(error.path, error.reason))
    }
    let date = question.zone.wall(at: question.session.now).date
    let today = question.zone.wall(at: question.exactNow).date
    try storing { () throws(StoreFault) in
      try Store.remove(at: store, on: date, leaving: .nothing)
      try DemoTask.fill(try Store(opening: store, date: date), today: today, now: question.exactNow, german: german)
    }
    do throws(PrivateFile.WriteFailure) {
      try configuration.replace(with: settings)
    } catch {
      throw .leaving(.unwritable(error.path, error.reason))
    }
  }

  private var settings: String {
    var text = """
      [hours]
      mon-fri = 08:00-12:00, 13:00-17:00
      sat-sun = 10:00-14:00

      [me]
      address = me@example.org

      """
    for calendar in DemoCalendar.allCases {
      text += "\n[calendar \(calendar.rawValue)]\npath = \(folder)/calendars/\(calendar.rawValue).ics\n"
    }
    return text
  }
}

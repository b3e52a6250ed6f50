internal import BudgetCore
internal import Exchange
internal import Host
internal import Rendering
internal import Settings

/// `restzeit init`: asks for what the program needs to know, and writes it into the configuration. Nothing is written before
/// the last answer.
struct IntroductionCommand {
  let session: Session
  let configuration: Configuration
  let voice: Voice

  func outcome() throws(UsageFault) -> Outcome {
    guard session.isInteractive else { throw .leaving(.needsTerminal(.introduction)) }
    guard let path = configuration.path else { throw .noConfigurationFolder }
    let settings = try configuration.checked()
    let talk = IntroductionTalk(session: session, settings: settings, voice: voice)
    guard let answers = talk.ask() else { throw .leaving(.halfAnswered) }
    let text = try configuration.setting(answers.keys(beside: settings))
    guard text != configuration.text else { return Outcome(output: talk.unchanged) }
    guard let isMeant = talk.isToBeWritten(path, isThere: configuration.text != nil) else {
      throw .leaving(.halfAnswered)
    }
    guard isMeant else { return Outcome(output: talk.unchanged, status: 1) }
    do throws(PrivateFile.WriteFailure) {
      try PrivateFile(path).replace(with: text)
    } catch {
      throw .settingsUnwritable(error)
    }
    return Outcome(output: talk.written(path))
  }
}

/// What a person answered.
struct IntroductionAnswers {
  struct Calendar: Hashable {
    /// Absolute.
    let path: String
    /// Whether it is doubted when it is older than three days.
    var isDoubted = false
  }

  var calendars: [Calendar] = []
  var hours: WorkingWeek
  var addresses: [String] = []

  /// What is to be set, as `config set` takes it; what is set so already is left out.
  func keys(beside settings: Settings) -> [(key: String, value: String)] {
    var keys: [(key: String, value: String)] = []
    var names = Set(settings.calendars.map { $0.name.lowercased() })
    for calendar in calendars where !settings.calendars.contains(where: { $0.path == calendar.path }) {
      let name = IntroductionAnswers.name(of: calendar.path, besides: &names)
      keys.append(("calendar.\(name).path", calendar.path))
      if calendar.isDoubted { keys.append(("calendar.\(name).stale-after", "3d")) }
    }
    keys += hourKeys(settings.hours)
    if !addresses.isEmpty, addresses != settings.ownAddresses {
      keys.append(("me.address", addresses.joined(separator: ", ")))
    }
    return keys
  }

  /// A calendar's name from its path, which no other has: letters, digits and dashes.
  private static func name(of path: String, besides names: inout Set<String>) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "calendar"
    let stem = last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last
    let letters = String(stem.map { $0.isLetter || $0.isNumber ? $0 : "-" }.drop { $0 == "-" })
    let base = letters.isEmpty ? "calendar" : String(letters.prefix(40))
    var name = base
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }

  /// Runs of days with the same windows: `hours.mon-fri`.
  private func hourKeys(_ old: WorkingWeek?) -> [(key: String, value: String)] {
    if old?.weekdays == hours.weekdays { return [] }
    let short = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    var runs: [(first: Int, last: Int, windows: [WorkingWeek.Window])] = []
    for day in Weekday.allCases {
      // A day that is no longer named is one without windows.
      guard let windows = hours.weekdays[day] ?? (old?.weekdays[day] == nil ? nil : []) else { continue }
      if let run = runs.last, run.last == day.rawValue - 1, run.windows == windows {
        runs[runs.count - 1].last = day.rawValue
      } else {
        runs.append((day.rawValue, day.rawValue, windows))
      }
    }
    return runs.map { run in
      let days = run.first == run.last ? short[run.first] : "\(short[run.first])-\(short[run.last])"
      return ("hours.\(days)", WorkingWeek.text(of: run.windows))
    }
  }
}

extension Configuration {
  /// The text with several keys set, all else as it stands. Throws unless it is sound.
  func setting(_ keys: [(key: String, value: String)]) throws(UsageFault) -> String {
    var text = self.text ?? ""
    for (name, value) in keys {
      let key: SettingsKey
      do throws(SettingsFault) { key = try SettingsKey(name) } catch { throw .settingsKey(error) }
      do throws(SettingsFault) {
        text = try Settings.setting(key, to: value, in: text, home: home).text
      } catch {
        throw .settingsValue(name, error)
      }
    }
    if let fault = Settings.parse(text, home: home).faults.first, let path { throw .settings(path, fault, more: 0) }
    return text
  }
}

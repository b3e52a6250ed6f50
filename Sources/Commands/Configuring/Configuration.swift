internal import BudgetCore
internal import Host
internal import Settings

/// The configuration file of the person who asks.
struct Configuration {
  /// nil when no folder is known to look in.
  let path: String?
  /// nil when there is no such file, or none that can be read.
  private(set) var text: String?
  /// All that is sound in it.
  private(set) var settings = Settings()
  private(set) var faults: [SettingsFault] = []
  private(set) var failure: TextFile.Failure?
  private let home: String?

  /// In bytes.
  static var longest: Int { 64 << 10 }

  /// Where it lies; nothing is read.
  init(at environment: HostEnvironment) {
    path = environment.configurationFolder.map { "\($0)/restzeit/config.ini" }
    home = environment.home
  }

  /// What a line leaves it to say; not even opened for one that leaves nothing.
  ///
  /// `arguments` is nil for a line that is not understood: what is said of it may be set.
  static func read(for arguments: Arguments?, _ environment: HostEnvironment) -> Configuration {
    var configuration = Configuration(at: environment)
    if arguments?.leavesSomethingToSet ?? true { configuration.read() }
    return configuration
  }

  private mutating func read() {
    guard let path else { return }
    do throws(TextFile.Failure) {
      let text = try TextFile(path).text(limit: Configuration.longest, keepsLineEnds: true)
      let reading = Settings.parse(text, home: home)
      self.text = text
      settings = reading.settings
      faults = reading.faults
    } catch {
      // Whoever has no such file has set nothing.
      if error != .unreadable(.notFound) { failure = error }
    }
  }

  /// Throws when it cannot be relied on: unread, or with a fault in it.
  func checked() throws(UsageFault) -> Settings {
    if let path, let failure { throw .settingsUnreadable(path, failure) }
    if let path, let fault = faults.first { throw .settings(path, fault, more: faults.count - 1) }
    return settings
  }

  /// The text with a key set, and the line that holds it then. Throws unless it would be sound.
  func setting(_ key: SettingsKey, named name: String, to value: String) throws(UsageFault) -> Settings.Edit {
    let edit: Settings.Edit
    do throws(SettingsFault) {
      edit = try Settings.setting(key, to: value, in: text ?? "", home: home)
    } catch {
      throw .settingsValue(name, error)
    }
    guard let fault = Settings.parse(edit.text, home: home).faults.first, let path else { return edit }
    let isOld = faults.contains { $0.kind == fault.kind }
    throw isOld ? .settings(path, fault, more: 0) : .settingsValue(name, fault)
  }
}

extension Arguments {
  /// What a command that calculates takes from the configuration unless it is given.
  private static let configured: [Flag] = [.calendar, .hours, .dayStart, .me]

  /// Whether a fault of the configuration could be one of the answer: something it calculates from is not given.
  var calculatesFromSettings: Bool {
    (command.calculates || command.plans) && !Arguments.configured.allSatisfy(has)
  }

  /// Whether it matters at all what is set, be it for how the answer is said.
  var leavesSomethingToSet: Bool {
    !has(.version)
      && (calculatesFromSettings || !has(.lang) || !has(.plain) || command == .config
        || (command == .bar && !has(.low)))
  }
}

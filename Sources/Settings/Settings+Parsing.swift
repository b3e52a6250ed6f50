internal import BudgetCore

extension Settings {
  /// What a text gives.
  public struct Reading: Hashable, Sendable {
    /// All that is sound.
    public let settings: Settings
    /// By line; empty when the text is sound.
    public let faults: [SettingsFault]
  }

  /// Reads a configuration file's text; `home` is what `~` stands for, nil where nobody knows. O(n log n).
  public static func parse(_ text: String, home: String?) -> Reading {
    var parser = SettingsParser(IniText(text), home: home)
    return parser.reading()
  }
}

/// Walks the lines of a text once.
struct SettingsParser {
  private let ini: IniText
  private let home: String?
  private var settings = Settings()
  private var faults: [SettingsFault] = []
  /// The line, from 0, in which a key or a section was first met.
  private var keys: [SettingsKey: Int] = [:]
  private var calendars: [(name: String, line: Int)] = []
  private var calendarNames: Set<String> = []
  /// Calendars with a line that could not be read: what they lack may stand in it.
  private var unread: Set<String> = []
  private var hours = HoursLines()

  init(_ ini: IniText, home: String?) {
    self.ini = ini
    self.home = home
  }

  mutating func reading() -> Settings.Reading {
    // nil after the name of a section that is none: what follows is not of the section before it.
    var section: SettingsSection?
    var hasSection = false
    for (index, line) in ini.lines.enumerated() {
      switch line.content {
      case .nothing: continue
      case .fault(let kind, let bytes):
        report(kind, index, bytes)
        if case .calendar(let name)? = section { unread.insert(name) }
        guard line.bytes[IniText.content(of: line.bytes)].first == UInt8(ascii: "[") else { continue }
        section = nil
        hasSection = true
      case .section(let name, let bytes):
        section = self.section(name, index, bytes)
        hasSection = true
      case .pair(let pair):
        if let section { take(pair, of: section, index) }
        if !hasSection { report(.noSection(pair.key), index, pair.keyBytes) }
      }
    }
    finishHours()
    finishCalendars()
    return Settings.Reading(settings: settings, faults: faults.sorted { $0.line < $1.line })
  }

  private mutating func report(_ kind: SettingsFault.Kind, _ index: Int, _ bytes: Range<Int>) {
    faults.append(SettingsFault(kind: kind, line: index + 1, text: ini.lines[index].text, bytes: bytes))
  }

  private mutating func section(_ name: String, _ index: Int, _ bytes: Range<Int>) -> SettingsSection? {
    do throws(SettingsSection.UnknownSection) {
      let section = try SettingsSection(name)
      if case .calendar(let name) = section, calendarNames.insert(name).inserted {
        calendars.append((name, index))
        settings.calendars.append(Settings.Calendar(name: name, path: ""))
      }
      return section
    } catch {
      report(error.kind, index, bytes)
      return nil
    }
  }

  private mutating func take(_ pair: IniText.Pair, of section: SettingsSection, _ index: Int) {
    let key = SettingsKey(section, pair.key)
    if let kind = key.fault { return report(kind, index, pair.keyBytes) }
    if let first = firstLine(of: key) { return report(.twice(pair.key, firstLine: first + 1), index, pair.keyBytes) }
    keys[key] = index
    if pair.value.isEmpty { return report(.noValue(pair.key), index, pair.valueBytes) }
    if let place = pair.value.utf8.enumerated().first(where: { $0.element == UInt8(ascii: ";") })?.offset {
      let start = pair.valueBytes.lowerBound + place
      return report(.semicolon, index, start..<start + 1)
    }
    switch section {
    case .hours where key.name != "day-start": take(hoursOf: pair, key, index)
    case .me: takeAddresses(pair, index)
    default:
      if let allowed = settings.set(key, to: pair.value, home: home) {
        report(.notAllowed(pair.value, allowed), index, pair.valueBytes)
      }
    }
  }

  private mutating func firstLine(of key: SettingsKey) -> Int? {
    keys[key] ?? (key.section == .hours ? hours.firstLine(of: key) : nil)
  }

  private mutating func take(hoursOf pair: IniText.Pair, _ key: SettingsKey, _ index: Int) {
    do throws(HoursFault) {
      try hours.take(pair, key, line: index)
    } catch {
      report(.hours(error.kind), index, error.bytes)
    }
  }

  private mutating func takeAddresses(_ pair: IniText.Pair, _ index: Int) {
    var start = pair.valueBytes.lowerBound
    for part in pair.value.split(separator: ",", omittingEmptySubsequences: false) {
      let address = trimmed(String(part))
      let names = address.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
      if names.count == 2, names.allSatisfy({ !$0.isEmpty }), !address.contains(where: \.isWhitespace) {
        settings.ownAddresses.append(address)
      } else {
        report(.notAllowed(address, .address), index, start..<start + part.utf8.count)
      }
      start += part.utf8.count + 1
    }
  }

  private mutating func finishHours() {
    do throws(HoursLines.Fault) {
      settings.hours = try hours.week()
    } catch {
      report(.hours(error.kind), error.line, error.bytes)
    }
  }

  private mutating func finishCalendars() {
    for (name, line) in calendars {
      let bytes = IniText.content(of: ini.lines[line].bytes)
      if unread.contains(name) { continue }
      if keys[SettingsKey(.calendar(name), "path")] == nil { report(.calendarWithoutPath(name), line, bytes) }
      if let at = keys[SettingsKey(.calendar(name), "fresh-by")],
        keys[SettingsKey(.calendar(name), "stale-after")] == nil
      {
        report(.freshByAlone, at, IniText.content(of: ini.lines[at].bytes))
      }
    }
    settings.calendars.removeAll { $0.path.isEmpty }
    for index in settings.calendars.indices where settings.calendars[index].staleAfter == nil {
      settings.calendars[index].freshBy = nil
    }
  }
}

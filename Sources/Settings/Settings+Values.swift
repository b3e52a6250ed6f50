public import BudgetCore

extension Settings {
  /// Takes one value; for one that is not allowed, what is.
  mutating func set(_ key: SettingsKey, to value: String, home: String?) -> SettingsFault.Allowed? {
    switch (key.section, key.name) {
    case (.hours, _): return take(ClockTime(dayStart: value), into: &dayStart, .dayStart)
    case (.calendar(let name), _):
      guard let at = calendars.lastIndex(where: { $0.name == name }) else { return nil }
      return calendars[at].set(key.name, to: value, home: home)
    case (.display, "language"): return take(language(value), into: &display.language, .language)
    case (.display, "plain"): return take(yesOrNo(value), into: &display.plain, .yesOrNo)
    case (.display, "week-start"): return take(weekday(value), into: &display.weekStart, .weekday)
    case (.display, "low"):
      return take(
        Settings.Display.low(value), into: &display.low, .length(Settings.Display.lows.0, Settings.Display.lows.1))
    case (.display, _): return take(DateOrder(rawValue: value.lowercased()), into: &display.dateOrder, .dateOrder)
    case (.reminders, _):
      let bounds = (Length.zero, Length(hours: 24))
      return take(length(value, bounds), into: &reminders.lead, .length(bounds.0, bounds.1))
    case (.me, _): return nil
    }
  }
}

extension Settings.Display {
  fileprivate static let lows = (Length.zero, Length(hours: 24))

  /// Reads from how much left down little is left, nought to 24 hours; nil for any other text.
  public static func low(_ text: String) -> Length? { length(text, lows) }
}

extension Settings.Calendar {
  /// The bounds of `stale-after`.
  private static var stale: (Length, Length) { (Length(minutes: 1), Length(hours: 365 * 24)) }

  fileprivate mutating func set(_ key: String, to value: String, home: String?) -> SettingsFault.Allowed? {
    switch key {
    case "path": return take(wholePath(value, home: home), into: &path, .path)
    case "fresh-by":
      let path = wholePath(value, home: home)
      return take(path, into: &freshBy, .path)
    case "transparent": return take(counts(value), into: &countsTransparent, .countOrIgnore)
    case "tentative": return take(counts(value).map { !$0 }, into: &ignoresTentative, .countOrIgnore)
    case "all-day": return take(counts(value).map { !$0 }, into: &ignoresWholeDays, .countOrIgnore)
    default:
      let bounds = Self.stale
      return take(length(value, bounds), into: &staleAfter, .length(bounds.0, bounds.1))
    }
  }
}

private func take<Value>(
  _ value: Value?, into place: inout Value, _ allowed: SettingsFault.Allowed
) -> SettingsFault.Allowed? {
  guard let value else { return allowed }
  place = value
  return nil
}

private func take<Value>(
  _ value: Value?, into place: inout Value?, _ allowed: SettingsFault.Allowed
) -> SettingsFault.Allowed? {
  guard let value else { return allowed }
  place = value
  return nil
}

private func counts(_ text: String) -> Bool? {
  switch text.lowercased() {
  case "count": true
  case "ignore": false
  default: nil
  }
}

private func yesOrNo(_ text: String) -> Bool? {
  switch text.lowercased() {
  case "yes", "ja", "true", "on": true
  case "no", "nein", "false", "off": false
  default: nil
  }
}

private func language(_ text: String) -> Settings.Language? {
  switch text.lowercased() {
  case "en", "english", "englisch": .english
  case "de", "deutsch", "german": .german
  default: nil
  }
}

/// One weekday as `--hours` names it.
private func weekday(_ text: String) -> Weekday? {
  guard text.utf8.allSatisfy({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }),
    let week = try? WorkingWeek.parse("\(text) none"), week.weekdays.count == 1, week.dates.isEmpty
  else { return nil }
  return week.weekdays.keys.first
}

/// An absolute path, or one that begins with `~/`.
private func wholePath(_ text: String, home: String?) -> String? {
  if text.utf8.first == UInt8(ascii: "/") { return text }
  guard text == "~" || text.hasPrefix("~/"), let home else { return nil }
  return home + text.dropFirst()
}

/// `90min`, `36 h`, `3d`, `2 Wochen`: whole numbers of one unit, a day being 24 hours.
private func length(_ text: String, _ bounds: (Length, Length)) -> Length? {
  let number = Array(text.utf8).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  let unit = trimmed(String(text.dropFirst(number.count))).lowercased()
  guard number.count <= 6, let count = digits(number), let seconds = units[unit] else { return nil }
  let length = Length(seconds: Int64(count) * seconds)
  return length >= bounds.0 && length <= bounds.1 ? length : nil
}

private let units: [String: Int64] = {
  let names: [(Int64, String)] = [
    (60, "min m minute minutes minuten"), (3600, "h hour hours stunde stunden std"),
    (86_400, "d day days tag tage t"), (604_800, "w week weeks woche wochen"),
  ]
  var units: [String: Int64] = [:]
  for (seconds, list) in names {
    for name in list.split(separator: " ") { units[String(name)] = seconds }
  }
  return units
}()

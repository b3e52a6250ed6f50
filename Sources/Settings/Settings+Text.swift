internal import BudgetCore

extension Settings {
  /// The settings as a configuration file that reads as the same ones, unless a value written in full makes a line too
  /// long (`IniText.longestLine`); empty when nothing is set.
  public var text: String {
    var sections: [(SettingsSection, [(String, String)])] = [(.hours, hoursRows)]
    sections += calendars.map { (.calendar($0.name), $0.rows) }
    sections.append((.me, ownAddresses.isEmpty ? [] : [("address", ownAddresses.joined(separator: ", "))]))
    sections.append((.display, display.rows))
    sections.append((.reminders, reminders.lead.map { [("lead", spelled($0))] } ?? []))
    return sections.filter { !$0.1.isEmpty }.map { section, rows in
      "[\(section.spelling)]\n" + rows.map { "\($0) = \($1)\n" }.joined()
    }.joined(separator: "\n")
  }

  private var hoursRows: [(String, String)] {
    var rows: [(String, String)] = []
    for day in Weekday.allCases {
      if let windows = hours?.weekdays[day] { rows.append((spelled(day), spelled(windows))) }
    }
    for (date, windows) in (hours?.dates ?? [:]).sorted(by: { $0.key < $1.key }) {
      rows.append((date.iso8601, spelled(windows)))
    }
    if let dayStart { rows.append(("day-start", dayStart.hoursAndMinutes)) }
    return rows
  }
}

extension Settings.Calendar {
  fileprivate var rows: [(String, String)] {
    var rows = [("path", path)]
    if countsTransparent { rows.append(("transparent", "count")) }
    if ignoresTentative { rows.append(("tentative", "ignore")) }
    if ignoresWholeDays { rows.append(("all-day", "ignore")) }
    if let staleAfter { rows.append(("stale-after", spelled(staleAfter))) }
    if let freshBy { rows.append(("fresh-by", freshBy)) }
    return rows
  }
}

extension Settings.Display {
  fileprivate var rows: [(String, String)] {
    var rows: [(String, String)] = []
    if let language { rows.append(("language", language.rawValue)) }
    if let plain { rows.append(("plain", plain ? "yes" : "no")) }
    if let weekStart { rows.append(("week-start", spelled(weekStart))) }
    if let dateOrder { rows.append(("date-order", dateOrder.rawValue)) }
    if let low { rows.append(("low", spelled(low))) }
    return rows
  }
}

private func spelled(_ day: Weekday) -> String { ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][day.rawValue] }

private func spelled(_ windows: [WorkingWeek.Window]) -> String {
  func clock(_ second: Int) -> String {
    second == 86_400 ? "24:00" : ClockTime(secondOfDay: second % 86_400)?.hoursAndMinutes ?? "00:00"
  }
  return windows.isEmpty ? "none" : windows.map { "\(clock($0.start))-\(clock($0.end))" }.joined(separator: ", ")
}

/// In the largest unit that it is a whole number of, weeks apart.
private func spelled(_ length: Length) -> String {
  let seconds = length.seconds
  if seconds % 86_400 == 0, seconds > 0 { return "\(seconds / 86_400)d" }
  if seconds % 3600 == 0, seconds > 0 { return "\(seconds / 3600)h" }
  return "\(seconds / 60)min"
}

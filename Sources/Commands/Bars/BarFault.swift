internal import Rendering

/// Why a line about bars gets no answer, as facts; UsageWords+Bars says them.
enum BarFault: Error, Hashable, Sendable {
  /// nil for `bar` alone.
  case format(String?)
  /// nil for `bar config` alone.
  case configFormat(String?)
  /// nil for `bar click` alone.
  case click(String?)
  /// The system does not start a shell.
  case noShell
  /// What a click cannot do without.
  case nothingToOpen(BarDesk.Lack)
  case notAWidth(String)
  case notALow(String)
  case notAState(String)
  case notAnEscape(String)
  /// A bar has its own.
  case escapeOfFormat(BarFormat)
  case unknownPlace(String, template: String)
  /// A template with a line break or another control character.
  case controlsInTemplate
  /// A flag whose value is not one line of UTF-8.
  case notALine(Flag)
  /// `bar config` with tasks of standard input.
  case configOfInput
  /// `--pick` of another format than a list of lines, `waybar`, or of another click than that which asks for a task,
  /// `click done`.
  case pickOf(String)
  /// `--watch` of a format that asks by itself.
  case watchOf(BarFormat)
  /// `--watch` of tasks that are read once.
  case watchOfInput
  /// The system does not tell where the program lies.
  case noProgramPath
}

extension UsageFault {
  /// Whether the line was well written, and what it names gives no answer: a bar then shows that, instead of nothing.
  var isOfData: Bool {
    switch self {
    case .noHours, .unusableZone, .tasksUnreadable, .notTasks, .noConfigurationFolder, .settingsUnreadable, .settings,
      .task(.noDataFolder), .task(.store), .task(.hoursOfDay):
      true
    default: false
    }
  }
}

internal import Rendering
internal import Settings

/// What a word of the command line can be one of.
enum Completable: Hashable {
  /// The numbers of open tasks.
  case tasks
  /// Those of tasks that are done or dropped.
  case closedTasks
  /// The configured ones, and files.
  case calendars
  case zones
  case files
  case commands
  /// Commands and topics.
  case subjects
  /// What `config set` sets.
  case settings
  case words([String])

  /// The words that a synopsis spells out: `none` of `DATE|none`, but not the names in capitals.
  static func literals(of synopsis: String) -> Completable {
    .words(synopsis.split { "[]| …".contains($0) }.map(String.init).filter { $0 == $0.lowercased() })
  }
}

extension Flag {
  var completables: [Completable] {
    switch self {
    case .calendar: [.calendars]
    case .tasks, .svg, .html: [.files]
    case .zone: [.zones]
    case .escape: [.words(Escape.offered.map(\.rawValue))]
    case .hide: [.words(BarState.allCases.map(\.rawValue))]
    default: (isList ? [.tasks] : []) + [.literals(of: placeholder ?? "")]
    }
  }

  /// Whether all words up to the next flag are its value.
  var isList: Bool { if case .several = value { true } else { false } }
}

extension CommandName {
  /// What may stand beside the flags, after so many other words.
  func completables(after words: [String]) -> [Completable] {
    switch self {
    case .help: words.isEmpty ? [.subjects] : []
    case .check: [.calendars]
    case .export, .importing: words.isEmpty ? [.files] : []
    case .list: words.isEmpty ? [.words(Question.ListName.allCases.map(\.rawValue))] : []
    case .config:
      switch words.count {
      case 0: [.words(ConfigCommand.Action.allCases.map(\.rawValue))]
      case 1 where words == [ConfigCommand.Action.set.rawValue]: [.settings]
      default: []
      }
    case .reopen: [.closedTasks]
    case .bar: [.words(barWords(after: words))]
    case .move: [.tasks, .words(words.isEmpty ? [] : ["up", "down", "top", "bottom", "before", "after"])]
    case .hours: [.words(["plus", "minus", "none", "usual"])]
    case .release: [.words(["counts"])]
    default:
      synopsis.contains("TASK") ? [.tasks] + (words.isEmpty ? [] : [.literals(of: operandSynopsis)]) : []
    }
  }

  private func barWords(after words: [String]) -> [String] {
    let formats = BarFormat.allCases.map(\.rawValue)
    return switch words {
    case []: formats + ["config", "click"]
    case ["config"]: formats
    case ["click"]: BarAction.allCases.map(\.rawValue)
    default: []
    }
  }

  private var operandSynopsis: String { String(synopsis.dropFirst(rawValue.count)) }
}

extension Settings {
  /// Every key that can be set: those of the calendars there are too.
  var keyNames: [String] {
    let sections: [SettingsSection] =
      [.hours] + calendars.map { .calendar($0.name) } + [.me, .display, .reminders]
    return sections.flatMap { section in
      section.keys.map { "\(section.spelling.split(separator: " ", maxSplits: 1).joined(separator: ".")).\($0)" }
    }
  }
}

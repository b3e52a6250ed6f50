internal import BudgetCore
internal import Exchange
internal import Host

/// Why nothing is taken along, brought in or removed, as facts; LeavingWords says them.
enum LeavingFault: Error, Hashable, Sendable {
  /// The file of `import`.
  case unreadable(String, TextFile.Failure)
  /// The path, and the symbol of the system's error.
  case unwritable(String, String)
  /// Neither its text nor its name says what it is.
  case unknownFormat(String)
  case notTaken(String, ExchangeFault)
  /// The hours of a date do not go with those of the days beside it.
  case hoursClash(String, CivilDate)
  /// A command that only a person at a terminal can answer.
  case needsTerminal(CommandName)
  /// The input ended before the last answer.
  case halfAnswered
  /// No folder is known for the demonstration.
  case noCacheFolder
  /// Another word than the one that was to be typed.
  case wrongWord(String)
}

internal import BudgetCore
internal import Host
internal import QuickEntry
internal import Settings

/// Why a command line gets no answer, as facts; UsageWords says them.
enum UsageFault: Error, Hashable, Sendable {
  // The form of the line.
  case unknownCommand(String)
  /// Of `help`: neither a command nor a topic.
  case unknownSubject(String)
  /// As typed, its dashes included.
  case unknownFlag(String)
  case flagNotTaken(Flag, by: CommandName)
  case flagTwice(Flag)
  case valueMissing(Flag)
  case valueUnwanted(Flag, String)
  case wordTooMany(String, CommandName)
  case operandMissing(CommandName)
  case exclusive(Flag, Flag)
  case incomplete(Flag, without: Flag)
  /// A day as a word and one as a flag.
  case twoDays(String)

  // The values.
  case notAMoment(String)
  /// A time or a day of a year outside `Question.years`.
  case yearOutside(String, Place)
  case notAnAddress(String)
  case notADay(String, Place)
  case notADayStart(String)
  case notALanguage(String)
  case unknownZone(String, nearest: [String])
  /// The zone the system is set to.
  case unusableZone(UnusableZone)
  case emptyRange(from: CivilDate, to: CivilDate)
  case longRange(days: Int, limit: Int)
  /// A date the zone skipped (Samoa, 30 December 2011).
  case skippedDay(CivilDate, zone: String)
  /// `fits --first` without a length.
  case firstAlone
  /// `busy --titles` without `--events`.
  case titlesAlone
  case noHours
  case hours(HoursFault, String)
  case notALength(String)
  case tasksUnreadable(String, TextFile.Failure)
  case notTasks(String, TaskFile.Fault)

  // The configuration.
  /// Neither XDG_CONFIG_HOME nor HOME says where it lies.
  case noConfigurationFolder
  case settingsUnreadable(String, TextFile.Failure)
  /// Its path, its first fault, and how many more it has.
  case settings(String, SettingsFault, more: Int)
  /// nil for `config` alone.
  case configAction(String?)
  /// `config set` without a key and a value.
  case configSetWords
  case settingsKey(SettingsFault)
  /// The key as typed, and why it does not take the value.
  case settingsValue(String, SettingsFault)
  case settingsUnwritable(PrivateFile.WriteFailure)

  case task(TaskFault)
  case looking(LookingFault)
  case bar(BarFault)
  case leaving(LeavingFault)

  /// Where a value stands.
  enum Place: Hashable {
    case flag(Flag)
    /// Beside the command.
    case command(CommandName)

    var spelling: String {
      switch self {
      case .flag(let flag): flag.spelling
      case .command(let command): command.rawValue
      }
    }

    /// What is written in front of the value.
    var example: String {
      switch self {
      case .flag(let flag): flag.spelling
      case .command(.today), .command(.list), .command(.hours): "restzeit \(spelling)"
      case .command(.morning): "restzeit morning --later 12"
      case .command: "restzeit \(spelling) 12"
      }
    }
  }
}

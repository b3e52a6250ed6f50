internal import BudgetCore

/// A time of day as written, before its neighbours say which of two it is.
struct ClockReading {
  /// How surely it is a time at all.
  enum Form {
    /// `14:00`, `14 Uhr`, `2pm`, `halb drei`, `noon`.
    case plain
    /// `14.15`
    case dotted
    /// `14h`, `14h30`
    case hourLetter
    /// `14`
    case bare
    /// `drei`
    case word
  }

  var form: Form
  /// Since midnight, 0 to 1440.
  var minutes: Int
  /// Whether it stands for two times twelve hours apart.
  var isAmbiguous = false
  var hasMeridiem = false
  /// Whether an am or pm further on may be its own too.
  var mayShareMeridiem = false

  /// Of two times the one between 07:00 and 18:59, or the later one in the evening.
  func resolved(evening: Bool) -> Int {
    guard isAmbiguous else { return minutes }
    let early = minutes % 720
    return evening || early < 420 ? early + 720 : early
  }
}

/// What a line says of the time.
enum TimePart {
  case at(ClockReading)
  case stretch(ClockReading, ClockReading)
  case fromNow(Length)

  /// The time, the length of a stretch, and the date when now and a length lead to another day.
  func resolved(evening: Bool, _ standpoint: Standpoint) -> (time: ClockTime?, length: Length?, date: CivilDate?) {
    switch self {
    case .at(let reading): return (clock(reading.resolved(evening: evening)), nil, nil)
    case .fromNow(let length):
      let then = standpoint.after(length)
      return (then.time, nil, then.date == standpoint.today ? nil : then.date)
    case .stretch(let first, let last):
      var start = first.resolved(evening: evening)
      var end = last.minutes
      if last.isAmbiguous {
        // The first such time after the start.
        end = start + 1 + (last.minutes - start - 1 + 1440) % 720
      } else if last.hasMeridiem, first.mayShareMeridiem {
        // The last such time before the end.
        start = end - 1 - (end - 1 - first.minutes + 1440) % 720
      } else if first.isAmbiguous, !evening, start >= end, first.minutes % 720 < end {
        start = first.minutes % 720
      }
      // Only 00:00 to 24:00 comes to nothing here.
      let length = (end - start + 1440) % 1440
      return (clock((start + 1440) % 1440), Length(minutes: Int64(length == 0 ? 1440 : length)), nil)
    }
  }

  private func clock(_ minutes: Int) -> ClockTime? { ClockTime(secondOfDay: minutes * 60) }
}

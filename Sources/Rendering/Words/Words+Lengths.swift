import BudgetCore

extension Words {
  /// `3 h 20 min`, `45 min`, `2 h`, `0 min`; seconds only where there are some; in plain text in whole words.
  func length(_ length: Length) -> String {
    let seconds = length.seconds.magnitude
    var parts: [String] = []
    if seconds >= 3600 { parts.append(hours(seconds / 3600)) }
    if seconds / 60 % 60 > 0 || seconds == 0 { parts.append(minutes(seconds / 60 % 60)) }
    if seconds % 60 > 0 { parts.append(self.seconds(seconds % 60)) }
    return (length.seconds < 0 ? "-" : "") + parts.joined(separator: " ")
  }

  /// A length in whole minutes; brief, `3 h 20`, `3 h 05`.
  func length(minutes: Int64) -> String {
    guard isBrief, minutes >= 60, minutes % 60 > 0 else { return length(Length(minutes: minutes)) }
    let rest = minutes % 60
    return "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest)"
  }

  /// The whole minutes of a length, cut down; `under 1 min` when there is none of them but something.
  func wholeMinutes(_ length: Length) -> String {
    let minutes = length.seconds / 60
    guard minutes == 0, length > .zero else { return self.length(minutes: minutes) }
    return voice.plain ? say("under 1 minute", "unter 1 Minute") : say("under 1 min", "unter 1 min")
  }

  private func hours(_ number: UInt64) -> String {
    voice.plain ? count(number, ("hour", "hours"), ("Stunde", "Stunden")) : "\(number) h"
  }

  private func minutes(_ number: UInt64) -> String {
    voice.plain ? count(number, ("minute", "minutes"), ("Minute", "Minuten")) : "\(number) min"
  }

  private func seconds(_ number: UInt64) -> String {
    voice.plain ? count(number, ("second", "seconds"), ("Sekunde", "Sekunden")) : "\(number) s"
  }
}

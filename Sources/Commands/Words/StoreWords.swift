internal import BudgetCore
internal import Host
internal import Rendering
internal import TaskStore

extension StoreFault {
  /// What the store refused, and one thing to do.
  func notice(in language: Language) -> UsageNotice {
    let german = language == .german
    switch self {
    case .newerSchema(let found, let known):
      return UsageNotice(
        headline: german
          ? "Aufgaben: ein neueres restzeit hat sie geschrieben (Schema \(found), hier bekannt bis \(known))"
          : "tasks: a newer restzeit wrote them (schema \(found), known here up to \(known))",
        remedy: german
          ? "dieses Programm erneuern; es ist nichts geändert" : "update this program; nothing was changed")
    case .notWritable:
      return UsageNotice(
        headline: german
          ? "Aufgaben: nicht zu öffnen oder zu schreiben: die Datei oder ihr Ordner lässt es nicht zu"
          : "tasks: cannot be opened or written: the file or its folder does not permit it",
        remedy: german
          ? "die Rechte von $XDG_DATA_HOME/restzeit prüfen" : "check the permissions of $XDG_DATA_HOME/restzeit")
    case .full:
      return UsageNotice(
        headline: german
          ? "Aufgaben: nicht zu schreiben: der Datenträger ist voll" : "tasks: cannot be written: the disk is full",
        remedy: german ? "Platz schaffen; es ist nichts geändert" : "make room; nothing was changed")
    case .busy:
      return UsageNotice(
        headline: german
          ? "Aufgaben: andere Programme halten sie schon zu lange"
          : "tasks: other programs have kept them for too long",
        remedy: german ? "nochmals versuchen; es ist nichts geändert" : "try again; nothing was changed")
    case .noTask(let number):
      return UsageNotice(
        headline: german ? "\(number): keine Aufgabe hat diese Nummer" : "\(number): no task has this number",
        remedy: german ? "restzeit list all zeigt die Nummern" : "restzeit list all shows the numbers")
    case .differentDays(let one, let other):
      return UsageNotice(
        headline: german
          ? "\(one) und \(other) sind nicht vom gleichen Tag: nur dann haben sie eine Reihenfolge"
          : "\(one) and \(other) are not of the same day: only then are they in an order",
        remedy: german ? "erst restzeit plan" : "use restzeit plan first")
    case .refusedValue:
      return UsageNotice(
        headline: german ? "Aufgaben: dieser Wert wird nicht angenommen" : "tasks: this value is not taken",
        remedy: german ? "ein Datum von 0 bis 9999, eine Dauer über 0" : "a date from 0 to 9999, a length over 0")
    case .historyDisagrees(let change):
      return UsageNotice(
        headline: german
          ? "Änderung \(change) lässt sich nicht umkehren: die Aufgaben sind nicht mehr, wie sie sie hinterliess"
          : "change \(change) cannot be turned: the tasks are no longer as it left them",
        remedy: german ? "es ist nichts geändert" : "nothing was changed")
    case .damaged:
      return UsageNotice(
        headline: german ? "Aufgaben: die Datei ist beschädigt" : "tasks: the file is damaged",
        remedy: german ? "nochmals versuchen: dann wird sie geheilt" : "try again: it is healed then")
    case .system(let code, let errorNumber):
      let reason =
        errorNumber == 0 ? "SQLite \(code)" : systemWords(systemName(CInt(clamping: errorNumber)), in: language)
      return UsageNotice(
        headline: german ? "Aufgaben: \(reason)" : "tasks: \(reason)",
        remedy: german ? "$XDG_DATA_HOME/restzeit prüfen" : "check $XDG_DATA_HOME/restzeit")
    }
  }
}

extension Question {
  /// The same as lines of standard error, where a person reads them: who was told once is not told again.
  var saidRemarks: String {
    let remarks = storeRemarks.map { "restzeit: \($0)\n" }.joined()
    if session.isHeard { door.tellOfHealing() }
    return remarks
  }

  /// What is to be said of the store beside every answer that it has a part in.
  var storeRemarks: [String] {
    let german = voice.language == .german
    var remarks: [String] = []
    switch door.health {
    case .sound: break
    case .restored(let backup, let aside, let rows):
      var facts: [String] = []
      if let backup {
        facts.append(
          german
            ? "aus der Sicherung vom \(backup.iso8601): was seither geändert wurde, kann fehlen"
            : "from the backup of \(backup.iso8601): what was changed since may be missing")
      }
      if rows > 0 {
        facts.append(
          german
            ? "\(rows) \(rows == 1 ? "Zeile" : "Zeilen") daraus gerettet"
            : "\(rows) \(rows == 1 ? "row" : "rows") of it saved")
      }
      if let aside { facts.append(german ? "die alte liegt in \(clean(aside))" : "the old one is in \(clean(aside))") }
      let isLost = backup == nil && rows == 0
      let what =
        isLost
        ? german
          ? "die Datei der Aufgaben war beschädigt, nichts daraus ist lesbar: sie beginnt neu"
          : "the tasks' file was damaged, and nothing of it can be read: it begins anew"
        : aside == nil
          ? german
            ? "die Datei der Aufgaben war weg und ist wiederhergestellt"
            : "the tasks' file was gone and is restored"
          : german
            ? "die Datei der Aufgaben war beschädigt und ist wiederhergestellt"
            : "the tasks' file was damaged and is restored"
      remarks.append(([what] + facts).joined(separator: " · "))
    case .inMemory(let fault):
      let why = fault.notice(in: voice.language).headline
      remarks.append(
        german
          ? "die Datei der Aufgaben ist beschädigt und nicht zu heilen (\(why)): was jetzt geändert wird, geht verloren"
          : "the tasks' file is damaged and cannot be healed (\(why)): what is changed now is lost")
    }
    if let copy = door.conflictCopies.first {
      let more = door.conflictCopies.count - 1
      let name = clean(copy) + (more == 0 ? "" : german ? " und \(more) weitere" : " and \(more) more")
      remarks.append(
        german
          ? "neben den Aufgaben liegt eine Konfliktkopie (\(name)): was dort geändert wurde, fehlt hier; sie anderswo "
            + "öffnen, mit restzeit export, und hier mit restzeit import einlesen"
          : "a conflict copy lies beside the tasks (\(name)): what was changed there is missing here; open it elsewhere "
            + "with restzeit export, and bring it in here with restzeit import")
    }
    if let fault = door.backupFault {
      let why = fault.notice(in: voice.language).headline
      remarks.append(german ? "keine Sicherung heute (\(why))" : "no backup today (\(why))")
    }
    return remarks
  }
}

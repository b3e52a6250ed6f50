internal import BudgetCore
internal import Exchange
internal import Host
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit reset`: everything as on the first day. Asks twice, the second time for a typed word; an export is kept
  /// beside, and the configuration's old text, unless `--purge`.
  func reset() throws(UsageFault) -> Outcome {
    guard session.isInteractive else { throw .leaving(.needsTerminal(.reset)) }
    guard let path = door.path else { throw .task(.noDataFolder) }
    let record = try recordAndClose()
    let configuration = Configuration(at: session.environment).path
    let date = zone.wall(at: session.now).date
    let keptAt = arguments.has(.purge) || record == nil ? nil : Store.exportPath(besides: path, on: date)
    let talk = ResetTalk(voice: voice)
    guard talk.isMeant(tasks: record?.tasks.count ?? 0, configuration: configuration, keptAt: keptAt) else {
      let german = voice.language == .german
      return Outcome(output: german ? "es ist nichts geändert\n" : "nothing was changed\n", status: 1)
    }
    guard let word = talk.word(), word == talk.wanted else { throw .leaving(.wrongWord(talk.typed ?? "")) }
    try remove(record, path, configuration, keptAt: keptAt, on: date)
    return Outcome(output: talk.done)
  }

  /// nil where there is no store. What is removed may no longer be open: it would remove files of the next one as it closes.
  private func recordAndClose() throws(UsageFault) -> StoreRecord? {
    defer { door.close() }
    let store = try door.existing()
    return try storing { () throws(StoreFault) in try store?.record() }
  }

  /// What is kept stands on the disk before anything is removed.
  private func remove(
    _ record: StoreRecord?, _ path: String, _ configuration: String?, keptAt: String?, on date: CivilDate
  ) throws(UsageFault) {
    do throws(PrivateFile.WriteFailure) {
      if let keptAt, let record {
        try PrivateFile(keptAt).replace(with: ExchangeFormat.json.text(of: record, now: exactNow, zone: zone))
      }
      if let configuration {
        let file = PrivateFile(configuration)
        let kept = "\(configuration)-until-"
        if arguments.has(.purge) {
          for old in file.besides(beginning: kept) { try PrivateFile(old).remove() }
        } else if let text = try? TextFile(configuration).text(keepsLineEnds: true) {
          let others = file.besides(beginning: kept + date.iso8601).count
          try PrivateFile(kept + date.iso8601 + (others == 0 ? "" : "-\(others + 1)")).replace(with: text)
        }
        try file.remove()
      }
    } catch {
      throw .leaving(.unwritable(error.path, error.reason))
    }
    if Store.exists(at: path) || record != nil || arguments.has(.purge) {
      try storing { () throws(StoreFault) in
        try Store.remove(at: path, on: date, leaving: arguments.has(.purge) ? .nothing : .backups)
      }
    }
  }
}

/// The two questions before everything is removed.
final class ResetTalk {
  private let voice: Voice
  private let keyboard = Keyboard()
  /// What was typed for the word.
  private(set) var typed: String?

  init(voice: Voice) { self.voice = voice }

  private var german: Bool { voice.language == .german }

  /// The word that has to be typed.
  var wanted: String { german ? "vergessen" : "forget" }

  var done: String {
    german ? "alles entfernt; restzeit init fängt neu an\n" : "all removed; restzeit init begins anew\n"
  }

  func isMeant(tasks: Int, configuration: String?, keptAt: String?) -> Bool {
    var lines: [String] = []
    lines.append(
      german
        ? "Entfernt werden alle Aufgaben (\(tasks)) und die Konfiguration."
        : "All tasks (\(tasks)) and the configuration are removed.")
    lines.append(
      keptAt.map { path in
        german ? "Behalten wird ein Export: \(clean(path))" : "An export is kept: \(clean(path))"
      } ?? (german ? "Behalten wird nichts." : "Nothing is kept."))
    say(lines.map { $0 + "\n" }.joined() + (german ? "Weiter? ja oder nein: " : "Go on? yes or no: "))
    let answer = keyboard.readLine()?.lowercased().filter { !$0.isWhitespace } ?? ""
    return !answer.isEmpty && (german ? "ja" : "yes").hasPrefix(answer)
  }

  /// nil at the end of the input.
  func word() -> String? {
    say(german ? "Zum Bestätigen «\(wanted)» schreiben: " : "Write '\(wanted)' to confirm: ")
    typed = keyboard.readLine().map { line in
      String(line.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return typed
  }

  private func say(_ text: String) { _ = Output.write(text) }
}

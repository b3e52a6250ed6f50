internal import BudgetCore
internal import CalendarImport
internal import Host
internal import Settings

/// A calendar that is asked: of the command line, or of the configuration.
struct CalendarSource {
  /// The configured name, or the path as given.
  let name: String
  let path: String
  let policy: BusyPolicy
  private let staleAfter: Length?
  /// What its age is asked of instead of the files.
  let freshBy: String?

  init(path: String) {
    name = path
    self.path = path
    policy = BusyPolicy()
    staleAfter = nil
    freshBy = nil
  }

  init(_ calendar: Settings.Calendar) {
    name = calendar.name
    path = calendar.path
    policy = BusyPolicy(
      countsTransparent: calendar.countsTransparent, ignoresTentative: calendar.ignoresTentative,
      ignoresWholeDays: calendar.ignoresWholeDays)
    staleAfter = calendar.staleAfter
    freshBy = calendar.freshBy
  }

  /// That the export is older than allowed: the newest of its files, or what `fresh-by` names. nil where age is not
  /// asked, and for files of which none can be had, which is told when they are read. O(files) when all are old.
  func ageProblem(of files: [String], now: Moment) -> Problem? {
    guard let staleAfter else { return nil }
    if let freshBy {
      do throws(ReadFailure) {
        return stale(try FileAge.lastChange(of: freshBy), now, staleAfter, file: nil)
      } catch {
        return Problem(calendar: name, file: freshBy, kind: .unknownAge(error))
      }
    }
    var newest: Moment?
    for file in files {
      guard let change = try? FileAge.lastChange(of: file) else { continue }
      if newest.map({ $0 < change }) ?? true { newest = change }
      if stale(change, now, staleAfter, file: nil) == nil { return nil }
    }
    return newest.flatMap { stale($0, now, staleAfter, file: files == [path] ? path : nil) }
  }

  private func stale(_ change: Moment, _ now: Moment, _ limit: Length, file: String?) -> Problem? {
    let (age, overflows) = now.seconds.subtractingReportingOverflow(change.seconds)
    guard !overflows, age > limit.seconds else { return nil }
    return Problem(calendar: name, file: file, kind: .stale(age: Length(seconds: age)))
  }
}

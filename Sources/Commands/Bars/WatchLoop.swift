internal import BudgetCore
internal import Host
internal import TaskStore

/// Says a text again whenever it is another: at the turn of a minute, and when a calendar, the store, the configuration, the
/// clock or the zone has changed, or the machine was asleep.
struct WatchLoop {
  private typealias Topic = Kept.Topic

  /// One look at the day.
  struct Look {
    /// What is written when it is another than before; what comes once before the first of them is not part of it.
    let text: String
    /// nil where a fault keeps it from being known which calendars there are.
    let question: Question?
  }

  let session: Session
  /// Written once, with the first text.
  let header: String
  /// Of a configuration, whether it is there or not.
  let settingsPath: String?
  /// Looks at the day of a session whose now is the present.
  let look: (Session, Kept) -> Look
  /// Answers a line of standard input, as bars send for a click; nil where none is read.
  let click: ((String, Kept) -> Void)?

  /// Goes on until nobody reads any more; the status to end with.
  func run() -> Int32 {
    let kept = Kept()
    var watch = Watch(
      slowTopics: [Topic.calendars.rawValue, Topic.removal.rawValue],
      writtenTopics: Set([Topic.settings, .tasks, .zone].map(\.rawValue)), readsInput: click != nil)
    var shown: String?
    while true {
      var present = session
      present.now = WallClock.now()
      kept.begin(holding: WatchLoop.topics(watch.unsettled()))
      let look = look(present, kept)
      // What changed before it was followed would not be told: then the first look is of no use.
      if watch.follow(paths(look.question)) {
        kept.forgetReadings()
        continue
      }
      // What began to change while it was read is read again when it is whole.
      if look.text != shown, kept.read.isDisjoint(with: WatchLoop.topics(watch.unsettled())) {
        // Nobody can be told of a failure: a bar that no longer takes anything is gone.
        guard Output.write((shown == nil ? header : "") + look.text) == .written else { return 0 }
        shown = look.text
      }
      guard wait(for: &watch, since: present.now, kept) else { return 0 }
    }
  }

  /// Until there is a reason to look again; false when nobody reads any more.
  private func wait(for watch: inout Watch, since now: Moment, _ kept: Kept) -> Bool {
    while true {
      var isSame = true
      for event in watch.events(until: now.cutToMinute + Length(minutes: 1)) {
        switch event {
        case .closed: return false
        case .inputEnded: break
        case .line(let line): click?(line, kept)
        case .due, .clockSet, .continued: isSame = false
        case .changed(let topics):
          if topics.contains(Topic.calendars.rawValue) { kept.forgetReadings() }
          isSame = false
        }
      }
      if !isSame { return true }
    }
  }

  private static func topics(_ numbers: Set<Int>) -> Set<Topic> { Set(numbers.compactMap(Topic.init)) }

  private func paths(_ question: Question?) -> [WatchedPath] {
    var paths: [WatchedPath] = []
    for source in question?.sources ?? [] {
      paths += [source.path, source.freshBy].compactMap { $0 }.map {
        WatchedPath(AbsolutePath.of($0), topic: Topic.calendars.rawValue)
      }
    }
    if let tasks = question?.arguments[.tasks] {
      paths.append(WatchedPath(AbsolutePath.of(tasks), topic: Topic.tasks.rawValue))
    }
    if let settingsPath { paths.append(WatchedPath(settingsPath, topic: Topic.settings.rawValue)) }
    if let store = question?.door.path {
      let watched = Store.watched(store)
      let matching = WatchedPath.Matching(store, watched.isChange)
      paths.append(
        WatchedPath(watched.folder, topic: Topic.store.rawValue, kind: .events(mask: watched.mask, matching)))
      let removing = WatchedPath.Matching(store, watched.isRemoval)
      paths.append(
        WatchedPath(
          watched.folder, topic: Topic.removal.rawValue, kind: .events(mask: watched.removalMask, removing)))
    }
    paths.append(WatchedPath("/etc/localtime", topic: Topic.zone.rawValue))
    return paths
  }
}

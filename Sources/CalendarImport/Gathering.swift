internal import BudgetCore

/// The components of one calendar, gathered over its files before any is placed: a series may lie in several.
struct Gathering {
  let calendar: String
  let range: Interval?
  let zone: ZoneRules
  let own: Set<String>
  private(set) var problems: [Problem] = []
  private(set) var components = 0
  private(set) var freeBusy: [FreeBusyComponent] = []
  private var series: [String: Series] = [:]
  private var nameless: [Series] = []
  /// nil reads every event.
  private let judge: EventJudge?
  private let buffer: ScanBuffer
  private var isCompleting = false
  private var fileNumbers: [String: Int] = [:]
  /// Where the events that were read begin, by file.
  private var readLines: [String: Set<Int>] = [:]

  init(
    calendar: String, range: Interval?, zone: ZoneRules, own: Set<String>, judge: EventJudge?, buffer: ScanBuffer
  ) {
    self.judge = judge
    self.buffer = buffer
    self.calendar = calendar
    self.range = range
    self.zone = zone
    self.own = own
  }

  /// In the order in which they begin in the files.
  var allSeries: [Series] {
    let place = { (series: Series) in
      series.first.map { (fileNumbers[$0.scope.file] ?? 0, $0.line) } ?? (0, 0)
    }
    return (Array(series.values) + nameless).map { (place($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Reads all files; what cannot be read of one is a problem.
  ///
  /// The events that cannot touch the range pass unread. Where one shares its UID with an event that was read, the
  /// files are walked once more for it: another version, or an override, of what touches the range.
  mutating func read(_ names: [String], from files: some FileSource) {
    for name in names { read(name, from: files) }
    guard let judge else { return }
    let shared = judge.passed.among(Set(series.keys.map(UIDHash.of)))
    guard !shared.isEmpty else { return }
    judge.purpose = .completing(shared)
    isCompleting = true
    for name in names { read(name, from: files) }
    for uid in series.keys { series[uid]?.sort(files: fileNumbers) }
  }

  private mutating func read(_ file: String, from files: some FileSource) {
    if fileNumbers[file] == nil { fileNumbers[file] = fileNumbers.count }
    do throws(ReadFailure) {
      try scan(file, files.open(file))
    } catch {
      say(.unreadable(error), file: file)
    }
  }

  private mutating func scan(_ file: String, _ bytes: some ByteSource) throws(ReadFailure) {
    guard let reader = PropertyReader() else { throw .system("no memory") }
    var scanner = ComponentScanner(bytes, buffer: buffer)
    var scope: CalendarScope?
    while let piece = try scanner.next(judge) {
      switch piece {
      case .calendarBegins: scope = CalendarScope(file: file)
      case .calendarEnds:
        if let scope { close(scope) }
        scope = nil
      case .calendarLine(let range, let number):
        if let line = ContentLine(scanner.bytes(of: range), line: number) { scope?.take(line) }
      case .oddity(let kind, let number): say(kind, file: file, line: number)
      case .component(let kind, let range, let number):
        guard let scope, isWanted(kind, file: file, line: number) else { continue }
        let lines = ContentLines(scanner.bytes(of: range), first: number + 1)
        take(kind, lines, line: number, scope: scope, reader: reader)
      }
    }
    if !scanner.structure.sawCalendar { say(.notACalendar(scanner.content), file: file) }
  }

  /// The second walk takes the definitions of zones again, and the events that it is for.
  private func isWanted(_ kind: ComponentKind, file: String, line: Int) -> Bool {
    switch kind {
    case .event: !(readLines[file]?.contains(line) ?? false)
    case .timeZone: true
    case .freeBusy: !isCompleting
    case .other: false
    }
  }

  private mutating func take(
    _ kind: ComponentKind, _ lines: ContentLines, line: Int, scope: CalendarScope, reader: borrowing PropertyReader
  ) {
    components += 1
    switch kind {
    case .event:
      readLines[scope.file, default: []].insert(line)
      add(EventComponent(lines, line: line, scope: scope, own: own, reader: reader))
    case .freeBusy: freeBusy.append(FreeBusyComponent(lines, line: line, scope: scope, reader: reader))
    case .timeZone: scope.definitionLines.append(lines)
    case .other: break
    }
  }

  private mutating func add(_ event: EventComponent) {
    if let uid = event.uid {
      series[uid, default: Series()].add(event)
    } else {
      var alone = Series()
      alone.add(event)
      nameless.append(alone)
    }
  }

  /// The export may cover less than what is asked (X-CLIPSTART, X-CLIPEND).
  private mutating func close(_ scope: CalendarScope) {
    guard !isCompleting, scope.clipStart != nil || scope.clipEnd != nil else { return }
    let moment = { (value: TemporalValue) in
      if case .utc(let wall) = value { Moment(utc: wall) } else { zone.moment(of: value.wall) }
    }
    let start = scope.clipStart.map(moment)
    let end = scope.clipEnd.map(moment)
    guard let range else { return }
    if start.map({ range.start < $0 }) ?? false || end.map({ range.end > $0 }) ?? false {
      let last = end.map { zone.wall(at: $0 - Length(seconds: 1)).date }
      say(.clipped(first: start.map { zone.wall(at: $0).date }, last: last), file: scope.file)
    }
  }

  private mutating func say(_ kind: Problem.Kind, file: String, line: Int? = nil) {
    if isCompleting { return }
    problems.append(Problem(calendar: calendar, file: file, line: line, kind: kind))
  }
}

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

  init(calendar: String, range: Interval?, zone: ZoneRules, own: Set<String>) {
    self.calendar = calendar
    self.range = range
    self.zone = zone
    self.own = own
  }

  /// In no order.
  var allSeries: [Series] { Array(series.values) + nameless }

  /// Reads one file; what cannot be read of it is a problem.
  mutating func read(_ file: String, from files: some FileSource) {
    do throws(ReadFailure) {
      try scan(file, files.open(file))
    } catch {
      say(.unreadable(error), file: file)
    }
  }

  private mutating func scan(_ file: String, _ bytes: some ByteSource) throws(ReadFailure) {
    guard let reader = PropertyReader() else { throw .system("no memory") }
    var scanner = ComponentScanner(bytes)
    var scope: CalendarScope?
    var front = FileFront()
    while let piece = try scanner.next() {
      switch piece {
      case .calendarBegins: scope = CalendarScope(file: file)
      case .calendarEnds:
        if let scope { close(scope) }
        scope = nil
      case .calendarLine(let range, let number):
        unsafe scanner.withBytes(range) { bytes in
          if let line = unsafe ContentLine(Array(bytes), line: number) { scope?.take(line) }
        }
      case .oddity(let kind, let number): say(kind, file: file, line: number)
      case .component(let kind, let range, let number):
        guard let scope else { continue }
        let lines = unsafe scanner.withBytes(range) { bytes in
          unsafe ContentLines(bytes, first: number + 1, lineEnd: scanner.lineEnd)
        }
        take(kind, lines, line: number, scope: scope, reader: reader)
      }
      front.note(scanner.structure)
    }
    front.note(scanner.structure)
    if !front.hasCalendar { say(.notACalendar(scanner.content), file: file) }
  }

  private mutating func take(
    _ kind: ComponentKind, _ lines: ContentLines, line: Int, scope: CalendarScope, reader: borrowing PropertyReader
  ) {
    components += 1
    switch kind {
    case .event: add(EventComponent(lines, line: line, scope: scope, own: own, reader: reader))
    case .freeBusy: freeBusy.append(FreeBusyComponent(lines, line: line, scope: scope, reader: reader))
    case .timeZone:
      let definition = ZoneDefinition(lines, reader: reader)
      if let name = definition.name, scope.definitions[name] == nil { scope.definitions[name] = definition }
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
    guard scope.clipStart != nil || scope.clipEnd != nil else { return }
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
    problems.append(Problem(calendar: calendar, file: file, line: line, kind: kind))
  }
}

/// Whether a file turned out to hold a calendar.
private struct FileFront {
  private(set) var hasCalendar = false

  mutating func note(_ structure: Structure) { hasCalendar = hasCalendar || structure.sawCalendar }
}

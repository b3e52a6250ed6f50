import BudgetCore

/// What a bar says of a day: every text there is in it, none of them escaped.
struct BarWords {
  let answer: BarAnswer
  let look: BarLook
  let state: BarState
  private let brief: Words

  init(_ answer: BarAnswer, _ look: BarLook) {
    self.answer = answer
    self.look = look
    state = BarState(answer, low: look.low)
    brief = Words(look.voice, isBrief: true)
  }

  var isHidden: Bool { look.hidden.contains(state) }

  /// The state first.
  var classes: [String] {
    var classes = [state.rawValue]
    if case .day(let budget, let asked, _, _) = answer {
      if asked > 0 || budget.leftovers > 0 { classes.append("leftovers") }
      if budget.tasks.contains(where: \.isSlipped) { classes.append("slipped") }
    }
    if look.urgent, state.isPressing { classes.append("urgent") }
    return classes
  }

  /// As much as the width holds: the figure in words, in short, in as few letters as it takes; with titles the task to do
  /// now, else the next entry, behind it.
  var text: String {
    let limit = look.maxWidth ?? .max
    let figures = figures.map(spelled)
    let figure = figures.first { displayWidth($0) <= limit } ?? figures.last ?? ""
    guard look.titles, let title = task ?? nextWithTitle else { return figure }
    let separator = spelled(BarTemplate.separator)
    if limit == .max { return figure + separator + spelled(title) }
    let room = limit - displayWidth(figure) - displayWidth(separator)
    return room < BarWords.narrowestTitle ? figure : figure + separator + cut(title, to: room, ascii: look.ascii)
  }

  /// The figure, without words around it where it can do without.
  var short: String {
    let limit = look.maxWidth ?? .max
    let figures = figures.dropFirst().map(spelled)
    return figures.first { displayWidth($0) <= limit } ?? figures.last ?? text
  }

  /// A title that is cut to fewer columns says nothing.
  static let narrowestTitle = 6

  private func spelled(_ text: String) -> String { look.ascii ? ascii(text) : text }

  /// The figure the program is named for, in ever fewer columns.
  private var figures: [String] {
    guard let budget else {
      return [
        brief.say("time left unknown", "Restzeit unbekannt"), brief.say("unknown", "unklar"), "?",
      ]
    }
    let words = brief.left(budget)[0]
    let bound = ["", "≤", "~"][budget.exactness == .exact ? 0 : budget.exactness == .upper ? 1 : 2]
    switch budget.state {
    case .noHours: return [words, brief.say("no hours", "kein Fenster"), "–"]
    case .nothingLeft:
      let sign = budget.exactness == .about ? "~" : ""
      return [words, sign + "0 min", sign + "0"]
    case .ok, .over:
      let minutes = budget.left.length.seconds / 60
      if minutes == 0 { return [words, "<1 min"] }
      let tight =
        minutes < 60 ? "\(minutes)min" : "\(minutes / 60)h" + (minutes % 60 == 0 ? "" : twoDigits(minutes % 60))
      return [words, (bound.isEmpty ? "" : bound + " ") + brief.length(minutes: minutes), bound + tight]
    }
  }

  private func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private var task: String? { budget?.firstTask.map { brief.title(of: $0.todo, numbered: false) } }

  private var nextWithTitle: String? {
    guard let budget, let entry = budget.nextEntry, let next else { return nil }
    return "\(next) \(brief.title(of: entry))"
  }

  private var next: String? {
    guard let budget, let entry = budget.nextEntry else { return nil }
    return brief.clock(entry.interval.start, budget.zone)
  }

  /// What a template can name; nil where there is nothing to say.
  func fact(_ place: BarTemplate.Place) -> String? {
    if place == .state { return state.rawValue }
    guard let budget else { return place == .left ? spelled(figures[0]) : nil }
    let said: String? =
      switch place {
      case .left: figures[0]
      case .free: brief.free(budget)
      case .planned: brief.planned(budget)
      case .over: brief.over(budget)
      case .withoutDuration: brief.withoutDuration(budget)
      case .leftovers: budget.leftovers == 0 ? nil : brief.leftovers(budget.leftovers)
      case .until:
        budget.left.interval(holding: budget.now).map {
          brief.say("until ", "bis ") + brief.clock($0.end, budget.zone)
        }
      case .next: next
      case .task: task
      case .entry: budget.nextEntry.map { brief.title(of: $0) }
      case .state: nil
      case .percent: "\(budget.percentLeft)"
      }
    return said.map(spelled)
  }
}

internal import BudgetCore
internal import QuickEntry
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit hours [DAY] [SPEC|none|plus SPEC|minus SPEC|usual]`: those of one date; without more they are shown.
  func hoursOfDay() throws(UsageFault) -> Outcome {
    let shownOnly = try HoursLine(arguments.operands, self, today: nil).spec.isEmpty
    let present = try presentPlanner()
    if shownOnly, present.hours == nil { throw .noHours }
    let line = try HoursLine(arguments.operands, self, today: present.today)
    let day = line.day ?? present.today
    if let text = try line.text(replacing: try present.hours(for: day)?.windows(on: day) ?? []) {
      try present.check(text, on: day)
      try planner().change(.hours) { open throws(StoreFault) in try open.setHours(text, on: day) }
    } else if line.isUsual {
      try present.change(.hours) { open throws(StoreFault) in try open.setHours(nil, on: day) }
    }
    let after = try presentPlanner()
    // Where no others are known, a day whose own hours are taken back has none.
    let hours = try after.hours(for: day) ?? .none
    let isSet = try after.areHoursSet(on: day)
    let budget = !shownOnly && day == after.today ? try after.budget() : nil
    return answer(day, hours, isSet: isSet, after.context, budget: budget)
  }

  private func answer(
    _ day: CivilDate, _ hours: WorkingWeek, isSet: Bool, _ context: TaskContext, budget: DayBudget?
  ) -> Outcome {
    outcome(
      .hours(HoursAnswer(day: day, windows: hours.windows(on: day), isSet: isSet, context: context, budget: budget)),
      status: 0)
  }
}

/// The words of `hours`, sorted.
private struct HoursLine {
  private enum Action: String {
    case plus, minus, usual

    /// Also in German.
    init?(_ word: String) {
      let german: [String: Action] = ["üblich": .usual, "wie": .usual]
      guard let action = Action(rawValue: word.lowercased()) ?? german[word.lowercased()] else { return nil }
      self = action
    }
  }

  /// nil when none is named, or `today` is not known yet.
  let day: CivilDate?
  /// What follows the day.
  let spec: [String]
  private let action: Action?
  private let windows: [WorkingWeek.Window]?
  var isUsual: Bool { action == .usual }

  /// As many words in front as make a day are the day. Without `today` windows are not read.
  init(_ words: [String], _ question: Question, today: CivilDate?) throws(UsageFault) {
    let reckoned = today ?? CivilDate(daysSince1970: 0)
    let count = Array(1..<(words.count + 1)).last { count in
      QuickEntry.day(
        of: words[..<count].joined(separator: " "), today: reckoned, order: question.dateOrder) != nil
    }
    spec = Array(words.dropFirst(count ?? 0))
    action = spec.first.flatMap { Action($0) }
    let windowsText = spec.dropFirst(action == nil ? 0 : 1).joined(separator: " ")
    guard let today else {
      day = nil
      windows = nil
      return
    }
    day = try count.map { count throws(UsageFault) in
      try question.date(words[..<count].joined(separator: " "), nil, today: today)
    }
    if spec.isEmpty || action == .usual {
      windows = nil
      return
    }
    do throws(HoursFault) {
      windows = try WorkingWeek.parseWindows(windowsText)
    } catch {
      throw .hours(error, windowsText)
    }
  }

  /// The windows of the day as they are kept, where they are to be set instead of those it has.
  func text(replacing old: [WorkingWeek.Window]) throws(UsageFault) -> String? {
    guard let windows else { return nil }
    do throws(HoursFault) {
      switch action {
      case .plus: return WorkingWeek.text(of: try WorkingWeek.adding(windows, to: old))
      case .minus: return WorkingWeek.text(of: try WorkingWeek.removing(windows, from: old))
      case .usual, nil: return WorkingWeek.text(of: windows)
      }
    } catch {
      throw .hours(error, WorkingWeek.text(of: windows))
    }
  }
}

extension Planner {
  /// Throws when windows do not go with those of the days beside theirs.
  fileprivate func check(_ text: String, on day: CivilDate) throws(UsageFault) {
    let week = try hours(for: day) ?? .none
    do throws(HoursFault) {
      _ = try week.setting(try WorkingWeek.parseWindows(text), on: day)
    } catch {
      throw .hours(error, text)
    }
  }
}

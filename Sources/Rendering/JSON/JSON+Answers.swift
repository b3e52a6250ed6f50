import BudgetCore

/// An answer as data: one line of JSON and a newline, keys sorted, absent values as null, times in RFC 3339 UTC,
/// lengths in whole seconds. `titles`: whether entries may be named by their titles. `language`: of the problems'
/// messages, the only words in it.
public func json(for answer: Answer, titles: Bool, language: Language = .english) -> String {
  let shape = Shape(titles: titles, words: Words(Voice(language: language)))
  let members: [String: JSON] =
    switch answer {
    case .left(let budget): shape.budget(budget)
    case .today(let budget, let extras): shape.day(budget, extras)
    case .why(let budget, let passedOver, let hoursAreSet): shape.calculation(budget, passedOver, hoursAreSet)
    case .busy(let answer, let events, let titles): shape.allowing(titles).busy(answer, events: events)
    case .fits(let answer): shape.fits(answer)
    case .freeNow(let answer): shape.freeNow(answer)
    case .check(let answer): shape.check(answer)
    case .echo(let answer): shape.echo(answer)
    case .turned(let answer): shape.turned(answer)
    case .list(let answer): shape.list(answer)
    case .hours(let answer): shape.hours(answer)
    case .release(let answer): shape.release(answer)
    case .details(let tasks, _): shape.details(tasks)
    case .streak(let answer): shape.streak(answer)
    case .progress(let answer): shape.progress(answer)
    case .month(let answer): shape.month(answer)
    case .calendarDay(let answer): shape.calendarDay(answer)
    }
  return JSON.object(members.merging(["schema": .number(1 as Int)]) { kept, _ in kept }).line
}

/// The shapes of the answers, all of schema 1.
struct Shape {
  let titles: Bool
  let words: Words

  func allowing(_ more: Bool) -> Shape { Shape(titles: titles || more, words: words) }

  func busy(_ answer: BusyAnswer, events: Bool) -> [String: JSON] {
    var members: [String: JSON] = [
      "zone": .string(answer.zone.name),
      "from": .string(answer.range.start.rfc3339),
      "to": .string(answer.range.end.rfc3339),
      "busy": stretches(answer.busy),
      "problems": problems(answer.problems),
    ]
    if events { members["events"] = .array(answer.entries.map(entry)) }
    return members
  }

  func fits(_ answer: FitAnswer) -> [String: JSON] {
    [
      "duration": length(answer.duration),
      "fits": .bool(answer.fits),
      "in_pieces": .bool(answer.isInPieces),
      "day": .optional(answer.place?.day.iso8601),
      "start": .optional(answer.place?.interval.start.rfc3339),
      "end": .optional(answer.place?.interval.end.rfc3339),
      "exact": .bool(answer.exactness == .exact),
      "problems": problems(answer.problems),
    ]
  }

  func freeNow(_ answer: FreeNow) -> [String: JSON] {
    [
      "now": .string(answer.budget.now.rfc3339),
      "zone": .string(answer.budget.zone.name),
      "day": .string(answer.budget.day.iso8601),
      "free": answer.stretch.map(stretch) ?? .null,
      "next": answer.next.map(stretch) ?? .null,
      "tasks": .array(answer.fitting.map(todo)),
      "exact": .bool(answer.budget.exactness == .exact),
      "bound": bound(answer.budget.exactness),
      "problems": problems(answer.budget.problems),
    ]
  }

  func check(_ answer: CheckAnswer) -> [String: JSON] {
    var members: [String: JSON] = [
      "files": .number(answer.files),
      "components": .number(answer.components),
      "passed_over": .array(answer.passedOver.map(JSON.string)),
      "problems": problems(answer.problems),
    ]
    for effect in Problem.Effect.allCases {
      members[effect.rawValue] = .number(answer.problems.count { $0.effect == effect })
    }
    return members
  }

  // The pieces.

  func length(_ length: Length) -> JSON { .number(length.seconds) }

  func stretch(_ interval: Interval) -> JSON {
    .object(["start": .string(interval.start.rfc3339), "end": .string(interval.end.rfc3339)])
  }

  func stretches(_ set: IntervalSet) -> JSON { .array(set.intervals.map(stretch)) }

  func bound(_ exactness: Exactness) -> JSON { exactness == .exact ? .null : .string(exactness.rawValue) }

  func entry(_ entry: Entry) -> JSON {
    var members: [String: JSON] = [
      "calendar": .string(entry.calendar),
      "file": .string(entry.file),
      "uid": .optional(entry.uid),
      "start": .string(entry.interval.start.rfc3339),
      "end": .string(entry.interval.end.rfc3339),
      "counts": .bool(entry.verdict.counts),
      "rule": .string(entry.verdict.rule.rawValue),
    ]
    if titles { members["title"] = .optional(entry.title) }
    return .object(members)
  }

  func todo(_ todo: Todo) -> JSON {
    .object([
      "number": .optional(todo.number),
      "title": .string(todo.title),
      "time": .optional(todo.time?.hoursAndMinutes),
      "duration": todo.duration.map(length) ?? .null,
    ])
  }

  func problems(_ problems: [Problem]) -> JSON {
    .array(
      problems.map { problem in
        .object([
          "calendar": .string(problem.calendar),
          "file": .optional(problem.file),
          "line": .optional(problem.line),
          "uid": .optional(problem.uid),
          "kind": .string(problem.kind.name),
          "effect": .string(problem.effect.rawValue),
          "message": .string(words.message(problem)),
        ])
      })
  }
}

internal import BudgetCore
internal import Rendering
internal import TaskStore

extension Question {
  /// `restzeit morning`: what becomes of the open tasks of earlier days. By flags, else a person is asked; without a
  /// terminal they are listed.
  func morning() throws(UsageFault) -> Outcome {
    let answers = try MorningAnswers(arguments)
    let planner = try presentPlanner()
    let asked = try storing { () throws(StoreFault) in
      try planner.store.leftovers(on: planner.today, quiet: false)
    }
    if !answers.isEmpty {
      let all = try storing { () throws(StoreFault) in try planner.store.leftovers(on: planner.today) }
      let sorted = try answers.sorted(all, asked, planner)
      if !sorted.isEmpty { return try planner.echo(try planner.apply(sorted), concernsToday: true) }
    }
    if session.isInteractive, !arguments.has(.json), !asked.isEmpty {
      return try MorningTalk(planner, asked).outcome()
    }
    let group = TaskListAnswer.Group(heading: .leftovers, tasks: asked.map(\.shown))
    let counts = try storing { () throws(StoreFault) in try planner.store.counts(on: planner.today) }
    let list = TaskListAnswer(
      name: "leftovers", groups: [group], context: planner.context, quiet: asked.isEmpty ? counts.quiet : 0)
    return outcome(.list(list), status: 0)
  }
}

/// What becomes of a leftover.
enum MorningAnswer: Hashable {
  case today, drop, done, skip
  case later(Todo.Day)
}

/// The answers that the flags of `morning` give.
struct MorningAnswers {
  /// A flag's words; the last of those of `--later` may name a day.
  private let given: [(flag: Flag, words: [String])]

  var isEmpty: Bool { given.isEmpty }

  init(_ arguments: Arguments) throws(UsageFault) {
    var given: [(flag: Flag, words: [String])] = []
    for flag in [Flag.today, .later, .drop, .done, .skip] {
      for text in arguments[all: flag] { given.append((flag, text.split(separator: " ").map(String.init))) }
    }
    self.given = given
  }

  /// Every leftover that is answered, once, in their order; the rest are those that would be asked about. Throws for a
  /// number that is none of them or stands twice.
  func sorted(
    _ all: [StoredTask], _ asked: [StoredTask], _ planner: Planner
  ) throws(UsageFault) -> [(task: StoredTask, answer: MorningAnswer)] {
    var answers: [Int: MorningAnswer] = [:]
    var rest: MorningAnswer?
    for (flag, words) in given {
      let isRest = words.first.map { ["rest", "übrige"].contains($0.lowercased()) } ?? false
      let (names, day): ([String], Todo.Day?) =
        flag == .later ? try planner.namesAndDay(isRest ? ["0"] + words.dropFirst() : words) : (words, nil)
      let answer: MorningAnswer =
        switch flag {
        case .today: .today
        case .drop: .drop
        case .done: .done
        case .skip: .skip
        default: .later(day ?? planner.nextDay)
        }
      if isRest {
        if rest != nil { throw .task(.restTwice) }
        rest = answer
        continue
      }
      guard let numbers = TaskNames.numbers(names) else { throw .task(.notNumbers(names.joined(separator: " "), flag)) }
      for number in numbers {
        guard all.contains(where: { $0.number == number }) else { throw .task(.notALeftover(number)) }
        if answers.updateValue(answer, forKey: number) != nil { throw .task(.answeredTwice(number)) }
      }
    }
    let shared = Set(asked.map(\.number))
    return all.compactMap { task in
      (answers[task.number] ?? (shared.contains(task.number) ? rest : nil)).map { (task, $0) }
    }
  }
}

extension Planner {
  /// Gives tasks their answers, in one change, and what is said of each.
  func apply(_ answers: [(task: StoredTask, answer: MorningAnswer)]) throws(UsageFault) -> [EchoAnswer.Line] {
    try change(.morning) { open throws(StoreFault) in
      var lines: [EchoAnswer.Line] = []
      for (task, answer) in answers {
        let number = [task.number]
        // Another process may have answered meanwhile.
        guard let present = try store.task(task.number), present.isLeftover(on: today) else {
          lines.append(EchoAnswer.Line(task: (try store.task(task.number) ?? task).shown, deed: .unchanged))
          continue
        }
        let (changed, deed): ([StoredTask], EchoAnswer.Deed) =
          switch answer {
          case .today: (try open.plan(number, on: .on(today)), .planned)
          case .later(let day): (try open.plan(number, on: day), .planned)
          case .drop: (try open.drop(number), .dropped)
          case .done: (try open.done(number, on: task.date ?? today), .done)
          case .skip: (try open.skip(number, until: today.adding(days: 1)), .skipped(until: today.adding(days: 1)))
          }
        lines += changed.map { EchoAnswer.Line(task: $0.shown, deed: deed) }
      }
      return lines
    }
  }
}

import BudgetCore

/// `check`: every problem, file by file, and what they come to.
struct CheckView {
  let words: Words
  let answer: CheckAnswer

  init(_ words: Words, _ answer: CheckAnswer) {
    self.words = words
    self.answer = answer
  }

  var page: Page {
    var page = Page()
    var place: String?
    for problem in answer.problems {
      let file = words.safe(problem.file ?? problem.calendar)
      if file != place { page.add(.heading(file)) }
      place = file
      page.add(.row(words.row(problem)))
    }
    page.add(words.passedOver, words.rows(passedOver: answer.passedOver))
    page.add(.heading(words.say("Summary", "Zusammenfassung")))
    page.add(.facts(summary, .normal))
    return page
  }

  private var summary: [String] {
    var facts = [
      words.count(answer.files, ("file", "files"), ("Datei", "Dateien")),
      words.count(answer.components, ("component", "components"), ("Komponente", "Komponenten")),
    ]
    if answer.problems.isEmpty { facts.append(words.say("no problems", "keine Probleme")) }
    for effect in Problem.Effect.allCases {
      let number = answer.problems.count { $0.effect == effect }
      if number > 0 {
        let problems = words.count(number, ("problem", "problems"), ("Problem", "Probleme"))
        facts.append("\(problems): \(words.effect(effect))")
      }
    }
    return facts
  }
}

extension Words {
  var passedOver: String { say("Passed over, as no calendars", "Übergangen, da keine Kalender") }

  func rows(passedOver files: [String]) -> [Page.Row] {
    files.map { Page.Row(text: safe($0), tone: .faint, wraps: true) }
  }

  /// A problem below the name of its file.
  func row(_ problem: Problem) -> Page.Row {
    let uid = problem.uid.map { ["UID " + safe($0)] } ?? []
    return Page.Row(
      lead: problem.line.map { say("line ", "Zeile ") + "\($0)" } ?? "", text: sentence(problem.kind),
      notes: [effect(problem.effect)] + uid, tone: problem.effect == .settled ? .normal : .bad, wraps: true)
  }
}

import BudgetCore

/// A page of HTML: the picture, and its numbers as a table.
struct ProgressTable {
  let words: Words
  let answer: ProgressAnswer

  init(_ words: Words, _ answer: ProgressAnswer) {
    self.words = words
    self.answer = answer
  }

  func page(with chart: ProgressChart) -> Markup {
    let title = words.title(of: answer)
    return .element(
      "html", ["lang": words.voice.language.rawValue],
      [
        .element(
          "head", [:],
          [
            .element("meta", ["charset": "utf-8"]),
            // Whatever stood in it: nothing is loaded and nothing is run.
            .element(
              "meta",
              [
                "http-equiv": "Content-Security-Policy", "content": "default-src 'none'; style-src 'unsafe-inline'",
              ]),
            .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element("title", [:], title), .style(PictureStyle.page + "\n" + PictureStyle.sheet),
          ]),
        .element(
          "body", [:],
          [
            .element(
              "main", [:],
              [
                .element("h1", [:], title), .element("p", [:], words.summary(of: answer).joined(separator: " · ")),
                .element("figure", [:], [chart.picture(isAlone: false)]), table,
              ])
          ]),
      ])
  }

  private var table: Markup {
    func heads(_ names: [String]) -> [Markup] { names.map { .element("th", ["scope": "col"], $0) } }
    func row(_ name: String, _ numbers: [Int]) -> Markup {
      .element(
        "tr", [:], [.element("th", ["scope": "row"], name)] + numbers.map { .element("td", [:], "\($0)") })
    }
    let names = [
      words.say("Day", "Tag"), words.done, words.say("Open", "Offen"), words.say("All", "Alle"),
    ]
    let sum = words.say("Up to today", "Bis heute")
    return .element(
      "table", [:],
      [
        .element("caption", [:], words.say("The numbers", "Die Zahlen")),
        .element("thead", [:], [.element("tr", [:], heads(names))]),
        .element(
          "tbody", [:],
          answer.days.map { row(words.shortDate($0.day, near: answer.today), [$0.done, $0.open, $0.all]) }),
        .element("tfoot", [:], [row(sum, [answer.done, answer.all - answer.done, answer.all])]),
      ])
  }
}

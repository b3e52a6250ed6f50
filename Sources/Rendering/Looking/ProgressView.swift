import BudgetCore

/// `week` and `month`: done against all, a bar a day.
struct ProgressView {
  let words: Words
  let answer: ProgressAnswer

  init(_ words: Words, _ answer: ProgressAnswer) {
    self.words = words
    self.answer = answer
  }

  var page: Page {
    var page = Page()
    page.add(.title(words.title(of: answer)))
    if answer.isEmpty {
      page.add(.sentence(words.noHistory(answer), .normal))
      return page
    }
    page.add(.facts(words.summary(of: answer), .normal))
    let rows = answer.days.map(row)
    let leads = rows.map { displayWidth($0.lead) }.max() ?? 0
    let texts = rows.map { displayWidth($0.text) }.max() ?? 0
    for week in answer.weeks {
      if answer.span == .month {
        let text = heading(of: week)
        // A week of nothing is said in one line.
        let isIdle = week.allSatisfy { $0.all == 0 }
        page.add(isIdle && words.voice.plain ? .sentence(text, .normal) : .heading(text))
        if isIdle { continue }
      }
      let some = rows[week.indices]
      page.add(.bars(CountBars(rows: Array(some), most: answer.most, leads: leads, texts: texts)))
    }
    return page
  }

  private func row(_ count: DayCount) -> CountBars.Row {
    let isToday = count.day == answer.today
    return CountBars.Row(
      lead: words.leadingDate(count.day, today: answer.today), text: words.progress(count, today: answer.today),
      done: count.done, all: count.all, tone: isToday ? .strong : count.all == 0 ? .faint : .normal)
  }

  private func heading(of week: ArraySlice<DayCount>) -> String {
    guard let first = week.first?.day, let last = week.last?.day else { return "" }
    let sum = ProgressAnswer.sum(week, to: answer.today)
    let done = sum.all == 0 ? words.nothing : words.doneOf(sum.done, sum.all)
    return words.dates(first...last) + (words.voice.plain ? ", " : " · ") + done
  }
}

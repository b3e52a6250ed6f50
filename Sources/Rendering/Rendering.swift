public import BudgetCore

/// An answer in words, ending in a newline. What it holds of files is cleaned; no line of a screen is wider than the
/// voice's width, but for `left`, echoes and plain text, whose lines are never broken.
///
/// A budget is worded as it is: its now should be cut to the minute, so that all faces agree.
public func words(for answer: Answer, in voice: Voice) -> String {
  let words = Words(voice)
  switch answer {
  case .left(let budget): return LeftView(words).line(budget)
  case .today(let budget, let extras): return DayView(words, budget, extras).page.text(in: voice)
  case .why(let budget, let passedOver, let hoursAreSet):
    return WhyView(words, budget, passedOver, hoursAreSet: hoursAreSet).page.text(in: voice)
  case .busy(let answer, let events, let titles):
    return BusyView(words, answer, events: events, titles: titles).page.text(in: voice)
  case .fits(let answer): return FitsView(words).page(answer).text(in: voice)
  case .freeNow(let answer): return FitsView(words).page(answer).text(in: voice)
  case .check(let answer): return CheckView(words, answer).page.text(in: voice)
  case .echo(let answer): return EchoView(words).text(answer)
  case .turned(let answer): return EchoView(words).text(answer)
  case .list(let answer): return ListView(words, answer).page.text(in: voice)
  case .hours(let answer): return DayChangeView(words).text(answer)
  case .release(let answer): return DayChangeView(words).text(answer)
  case .details(let tasks, let context): return TaskView(words, context).page(tasks).text(in: voice)
  case .streak(let answer): return words.text(of: answer) + "\n"
  case .progress(let answer): return ProgressView(words, answer).page.text(in: voice)
  case .month(let answer): return MonthView(words, answer).page.text(in: voice)
  case .calendarDay(let answer): return CalendarDayView(words, answer).page.text(in: voice)
  }
}

/// A problem in one sentence without a newline: where, what was found, what it does to the answer.
public func message(for problem: Problem, in voice: Voice) -> String {
  Words(voice).message(problem)
}

/// What is to be said beside an answer on standard error: its missing and doubtful problems, and how many entries
/// somebody declined while no own address is known. Nothing where the words of the answer hold it themselves.
public func remarks(for answer: Answer, in voice: Voice) -> [String] {
  let words = Words(voice)
  switch answer {
  case .left(let budget): return words.remarksOfLeft(budget.problems) + words.declined(budget.entries)
  case .today(let budget, _): return words.remarks(budget.problems)
  case .busy(let answer, _, _): return words.remarks(answer.problems)
  case .fits(let answer): return words.remarks(answer.problems)
  case .freeNow(let answer): return words.remarks(answer.budget.problems) + words.declined(answer.budget.entries)
  case .list(let answer): return words.remarks(answer.budget?.problems ?? [])
  case .streak(let answer): return words.remarks(answer.problems)
  case .month(let answer): return words.remarks(answer.problems)
  case .calendarDay(let answer): return words.remarks(answer.budget.problems)
  case .why, .check, .echo, .turned, .hours, .release, .details, .progress: return []
  }
}

/// An entry in one row: its time on a day, and its title.
public func row(for entry: Entry, on day: CivilDate, in zone: ZoneRules, _ voice: Voice) -> String {
  let words = Words(voice)
  return words.time(of: entry, on: day, zone) + "  " + words.title(of: entry)
}

/// A day by its short name: `today`, `Tue 1 Dec`.
public func dayName(_ day: Todo.Day, _ context: TaskContext, _ voice: Voice) -> String {
  Words(voice).day(day, context)
}

import BudgetCore

extension Shape {
  func streak(_ answer: StreakAnswer) -> [String: JSON] {
    [
      "today": .string(answer.today.iso8601), "streak": .number(answer.streak.days),
      "strict": .bool(answer.isStrict), "done_today": .number(answer.doneToday),
      "exact": .bool(answer.problems.exactness == .exact), "problems": problems(answer.problems),
    ]
  }

  func progress(_ answer: ProgressAnswer) -> [String: JSON] {
    [
      "span": .string(answer.span.rawValue), "today": .string(answer.today.iso8601), "done": .number(answer.done),
      "all": .number(answer.all), "to_come": .number(answer.toCome),
      "days": .array(answer.days.map { .object(count($0)) }),
    ]
  }

  func month(_ answer: MonthAnswer) -> [String: JSON] {
    [
      "month": .string(answer.month.iso8601), "today": .string(answer.today.iso8601),
      "zone": .string(answer.zone.name), "done": .number(answer.done), "all": .number(answer.all),
      "days": .array(
        answer.days.map { day in
          .object(count(day.count).merging(["load": day.load.map(load) ?? .null]) { kept, _ in kept })
        }),
      "has_calendars": .bool(answer.hasCalendars), "exact": .bool(answer.problems.exactness == .exact),
      "bound": bound(answer.problems.exactness), "problems": problems(answer.problems),
    ]
  }

  func calendarDay(_ answer: CalendarDayAnswer) -> [String: JSON] {
    let budget = answer.budget
    return count(answer.count).merging([
      "today": .string(answer.context.today.iso8601), "zone": .string(budget.zone.name),
      "load": answer.load.map(load) ?? .null, "entries": .array(budget.entries.map(entry)),
      "done_tasks": .array(answer.done.map { .object(task($0)) }),
      "open_tasks": .array(answer.open.map { .object(task($0)) }),
      "line_before": .optional(answer.hasHours ? budget.lineBefore : nil),
      "has_calendars": .bool(budget.hasCalendars), "exact": .bool(budget.exactness == .exact),
      "bound": bound(budget.exactness), "problems": problems(budget.problems),
    ]) { kept, _ in kept }
  }

  private func count(_ count: DayCount) -> [String: JSON] {
    [
      "day": .string(count.day.iso8601), "done": .number(count.done), "open": .number(count.open),
      "all": .number(count.all),
    ]
  }

  private func load(_ load: DayLoad) -> JSON {
    .object([
      "windows": length(load.windows), "busy": length(load.busy), "planned": length(load.planned),
      "percent": .optional(load.percent),
    ])
  }
}

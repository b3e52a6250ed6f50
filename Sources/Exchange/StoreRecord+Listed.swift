internal import BudgetCore

extension StoreRecord {
  /// The tasks as lists show them: by day, the undated ones last; of a day by place, and where none is known as they stand.
  var listed: [TaskRecord] {
    func isBefore(_ a: (offset: Int, element: TaskRecord), _ b: (offset: Int, element: TaskRecord)) -> Bool {
      let days = [a, b].map { entry in if case .on(let day) = entry.element.day { day.daysSince1970 } else { Int.max } }
      if days[0] != days[1] { return days[0] < days[1] }
      if let one = a.element.place, let other = b.element.place {
        return one == other ? a.element.identity < b.element.identity : one < other
      }
      return a.offset < b.offset
    }
    return tasks.enumerated().sorted(by: isBefore).map(\.element)
  }
}

extension TaskRecord {
  /// The first of its texts that is longer than a task may hold; the place is that of its key.
  func fault(at place: (String) -> ExchangeFault.Place) -> ExchangeFault? {
    let texts = [
      ("title", title, TaskLimits.longestLine), ("category", category ?? "", TaskLimits.longestLine),
      ("note", note ?? "", TaskLimits.longestNote),
    ]
    for (key, text, limit) in texts where text.utf8.count > limit {
      return ExchangeFault(.tooLong(bytes: limit), at: place(key))
    }
    return nil
  }
}

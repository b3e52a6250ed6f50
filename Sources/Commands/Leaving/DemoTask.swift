internal import BudgetCore
internal import TaskStore

/// A made-up task.
struct DemoTask {
  let english: String
  let german: String
  /// Days from the one on which the desk is made; nil of an undated one.
  let day: Int?
  var time: ClockTime?
  var minutes: Int64?
  var category: String?
  /// Whether it is done, on its day.
  var isDone = false

  static let all = [
    DemoTask(
      english: "Finish the quarterly report", german: "Quartalsbericht abschliessen", day: 0, minutes: 90,
      category: "work"),
    DemoTask(
      english: "Call the landlord", german: "Vermieterin anrufen", day: 0, time: ClockTime(hour: 13, minute: 30),
      minutes: 15),
    DemoTask(
      english: "Review the pull request", german: "Pull Request durchsehen", day: 0, minutes: 45, category: "work"),
    DemoTask(english: "Answer the open letters", german: "Offene Briefe beantworten", day: 0),
    DemoTask(english: "Prepare the workshop", german: "Workshop vorbereiten", day: 0, minutes: 90, category: "work"),
    DemoTask(english: "Tidy up the test data", german: "Testdaten aufräumen", day: 0, minutes: 60),
    DemoTask(english: "Read the new travel rules", german: "Neue Reiseregeln lesen", day: 0, minutes: 30),
    DemoTask(english: "Book the train", german: "Zug buchen", day: 0, minutes: 20, isDone: true),
    DemoTask(english: "Pay the bills", german: "Rechnungen bezahlen", day: -1, minutes: 20),
    DemoTask(english: "Water the plants", german: "Pflanzen giessen", day: -1, minutes: 10, isDone: true),
    DemoTask(english: "Send the minutes", german: "Protokoll verschicken", day: -2, minutes: 30, isDone: true),
    DemoTask(english: "Write the offer", german: "Offerte schreiben", day: 1, minutes: 120, category: "work"),
    DemoTask(english: "Dentist", german: "Zahnärztin", day: 2, time: ClockTime(hour: 14, minute: 0), minutes: 45),
    DemoTask(english: "Look for new glasses", german: "Neue Brille suchen", day: nil),
  ]

  /// Puts all into an empty store, each as if it had been planned and done on its day.
  static func fill(_ store: Store, today: CivilDate, now: Moment, german: Bool) throws(StoreFault) {
    for offset in [-2, -1, 0] {
      let day = today.adding(days: offset)
      let then = now - Length(hours: Int64(-offset) * 24)
      let tasks = all.filter { min($0.day ?? 0, 0) == offset }
      let added = try store.change(.add, on: day, at: then) { open throws(StoreFault) in
        try open.add(tasks.map { $0.new(today: today, german: german) })
      }
      let done = zip(added, tasks).filter { $0.1.isDone }.map { $0.0.number }
      try store.change(.done, on: day, at: then) { open throws(StoreFault) in try open.done(done, on: day) }
    }
  }

  private func new(today: CivilDate, german: Bool) -> NewTask {
    NewTask(
      title: german ? self.german : english, day: day.map { .on(today.adding(days: $0)) } ?? .undated, time: time,
      duration: minutes.map { Length(minutes: $0) }, category: category)
  }
}

import BudgetCore
import Exchange
import Testing

/// What is said to be lost of a store.
struct LossTests {
  private static let today = RandomTask.today
  private static let named = TaskRecord(identity: Identity(naming: "a"), title: "a", day: .on(today))

  private static func said(_ format: ExchangeFormat, _ record: StoreRecord) -> [String] {
    format.losses(of: record, today: today).map { "\($0.kind) \($0.count)" }
  }

  private static func said(_ format: ExchangeFormat, _ change: (inout TaskRecord) -> Void) -> [String] {
    var task = named
    change(&task)
    return said(format, StoreRecord(tasks: [named, task, task]))
  }

  @Test func `what every format holds is not said`() {
    for format in ExchangeFormat.allCases {
      #expect(Self.said(format) { _ in } == [])
      #expect(Self.said(format) { $0.category = "a b" } == [])
      // What was left alone until today is no longer.
      #expect(Self.said(format) { $0.quietUntil = Self.today } == [])
    }
  }

  @Test func `each loss is said of the formats that have it, with how many`() {
    let changes: [((inout TaskRecord) -> Void, String, [ExchangeFormat])] = [
      ({ $0.note = "n" }, "notes 2", [.todoTxt]), ({ $0.reminder = .before(.zero) }, "reminders 2", [.todoTxt]),
      ({ $0.title = "a\u{1B}[31m" }, "characters 2", [.calendar]),
      ({ $0.category = "\r" }, "characters 2", [.calendar]),
      ({ $0.quietUntil = Self.today.adding(days: 1) }, "quiet 2", [.calendar, .todoTxt]),
      ({ $0.leftOpen = [Self.today] }, "daysLeftOpen 2", [.calendar, .todoTxt]),
    ]
    for (change, said, formats) in changes {
      for format in ExchangeFormat.allCases {
        #expect(Self.said(format, change) == (formats.contains(format) ? [said] : []), "\(said)")
      }
    }
    let hours = StoreRecord.Hours(day: Self.today, text: "8-12", changed: RandomTask.now)
    let record = StoreRecord(tasks: [Self.named], hours: [hours])
    #expect(ExchangeFormat.allCases.map { Self.said($0, record) } == [[], ["hours 1"], ["hours 1"]])
  }

  /// Else a loss that nothing says.
  @Test func `a task of which nothing is said to be lost comes back whole`() throws {
    var task = Self.named
    task.title = "due:x \\ \u{A0} +y"
    task.category = "b c"
    for format in [ExchangeFormat.calendar, .todoTxt] {
      #expect(Self.said(format, StoreRecord(tasks: [task])) == [])
      let read = try #require(try format.read(format.text([task])).record.tasks.first)
      #expect(read.title == task.title && read.category == task.category)
    }
  }
}

internal import BudgetCore

extension StoredTask {
  /// The columns of `task`, in order.
  static let columns = """
    number, identity, title, words, day, time, duration, note, category, remind_before, remind_at, state, closed_on,
    quiet_until, place, planned_on, added_at, title_at, day_at, time_at, duration_at, note_at, category_at,
    reminder_at, state_at, place_at
    """

  static let insertion =
    "INSERT INTO task (\(columns)) VALUES (\((1...26).map { "?\($0)" }.joined(separator: ", ")))"

  static let update = """
    UPDATE task SET (\(columns)) = (\((1...26).map { "?\($0)" }.joined(separator: ", "))) WHERE number = ?1
    """

  /// The values of `columns`; `number` nil lets the store choose it.
  func values(number: Int?) -> [Value] {
    var values: [Value] = [
      Value(number), .bytes(identity.bytes), .text(title), .text(SearchWords(title).stored), Value(day.date),
      Value(time), Value(duration), Value(note), Value(category),
    ]
    switch reminder {
    case .before(let length): values += [Value(length), .null]
    case .at(let time): values += [.null, Value(time)]
    case nil: values += [.null, .null]
    }
    values += [
      Value(state.rawValue), Value(closedOn), Value(quietUntil), Value(place), Value(plannedOn), Value(added),
    ]
    return values + changed.map { Value($0) }
  }

  /// Reads a row of `columns`; what no task can have is damage.
  init(_ row: borrowing Statement) throws(StoreFault) {
    guard let identity = Identity(bytes: try row.bytes(1)), let state = State(rawValue: try row.int(11)),
      let plannedOn = try row.date(15)
    else { throw .damaged }
    self.number = try row.int(0)
    self.identity = identity
    self.title = try row.text(2)
    self.day = try row.date(4).map { .on($0) } ?? .undated
    self.time = try row.time(5)
    self.duration = try row.optionalInt(6).map { Length(seconds: Int64($0)) }
    self.note = try row.optionalText(7)
    self.category = try row.optionalText(8)
    if let before = try row.optionalInt(9) {
      self.reminder = .before(Length(seconds: Int64(before)))
    } else {
      self.reminder = try row.time(10).map { .at($0) }
    }
    self.state = state
    self.closedOn = try row.date(12)
    self.quietUntil = try row.date(13)
    self.place = try row.int(14)
    self.plannedOn = plannedOn
    self.added = Moment(seconds: Int64(try row.int(16)))
    var changed: [Moment] = []
    for column in 17..<26 { changed.append(Moment(seconds: Int64(try row.int(column)))) }
    self.changed = changed
    guard number > 0, (duration?.seconds ?? 1) > 0, (-Placing.bound...Placing.bound).contains(place) else {
      throw .damaged
    }
  }
}

extension Todo.Day {
  /// nil of an undated task.
  var date: CivilDate? {
    if case .on(let date) = self { date } else { nil }
  }
}

extension Statement {
  /// A date of the years 0 to 9999; nil for NULL.
  func date(_ column: Int) throws(StoreFault) -> CivilDate? {
    guard let days = try optionalInt(column) else { return nil }
    guard (-719_528...2_932_896).contains(days) else { throw .damaged }
    return CivilDate(daysSince1970: days)
  }

  func time(_ column: Int) throws(StoreFault) -> ClockTime? {
    guard let second = try optionalInt(column) else { return nil }
    guard let time = ClockTime(secondOfDay: second) else { throw .damaged }
    return time
  }

  func moment(_ column: Int) throws(StoreFault) -> Moment { Moment(seconds: Int64(try int(column))) }
}

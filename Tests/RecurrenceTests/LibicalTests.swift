import BudgetCore
import CLibical
import Recurrence
import TestSupport
import Testing

@Suite(.serialized) struct LibicalTests {
  @Test(arguments: [3, 4] as [UInt64])
  func `libical finds the same instances of random rules it is sound for`(seed: UInt64) throws {
    var random = Seeded(seed)
    let limit = 60
    var compared = 0
    for _ in 0..<1200 {
      let question = RandomQuestion(.soundInLibical, using: &random)
      let own = try #require(question.answer(limit: limit), "seed \(seed): \(question.line) is not understood")
      // libical searches for ever where nothing comes any more.
      guard question.goesOn else { continue }
      guard let other = libical(question, limit: limit) else { continue }
      compared += 1
      let ours = own.map(\.basic).joined(separator: " ")
      let theirs = other.map(\.basic).joined(separator: " ")
      #expect(ours == theirs, "seed \(seed): \(question.line)")
    }
    #expect(compared > 800)
  }

  /// By `icalrecur_iterator`, walking from DTSTART; nil when it takes more steps than a test has time for.
  private func libical(_ question: RandomQuestion, limit: Int) -> [CivilDateTime]? {
    let rule = unsafe icalrecurrencetype_from_string(question.text)
    guard let iterator = unsafe icalrecur_iterator_new(rule, icaltime_from_string(question.start.basic)) else {
      return nil
    }
    defer { unsafe icalrecur_iterator_free(iterator) }
    var found: [CivilDateTime] = []
    // DTSTART is an instance and counts: libical does not see it when the rule does not make it.
    var left = question.count.map { $0 - 1 } ?? Int.max
    if question.range.contains(question.start) { found.append(question.start) }
    for _ in 0..<20_000 {
      let time = unsafe icalrecur_iterator_next(iterator)
      guard unsafe icaltime_is_null_time(time) == 0, let wall = unsafe CivilDateTime(time) else { return found }
      if wall <= question.start { continue }
      if wall >= question.range.upperBound || left <= 0 || found.count >= limit { return found }
      if let last = question.last, wall > last { return found }
      left -= 1
      if wall >= question.range.lowerBound { found.append(wall) }
    }
    return nil
  }
}

extension CivilDateTime {
  fileprivate init?(_ time: icaltimetype) {
    guard let date = unsafe CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)),
      let clock = unsafe ClockTime(hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second))
    else { return nil }
    self.init(date, clock)
  }
}

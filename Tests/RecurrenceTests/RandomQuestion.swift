import BudgetCore
import Recurrence
import TestSupport

/// A random sound rule, its start and a range, for two programs to answer.
struct RandomQuestion {
  enum Parts {
    case all
    /// libical wants its values ascending, counts BYSETPOS for MONTHLY without times only, ends in the year 2582, has
    /// faults in WKST, in a Sunday of every nth week, in BYWEEKNO, in BYYEARDAY and negative BYMONTHDAY where they limit, and below DAILY does not end
    /// when BYHOUR limits.
    case soundInLibical
  }

  let text: String
  let count: Int?
  let start: CivilDateTime
  let range: Range<CivilDateTime>
  let last: CivilDateTime?

  private static let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]
  private static let days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  /// Seconds of a period, or a little more.
  private static let lengths = [1, 60, 3600, 86_400, 7 * 86_400, 31 * 86_400, 366 * 86_400]

  init(_ parts: Parts, using random: inout Seeded) {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    func some(_ values: ClosedRange<Int>, signed: Bool = false, upTo most: Int) -> [Int] {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        let value = Int.random(in: values, using: &random)
        return signed && Bool.random(using: &random) ? -value : value
      }
    }
    let libical = parts == .soundInLibical
    let frequencies = libical ? [3, 4, 5, 6] : [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]
    let frequency = frequencies[Int.random(in: 0..<frequencies.count, using: &random)]
    let daily = 3
    let (weekly, monthly, yearly) = (4, 5, 6)
    var words: [String] = []
    func add(_ name: String, _ values: [Int]) {
      let values = libical ? Set(values).sorted() : values
      words.append("\(name)=" + values.map(String.init).joined(separator: ","))
    }

    // A program that walks needs longer steps below a day.
    let wide = [40_000, 600, 40, 40, 40, 40, 40][frequency]
    let interval = chance(frequency < 2 ? 10 : 50) ? 1 : Int.random(in: 1...(chance(50) ? 5 : wide), using: &random)
    if interval > 1 { add("INTERVAL", [interval]) }
    var filtered = false
    if chance(25) {
      add("BYMONTH", some(1...12, upTo: 3))
      filtered = true
    }
    let byMonth = filtered
    // dateutil counts the weeks of calendar years, the RFC those of week-numbering years: seen with INTERVAL and
    // BYSETPOS. It also takes −52 and −53 for no week of a year that begins in the one before.
    let weeks = frequency == yearly && interval == 1 && chance(25) && !libical
    if weeks { add("BYWEEKNO", some(1...53, upTo: 3) + (chance(30) ? [-Int.random(in: 1...51, using: &random)] : [])) }
    if frequency == yearly || frequency < daily, chance(20), !libical || frequency == yearly {
      add("BYYEARDAY", some(1...366, signed: true, upTo: frequency == yearly ? 4 : 40))
      filtered = true
    }
    if frequency != weekly, chance(30) {
      add("BYMONTHDAY", some(1...31, signed: !libical, upTo: 4))
      filtered = true
    }
    if chance(35) {
      // dateutil wants both of a weekday with and one without an ordinal to hold for a day.
      let ordinals = (frequency == monthly || frequency == yearly && !weeks) && chance(50)
      let most = frequency == yearly && !byMonth && !words.contains { $0.hasPrefix("BYMONTHDAY") } ? 53 : 5
      let lastDay = frequency == weekly ? 5 : 6
      let values = (libical ? Set(some(0...lastDay, upTo: 4)).sorted() : some(0...6, upTo: 4)).map { day in
        let ordinal = Int.random(in: 1...most, using: &random)
        return (ordinals ? String(Bool.random(using: &random) ? ordinal : -ordinal) : "") + RandomQuestion.days[day]
      }
      words.append("BYDAY=" + values.joined(separator: ","))
      filtered = true
    }
    if chance(25) { add("BYHOUR", some(0...23, upTo: 4)) }
    if chance(20) { add("BYMINUTE", some(0...59, upTo: 3)) }
    if chance(15) { add("BYSECOND", some(0...59, upTo: 3)) }
    let timed = words.contains { ["BYHOUR", "BYMINUTE", "BYSECOND"].contains($0.prefix { $0 != "=" }) }
    if chance(25), !weeks, !words.allSatisfy({ $0.hasPrefix("INTERVAL") }), !libical || frequency == monthly && !timed {
      // No more than a period can hold: dateutil would look for a second instance of a second for ever.
      let most = frequency == 0 ? 1 : frequency < daily ? 3 : chance(70) ? 6 : 366
      add("BYSETPOS", some(1...most, signed: true, upTo: 3))
    }
    if chance(20), !libical { words.append("WKST=" + RandomQuestion.days[Int.random(in: 0...6, using: &random)]) }
    count = chance(30) ? Int.random(in: 1...(chance(60) ? 40 : 3000), using: &random) : nil
    if let count { add("COUNT", [count]) }
    words.shuffle(using: &random)
    text = (["FREQ=" + RandomQuestion.names[frequency]] + words).joined(separator: ";")

    start = CivilDateTime(wallSeconds: Int64.random(in: -900_000_000..<2_200_000_000, using: &random))
    // How far a program that walks from DTSTART can go in a moment.
    var span =
      RandomQuestion.lengths[frequency] * interval * Int.random(in: 0...(chance(90) ? 200 : 2000), using: &random)
    if filtered || timed, frequency < daily, [300, 5, 0][frequency] < interval {
      span += 86_400 * Int.random(in: 0...[1, 15, 400][frequency], using: &random)
    }
    span = min(span, (libical ? 100 : 2000) * 366 * 86_400)
    let from = start.wallSeconds + (chance(10) ? -1000 : Int64.random(in: 0...Int64(span), using: &random))
    let length = Int64(RandomQuestion.lengths[frequency] * interval * Int.random(in: 1...60, using: &random))
    range =
      CivilDateTime(
        wallSeconds: from)..<CivilDateTime(wallSeconds: from + min(length, (libical ? 100 : 1000) * 366 * 86_400))
    last = chance(20) ? CivilDateTime(wallSeconds: from + Int64.random(in: -length...length, using: &random)) : nil
  }

  /// What the rule itself says.
  func answer(limit: Int) -> [CivilDateTime]? {
    RecurrenceRule.parse(text).rule?.instances(from: start, in: range, through: last, limit: limit).walls
  }

  /// Whether the rule has an instance in the hundred years after the range, COUNT aside.
  var goesOn: Bool {
    var rule = RecurrenceRule.parse(text).rule
    rule?.count = nil
    let after = range.upperBound..<range.upperBound.adding(days: 36_525)
    return rule?.instances(from: start, in: after, through: nil, limit: 1).walls.isEmpty == false
  }

  var line: String {
    "\(text)|\(start.basic)|\(range.lowerBound.basic)|\(range.upperBound.basic)|\(last?.basic ?? "")"
  }
}

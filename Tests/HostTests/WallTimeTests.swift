import BudgetCore
import Host
import TestSupport
import Testing

/// Wall times of real zones against Python's `zoneinfo`, an independent reader of the same files.
@Suite struct WallTimeTests {
  private struct Question {
    let rules: ZoneRules
    let wall: CivilDateTime
  }

  /// Wall times within five hours of changes, and as many anywhere between 1970 and 2100.
  private static func questions(_ count: Int, seed: UInt64) throws -> [Question] {
    var random = Seeded(seed)
    let names = ZoneDatabaseTests.zones.names()
    var questions: [Question] = []
    for name in names.shuffled(using: &random).prefix(count / 7) {
      let rules = try #require(ZoneDatabaseTests.zones.rules(named: name))
      for change in rules.changes().shuffled(using: &random).prefix(3) {
        let near = Int64.random(in: -18_000...18_000, using: &random) + change.at + Int64(change.offset)
        questions.append(Question(rules: rules, wall: CivilDateTime(wallSeconds: near)))
        let onTheHour = near - near.quotientAndRemainder(dividingBy: 1800).remainder
        questions.append(Question(rules: rules, wall: CivilDateTime(wallSeconds: onTheHour)))
      }
      let anywhere = Int64.random(in: 86_400...4_102_358_400, using: &random)
      questions.append(Question(rules: rules, wall: CivilDateTime(wallSeconds: anywhere)))
    }
    return questions
  }

  private static func answers(of script: String, to questions: [Question]) -> [Int64] {
    let scratch = Scratch()
    let asked = scratch.file("asked", questions.map { "\($0.rules.name) \($0.wall.wallSeconds)\n" }.joined())
    let program = scratch.file(
      "ask.py",
      """
      import sys, zoneinfo
      from datetime import datetime, timedelta, timezone
      epoch = datetime(1970, 1, 1)
      def answer(zone, wall):
      \(script)
      for line in open(sys.argv[1]):
          name, seconds = line.split()
          print(answer(zoneinfo.ZoneInfo(name), epoch + timedelta(seconds=int(seconds))))
      """)
    let outcome = Program.run("PYTHONTZPATH=/usr/share/zoneinfo /usr/bin/python3 \(program) \(asked)")
    return outcome.lines.compactMap { Int64($0) }
  }

  @Test func `a wall time is the moment Python says, the offset before a gap and the first of a fold`() throws {
    let seed: UInt64 = 20_261_130
    let questions = try WallTimeTests.questions(4_000, seed: seed)
    // zoneinfo reads a wall time in a gap, with fold=0, by the offset before it (PEP 495).
    let answers = WallTimeTests.answers(
      of: """
            moment = wall.replace(tzinfo=zone)
            return int((wall - epoch - moment.utcoffset()).total_seconds())
        """, to: questions)
    #expect(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      #expect(
        question.rules.moment(of: question.wall).seconds == answer,
        "\(question.rules.name) at wall second \(question.wall.wallSeconds), seed \(seed)")
    }
  }

  @Test func `a day starts at the first moment that shows its date or a later one`() throws {
    let seed: UInt64 = 7
    let questions = try WallTimeTests.questions(1_200, seed: seed)
    // By trying: the first minute, then the first second, of which the zone says so.
    let answers = WallTimeTests.answers(
      of: """
            day = wall.date()
            midnight = datetime(day.year, day.month, day.day)
            def shows(second):
                return (midnight + timedelta(seconds=second)).replace(tzinfo=timezone.utc).astimezone(zone).date() >= day
            second = -27 * 3600
            while not shows(second): second += 900
            second -= 900
            while not shows(second): second += 1
            return int((midnight - epoch).total_seconds()) + second
        """, to: questions)
    #expect(answers.count == questions.count)
    for (question, answer) in zip(questions, answers) {
      #expect(
        question.rules.startOfDay(question.wall.date).seconds == answer,
        "\(question.rules.name) on \(question.wall.date.iso8601), seed \(seed)")
    }
  }
}

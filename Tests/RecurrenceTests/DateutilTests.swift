import Recurrence
import TestSupport
import Testing

@Suite struct DateutilTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `dateutil finds the same instances of random rules`(seed: UInt64) throws {
    var random = Seeded(seed)
    let limit = 200
    let questions = (0..<2500).map { _ in RandomQuestion(.all, using: &random) }
    let folder = "\(#filePath)".split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    let answer = try ChildProcess.run(
      "/usr/bin/python3", ["\(folder)/Oracle/recurrence.py"],
      stdin: Array(questions.map { "\($0.line)|\(limit)\n" }.joined().utf8))
    try #require(answer.exitStatus == 0, "\(answer.errorText)")
    let lines = answer.outputText.split(separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count == questions.count + 1)
    var refused = 0
    var instances = 0
    for (question, line) in zip(questions, lines) {
      let own = try #require(question.answer(limit: limit), "seed \(seed): \(question.line) is not understood")
      instances += own.count
      if line.hasPrefix("error:") {
        // An interval that never meets the times of day; only DTSTART is left.
        refused += 1
        #expect(own.allSatisfy { $0 == question.start }, "seed \(seed): \(question.line): dateutil says \(line)")
      } else {
        let ours = own.map(\.basic).joined(separator: " ")
        #expect(ours == line, "seed \(seed): \(question.line)")
      }
    }
    #expect(instances > 10 * questions.count && refused < questions.count / 20)
  }
}

import FoundationEssentials
import TestSupport
import Testing

/// The planner as a person uses it: whole days of command lines on one store, each line a process of its own. What is said
/// was worked out by hand; RESTZEIT_WRITES_SESSIONS writes it anew, to be read before it is kept.
struct SessionTests {
  /// Every one in the folder.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: SessionScript.Session.folder)) ?? [])
    .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

  @Test(arguments: names) func `a day of command lines says what it did`(name: String) throws {
    let path = SessionScript.Session.folder + "/\(name).txt"
    let script = try SessionScript(path: path)
    #expect(!script.steps.isEmpty && SessionTests.names.count >= 15)
    let answers = try script.answers()
    if ProcessInfo.processInfo.environment["RESTZEIT_WRITES_SESSIONS"] != nil {
      try write(script, answers, to: path)
      return
    }
    for (step, said) in zip(script.steps, answers) {
      #expect(said == step.said, "Sessions/\(name).txt:\(step.number): \(step.line)")
    }
  }

  private func write(_ script: SessionScript, _ answers: [[String]], to path: String) throws {
    var answers = answers[...]
    var lines: [String] = []
    var pending: [String]?
    func flush() {
      if let said = pending { lines += said + [""] }
      pending = nil
    }
    for line in script.lines {
      if line.hasPrefix("$ ") {
        flush()
        lines.append(line)
        pending = answers.removeFirst()
      } else if line.hasPrefix("< ") {
        lines.append(line)
      } else if line.hasPrefix("@ ") || SessionScript.isProse(line) {
        flush()
        lines.append(line)
      }
    }
    flush()
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: path))
  }
}

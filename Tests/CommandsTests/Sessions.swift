import FoundationEssentials
import TestSupport

/// A transcript of command lines on one store, with what each said: `$ line`, then its standard output, its standard error
/// behind `! `, and `[status N]` where that is not 0. `< text` below a line is its standard input; `@ name value` sets what
/// follows: `now` (RFC 3339), `env` (`NAME=value`), `config` (a line of the configuration). A `# ` line is prose.
struct SessionScript {
  struct Step {
    let line: String
    var input: [String] = []
    var said: [String] = []
    let now: String
    let environment: [String: String]
    let config: [String]
    let number: Int
  }

  let name: String
  let lines: [String]
  private(set) var steps: [Step] = []

  init(path: String) throws {
    name = String(path.split(separator: "/").last ?? "")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var now = "2026-11-30T09:10:00+01:00"
    var environment: [String: String] = [:]
    var config = ["[hours]", "mon-fri = 08:00-12:00, 13:00-17:00"]
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("$ ") {
        steps.append(
          Step(
            line: String(line.dropFirst(2)), now: now, environment: environment, config: config, number: index + 1))
      } else if line.hasPrefix("< "), !steps.isEmpty {
        steps[steps.count - 1].input.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("@ ") {
        let parts = line.dropFirst(2).split(separator: " ", maxSplits: 1).map(String.init)
        switch parts[0] {
        case "now": now = parts[1]
        case "config": config.append(parts[1])
        default:
          let pair = parts[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
          environment[pair[0]] = pair[1]
        }
      } else if !SessionScript.isProse(line), !steps.isEmpty {
        steps[steps.count - 1].said.append(line)
      }
    }
    // A blank line before the next step is layout.
    for index in steps.indices { while steps[index].said.last == "" { steps[index].said.removeLast() } }
  }

  /// What each step says when all are run one after the other, each in a process of its own.
  func answers() throws -> [[String]] {
    let folder = try Scratch([:])
    let calendar = folder.path + "/day.ics"
    try Data(contentsOf: URL(filePath: Session.folder + "/day.ics")).write(to: URL(filePath: calendar))
    return try steps.map { step in
      let config = (step.config + ["[calendar work]", "path = \(calendar)"]).joined(separator: "\n") + "\n"
      try FileManager.default.createDirectory(
        atPath: folder.path + "/config/restzeit", withIntermediateDirectories: true)
      try Data(config.utf8).write(to: URL(filePath: folder.path + "/config/restzeit/config.ini"))
      let environment = [
        "XDG_DATA_HOME": folder.path + "/data", "XDG_CONFIG_HOME": folder.path + "/config",
      ].merging(step.environment) { $1 }
      let words = Restzeit.words(step.line) + (step.line.contains("--now ") ? [] : ["--now", step.now])
      let dashed = Restzeit.words(step.line).contains("--") ? ["--now", step.now] + Restzeit.words(step.line) : words
      let run = try Restzeit.run(
        dashed, input: step.input.map { $0 + "\n" }.joined(), environment: environment)
      var said = SessionScript.masked(run.outputText.replacing(folder.path, with: "FOLDER")).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(
        String.init)
      if said.last == "" { said.removeLast() }
      said += run.errorText.split(separator: "\n").map { "! " + $0.replacing(folder.path, with: "FOLDER") }
      if let status = run.exitStatus, status != 0 { said.append("[status \(status)]") }
      if run.exitStatus == nil { said.append("[a signal]") }
      while said.last == "" { said.removeLast() }
      return said
    }
  }

  /// `# …`; a task is listed as `#12`.
  static func isProse(_ line: String) -> Bool { line.hasPrefix("# ") }

  enum Session {
    /// Beside this file.
    static let folder = String(#filePath.prefix { _ in true }.dropLast("/Sessions.swift".count)) + "/Sessions"
  }

  /// A UUID is another one each time.
  private static func masked(_ text: String) -> String {
    var letters = Array(text)
    var index = 0
    while index + 36 <= letters.count {
      let part = letters[index..<(index + 36)]
      let isIdentity = part.enumerated().allSatisfy { offset, letter in
        [8, 13, 18, 23].contains(offset) ? letter == "-" : letter.isHexDigit
      }
      if isIdentity { letters.replaceSubrange(index..<(index + 36), with: Array("UUID")) }
      index += 1
    }
    return String(letters)
  }
}

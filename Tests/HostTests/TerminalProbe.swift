import FoundationEssentials
import TestSupport

/// The program terminal-probe, which was built together with these tests, on a terminal of its own or without one.
enum TerminalProbe {
  static let path: String = {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return tests.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/terminal-probe"
  }()

  /// The words of a shell, as in a person's own: with nothing of the tests but what finds programs.
  static func environment(_ own: [String: String]) -> [String: String] {
    ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"].merging(own) { _, own in own }
  }

  /// Runs the program on a terminal and does what the steps of `terminal.py` say; gives what the terminal showed, how the
  /// program ended and whether the terminal was as it was.
  static func onTerminal(
    _ arguments: [String], _ steps: [String], environment own: [String: String] = [:]
  ) throws -> [String] {
    try ChildProcess.onTerminal(path, arguments, steps, environment: environment(own))
  }

  static func withoutTerminal(
    _ arguments: String..., stdin: [UInt8] = [], environment own: [String: String] = [:]
  ) throws -> ChildProcess {
    try ChildProcess.run(path, arguments, stdin: stdin, environment: environment(own))
  }
}

import Glibc
import TestSupport

/// The built program, run as a process with a fixed environment.
enum Restzeit {
  /// Beside the test bundle.
  static let path: String = {
    var folder = unsafe String(cString: realpath("/proc/self/exe", nil))
    folder.removeSubrange((folder.lastIndex(of: "/") ?? folder.startIndex)...)
    return folder + "/restzeit"
  }()

  /// Instead of the machine's own: a folder that never holds one, and that not even root can make.
  static let noConfiguration = "/dev/null/none"

  /// A shell's line of arguments: words between blanks, `'…'` as they are.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quoted = false
    for letter in line {
      switch letter {
      case "'":
        quoted.toggle()
        word = word ?? ""
      case " " where !quoted:
        if let done = word { words.append(done) }
        word = nil
      default: word = (word ?? "") + String(letter)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ChildProcess {
    let fixed = [
      "LANG": "en_US.UTF-8", "TZ": "Europe/Zurich", "TERM": "xterm", "XDG_CONFIG_HOME": noConfiguration,
      "XDG_DATA_HOME": noConfiguration,
    ]
    return try ChildProcess.run(
      path, arguments, stdin: Array(input.utf8), environment: fixed.merging(environment) { $1 }, seconds: 60)
  }

  static func run(_ line: String, input: String = "", environment: [String: String] = [:]) throws -> ChildProcess {
    try run(words(line), input: input, environment: environment)
  }
}
